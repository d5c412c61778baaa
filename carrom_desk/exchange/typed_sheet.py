"""Converts a typed paper score sheet into a match that can be stored.

Every board becomes an entry with its result, so games, breakers and totals follow as for a match umpired here, and an
unfinished match can continue.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from carrom_desk.i18n import N_, say
from carrom_desk.match.effects.phase import why_not
from carrom_desk.match.entry.entries import BoardEntered, Entry, LoggedEntry, Noted, TimeOver, Toss, TossChoice
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat
from carrom_desk.rules.position import MEN_OF_A_SIDE
from carrom_desk.rules.texts.words import Sentence

from .paper_sheet import (
    PaperRow,
    PaperSheet,
    doubts_of_row,
    faults_of_points,
    faults_of_rows,
    faults_of_totals,
    made_points,
    points_of,
)

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
    typing = _Typing(new_record(setup), list(faults_of_rows(setup, sheet.games)))
    if not typing.faults:
        typing.enter_sheet(sheet)
    if typing.faults:
        raise InvalidDocument(tuple(typing.faults))
    return TypedSheet(_dated(typing.record, sheet), tuple(typing.doubts))


_OTHER_BREAKS = N_("By the toss {by_toss} breaks first, but on the sheet {by_sheet} breaks the first board.")
_WON_AT_BOARD = N_("The match was won on the board. Nothing else ended it.")
_TOSS_DECIDES = N_("A toss decides who breaks the extra board.")


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
    """A match while its sheet is being entered, with what is wrong or doubtful so far."""

    record: MatchRecord
    faults: list[DocumentProblem] = field(default_factory=list)
    doubts: list[DocumentProblem] = field(default_factory=list)

    def enter_sheet(self, sheet: PaperSheet) -> None:
        """Enters the whole match."""
        setup, is_time_over = self.record.setup, isinstance(sheet.ended, TimeOver)
        first = next((row for rows in sheet.games for row in rows), None)
        self.enter(*(Noted(remark) for remark in sheet.remarks))
        if sheet.toss is not None:
            self.enter(sheet.toss)
            if first is not None and first.breaker is not sheet.toss.breaker:
                by_toss, by_sheet = (setup.player_at(seat).name for seat in (sheet.toss.breaker, first.breaker))
                sentence = Sentence.of(_OTHER_BREAKS, by_toss=by_toss, by_sheet=by_sheet)
                self.faults.append(DocumentProblem("/toss", sentence))
        is_ended = False
        for place, rows in enumerate(sheet.games):
            is_last = place == len(sheet.games) - 1
            is_ended = self._enter_game(place, rows, is_ended_by_time=is_time_over if is_last else None)
        if is_time_over and is_ended:
            return
        if sheet.ended is not None and self.record.state.is_over:
            self.faults.append(DocumentProblem("/ended", Sentence.of(_WON_AT_BOARD)))
        elif sheet.ended is not None and not self.faults:
            self.enter(sheet.ended)
        elif first is not None and is_first_break_open(self.record):
            game = self.record.state.current_game.number
            self.doubts.append(DocumentProblem(f"/games/{game - 1}", Sentence.of(_TOSS_DECIDES)))

    def _enter_game(self, place: int, rows: Sequence[PaperRow], *, is_ended_by_time: bool | None) -> bool:
        """Enters a game; returns True if it ended on time. None for an earlier game: those of timed matches that were
        not won ended because of time, unless they are level and must not be drawn.
        """
        at = f"/games/{place}"
        if not self._is_in_game(place + 1):
            is_over = self.record.state.is_over
            sentence = f"The match was over with game {place}." if is_over else f"Game {place} is not over yet."
            self.faults.append(DocumentProblem(at, sentence))
            return False
        for number, row in enumerate(rows):
            if not self._is_in_game(place + 1):
                sentence = f"Game {place + 1} was over after board {number}."
                self.faults.append(DocumentProblem(f"{at}/boards/{number}", sentence))
                return False
            self._enter_row(row, f"{at}/boards/{number}")
        if not rows or not self._is_in_game(place + 1):
            return False
        competition, score = self.record.setup.competition, self.record.state.current_game.score
        if is_ended_by_time is None:
            is_timed = competition.minutes is not None or competition.draws
            is_ended_by_time = is_timed and (score.a != score.b or competition.draws)
        if is_ended_by_time:
            self.enter(TimeOver())
        return is_ended_by_time

    def _is_in_game(self, number: int) -> bool:
        """Returns True when this game is to be played; before the toss, that is the first."""
        state = self.record.state
        return not state.is_over and (1 if state.game is None else state.game.number) == number

    def _enter_row(self, row: PaperRow, at: str) -> None:
        self.toss_for(row.breaker)
        setup, board, score = self.record.setup, self.record.state.current_board, self.record.state.current_game.score
        faults = list(faults_of_points(setup, row, score, at))
        self.faults += faults
        if faults:
            return
        self.doubts += doubts_of_row(setup, row, score, board.breaker, at)
        points = points_of(setup, row, score)
        self.play(row, points)
        gained = min(setup.competition.points, points + score.of(row.winner)) if row.winner is not None else 0
        after = score if row.winner is None else score.with_(row.winner, gained)
        self.faults += faults_of_totals(row, after, at)

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
        state = self.record.state
        is_made = points == made_points(self.record.setup, row, state.current_game.score)
        men = None if row.winner is None else row.men
        breaker = None if state.current_board.breaker is row.breaker else row.breaker
        reason = "" if is_made else say(_ON_PAPER)
        self.enter(BoardEntered(row.winner, row.queen, points, breaker, men, row.slam, reason))


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
    typing.toss_for(row.breaker)
    state = typing.record.state
    if state.board is None or state.game is None or state.stopped is not None or not state.is_between_boards:
        raise InvalidDocument.at("", _NO_BOARD)
    points = made_points(record.setup, row, state.game.score)
    if not 0 <= row.men <= MEN_OF_A_SIDE or points < 1:
        raise InvalidDocument.at("/men", _NO_POINTS)
    typing.play(replace(row, breaker=state.board.breaker), points)
    return typing.record
