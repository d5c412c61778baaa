"""Rows of the window's log and score sheet."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import overload

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.decisions import placed_before
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import GameWay
from carrom_desk.match.entry.entries import (
    Correction,
    Override,
    PlacingDone,
    Redone,
    Undone,
)
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.log import MadeEntry, Step
from carrom_desk.match.record import MatchRecord, latest_steps
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.breaker import why_no_breaker
from carrom_desk.presentation.names import Names, spoken_names
from carrom_desk.presentation.wording.match_text import place_alone, score_text

from .log_lines import BoardHeading, LineStatus, LogLine, correction_line, line_of
from .places import state_about

GAME = N_("Game {number}")


@dataclass(frozen=True, slots=True)
class UndoneRows:
    """Entries in a row that were undone, on one line."""

    rows: tuple[LogLine, ...]
    """Newest first."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A board on the score sheet."""

    game: int
    board: int
    breaks: str
    """Short name of the breaker, as for the other columns."""
    points: tuple[str, str]
    """Points of each side; a dash for none."""
    queen: str
    total: str
    """Score of the game after this board; empty while in progress."""
    note: str = ""
    """How its result came about, if it was counted when time was up."""


@dataclass(frozen=True, slots=True)
class LogView:
    """Contents of the log panel."""

    rows: Sequence[LogLine] = ()
    """Oldest first."""
    sheet: tuple[SheetRow, ...] = ()
    names: Mapping[str, str] = field(default_factory=lambda: {"A": "", "B": ""})
    """Short names by seat and side, such as "A1" and "A"."""
    games: Mapping[int, BoardHeading] = field(default_factory=dict)
    """Headings of games by number; empty if there is only one game."""
    record: MatchRecord | None = field(default=None, compare=False)
    """The match; None without one."""

    def why_no_breaker(self, heading: BoardHeading) -> str:
        """Returns why the breaker of a board cannot be corrected, and what to do instead; empty if it can."""
        return "" if self.record is None else why_no_breaker(self.record, heading.place)


def game_headings(state: MatchState) -> Mapping[int, BoardHeading]:
    """Returns a heading with the current score for every game, if the match has several."""
    state = until_claimed(state)
    if state.setup.competition.games == 1:
        return {}
    return {
        each.number: BoardHeading(each.number, 0, say(GAME, number=each.number), score_text(each.score))
        for each in state.all_games
    }


def sheet_rows(state: MatchState, names: Mapping[str, str]) -> tuple[SheetRow, ...]:
    """Returns every finished board, and the one in progress, with `short_names`."""
    state = until_claimed(state)
    now = state.game
    rows = [
        sheet_row(game.number, board, names[board.breaker.upper()], names)
        for game in state.all_games
        for board in game.boards
    ]
    if now is not None and state.board is not None:
        breaker = names[state.board.breaker.upper()]
        rows.append(SheetRow(now.number, state.board.number, breaker, ("", ""), "", ""))
    return tuple(rows)


def sheet_row(game: int, board: BoardRecord, breaks: str, names: Mapping[str, str]) -> SheetRow:
    """Returns the row of a finished board, with short names by seat and side."""
    points = str(board.points)
    return SheetRow(
        game,
        board.number,
        breaks,
        (points if board.winner is Side.A else "–", points if board.winner is Side.B else "–"),
        names[board.queen.upper()] if board.queen is not None else "–",
        score_text(board.score),
        say(GameWay.BY_TIME.words) if board.by_time else "",
    )


class LogRows(Sequence[LogLine]):
    """Every entry of a match as a row, oldest first: standing entries as they count, others as they were made.

    Rows are created on access, however long the match; unchanged rows of the previous record are reused.
    """

    def __init__(self, record: MatchRecord, known: "LogRows | None" = None) -> None:
        self._record = record
        self._names = spoken_names(record.setup)
        self._worded: dict[int, tuple[Step | MadeEntry, BoardHeading | None, LogLine]] = (
            {} if known is None else known._worded
        )
        self._headings: dict[int, BoardHeading] = {}
        self._later = latest_steps(record)
        self._steps: dict[int, Step] = {}
        self._lowest = record.next_number
        self._overridden: set[int] = set()
        """Acts that overrides among these steps refer to."""

    def __len__(self) -> int:
        return self._record.next_number

    @overload
    def __getitem__(self, place: int) -> LogLine: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[LogLine, ...]: ...

    def __getitem__(self, place: int | slice) -> LogLine | tuple[LogLine, ...]:
        if isinstance(place, slice):
            return tuple(self[each] for each in range(*place.indices(len(self))))
        number = place + len(self) if place < 0 else place
        made, step = self._record.made[number], self._step(number)
        heading = None if self._is_of_board(number) else self._heading_before(number)
        source, below, row = self._worded.get(number, (None, None, None))
        if row is None or source is not (step or made) or below != heading:
            row = self._row(made, step, heading)
            self._worded[number] = (step or made, heading, row)
        if row.is_correction and not row.is_folded and number not in self._record.standing:
            return replace(row, status=LineStatus.TAKEN_BACK)
        return replace(row, is_overridden=True) if number in self._overridden else row

    def __reversed__(self) -> Iterator[LogLine]:
        """Newest first, without rows that are shown in another one, so that no invisible row is created."""
        made = self._record.made
        unfolded = (number for number in range(len(self) - 1, -1, -1) if not _is_seen_elsewhere(made, number))
        return (self[number] for number in unfolded)

    def _step(self, number: int) -> Step | None:
        """Returns a standing entry as it counts; the steps are traversed only once, from the end."""
        while self._lowest > number:
            step = next(self._later, None)
            self._lowest = -1 if step is None else step.number
            if step is not None:
                self._steps[step.number] = step
                if isinstance(step.entry, Override) and step.entry.of is not None:
                    self._overridden.add(step.entry.of)
        return self._steps.get(number)

    def _is_of_board(self, number: int) -> bool:
        """Returns True when an entry belongs to a board itself."""
        return not isinstance(self._record.made[number].entry, Correction)

    def _heading_before(self, number: int) -> BoardHeading:
        """Returns the heading of the last earlier entry that belongs to a board itself."""
        first = number
        while first > 0 and first not in self._headings and not self._is_of_board(first - 1):
            first -= 1
        heading = self._headings.get(first)
        if heading is None:
            before = self._record.made[0].before
            heading = self[first - 1].heading if first > 0 else _heading(before, self._names)
        self._headings.update(dict.fromkeys(range(first, number + 1), heading))
        return heading

    def _row(self, made: MadeEntry, step: Step | None, heading: BoardHeading | None) -> LogLine:
        if heading is not None:
            return replace(correction_line(made, heading.place, is_undone=False), heading=heading)
        line = line_of(self._names, made, step)
        version = line.version
        assert version is not None
        return replace(
            line,
            who=self._names.who(line.side, line.seat),
            heading=_heading(_about(version), self._names, version.after),
        )


def _is_seen_elsewhere(made: Sequence[MadeEntry], number: int) -> bool:
    entry = made[number].entry
    return isinstance(entry, Undone | Redone) or (isinstance(entry, PlacingDone) and is_part_of_decision(made, number))


def is_part_of_decision(made: Sequence[MadeEntry], number: int) -> bool:
    """Returns True for men placed already that stay so after the umpire's decision just before."""
    entry, before = made[number].entry, made[number - 1] if number else None
    if not isinstance(entry, PlacingDone) or before is None or not isinstance(before.entry, Override):
        return False
    return placed_before(before.before, before.entry) == entry


def _about(step: Step) -> MatchState:
    """Returns the state of the board that an entry is about; an entry that opens a board is listed above it."""
    about = state_about(step)
    return step.before if about is None or about is step.after else about


def _heading(state: MatchState, names: Names, after: MatchState | None = None) -> BoardHeading:
    """Returns the heading of a board; for the newest entries with the score after it."""
    game, board = state.game, state.board
    if game is None or board is None:
        return BoardHeading(game.number if game is not None else 0, 0, place_alone(state))
    title = _("Board {number} · {name} breaks")
    after = until_claimed(after or state)
    score = next((each.score for each in after.all_games if each.number == game.number), NOUGHT)
    return BoardHeading(
        game.number,
        board.number,
        title.format(number=board.number, name=names.player(board.breaker)),
        score_text(score),
    )
