"""A match umpired on paper: contents of the score sheet, and what is wrong or doubtful in its rows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from carrom_desk.match.entry.entries import Conceded, Disqualified, TimeOver, Toss, WalkedOver
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import DocumentProblem
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side
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


def made_points(setup: Setup, row: PaperRow, score: BySide[int]) -> int:
    """Returns the points for men and Queen in a board that starts with this score (icf-revised 52 to 54)."""
    if row.winner is None:
        return 0
    queen = setup.laws.scoring.queen_credit(score.of(row.winner)) if row.queen is row.winner else 0
    return min(row.men + queen, setup.laws.scoring.most)


def points_of(setup: Setup, row: PaperRow, score: BySide[int]) -> int:
    """Returns the points of a board that starts with this score, as written or else for men and Queen."""
    return made_points(setup, row, score) if row.points is None else row.points


def faults_of_rows(setup: Setup, games: Sequence[Sequence[PaperRow]]) -> Iterator[DocumentProblem]:
    """Yields what is wrong with a row by itself."""
    for game, rows in enumerate(games):
        for place, row in enumerate(rows):
            at = f"/games/{game}/boards/{place}"
            if not 0 <= row.men <= MEN_OF_A_SIDE:
                sentence = f"Of the other side 0 to {MEN_OF_A_SIDE} men are left, not {row.men}."
                yield DocumentProblem(f"{at}/men", sentence)
            yield from faults_of_points(setup, row, NOUGHT, at)
            if row.breaker.number > 1 and not setup.doubles:
                yield DocumentProblem(f"{at}/breaker", "In singles a side has one player.")
            yield from _faults_of_slam(row, f"{at}/slam")


def faults_of_points(setup: Setup, row: PaperRow, score: BySide[int], at: str) -> Iterator[DocumentProblem]:
    """Yields a problem if the row's points are impossible in a board that starts with this score."""
    points, most = points_of(setup, row, score), setup.laws.scoring.most
    if row.winner is None and points:
        yield DocumentProblem(f"{at}/points", f"Nobody scored, so the board counts 0 points, not {points}.")
    # A board is won by pocketing all one's men, so the other side has at least one left.
    if row.winner is not None and not 1 <= points <= most:
        yield DocumentProblem(f"{at}/points", f"A board counts 1 to {most} points, not {points}.")


def _faults_of_slam(row: PaperRow, at: str) -> Iterator[DocumentProblem]:
    if row.slam is Slam.WHITE and not row.breaker.side is row.winner is row.queen:
        yield DocumentProblem(at, "A white slam is the breaker’s, with the Queen.")
    if row.slam is Slam.BLACK and row.winner in (row.breaker.side, None):
        yield DocumentProblem(at, "A black slam is the side’s that did not break.")


def faults_of_totals(row: PaperRow, score: BySide[int], at: str) -> Iterator[DocumentProblem]:
    """Checks totals against the boards, since the state of a match follows from the boards."""
    for side in Side:
        written, added_up = row.totals.of(side), score.of(side)
        if written is not None and written != added_up:
            sentence = f"The boards add up to {added_up}, not to the {written} written: correct one of them."
            yield DocumentProblem(f"{at}/total_{side}", sentence)


def doubts_of_row(setup: Setup, row: PaperRow, score: BySide[int], breaker: Seat, at: str) -> Iterator[DocumentProblem]:
    """Yields possible slips of the pen in a row, by the score before it and the breaker by the order of play."""
    if row.breaker is not breaker:
        yield DocumentProblem(f"{at}/breaker", "By the order of play it would be another one’s turn to break.")
    points = points_of(setup, row, score)
    if points != made_points(setup, row, score):
        yield DocumentProblem(f"{at}/points", _why_other_points(setup, row, score, points))
    if row.queen is None and row.winner is not None:
        yield DocumentProblem(f"{at}/queen", "A board is rarely won before the Queen is covered.")


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
            # What was written counts, even against the order: the players may have broken in the wrong order.
            breakers.append(seat if seat is not None or is_tossed else following)
            following = setup.seat_after(breakers[-1] or following)
        found.append(tuple(breakers))
        begun = breakers[0] if breakers else None
        # In doubles the first breakers of the games alternate between two seats and do not go round.
        begins = setup.seat_after(begun or begins, 1 if number % 2 else -1)
    return tuple(found)


def is_toss_after(setup: Setup, boards: int) -> bool:
    """Returns True when a toss decides who breaks the board after this many (icf-revised 56(b))."""
    return setup.competition.boards is not None and boards >= setup.competition.boards
