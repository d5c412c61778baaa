"""A match umpired on paper: contents of the score sheet, the games and boards that follow, and problems."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from carrom_desk.match.effects.course import first_breaker_of
from carrom_desk.match.entry.entries import Conceded, Disqualified, TimeOver, Toss, WalkedOver
from carrom_desk.match.history import BoardRecord, Slam
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, leader
from carrom_desk.rules.position import MEN_OF_A_SIDE

NOT_WRITTEN: BySide[int | None] = BySide(None, None)
"""Totals that are not on the sheet."""


@dataclass(frozen=True, slots=True)
class PaperRow:
    """A board on a paper sheet."""

    breaker: Seat
    winner: Side | None
    """None if nobody scored: the board was broken off."""
    men: int
    """Men of the other side left on the board, 0 to 9; 0 if nobody scored."""
    queen: Side | None
    """Side that covered the Queen; None if neither did."""
    points: int | None = None
    """Points as written; None to calculate them from men and Queen."""
    slam: Slam | None = None
    totals: BySide[int | None] = field(default=NOT_WRITTEN)
    """Running totals after the board, if written; must match the sum of the boards."""


@dataclass(frozen=True, slots=True)
class PaperSheet:
    """A complete paper sheet."""

    games: tuple[tuple[PaperRow, ...], ...]
    """Boards of each game."""
    toss: Toss | None = None
    """None if not recorded: the side that breaks first is then assumed to have won it."""
    ended: Conceded | Disqualified | WalkedOver | TimeOver | None = None
    """Ending of the match, or of the last game by time, before it was won on the board."""
    remarks: tuple[str, ...] = ()
    """The umpire's remarks."""
    started: str = ""
    """Wall time in ISO 8601 with offset; empty if unknown."""
    finished: str = ""


@dataclass(frozen=True, slots=True)
class PaperGame:
    """A game on a paper sheet, possibly incomplete."""

    number: int
    rows: tuple[PaperRow, ...]
    boards: tuple[BoardRecord, ...]
    """One board for each row."""
    score: BySide[int]
    winner: Side | None
    """None while in progress."""
    first_breaker: Seat
    is_timed: bool = False
    """True when time was up: the leading side wins, and a level game is drawn."""

    @property
    def is_over(self) -> bool:
        """True when the game has been won or drawn."""
        return self.winner is not None or self.is_timed


@dataclass(frozen=True, slots=True)
class PaperCourse:
    """Course of a match on paper."""

    setup: Setup
    games: tuple[PaperGame, ...]
    """Games with at least one board, and the next game while the match continues."""
    doubts: tuple[DocumentProblem, ...]

    @property
    def has_boards(self) -> bool:
        """True when at least one board was played."""
        return any(game.boards for game in self.games)

    @property
    def is_over(self) -> bool:
        """True when a side has won enough games, or all games were played."""
        won, competition = [game.winner for game in self.games], self.setup.competition
        are_all_played = sum(game.is_over for game in self.games) >= competition.games
        return are_all_played or max(won.count(side) for side in Side) >= competition.games_to_win


def course_of(setup: Setup, games: Sequence[Sequence[PaperRow]], *, is_time_over: bool = False) -> PaperCourse:
    """Derives the course from the boards of each game.

    `is_time_over` means that time was up in the last game. In timed matches, earlier games that were not won ended
    because of time too.

    Raises:
        InvalidDocument: the sheet contradicts itself or the format; with every problem and its place.
    """
    found: list[PaperGame] = []
    for place, rows in enumerate(games):
        expected = first_breaker_of(place + 1, found[0].first_breaker, setup) if found else Seat.A1
        first = rows[0].breaker if rows else expected
        is_last = place == len(games) - 1
        is_timed = is_time_over if is_last else setup.competition.minutes is not None or setup.competition.draws
        found.append(_game(setup, place + 1, tuple(rows), first, is_timed=is_timed))
    problems = tuple(faults_of(setup, tuple(found)))
    if problems:
        raise InvalidDocument(problems)
    if found and found[-1].is_over and not PaperCourse(setup, tuple(found), ()).is_over:
        found.append(_game(setup, len(found) + 1, (), first_breaker_of(len(found) + 1, found[0].first_breaker, setup)))
    return PaperCourse(setup, tuple(found), tuple(doubts_of(setup, tuple(found))))


def _game(
    setup: Setup, number: int, rows: tuple[PaperRow, ...], first_breaker: Seat, *, is_timed: bool = False
) -> PaperGame:
    """Derives a game. With `is_timed`, a game not won on the board ended because of time, unless it is level and must
    not be drawn.
    """
    score, boards = NOUGHT, []
    for place, row in enumerate(rows, 1):
        points = made_points(setup, row, score) if row.points is None else row.points
        if row.winner is not None:
            gained = score.of(row.winner) + points
            score = score.with_(row.winner, min(setup.competition.points, gained))
        boards.append(BoardRecord(place, row.breaker, row.winner, points, row.queen, 0, row.slam, score))
    winner = winner_of(setup, score, len(boards))
    is_timed = is_timed and winner is None and (score.a != score.b or setup.competition.draws)
    if is_timed:
        winner = leader(score)
    return PaperGame(number, rows, tuple(boards), score, winner, first_breaker, is_timed)


def made_points(setup: Setup, row: PaperRow, score: BySide[int]) -> int:
    """Returns the points for men and Queen in a board that starts with this score (icf-revised 52 to 54)."""
    if row.winner is None:
        return 0
    queen = setup.laws.scoring.queen_credit(score.of(row.winner)) if row.queen is row.winner else 0
    return min(row.men + queen, setup.laws.scoring.most)


def winner_of(setup: Setup, score: BySide[int], boards: int) -> Side | None:
    """Returns the winner of a game after this many boards, if any (icf-revised 56)."""
    limit = setup.competition.boards
    is_over = max(score.a, score.b) >= setup.competition.points or (limit is not None and boards >= limit)
    return leader(score) if is_over else None


def faults_of(setup: Setup, games: tuple[PaperGame, ...]) -> Iterator[DocumentProblem]:
    """Yields contradictions on the sheet."""
    for place, game in enumerate(games):
        at, before = f"/games/{place}", games[:place]
        if PaperCourse(setup, before, ()).is_over:
            yield DocumentProblem(at, f"The match was over with game {place}.")
        elif not all(each.is_over for each in before):
            yield DocumentProblem(at, f"Game {place} is not over yet.")
        yield from _faults_of_game(setup, game, at)


def _faults_of_game(setup: Setup, game: PaperGame, at: str) -> Iterator[DocumentProblem]:
    most = setup.laws.scoring.most
    for place, (row, board) in enumerate(zip(game.rows, game.boards, strict=True)):
        here, score = f"{at}/boards/{place}", NOUGHT if place == 0 else game.boards[place - 1].score
        if winner_of(setup, score, place) is not None:
            yield DocumentProblem(here, f"Game {game.number} was over after board {place}.")
        if not 0 <= row.men <= MEN_OF_A_SIDE:
            yield DocumentProblem(f"{here}/men", f"Of the other side 0 to {MEN_OF_A_SIDE} men are left, not {row.men}.")
        least = 0 if row.winner is None else 1
        if not least <= board.points <= (most if least else 0):
            counted = f"1 to {most} points" if least else "0 points if nobody scored"
            yield DocumentProblem(f"{here}/points", f"A board counts {counted}, not {board.points}.")
        if row.breaker.number > 1 and not setup.doubles:
            yield DocumentProblem(f"{here}/breaker", "In singles a side has one player.")
        yield from _faults_of_slam(row, f"{here}/slam")
        yield from _faults_of_totals(row, board, here)


def _faults_of_slam(row: PaperRow, at: str) -> Iterator[DocumentProblem]:
    if row.slam is Slam.WHITE and not row.breaker.side is row.winner is row.queen:
        yield DocumentProblem(at, "A white slam is the breaker’s, with the Queen.")
    if row.slam is Slam.BLACK and row.winner in (row.breaker.side, None):
        yield DocumentProblem(at, "A black slam is the side’s that did not break.")


def _faults_of_totals(row: PaperRow, board: BoardRecord, at: str) -> Iterator[DocumentProblem]:
    """Checks totals against the boards, since the state of a match follows from the boards."""
    for side in Side:
        written, added_up = row.totals.of(side), board.score.of(side)
        if written is not None and written != added_up:
            sentence = f"The boards add up to {added_up}, not to the {written} written: correct one of them."
            yield DocumentProblem(f"{at}/total_{side}", sentence)


def doubts_of(setup: Setup, games: tuple[PaperGame, ...]) -> Iterator[DocumentProblem]:
    """Yields possible slips of the pen."""
    for place, game in enumerate(games):
        expected, score = game.first_breaker, NOUGHT
        if place:
            expected = first_breaker_of(place + 1, games[0].first_breaker, setup)
        for number, (row, board) in enumerate(zip(game.rows, game.boards, strict=True)):
            at = f"/games/{place}/boards/{number}"
            if row.breaker is not expected and not is_toss_after(setup, number):
                yield DocumentProblem(f"{at}/breaker", "By the order of play it would be another one’s turn to break.")
            if board.points != made_points(setup, row, score):
                yield DocumentProblem(f"{at}/points", _why_other_points(setup, row, score, board.points))
            if row.queen is None and row.winner is not None:
                yield DocumentProblem(f"{at}/queen", "A board is hardly ever won while nobody has covered the Queen.")
            expected = setup.seat_after(row.breaker)
            score = board.score


def _why_other_points(setup: Setup, row: PaperRow, score: BySide[int], written: int) -> str:
    made, scoring = made_points(setup, row, score), setup.laws.scoring
    if (
        row.winner is not None
        and row.queen is row.winner
        and not scoring.queen_credit(score.of(row.winner))
        and written == row.men + scoring.queen
    ):
        limit = scoring.queen_until + 1
        return f"From {limit} points on the Queen counts nothing: men and Queen make {made}, not {written}."
    return f"Men and Queen make {made}, not {written}."


Breakers = tuple[Seat | None, ...]
"""Breaker of each board of a game; None if unknown."""


def breakers_of(setup: Setup, first: Seat, written: Sequence[Sequence[Seat | None]]) -> tuple[Breakers, ...]:
    """Returns the breaker of every board: as written, else by rotation from the first breaker.

    None for an extra board, whose breaker is decided by a toss, until it is written.
    """
    found: list[Breakers] = []
    begins = first
    for number, game in enumerate(written, 1):
        following, breakers = begins, []
        for boards, seat in enumerate(game):
            is_tossed = is_toss_after(setup, boards)
            breakers.append(seat if seat is not None or is_tossed else following)
            following = setup.seat_after(breakers[-1] or following)
        found.append(tuple(breakers))
        begun = breakers[0] if breakers else None
        begins = setup.seat_after(begun or begins, 1 if number % 2 else -1)
    return tuple(found)


def is_toss_after(setup: Setup, boards: int) -> bool:
    """Returns True when a toss decides who breaks the board after this many (icf-revised 56(b))."""
    return setup.competition.boards is not None and boards >= setup.competition.boards
