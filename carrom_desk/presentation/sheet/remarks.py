"""Protests, remarks and readings: everything on the sheet besides strokes."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import unique

from carrom_desk.formats import is_clock_set, time_of_day, to_the_minute
from carrom_desk.i18n import N_, Worded, _, say
from carrom_desk.match.effects.course import placing_of, protest_of
from carrom_desk.match.entry.entries import (
    ActEntry,
    BoardEntered,
    LoggedEntry,
    OnTime,
    Paused,
    PlacingDone,
    PlacingOutcome,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    Toss,
)
from carrom_desk.match.log import Step
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import Side, by_side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.log.places import NOWHERE, Place, place_of
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.rules.position import Party
from carrom_desk.rules.texts.readings import Reading


@unique
class ProtestFate(Worded):
    """Outcome of a protest."""

    UNDECIDED = "undecided", N_("undecided")
    UPHELD = "upheld", N_("upheld")
    OVERRULED = "overruled", N_("overruled")


@dataclass(frozen=True, slots=True)
class ProtestLine:
    """A protest (icf-revised 145 to 148)."""

    number: int
    at: str
    place: Place
    by: Side
    text: str
    fate: ProtestFate = ProtestFate.UNDECIDED
    decided_at: str = ""


def protests_of(steps: tuple[Step, ...]) -> tuple[ProtestLine, ...]:
    """Returns every standing protest with its decision, in the order in which they were lodged."""
    lines: dict[int, ProtestLine] = {}
    for step in steps:
        if step.is_impossible:
            continue
        if isinstance(step.entry, ProtestLodged):
            by, text = step.entry.by, plain(step.entry.text)
            lines[step.number] = ProtestLine(step.number, step.at, place_of(step), by, text)
        elif isinstance(step.entry, ProtestDecided):
            protest = protest_of(step.before, step.entry)
            assert protest is not None
            fate = ProtestFate.UPHELD if step.entry.upheld else ProtestFate.OVERRULED
            lines[protest.number] = replace(lines[protest.number], fate=fate, decided_at=step.at)
    return tuple(lines.values())


@dataclass(frozen=True, slots=True)
class RemarkLine:
    """A remark of the umpire, or another fact that belongs in the record."""

    number: int
    at: str
    place: Place
    side: Side | None
    """Side concerned; None for remarks of the umpire."""
    text: str


def remarks_of(log: Iterable[LogLine]) -> tuple[RemarkLine, ...]:
    """Returns remarks, interruptions, replayed boards and concessions in order, after a note on boards of which only
    the result is known.
    """
    counted = [(line, step) for line in log if (step := line.counted) is not None]
    steps = [step for _, step in counted]
    remarks = tuple(
        _remark(line, _resumed_at(steps[at:])) for at, (line, step) in enumerate(counted) if _is_remarkable(step)
    )
    typed = next((step.number for step in steps if isinstance(step.entry, BoardEntered)), None)
    return remarks if typed is None else (RemarkLine(typed, "", NOWHERE, None, say(_TYPED_IN)), *remarks)


_TYPED_IN = N_("Of some boards only the result was entered. Their strokes were not recorded.")


def _is_remarkable(step: Step) -> bool:
    """Returns True for entries with their own line: an interruption is listed at its start, and its end only with a
    text.
    """
    if step.entry == Resumed():
        return False
    if isinstance(step.entry, BoardEntered):
        return bool(step.entry.reason)
    return step.entry.about.is_remark or step.is_replay


def _resumed_at(steps: Sequence[Step]) -> str:
    """Returns the time at which play resumed after these steps; empty if the log does not tell."""
    if steps[0].entry.about.time is not OnTime.STOPS:
        return ""
    return next((step.at for step in steps if not step.after.is_paused), "")


def _remark(line: LogLine, resumed_at: str) -> RemarkLine:
    text = line.what
    if isinstance(line.entry, Paused) and line.at and resumed_at:
        text = _("Play stopped {begun}–{ended}: {reason}").format(
            begun=time_of_day(line.at, resumed_at),
            ended=time_of_day(resumed_at, line.at),
            reason=plain(line.entry.reason),
        )
    whole = " ".join(filter(None, (sentence(text), line.ruled)))
    return RemarkLine(line.number, line.at, line.place, line.side, whole)


def clock_remarks(entries: Iterable[LoggedEntry]) -> Iterator[RemarkLine]:
    """Yields a remark wherever the computer's clock was set while the match was open: back, or far ahead."""
    before: LoggedEntry | None = None
    for logged in entries:
        if before is not None and is_clock_set(before.at, logged.at, logged.elapsed_ms - before.elapsed_ms):
            words = N_("The computer’s clock was changed before this entry, from {before} to {after}.")
            text = say(words, before=to_the_minute(before.at), after=to_the_minute(logged.at))
            yield RemarkLine(logged.number, logged.at, NOWHERE, None, text)
        before = logged if logged.at else before


# Readings applied to open questions


@dataclass(frozen=True, slots=True)
class ReadingLine:
    """A reading, and where it was applied."""

    reading: Reading
    question: str
    answer: str
    numbers: tuple[int, ...]
    """Numbers of the entries it was applied to."""


def readings_of(steps: tuple[Step, ...]) -> tuple[ReadingLine, ...]:
    """Returns every reading applied to a standing entry, in order of first use."""
    found: dict[Reading, list[int]] = {}
    for step in steps:
        if not step.is_impossible:
            for reading in _applied(step):
                found.setdefault(reading, []).append(step.number)
    lines = []
    for reading, numbers in found.items():
        text = steps[0].after.setup.laws.explain(reading)
        lines.append(ReadingLine(reading, text.question, text.answer, tuple(numbers)))
    return tuple(lines)


def _applied(step: Step) -> Iterator[Reading]:
    """Yields readings cited by the ruling, and those about the match itself, which rulings never cite."""
    if isinstance(step.entry, ActEntry) and step.entry.ruling is not None:
        yield from step.entry.ruling.readings
    before, after = step.before, step.after
    if isinstance(step.entry, PlacingDone):
        yield from _of_forgone(before, step.entry)
    if after.board is not None and len(after.all_boards) > len(before.all_boards):
        yield from after.setup.laws.next_breaker
    if after.setup.doubles and after.game is not None and len(after.history) > len(before.history):
        yield Reading.DOUBLES_FIRST_BREAK
    limit = after.setup.competition.boards
    is_toss_for_board = isinstance(step.entry, Toss) and after.board is not None
    if is_toss_for_board and after.board is not None and limit is not None and after.board.number > limit + 1:
        yield Reading.EXTRA_BOARD_AGAIN


def _of_forgone(before: MatchState, placing: PlacingDone) -> Iterator[Reading]:
    """Yields readings on forgone dues: men of the stroke itself are placed anyway, and unavailable dues stay owed
    (87).
    """
    to_place = placing_of(before, placing)
    if placing.outcome is not PlacingOutcome.FORGONE or to_place is None:
        return
    if any(to_place.ruling.back.of(party) for party in Party):
        yield Reading.FORGO_DUES_ONLY
    if any(to_place.dues.of(side) and by_side(to_place.ruling.due, to_place.in_turn).of(side) for side in Side):
        yield Reading.FORGO_AVAILABLE_ONLY
