"""Rows of the window's log and score sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, repeat

from carrom_desk.i18n import _, say
from carrom_desk.match.effects.decisions import placed_before
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import GameWay
from carrom_desk.match.entry.entries import Amended, Correction, Override, PlacingDone
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.log import MadeEntry, Step
from carrom_desk.match.record import MatchRecord, with_steps
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.breaker import why_no_breaker
from carrom_desk.presentation.names import Names, spoken_names
from carrom_desk.presentation.wording.match_text import GAME, place_alone, score_text

from .log_lines import BoardHeading, LogLine, correction_line, line_of, score_of_game
from .places import state_about


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
    sides: tuple[str, str] = ("", "")
    """Short names of the sides, for the sheet."""
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


def sheet_rows(state: MatchState, names: Names) -> tuple[SheetRow, ...]:
    """Returns every finished board, and the one in progress, with short names."""
    state = until_claimed(state)
    now = state.game
    rows = [sheet_row(game.number, board, names) for game in state.all_games for board in game.boards]
    if now is not None and state.board is not None:
        breaker = names.player(state.board.breaker)
        rows.append(SheetRow(now.number, state.board.number, breaker, ("", ""), "", ""))
    return tuple(rows)


def sheet_row(game: int, board: BoardRecord, names: Names) -> SheetRow:
    """Returns the row of a finished board, with short names."""
    points = str(board.points)
    return SheetRow(
        game,
        board.number,
        names.player(board.breaker),
        (points if board.winner is Side.A else "–", points if board.winner is Side.B else "–"),
        names.side(board.queen) if board.queen is not None else "–",
        score_text(board.score),
        say(GameWay.BY_TIME.words) if board.by_time else "",
    )


def log_rows(record: MatchRecord, known: Sequence[LogLine] = ()) -> tuple[LogLine, ...]:
    """Returns every entry of a match as a row, oldest first: standing entries as they count, others as they were made.

    Unchanged rows of the previous record, which are `known`, are reused.
    """
    record, names = with_steps(record), spoken_names(record.setup)
    steps = {step.number: step for step in record.steps}
    overridden = {step.entry.of for step in record.steps if isinstance(step.entry, Override)}
    rows: list[LogLine] = []
    for made, former in zip(record.made, chain(known, repeat(None)), strict=False):
        step = steps.get(made.number)
        if isinstance(made.entry, Correction):
            # It is listed below the heading of the entry before it.
            heading = rows[-1].heading if rows else _heading(made.before, names)
            is_undone = isinstance(made.entry, Amended) and made.number not in record.standing
            row = replace(correction_line(made, heading.place, is_undone=is_undone), heading=heading)
        elif former is None or former.source is not (step or made):
            row = _row(record, made, step, names)
        else:
            row = former
        is_overridden = made.number in overridden
        rows.append(row if row.is_overridden is is_overridden else replace(row, is_overridden=is_overridden))
    return tuple(rows)


def _row(record: MatchRecord, made: MadeEntry, step: Step | None, names: Names) -> LogLine:
    line = line_of(names, made, step)
    version = line.version
    assert version is not None
    return replace(
        line,
        who=names.who(line.side, line.seat),
        heading=_heading(_about(version), names, version.after),
        is_part=is_part_of_decision(record.made, made.number),
        source=step or made,
    )


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
    score = score_of_game(game.number, after or state) or NOUGHT
    return BoardHeading(
        game.number,
        board.number,
        title.format(number=board.number, name=names.player(board.breaker)),
        score_text(score),
    )
