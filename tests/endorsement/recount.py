"""Counts the boards, games and turns of a match without the program (icf-revised 48, 49, 52 to 57, 137).

The rulings on its acts come from `umpiring`. State and CSV tables are compared with it.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Any

from tests.proof.statement import text_of

Json = dict[str, Any]
BoardKey = tuple[int, int, int]
"""Number of a game, of a board in it, and how many times it was begun before."""

IDLE = {"note", "warning", "details", "pause", "resume", "protest"}
"""Entries that do nothing on the table: points may still be claimed after them."""
SITTING = ("a1", "b1", "a2", "b2")
"""Players in sitting order, each to the right of the one before."""
CLUBS = ("technitia-2k20", "club")
PASSES_EACH = 3
OTHER = {"a": "b", "b": "a", "own": "opponent", "opponent": "own"}


@dataclass
class Board:
    """A board in progress."""

    number: int
    breaker: str
    turn: str
    turns: dict[str, int]
    begun: int = 0
    """How many times this board of this game was begun before."""
    is_made: bool = False
    passes: int = 0
    attempt: int = 1
    is_first: bool = True
    """True before the first stroke of the turn."""
    queen: str = "on_board"
    on: dict[str, int] = field(default_factory=lambda: dict.fromkeys("ab", 9))
    due: dict[str, int] = field(default_factory=lambda: dict.fromkeys("ab", 0))
    fell: dict[str, bool] = field(default_factory=lambda: dict.fromkeys("ab", False))
    """True for a side of which a man was pocketed in this board."""


@dataclass
class Game:
    """A game in progress."""

    number: int
    breaker: str
    score: dict[str, int] = field(default_factory=lambda: {"a": 0, "b": 0})
    boards: list[Json] = field(default_factory=list)
    is_time_over: bool = False
    is_last_board: bool = False


@dataclass
class Count:
    """Result of a match."""

    setup: Json
    games: dict[str, int] = field(default_factory=lambda: {"a": 0, "b": 0})
    history: list[Json] = field(default_factory=list)
    cells: list[Json] = field(default_factory=list)
    """Row of each finished board, and of each game that ended without one."""
    began: str = ""
    game: Game | None = None
    board: Board | None = None
    replays: dict[tuple[int, int], int] = field(default_factory=dict)
    begun: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How many times each board was begun."""
    restarts: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How many times each board was begun again: by a replay, by all passing, or by a toss."""
    upheld: list[tuple[int, int]] = field(default_factory=list)
    """Boards from which play began again by a protest, and with them all later ones."""
    starts: dict[BoardKey, "Count"] = field(default_factory=dict)
    """State at the start of each board."""
    is_over: bool = False
    winner: str | None = None

    def copy(self) -> "Count":
        """Returns an independent copy."""
        game = self.game and replace(self.game, score=dict(self.game.score), boards=list(self.game.boards))
        old = self.board
        board = old and replace(old, turns=dict(old.turns), on=dict(old.on), due=dict(old.due), fell=dict(old.fell))
        return replace(
            self,
            games=dict(self.games),
            history=list(self.history),
            cells=list(self.cells),
            game=game,
            board=board,
            replays=dict(self.replays),
            begun=self.begun.copy(),
            restarts=self.restarts.copy(),
            upheld=list(self.upheld),
            starts=dict(self.starts),
        )

    @property
    def key(self) -> BoardKey:
        """Number of the game, of the board, and how many times it was begun before."""
        assert self.game
        assert self.board
        return self.game.number, self.board.number, self.board.begun

    @property
    def played_as(self) -> BoardKey:
        """Number of the game, of the board, and how many times it was begun again; a board that was opened and never
        played is no other board than the one opened later.
        """
        assert self.game
        assert self.board
        place = self.game.number, self.board.number
        return *place, self.restarts[place] + sum(first <= place for first in self.upheld)

    @property
    def edition(self) -> str:
        """The edition in play, without the rules of an event."""
        laws = self.setup["laws"]
        return str(laws["base"] if isinstance(laws, dict) else laws)

    def following(self, seat: str) -> str:
        """Returns the next player: to the right in doubles, to the left (clockwise) under club rules."""
        if not self.setup["doubles"]:
            return OTHER[seat[0]] + "1"
        step = -1 if self.edition in CLUBS else 1
        return SITTING[(SITTING.index(seat) + step) % len(SITTING)]

    def open_board(self, breaker: str) -> None:
        """Opens the next board of the game."""
        assert self.game
        number = len(self.game.boards) + 1
        begun = self.begun[self.game.number, number]
        self.begun[self.game.number, number] += 1
        self.board = Board(number, breaker, breaker, {"a": 0, "b": 0, breaker[0]: 1}, begun)
        self.starts[self.key] = self.copy()

    def next_turn(self) -> None:
        """Passes the turn."""
        assert self.board
        self.start_turn(self.following(self.board.turn))

    def start_turn(self, seat: str) -> None:
        """Starts a turn of a player; a Queen not covered goes back."""
        board = self.board
        assert board
        board.turn, board.is_first, board.attempt = seat, True, 1
        board.turns[seat[0]] += 1
        board.queen = "on_board" if board.queen in ("to_cover", "to_return") else board.queen

    def replay(self) -> None:
        """Replays the board with the same breaker."""
        assert self.game
        assert self.board
        key = self.game.number, self.board.number
        self.replays[key] = self.replays.get(key, 0) + 1
        self.restarts[key] += 1
        self.open_board(self.board.breaker)

    def end_board(self, ruling: Json, demanded: int, *, is_stroke: bool) -> None:
        """Counts a finished board (52 to 55), and starts what follows."""
        game, board = self.game, self.board
        assert game
        assert board
        side, result, before = board.turn[0], ruling["board"], dict(game.score)
        sides = {"own": side, "opponent": OTHER[side]}
        winner, holder = sides[result["winner"]], sides.get(ruling["queen"])
        points = result["points"] + demanded
        game.score[winner] = min(self.setup["competition"]["points"], before[winner] + points)
        slam = None
        if is_stroke and winner == side and ruling["on_board"]["own"] == 0 and board.turns[side] == 1:
            slam = "black" if side != board.breaker[0] else "white" if holder == side else None
        record = {"number": board.number, "breaker": board.breaker[0], "winner": winner, "points": points}
        record |= {"queen": holder, "demanded": demanded, "slam": slam, "score": dict(game.score)}
        game.boards.append(record)
        left = ruling["on_board"][OTHER[result["winner"]]]
        self.cells.append(self._cells(record, left, before[winner]))
        self._after_board(board)

    def enter_board(self, entry: Json) -> None:
        """Counts a board of which only the result is known, and starts what follows."""
        assert self.game
        assert self.board
        breaker = entry.get("breaker")
        if breaker and breaker != self.board.turn:
            self.correct_turn(breaker)
        game, board, winner = self.game, self.board, entry["winner"]
        before = game.score[winner] if winner else 0
        if winner:
            game.score[winner] = min(self.setup["competition"]["points"], before + entry["points"])
        record = {"number": board.number, "breaker": board.breaker[0], "winner": winner, "points": entry["points"]}
        record |= {"queen": entry["queen"], "demanded": 0, "slam": entry.get("slam"), "score": dict(game.score)}
        game.boards.append(record)
        self.cells.append(self._cells(record, entry.get("men"), before))
        self._after_board(board)

    def _cells(self, record: Json, left: int | None, before: int) -> Json:
        """Returns the row in the table of boards: points for the Queen, for the loser's remaining men, and others."""
        assert self.game
        limit = self.setup["competition"]["boards"]
        text = text_of(self.setup["laws"])
        credit, until = text.queen, text.at - 1
        credit = credit if before <= until else 0
        base = record["points"] - record["demanded"]
        is_covered = record["winner"] is not None and record["queen"] == record["winner"]
        if left is None:
            # Of what is not known, all but the Queen counts as men.
            queen = credit if is_covered and base >= credit else 0
            men = base - queen
        else:
            is_with_queen = credit > 0 and base == left + credit and (is_covered or left > 0)
            queen, men = (credit, left) if is_with_queen else (0, left if base == left else 0)
        return {
            "game": self.game.number,
            "board": record["number"],
            "break_side": record["breaker"],
            "winner_side": record["winner"],
            "points": record["points"],
            "points_queen": queen,
            "points_men": men,
            "points_awarded": base - queen - men,
            "points_demanded": record["demanded"],
            "queen_side": record["queen"],
            "slam": record["slam"],
            "extra_board": int(limit is not None and record["number"] > limit),
            "replays": self.replays.get((self.game.number, record["number"]), 0),
            "score_a": record["score"]["a"],
            "score_b": record["score"]["b"],
            "by_time": int(record.get("by_time", False)),
            **dict.fromkeys(("game_ended_by", "shoot_out_a", "shoot_out_b")),
        }

    def _told_end(self, kind: str, tries: Json) -> None:
        """Adds how a game ended to the row of its last board, or as a row of its own."""
        game = self.game
        assert game
        ending = {"game_ended_by": kind, "shoot_out_a": tries.get("a"), "shoot_out_b": tries.get("b")}
        if game.boards:
            self.cells = [*self.cells[:-1], self.cells[-1] | ending]
        else:
            score = {f"score_{side}": game.score[side] for side in "ab"}
            self.cells = [*self.cells, {"game": game.number, **score, **ending}]

    def _after_board(self, board: Board) -> None:
        """Ends the game if it was won (56, 57); otherwise opens the next board."""
        game, agreed = self.game, self.setup["competition"]
        assert game
        ahead, self.board = leader(game.score), None
        is_last = game.is_time_over or (agreed["boards"] is not None and len(game.boards) >= agreed["boards"])
        if game.is_last_board and not ahead and agreed.get("draws"):
            self.end_game(None)
            return
        if game.is_last_board:
            is_last = game.is_time_over = True
            game.is_last_board = False
        if ahead and (is_last or max(game.score.values()) >= agreed["points"]):
            self.end_game(ahead)
        elif not is_last:
            self.open_board(self.following(board.breaker))

    def end_game(self, winner: str | None, shoot_out: Json | None = None) -> None:
        """Ends the game, and the match if it is decided; the next player breaks first in the second game (49)."""
        game = self.game
        assert game
        over = {"number": game.number, "winner": winner, "score": dict(game.score), "boards": game.boards}
        self.history.append(over | ({"shoot_out": shoot_out} if shoot_out else {}))
        if winner:
            self.games[winner] += 1
        games = self.setup["competition"]["games"]
        self.board = None
        if max(self.games.values()) > games // 2 or game.number == games:
            self.game, self.is_over, self.winner = None, True, leader(self.games)
            return
        number = game.number + 1
        self.game = Game(number, self.began if number % 2 else self.following(self.began))
        self.open_board(self.game.breaker)

    def toss(self, entry: Json) -> None:
        """Opens the first board, or an extra board."""
        side = entry["winner"] if entry["choice"] == "break" else OTHER[entry["winner"]]
        breaker = f"{side}{entry.get('player', 1)}"
        if self.game is None:
            self.began, self.game = breaker, Game(1, breaker)
        # By a toss it is another board than by the turn to break.
        place = self.game.number, len(self.game.boards) + 1
        self.begun[place] += 1
        self.restarts[place] += 1
        self.open_board(breaker)

    def pass_turn(self) -> None:
        """Passes the turn, or replays the board when everybody has passed three times (137)."""
        board = self.board
        assert board
        board.passes += 1
        if board.passes == PASSES_EACH * (4 if self.setup["doubles"] else 2):
            self.replay()
        else:
            self.next_turn()

    def correct_turn(self, seat: str) -> None:
        """Starts a new turn of a player, who breaks if the break is not made and, at the first board, started the
        game.
        """
        board, game = self.board, self.game
        assert board
        assert game
        self.start_turn(seat)
        if not board.is_made:
            board.breaker, board.turns = seat, {"a": 0, "b": 0, seat[0]: 1}
            if not game.boards:
                game.breaker = seat
                self.began = seat if game.number == 1 else self.began

    def end_early(self, entry: Json) -> None:
        """Ends a game or the match by time, concession, a lead or a shoot-out."""
        game, kind, agreed = self.game, entry["entry"], self.setup["competition"]
        assert game
        if kind == "time_over" and self.board is not None and self.board.is_made:
            if agreed.get("timed_end") == "finish":
                game.is_last_board = True
                return
            if agreed.get("timed_end") == "count":
                self._count_men(self.board)
        winner = leader(game.score)
        if kind == "concede":
            winner = OTHER[entry["by"]]
        elif kind == "shoot_out":
            winner = entry["winner"]
        self.board = None
        if entry.get("what") == "match":
            self.end_match(winner)
        elif winner or agreed.get("draws"):
            self._told_end(kind, entry if kind == "shoot_out" else {})
            tries = {key: entry.get(key) for key in ("winner", "a", "b")} if kind == "shoot_out" else None
            self.end_game(winner, tries)
        else:
            game.is_time_over = True

    def _count_men(self, board: Board) -> None:
        """Counts the men left when time is up: the side with fewer wins the difference."""
        game = self.game
        assert game
        winner = leader(board.on) and OTHER[str(leader(board.on))]
        if winner is None:
            return
        points, before = board.on[OTHER[winner]] - board.on[winner], game.score[winner]
        game.score[winner] = min(self.setup["competition"]["points"], before + points)
        record = {"number": board.number, "breaker": board.breaker[0], "winner": winner, "points": points}
        record |= {"queen": None, "demanded": 0, "slam": None, "score": dict(game.score), "by_time": True}
        game.boards.append(record)
        self.cells.append(self._cells(record, points, before))

    def end_match(self, winner: str | None) -> None:
        """Ends the match; a game in progress does not count."""
        self.game, self.board, self.is_over, self.winner = None, None, True, winner


def leader(score: dict[str, int]) -> str | None:
    """Returns the side in the lead."""
    return None if score["a"] == score["b"] else max(score, key=lambda side: score[side])
