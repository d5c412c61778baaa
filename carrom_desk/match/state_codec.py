"""What was agreed, and a state, as JSON (formats: setup, state)."""

from dataclasses import replace

from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.impossible import position_problems
from carrom_desk.rules.position import BREAK_MADE, MEN_OF_A_SIDE, Party, Position, QueenPlace
from carrom_desk.rules.words import Sentence

from .document import Members, Node, quoted
from .history import BoardRecord, GameRecord, Slam, Start, StartBoard
from .refusal import EntryName, next_entries
from .ruling_codec import MOST_OWED, MOST_POINTS, read_break, write_break
from .setup import ChangeSides, Competition, Player, Setup
from .side import NOUGHT, BySide, Seat, Side, by_side, seat_after, seat_of, side_of
from .state import BoardState, GameState, MatchState, Status

LONGEST_NAME = 200
MOST_MINUTES = 999
TEXTS = ("event", "round", "category", "table", "umpire", "chief_referee")


def write_setup(setup: Setup) -> dict[str, object]:
    """A setup as JSON."""
    written: dict[str, object] = {
        "laws": setup.laws.id,
        "doubles": setup.doubles,
        "competition": {
            "games": setup.competition.games,
            "points": setup.competition.points,
            "boards": setup.competition.boards,
            "change_sides": setup.competition.change_sides.value,
            **({"draws": True} if setup.competition.draws else {}),
            **({"minutes": setup.competition.minutes} if setup.competition.minutes is not None else {}),
        },
        "event": setup.event,
        "round": setup.round,
        "category": setup.category,
        "table": setup.table,
        "umpire": setup.umpire,
        "chief_referee": setup.chief_referee,
        "sides": {
            side: {"players": [_write_player(player) for player in players]}
            for side, players in (("a", setup.sides.a), ("b", setup.sides.b))
        },
    }
    if setup.start is not None:
        written["start"] = write_start(setup.start, setup)
    return written


def _write_player(player: Player) -> dict[str, object]:
    return {"name": player.name, "club": player.club, "country": player.country}


def read_setup(document: object, at: str = "") -> Setup:
    """Read a setup.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    node = Node(document, at)
    setup = setup_from(node)
    node.finish()
    return setup


def setup_from(node: Node) -> Setup:
    """Read a setup, noting faults in the document."""
    fields = node.mapping(required=("laws", "sides"), optional=("doubles", "competition", "start", *TEXTS))
    noted = len(node.problems)
    laws = fields["laws"].one_of(BY_ID, USUAL)
    doubles = fields["doubles"].boolean() if "doubles" in fields else False
    sides = _read_sides(fields["sides"], doubles=doubles)
    competition = _read_competition(fields["competition"]) if "competition" in fields else Competition()
    is_ready_for_start = "laws" in fields and "sides" in fields and len(node.problems) == noted
    texts = {key: fields[key].text(longest=LONGEST_NAME) if key in fields else "" for key in TEXTS}
    setup = Setup(
        laws=laws,
        sides=sides,
        doubles=doubles,
        competition=competition,
        event=texts["event"],
        round=texts["round"],
        category=texts["category"],
        table=texts["table"],
        umpire=texts["umpire"],
        chief_referee=texts["chief_referee"],
    )
    # A start can be read only against laws, sides and competition without faults.
    return read_start(fields["start"], setup) if "start" in fields and is_ready_for_start else setup


def _read_sides(node: Node, *, doubles: bool) -> BySide[tuple[Player, ...]]:
    fields = node.mapping(required=("a", "b"))
    return BySide(_read_players(fields["a"], doubles=doubles), _read_players(fields["b"], doubles=doubles))


def _read_players(node: Node, *, doubles: bool) -> tuple[Player, ...]:
    fields = node.mapping(required=("players",))
    players = tuple(_read_player(each) for each in fields["players"].items(most=10))
    needed = 2 if doubles else 1
    given = fields["players"].value
    if isinstance(given, list) and len(given) != needed:
        fields["players"].fault(f"A side has {needed} player{'s' if doubles else ''} here, not {len(given)}.")
    return players


def _read_player(node: Node) -> Player:
    fields = node.mapping(required=("name",), optional=("club", "country"))
    return Player(
        name=fields["name"].text(needed=True, longest=LONGEST_NAME),
        club=fields["club"].text(longest=LONGEST_NAME) if "club" in fields else "",
        country=fields["country"].text(longest=LONGEST_NAME) if "country" in fields else "",
    )


def _read_competition(node: Node) -> Competition:
    fields = node.mapping(optional=("games", "points", "boards", "change_sides", "draws", "minutes"))
    default = Competition()
    games = fields["games"].integer(1, 9, default.games) if "games" in fields else default.games
    if games % 2 == 0:
        fields["games"].fault("A match is the best of an odd number of games.")
    boards = default.boards
    if "boards" in fields:
        boards = None if fields["boards"].is_null() else fields["boards"].integer(1, 99, 8)
    change = default.change_sides
    if "change_sides" in fields:
        change = fields["change_sides"].choice(ChangeSides, change)
    return Competition(
        games=games,
        points=fields["points"].integer(1, 99, default.points) if "points" in fields else default.points,
        boards=boards,
        change_sides=change,
        draws=fields.boolean("draws"),
        minutes=_read_minutes(fields),
    )


def _read_minutes(fields: Members) -> int | None:
    if "minutes" not in fields or fields["minutes"].is_null():
        return None
    return fields["minutes"].integer(1, MOST_MINUTES, 1)


def write_state(state: MatchState) -> dict[str, object]:
    """A match's state as `replay` writes it."""
    winner = state.announced_winner
    return {
        "status": state.status.value,
        "winner": winner.value if winner is not None else None,
        "games": write_by_side(state.games),
        "game": write_game(state.game) if state.game is not None else None,
        "board": write_board(state, state.board) if state.board is not None else None,
        "next": [name.value for name in next_entries(state)],
        "history": [write_game_record(game) for game in state.history],
    }


def write_by_side(values: BySide[int]) -> dict[str, object]:
    """A number for each side."""
    return {"a": values.a, "b": values.b}


def write_game(game: GameState) -> dict[str, object]:
    """The game being played."""
    return {"number": game.number, "score": write_by_side(game.score), "boards": game.boards_played}


def write_board(state: MatchState, board: BoardState) -> dict[str, object]:
    """The board being played, by sides."""
    holder = board.queen_holder
    return {
        "number": board.number,
        "breaker": board.breaker.side.value,
        "colour": write_colours(board.white),
        "turn": board.turn.side.value,
        "player": state.setup.player_at(board.turn).name,
        "on_board": write_by_side(board.on_board),
        "queen": holder.value if holder is not None else board.position.queen.value,
        "due": write_by_side(board.due),
        "break": write_break(board.position.break_),
    }


def write_colours(white: Side) -> dict[str, object]:
    """Who plays which colour."""
    return {side.value: "white" if side is white else "black" for side in Side}


def write_game_record(game: GameRecord) -> dict[str, object]:
    """A game that is over."""
    return {
        "number": game.number,
        "winner": game.winner.value if game.winner is not None else None,
        "score": write_by_side(game.score),
        "boards": [write_board_record(board) for board in game.boards],
    }


def write_board_record(board: BoardRecord) -> dict[str, object]:
    """A board that is over."""
    return {
        "number": board.number,
        "breaker": board.breaker.side.value,
        "winner": board.winner.value,
        "points": board.points,
        "queen": board.queen.value if board.queen is not None else None,
        "demanded": board.demanded,
        "slam": board.slam.value if board.slam is not None else None,
        "score": write_by_side(board.score),
    }


MOST_BOARDS = 99
STATE_ONLY = ("status", "winner", "next")
"""Keys of a state that a start may carry along; all they can say is that the match goes on."""
BOARD_KEYS = ("number", "breaker", "turn", "on_board", "queen")


def write_start(start: Start, setup: Setup) -> dict[str, object]:
    """A start as JSON."""
    board = start.board
    position, in_turn = board.position, board.turn.side
    holder = position.queen.holder
    queen = position.queen.value if holder is None else side_of(holder, in_turn).value
    return {
        "games": write_by_side(start.games),
        "game": {
            "number": start.game_number,
            "score": write_by_side(start.score),
            "boards": start.boards_played,
        },
        "board": {
            "number": board.number,
            "breaker": board.breaker.side.value,
            "turn": in_turn.value,
            "player": setup.player_at(board.turn).name,
            "on_board": write_by_side(by_side(position.on_board, in_turn)),
            "queen": queen,
            "due": write_by_side(by_side(position.due, in_turn)),
            "break": write_break(position.break_),
        },
        "history": [write_game_record(game) for game in start.history],
    }


def read_start(node: Node, setup: Setup) -> Setup:
    """The setup with its start, noting faults in the document."""
    noted = len(node.problems)
    fields = node.mapping(required=("game", "board"), optional=("games", "history", *STATE_ONLY))
    _check_state_only(fields)
    games = _read_numbers(fields["games"], setup.competition.games_to_win - 1) if "games" in fields else NOUGHT
    history = tuple(_read_game(each) for each in fields["history"].items(most=9)) if "history" in fields else ()
    game = fields["game"].mapping(required=("number", "score", "boards"))
    number = game["number"].integer(1, setup.competition.games, 1)
    score = _read_numbers(game["score"], setup.competition.points - 1)
    boards = game["boards"].integer(0, MOST_BOARDS)
    board = _read_board(fields["board"], setup, score)
    start = Start(games, number, _first_breaker(board, setup), score, boards, board, history)
    if len(node.problems) == noted:
        _check_counts(node, start, setup)
    return replace(setup, start=start)


def _check_state_only(fields: Members) -> None:
    if "status" in fields and fields["status"].value != Status.IN_PROGRESS.value:
        fields["status"].fault("A match that is taken over is in progress.")
    if "winner" in fields and not fields["winner"].is_null():
        fields["winner"].fault("A match that is taken over has no winner yet.")
    if "next" in fields:
        for each in fields["next"].items(most=len(EntryName)):
            each.choice(EntryName, EntryName.NOTE)


def _check_counts(node: Node, start: Start, setup: Setup) -> None:
    """Games, boards and history have to agree."""
    won = [game.winner for game in start.history]
    games_over, boards = start.games.a + start.games.b + won.count(None), start.boards_played
    if start.game_number != games_over + 1:
        node.fault(f"After {games_over} games comes game {games_over + 1}.", f"{node.at}/game/number")
    if start.board.number != boards + 1:
        node.fault(f"After {boards} boards comes board {boards + 1}.", f"{node.at}/board/number")
    limit = setup.competition.boards
    if limit is not None and boards >= limit and start.score.a != start.score.b:
        node.fault(f"A game goes on after {limit} boards only while the scores are level.", f"{node.at}/game/boards")
    if won and BySide(won.count(Side.A), won.count(Side.B)) != start.games:
        node.fault("The games told here are not those that were won.", f"{node.at}/history")


def _first_breaker(board: StartBoard, setup: Setup) -> Seat:
    steps = setup.laws.seats_to_next_turn * (1 - board.number)
    if not setup.doubles:
        return board.breaker if board.number % 2 else seat_of(board.breaker.side.other)
    return seat_after(board.breaker, steps, doubles=True)


def _read_numbers(node: Node, most: int) -> BySide[int]:
    fields = node.mapping(required=("a", "b"))
    return BySide(fields["a"].integer(0, most), fields["b"].integer(0, most))


def _read_board(node: Node, setup: Setup, score: BySide[int]) -> StartBoard:
    noted = len(node.problems)
    fields = node.mapping(required=BOARD_KEYS, optional=("colour", "player", "due", "break"))
    number = fields["number"].integer(1, MOST_BOARDS, 1)
    breaker_side = fields["breaker"].choice(Side, Side.A)
    if "colour" in fields:
        _check_colours(fields["colour"], breaker_side if _is_side(fields["breaker"]) else None)
    turn = _read_seat(fields, setup)
    position = Position(
        on_board=_read_numbers(fields["on_board"], MEN_OF_A_SIDE).seen_from(turn.side),
        queen=_read_queen(fields["queen"], turn.side),
        due=(_read_numbers(fields["due"], MOST_OWED) if "due" in fields else NOUGHT).seen_from(turn.side),
        has_pocketed=BySide(a=False, b=False).seen_from(turn.side),
        break_=read_break(fields["break"]) if "break" in fields else BREAK_MADE,
        score=score.seen_from(turn.side),
    )
    position = _with_pocketed(position)
    if len(node.problems) == noted:
        for problem in position_problems(position, setup.laws):
            node.fault(Sentence.of(problem.reason.words))
    is_fresh = not position.break_.made and breaker_side is turn.side
    breaker = turn if is_fresh else seat_of(breaker_side)
    return StartBoard(number, breaker, turn, position)


def _check_colours(node: Node, white: Side | None) -> None:
    expected = {} if white is None else write_colours(white)
    fields = node.mapping(required=("a", "b"))
    for side in Side:
        colour = fields[side.value]
        if colour.value != expected.get(side.value, colour.value):
            colour.fault("The side that breaks plays white, the other black.")


def _with_pocketed(position: Position) -> Position:
    """A side with men off the board, or with the Queen, has pocketed a man (formats: scenario)."""
    holder, on_board = position.queen.holder, position.on_board
    is_covering = position.queen is QueenPlace.TO_COVER
    return replace(
        position,
        has_pocketed=replace(
            position.has_pocketed,
            own=on_board.own < MEN_OF_A_SIDE or holder is Party.OWN or is_covering,
            opponent=on_board.opponent < MEN_OF_A_SIDE or holder is Party.OPPONENT,
        ),
    )


def _read_seat(fields: Members, setup: Setup) -> Seat:
    side = fields["turn"].choice(Side, Side.A)
    if "player" not in fields or not _is_side(fields["turn"]):
        return seat_of(side)
    name = fields["player"].text()
    names = [player.name for player in setup.sides.of(side)]
    if name not in names:
        fields["player"].fault(f"{quoted(name)} is no player of side {side}.")
        return seat_of(side)
    return seat_of(side, names.index(name) + 1)


def _is_side(node: Node) -> bool:
    return node.value in ("a", "b")


def _read_queen(node: Node, in_turn: Side) -> QueenPlace:
    waiting = {place.value: place for place in QueenPlace if place.holder is None}
    value = node.value
    if isinstance(value, str) and value in waiting:
        return waiting[value]
    if value in ("a", "b"):
        return QueenPlace.OWN if value == in_turn.value else QueenPlace.OPPONENT
    node.fault(f"{quoted(value)} is not known here; known are {', '.join(waiting)}, a, b.")
    return QueenPlace.ON_BOARD


def _read_game(node: Node) -> GameRecord:
    fields = node.mapping(required=("number", "winner", "score", "boards"))
    return GameRecord(
        number=fields["number"].integer(1, 9, 1),
        winner=None if "winner" in fields and fields["winner"].is_null() else fields["winner"].choice(Side, Side.A),
        score=_read_numbers(fields["score"], MOST_POINTS),
        boards=tuple(_read_board_record(each) for each in fields["boards"].items(most=MOST_BOARDS)),
    )


def _read_board_record(node: Node) -> BoardRecord:
    needed = ("number", "breaker", "winner", "points", "score")
    fields = node.mapping(required=needed, optional=("queen", "demanded", "slam"))
    queen, slam = fields["queen"], fields["slam"]
    return BoardRecord(
        number=fields["number"].integer(1, MOST_BOARDS, 1),
        breaker=seat_of(fields["breaker"].choice(Side, Side.A)),
        winner=fields["winner"].choice(Side, Side.A),
        points=fields["points"].integer(0, MOST_POINTS),
        queen=None if queen.is_null() else queen.choice(Side, Side.A),
        demanded=fields.integer("demanded", 0, MOST_POINTS),
        slam=None if slam.is_null() else slam.choice(Slam, Slam.WHITE),
        score=_read_numbers(fields["score"], MOST_POINTS),
    )
