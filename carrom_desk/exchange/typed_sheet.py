"""Converts a typed paper score sheet into a match that can be stored.

Every board becomes an entry with its result, so games, breakers and totals follow as for a match umpired here, and an
unfinished match can continue.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from carrom_desk.i18n import N_, say
from carrom_desk.match.effects.phase import why_not
from carrom_desk.match.entry.entries import (
    BoardEntered,
    Entry,
    LoggedEntry,
    Noted,
    TimeOver,
    Toss,
    TossChoice,
)
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat
from carrom_desk.rules.position import MEN_OF_A_SIDE
from carrom_desk.rules.texts.words import Sentence

from .paper_sheet import PaperCourse, PaperGame, PaperRow, PaperSheet, course_of, is_toss_after, made_points

_ON_PAPER = N_("as on the paper score sheet")
_NO_BOARD = N_("No board can be entered now. Call an umpire.")
_NO_POINTS = N_("A board cannot end like this. Check the men left and the Queen.")


@dataclass(frozen=True, slots=True)
class TypedSheet:
    """A paper sheet converted into a match."""

    record: MatchRecord
    doubts: tuple[DocumentProblem, ...]
    """Possible slips of the pen or typing errors."""


def typed_sheet(setup: Setup, sheet: PaperSheet) -> TypedSheet:
    """Converts a paper sheet with this setup.

    Raises:
        InvalidDocument: the sheet contradicts itself or the format; with every problem and its place, such as
            "/games/0/boards/2/men".
    """
    course = course_of(setup, sheet.games, is_time_over=isinstance(sheet.ended, TimeOver))
    faults = tuple(_faults_of_sheet(setup, sheet, course))
    if faults:
        raise InvalidDocument(faults)
    return TypedSheet(
        _dated(_entered(setup, sheet, course), sheet), (*course.doubts, *_doubts_of_sheet(setup, sheet, course))
    )


_OTHER_BREAKS = N_("By the toss {by_toss} breaks first, but on the sheet {by_sheet} breaks the first board.")
_WON_AT_BOARD = N_("The match was won on the board. Nothing else ended it.")
_TOSS_DECIDES = N_("A toss decides who breaks the extra board.")


def _faults_of_sheet(setup: Setup, sheet: PaperSheet, course: PaperCourse) -> Iterator[DocumentProblem]:
    first = course.games[0].rows[:1] if course.games else ()
    if sheet.toss is not None and first and first[0].breaker is not sheet.toss.breaker:
        by_toss, by_sheet = (setup.player_at(seat).name for seat in (sheet.toss.breaker, first[0].breaker))
        yield DocumentProblem("/toss", Sentence.of(_OTHER_BREAKS, by_toss=by_toss, by_sheet=by_sheet))
    if sheet.ended is not None and course.is_over and _game_ended_by_time(sheet, course) is None:
        yield DocumentProblem("/ended", Sentence.of(_WON_AT_BOARD))


def _game_ended_by_time(sheet: PaperSheet, course: PaperCourse) -> PaperGame | None:
    """Returns the last game if its time was up."""
    if not isinstance(sheet.ended, TimeOver):
        return None
    return next((game for game in reversed(course.games) if game.is_timed), None)


def _doubts_of_sheet(setup: Setup, sheet: PaperSheet, course: PaperCourse) -> Iterator[DocumentProblem]:
    if course.is_over or not course.has_boards or sheet.ended is not None:
        return
    game = course.games[-1]
    if is_toss_after(setup, len(game.boards)):
        yield DocumentProblem(f"/games/{game.number - 1}", Sentence.of(_TOSS_DECIDES))


def _dated(record: MatchRecord, sheet: PaperSheet) -> MatchRecord:
    """Dates all entries from the start on the sheet, since entries need a time; reports show none for boards from
    paper.
    """
    last = len(record.entries) - 1
    at = {last: sheet.finished or sheet.started, 0: sheet.started}
    entries = tuple(replace(logged, at=at.get(logged.number, sheet.started)) for logged in record.entries)
    return replace(record, entries=entries)


# The entries


@dataclass(slots=True)
class _Typing:
    """A match while its sheet is being entered."""

    record: MatchRecord

    def enter(self, *commands: Entry) -> None:
        """Submits commands like an umpire."""
        for command in commands:
            logged = LoggedEntry(self.record.next_number, decide(self.record, command))
            self.record = with_entry(self.record, logged)

    def toss_for(self, seat: Seat) -> None:
        """Enters the toss that gives this player the break, if there is one now."""
        if why_not(self.record.state, Toss) is None:
            self.enter(Toss(seat.side, TossChoice.BREAK, seat.number))

    def play(self, row: PaperRow, points: int) -> None:
        """Enters the result of a board."""
        self.toss_for(row.breaker)
        board, game = self.record.state.board, self.record.state.game
        if board is None or game is None:
            raise InvalidDocument((DocumentProblem("", Sentence.of(_NO_BOARD)),))
        is_made = points == made_points(self.record.setup, row, game.score)
        men = None if row.winner is None else row.men
        breaker = None if board.breaker is row.breaker else row.breaker
        reason = "" if is_made else say(_ON_PAPER)
        self.enter(BoardEntered(row.winner, row.queen, points, breaker, men, row.slam, reason))


def _entered(setup: Setup, sheet: PaperSheet, course: PaperCourse) -> MatchRecord:
    """Enters the match."""
    typing = _Typing(new_record(setup))
    typing.enter(*(Noted(remark) for remark in sheet.remarks))
    if sheet.toss is not None:
        typing.enter(sheet.toss)
    for game in course.games:
        for row, board in zip(game.rows, game.boards, strict=True):
            typing.play(row, board.points)
        if game.is_timed and game.rows:
            typing.enter(TimeOver())
    timed = _game_ended_by_time(sheet, course)
    if sheet.ended is not None and (timed is None or not timed.rows):  # otherwise its last board was followed by that
        typing.enter(sheet.ended)
    return typing.record


# A match whose boards are entered one by one while it is played


def is_first_break_open(record: MatchRecord) -> bool:
    """Returns True when a toss decides who breaks the next board."""
    return why_not(record.state, Toss) is None


def with_board(record: MatchRecord, row: PaperRow) -> MatchRecord:
    """Adds a board from a paper sheet to a match; its breaker only matters if a toss decides it.

    Raises:
        InvalidDocument: there is no next board, or it cannot have ended like this.
    """
    typing = _Typing(record)
    if is_first_break_open(record):
        typing.toss_for(row.breaker)
    state = typing.record.state
    if state.board is None or state.game is None or state.stopped is not None or not state.is_between_boards:
        raise InvalidDocument((DocumentProblem("", Sentence.of(_NO_BOARD)),))
    points = made_points(record.setup, row, state.game.score)
    if not 0 <= row.men <= MEN_OF_A_SIDE or points < 1:
        raise InvalidDocument((DocumentProblem("/men", Sentence.of(_NO_POINTS)),))
    typing.play(replace(row, breaker=state.board.breaker), points)
    return typing.record
