"""The readings that rulings rest on where the laws leave the answer open."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.match.entries import ActEntry, PlacingDone, PlacingOutcome, Toss
from carrom_desk.match.record import Step
from carrom_desk.match.state import BoardState
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.readings import Reading, explain
from carrom_desk.rules.words import Say


@dataclass(frozen=True, slots=True)
class ReadingLine:
    """One reading, and where it was applied."""

    reading: Reading
    question: str
    answer: str
    numbers: tuple[int, ...]
    """Of the entries that it was applied to."""


def readings_of(say: Say, steps: tuple[Step, ...]) -> tuple[ReadingLine, ...]:
    """Every reading applied to an entry that stands, in the order in which they first were."""
    found: dict[Reading, list[int]] = {}
    for step in steps:
        if not step.is_impossible:
            for reading in _applied(step):
                found.setdefault(reading, []).append(step.number)
    return tuple(_line(say, reading, tuple(numbers), steps[0].after.setup.laws) for reading, numbers in found.items())


def _line(say: Say, reading: Reading, numbers: tuple[int, ...], edition: Edition) -> ReadingLine:
    text = explain(reading, edition.numbers, say)
    return ReadingLine(reading, text.question, text.answer, numbers)


def _applied(step: Step) -> Iterator[Reading]:
    """Those that the ruling names, and those of the match itself, which no ruling names."""
    if isinstance(step.entry, ActEntry) and step.entry.ruling is not None:
        yield from step.entry.ruling.readings
    before, after = step.before, step.after
    if isinstance(step.entry, PlacingDone) and _is_forgone_beside_the_stroke(step.entry, before.board):
        yield Reading.FORGO_DUES_ONLY
    if after.setup.doubles and after.game is not None and len(after.history) > len(before.history):
        yield Reading.DOUBLES_FIRST_BREAK
    limit = after.setup.competition.boards
    is_toss_for_board = isinstance(step.entry, Toss) and after.board is not None
    if is_toss_for_board and after.board is not None and limit is not None and after.board.number > limit + 1:
        yield Reading.EXTRA_BOARD_AGAIN


def _is_forgone_beside_the_stroke(placing: PlacingDone, board: BoardState | None) -> bool:
    """Whether dues were forgone while men came back because of the stroke as well (87)."""
    if placing.outcome is not PlacingOutcome.FORGONE or board is None or board.to_place is None:
        return False
    back = board.to_place.ruling.back
    return bool(back.own or back.opponent)
