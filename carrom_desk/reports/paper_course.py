"""The course of a match that was umpired on paper: games and boards with their scores, and what is wrong with them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from carrom_desk.match.history import BoardRecord, GameRecord
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, seat_after
from carrom_desk.rules.pieces import MEN_OF_A_SIDE

from .paper_rows import PaperRow


@dataclass(frozen=True, slots=True)
class PaperGame:
    """A game as far as the sheet tells it."""

    number: int
    rows: tuple[PaperRow, ...]
    boards: tuple[BoardRecord, ...]
    """One for each row."""
    score: BySide[int]
    winner: Side | None
    """None while it goes on."""
    first_breaker: Seat
    next_breaker: Seat
    """Whose turn it is to break the board to come."""


@dataclass(frozen=True, slots=True)
class PaperCourse:
    """The whole match."""

    setup: Setup
    games: tuple[PaperGame, ...]
    """Those with a board, and the one to come while the match goes on."""
    doubts: tuple[DocumentProblem, ...]

    @property
    def has_boards(self) -> bool:
        """Whether anything was played."""
        return any(game.boards for game in self.games)

    @property
    def is_over(self) -> bool:
        """Whether a side has won the games that win the match."""
        won = [game.winner for game in self.games]
        return max(won.count(side) for side in Side) >= self.setup.competition.games_to_win

    @property
    def game(self) -> PaperGame:
        """The game being played, or the last one."""
        return self.games[-1]

    @property
    def history(self) -> tuple[GameRecord, ...]:
        """The games before that."""
        return tuple(
            GameRecord(game.number, game.winner, game.score, game.boards)
            for game in self.games[:-1]
            if game.winner is not None
        )

    @property
    def games_won(self) -> BySide[int]:
        """Of those."""
        won = [game.winner for game in self.history]
        return BySide(won.count(Side.A), won.count(Side.B))

    @property
    def last_board(self) -> BoardRecord:
        """The board that was played last."""
        return self.game.boards[-1]

    @property
    def last_row(self) -> PaperRow:
        """As the sheet tells it."""
        return self.game.rows[-1]

    @property
    def before_last(self) -> PaperGame:
        """The last game without its last board."""
        return _game(self.setup, self.game.number, self.game.rows[:-1], self.game.first_breaker)


def course_of(setup: Setup, games: Sequence[Sequence[PaperRow]]) -> PaperCourse:
    """Follow the boards of each game.

    Raises:
        InvalidDocument: the sheet contradicts itself or the format; every fault with its place.
    """
    found: list[PaperGame] = []
    for place, rows in enumerate(games):
        first = rows[0].breaker if rows else _first_of_next(setup, found[-1]) if found else Seat.A1
        found.append(_game(setup, place + 1, tuple(rows), first))
    problems = tuple(faults_of(setup, tuple(found)))
    if problems:
        raise InvalidDocument(problems)
    if found and found[-1].winner is not None and not PaperCourse(setup, tuple(found), ()).is_over:
        found.append(_game(setup, len(found) + 1, (), _first_of_next(setup, found[-1])))
    return PaperCourse(setup, tuple(found), tuple(doubts_of(setup, tuple(found))))


def _game(setup: Setup, number: int, rows: tuple[PaperRow, ...], first_breaker: Seat) -> PaperGame:
    score, boards = NOUGHT, []
    for place, row in enumerate(rows, 1):
        points = made_points(setup, row, score) if row.points is None else row.points
        gained = score.of(row.winner) + points
        score = score.with_(row.winner, min(setup.competition.points, gained))
        boards.append(BoardRecord(place, row.breaker, row.winner, points, row.queen, 0, row.slam, score))
    steps = setup.edition.seats_to_next_turn
    following = seat_after(rows[-1].breaker, steps, doubles=setup.doubles) if rows else first_breaker
    winner = winner_of(setup, score, len(boards))
    return PaperGame(number, rows, tuple(boards), score, winner, first_breaker, following)


def made_points(setup: Setup, row: PaperRow, score: BySide[int]) -> int:
    """What men and Queen make of a board that begins at this score (icf-revised 52 to 54)."""
    queen = setup.edition.scoring.queen_credit(score.of(row.winner)) if row.queen is row.winner else 0
    return min(row.men + queen, setup.edition.scoring.most)


def winner_of(setup: Setup, score: BySide[int], boards: int) -> Side | None:
    """Who has won a game after so many boards (icf-revised 56)."""
    if score.a == score.b:
        return None
    limit = setup.competition.boards
    is_over = max(score.a, score.b) >= setup.competition.points or (limit is not None and boards >= limit)
    leader = Side.A if score.a > score.b else Side.B
    return leader if is_over else None


def _first_of_next(setup: Setup, game: PaperGame) -> Seat:
    """Game 2 is begun by the player on the right of who began game 1 (singles: the other), game 3 as game 1 (49)."""
    steps = setup.edition.seats_to_next_turn
    return seat_after(game.first_breaker, steps if game.number % 2 else -steps, doubles=setup.doubles)


def faults_of(setup: Setup, games: tuple[PaperGame, ...]) -> Iterator[DocumentProblem]:
    """What cannot be."""
    won: list[Side] = []
    for place, game in enumerate(games):
        at = f"/games/{place}"
        if max(won.count(side) for side in Side) >= setup.competition.games_to_win:
            yield DocumentProblem(at, f"The match was won with game {place}.")
        elif len(won) < place:
            yield DocumentProblem(at, f"Game {place} is not over yet.")
        yield from _faults_of_game(setup, game, at)
        won += [] if game.winner is None else [game.winner]


def _faults_of_game(setup: Setup, game: PaperGame, at: str) -> Iterator[DocumentProblem]:
    most, score = setup.edition.scoring.most, NOUGHT
    for place, (row, board) in enumerate(zip(game.rows, game.boards, strict=True)):
        here = f"{at}/boards/{place}"
        if winner_of(setup, score, place) is not None:
            yield DocumentProblem(here, f"Game {game.number} was over after board {place}.")
        if not 0 <= row.men <= MEN_OF_A_SIDE:
            yield DocumentProblem(f"{here}/men", f"Of the other side 0 to {MEN_OF_A_SIDE} men are left, not {row.men}.")
        if not 0 <= board.points <= most:
            yield DocumentProblem(f"{here}/points", f"A board counts 0 to {most} points, not {board.points}.")
        if row.breaker.number > 1 and not setup.doubles:
            yield DocumentProblem(f"{here}/breaker", "In singles a side has one player.")
        score = board.score


def doubts_of(setup: Setup, games: tuple[PaperGame, ...]) -> Iterator[DocumentProblem]:
    """What may be a slip."""
    for place, game in enumerate(games):
        expected, score = game.first_breaker, NOUGHT
        if place:
            expected = _first_of_next(setup, games[place - 1])
        for number, (row, board) in enumerate(zip(game.rows, game.boards, strict=True)):
            at = f"/games/{place}/boards/{number}"
            made = made_points(setup, row, score)
            if row.breaker is not expected and not is_toss_after(setup, number):
                yield DocumentProblem(f"{at}/breaker", "By the order of play it would be another one’s turn to break.")
            if board.points != made:
                yield DocumentProblem(f"{at}/points", f"Men and Queen make {made}, not {board.points}.")
            if row.queen is None:
                yield DocumentProblem(f"{at}/queen", "A board is hardly ever won while nobody has covered the Queen.")
            expected = seat_after(row.breaker, setup.edition.seats_to_next_turn, doubles=setup.doubles)
            score = board.score


def is_toss_after(setup: Setup, boards: int) -> bool:
    """Whether a toss decides who breaks the board after so many (icf-revised 56(b))."""
    return setup.competition.boards is not None and boards >= setup.competition.boards
