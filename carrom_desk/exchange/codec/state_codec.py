"""JSON form of setups and states (formats: setup, state)."""

from dataclasses import replace
from typing import Any

from carrom_desk.match.effects.phase import next_entries
from carrom_desk.match.entry.entries import KINDS, MOST_POINTS, Correction
from carrom_desk.match.history import BoardRecord, GameRecord, ShootOut, Start, StartBoard
from carrom_desk.match.setup import TEXTS, MatchNumber, Player, Setup
from carrom_desk.match.side import BySide, Seat, Side, by_side, seat_of, side_of
from carrom_desk.match.state import BoardState, MatchState, Status
from carrom_desk.rules.impossible import position_problems
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, Position, QueenPlace
from carrom_desk.rules.texts.words import Sentence

from .document import Members, Node, quoted
from .entry_codec import BREAK, MOST_OWED, NAME, PLAYER, POINTS
from .rules_codec import COMPETITION, LAWS
from .shapes import Record, Shape, choice, converted, flag, maybe, record, several, shape_of, whole

_MATCH_NUMBER = shape_of(MatchNumber)


def write_setup(setup: Setup) -> dict[str, object]:
    """Writes a setup as JSON."""
    return {
        "laws": LAWS.write(setup.laws),
        "doubles": setup.doubles,
        "competition": COMPETITION.write(setup.competition),
        **{key: getattr(setup, key) for key in TEXTS},
        "sides": {side.value: {"players": list(map(PLAYER.write, setup.sides.of(side)))} for side in Side},
        **({} if setup.start is None else {"start": write_start(setup.start, setup)}),
        **({"practice": True} if setup.practice else {}),
        **({} if setup.number is None else {"number": setup.number}),
    }


def read_setup(document: object, at: str = "", kind: type[Node] = Node) -> Setup:
    """Reads a setup; `kind` is `StoredNode` for one of the database.

    Raises:
        InvalidDocument: with every problem and its place.
    """
    node = kind(document, at)
    setup = setup_from(node)
    node.finish()
    return setup


def setup_from(node: Node) -> Setup:
    """Reads a setup, adding problems to the document."""
    known = ("doubles", "competition", "start", "practice", "number", *TEXTS)
    fields = node.mapping(required=("laws", "sides"), optional=known)
    noted = len(node.problems)
    laws = LAWS.read(fields["laws"])
    doubles = fields["doubles"].boolean()
    sides = fields["sides"].mapping(required=("a", "b"))
    players = BySide(_read_players(sides["a"], doubles=doubles), _read_players(sides["b"], doubles=doubles))
    competition = COMPETITION.read(fields["competition"])
    # A start can only be read if laws, sides and competition are valid.
    is_ready_for_start = "laws" in fields and "sides" in fields and len(node.problems) == noted
    details: dict[str, Any] = {key: NAME.read(fields[key]) for key in TEXTS}
    details["practice"] = fields["practice"].boolean()
    details["number"] = _MATCH_NUMBER.read(fields["number"]) if "number" in fields else None
    setup = Setup(laws, players, doubles, competition, **details)
    return read_start(fields["start"], setup) if "start" in fields and is_ready_for_start else setup


def _read_players(node: Node, *, doubles: bool) -> tuple[Player, ...]:
    players = node.mapping(required=("players",))["players"]
    needed = 2 if doubles else 1
    found = several(PLAYER, 10).read(players)
    if isinstance(players.value, list) and len(players.value) != needed:
        players.fault(f"A side has {needed} player{'s' if doubles else ''} here, not {len(players.value)}.")
    return found


def write_state(state: MatchState) -> dict[str, object]:
    """Writes a state as `replay` outputs it."""
    winner = state.announced_winner
    return {
        "status": state.status.value,
        "winner": winner.value if winner is not None else None,
        "games": _GAMES_WON.write(state.games),
        "game": None
        if state.game is None
        else {
            **_write_game(state.game.number, state.game.score, state.game.boards_played),
            **({"last_board": True} if state.game.is_last_board else {}),
        },
        "board": None
        if state.board is None
        else {**_write_board(state.setup, state.board), "colour": _colours(state.board.white)},
        "next": [kind.about.name for kind in next_entries(state)],
        "history": _HISTORY.write(state.history),
    }


def _write_game(number: int, score: BySide[int], boards: int) -> dict[str, object]:
    return {"number": number, "score": _SCORE.write(score), "boards": boards}


def _write_board(setup: Setup, board: BoardState | StartBoard) -> dict[str, object]:
    position, in_turn = board.position, board.turn.side
    holder = position.queen.holder
    return {
        "number": board.number,
        "breaker": board.breaker.side.value,
        "turn": in_turn.value,
        "player": setup.player_at(board.turn).name,
        "on_board": _MEN.write(by_side(position.on_board, in_turn)),
        "queen": position.queen.value if holder is None else side_of(holder, in_turn).value,
        "due": _OWED.write(by_side(position.due, in_turn)),
        "break": BREAK.write(position.break_),
    }


def _colours(white: Side) -> dict[str, object]:
    """Returns each side's colour."""
    return {side.value: "white" if side is white else "black" for side in Side}


def _of_sides(most: int) -> Shape[BySide[int]]:
    return record(BySide, a=whole(0, most), b=whole(0, most))


MOST_BOARDS = 99
_MEN, _OWED, _SCORE, _GAMES_WON = (_of_sides(most) for most in (MEN_OF_A_SIDE, MOST_OWED, MOST_POINTS, 9))
_SIDE = choice(Side)
_SEAT = converted(_SIDE, seat_of, lambda seat: seat.side)
"""A player, written as the side alone."""
_BOARD = Record(
    BoardRecord,
    {
        "number": whole(1, MOST_BOARDS),
        "breaker": _SEAT,
        "points": POINTS,
        "demanded": POINTS,
        "score": _SCORE,
        "by_time": flag().without(False),
    },
    optional=("queen", "demanded", "slam"),
)
_COUNT = maybe(POINTS)
_GAME = Record(
    GameRecord,
    {
        "number": whole(1, 9),
        "score": _SCORE,
        "boards": several(_BOARD.shape, MOST_BOARDS),
        "shoot_out": record(ShootOut, a=_COUNT, b=_COUNT).without(None),
    },
    unwritten=("lead_stood",),
)
_HISTORY = several(_GAME.shape, 9)
SIDES = [side.value for side in Side]
STATE_ONLY = ("status", "winner", "next")
"""Keys of a state that are accepted in a start if they describe a match in progress."""
BOARD_KEYS = ("number", "breaker", "turn", "on_board", "queen")


def write_start(start: Start, setup: Setup) -> dict[str, object]:
    """Writes a start as JSON."""
    return {
        "games": _GAMES_WON.write(start.games),
        "game": _write_game(start.game_number, start.score, start.boards_played),
        "board": _write_board(setup, start.board),
        "history": _HISTORY.write(start.history),
    }


def read_start(node: Node, setup: Setup) -> Setup:
    """Reads a start into the setup, adding problems to the document."""
    noted = len(node.problems)
    fields = node.mapping(required=("game", "board"), optional=("games", "history", *STATE_ONLY))
    _check_state_only(fields)
    games = _of_sides(setup.competition.games_to_win - 1).read(fields["games"])
    history = _HISTORY.read(fields["history"])
    game = fields["game"].mapping(required=("number", "score", "boards"))
    number = game["number"].integer(1, setup.competition.games, 1)
    score = _of_sides(setup.competition.points - 1).read(game["score"])
    boards = game["boards"].integer(0, MOST_BOARDS)
    board = _read_board(fields["board"], setup, score)
    first_breaker = setup.seat_after(board.breaker, 1 - board.number)
    start = Start(games, number, first_breaker, score, boards, board, history)
    if len(node.problems) == noted:
        _check_counts(node, start, setup)
    return replace(setup, start=start)


def _check_state_only(fields: Members) -> None:
    if "status" in fields and fields["status"].value != Status.IN_PROGRESS.value:
        fields["status"].fault("A match that is taken over is in progress.")
    if "winner" in fields and fields["winner"].value is not None:
        fields["winner"].fault("A match that is taken over has no winner yet.")
    if "next" in fields:
        known = {name: name for name, kind in KINDS.items() if not issubclass(kind, Correction)}
        for each in fields["next"].items(most=len(known)):
            each.one_of(known, "")


def _check_counts(node: Node, start: Start, setup: Setup) -> None:
    """Checks that games, boards and history are consistent."""
    won = [game.winner for game in start.history]
    games_over, boards = start.games.a + start.games.b + won.count(None), start.boards_played
    if start.game_number != games_over + 1:
        node.fault(f"After {games_over} games comes game {games_over + 1}.", f"{node.at}/game/number")
    if start.board.number != boards + 1:
        node.fault(f"After {boards} boards comes board {boards + 1}.", f"{node.at}/board/number")
    limit = setup.competition.boards
    if limit is not None and boards >= limit and start.score.a != start.score.b:
        node.fault(f"A game goes on after {limit} boards only if the scores are level.", f"{node.at}/game/boards")
    if won and BySide(won.count(Side.A), won.count(Side.B)) != start.games:
        node.fault("The games listed here do not match the games won.", f"{node.at}/history")


def _read_board(node: Node, setup: Setup, score: BySide[int]) -> StartBoard:
    noted = len(node.problems)
    fields = node.mapping(required=BOARD_KEYS, optional=("colour", "player", "due", "break"))
    number = fields["number"].integer(1, MOST_BOARDS, 1)
    breaker_side = _SIDE.read(fields["breaker"])
    if "colour" in fields:
        _check_colours(fields["colour"], breaker_side if fields["breaker"].value in SIDES else None)
    turn = _read_seat(fields, setup)
    lying, queen = _MEN.read(fields["on_board"]).seen_from(turn.side), _read_queen(fields["queen"], turn.side)
    position = Position(
        on_board=lying,
        queen=queen,
        due=_OWED.read(fields["due"]).seen_from(turn.side),
        # A side with men off the board, or with the Queen, has pocketed a man (formats: scenario).
        has_pocketed=ByParty(
            lying.own < MEN_OF_A_SIDE or queen in (QueenPlace.OWN, QueenPlace.TO_COVER),
            lying.opponent < MEN_OF_A_SIDE or queen is QueenPlace.OPPONENT,
        ),
        break_=BREAK.read(fields["break"]),
        score=score.seen_from(turn.side),
    )
    if len(node.problems) == noted:
        for problem in position_problems(position, setup.laws):
            node.fault(Sentence.of(problem.reason.words))
    is_fresh = not position.break_.made and breaker_side is turn.side
    breaker = turn if is_fresh else seat_of(breaker_side)
    return StartBoard(number, breaker, turn, position)


def _check_colours(node: Node, white: Side | None) -> None:
    expected = {} if white is None else _colours(white)
    fields = node.mapping(required=("a", "b"))
    for side in Side:
        colour = fields[side.value]
        if colour.value != expected.get(side.value, colour.value):
            colour.fault("The side that breaks plays white, the other black.")


def _read_seat(fields: Members, setup: Setup) -> Seat:
    side = _SIDE.read(fields["turn"])
    if "player" not in fields or fields["turn"].value not in SIDES:
        return seat_of(side)
    name = fields["player"].text()
    names = [player.name for player in setup.sides.of(side)]
    if name not in names:
        fields["player"].fault(f"{quoted(name)} is no player of side {side}.")
        return seat_of(side)
    return seat_of(side, names.index(name) + 1)


def _read_queen(node: Node, in_turn: Side) -> QueenPlace:
    waiting = {place.value: place for place in QueenPlace if place.holder is None}
    held = {side.value: QueenPlace(side.as_party(in_turn)) for side in Side}
    return node.one_of(waiting | held, QueenPlace.ON_BOARD)
