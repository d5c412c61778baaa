"""Shows the match on the desk: the one place from which the panels are told what to show."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QObject

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import Entry, Redone, SidesChanged, StrokeMade, Undone
from carrom_desk.match.match_text import laws_and_format, match_title, place_in_match, score_line
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.ruling_text import preview_text, ruling_text, settled
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.store import StoreError
from carrom_desk.match.timing import ClockRule, clock_for

from .board.picture import BoardPicture
from .clock.reading import ClockReading
from .clock.umpire_clock import UmpireClock
from .desk_page import DeskPage
from .draft import DraftController
from .keys.key_table import key_table
from .keys.written_keys import WrittenKeys
from .models.log_row import LogRows
from .models.log_rows import following_rows, log_rows
from .now.always import always_offers, why_no_override
from .now.clock_start import with_clock_start
from .now.now import Now, Offer
from .now.only_shown import now_only_shown
from .now.unsaved import now_unsaved, see_to_unsaved, why_held_up
from .now.what_now import Preview, what_now
from .panels.now_view import NowView
from .panels.score_view import score_view
from .session import MatchSession
from .settings import ClockAid, Settings
from .theme import Theme, ThemeName
from .views.board import board_picture, with_coming_back, with_marks
from .views.choices import stroke_breaches
from .views.clock import clock_face, no_clock
from .views.remembering import reminder_line
from .wording.refusals import refusal_sentences
from .wording.warning_words import warnings_line


class DeskPresenter(QObject):
    """Shows one session, its draft and its clock; without a session, what can be done instead."""

    def __init__(
        self,
        page: DeskPage,
        drafts: DraftController,
        clock: UmpireClock,
        theme: ThemeName,
        choices: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._drafts = drafts
        self._clock = clock
        self._theme = theme
        self._choices = choices
        self._keys = WrittenKeys(key_table(choices.keys))
        self._has_changed_sides = False
        self._session: MatchSession | None = None
        self._shown: MatchRecord | None = None
        self._rows = LogRows(())
        self._unsaved: tuple[Entry, StoreError] | None = None
        self._why_nothing = ""
        self._now = Now("")
        self._lying = BoardPicture()
        """The board before the stroke being marked."""
        self._always: tuple[Offer, ...] = ()
        self._view: NowView | None = None
        self._is_free = False
        """Whether nobody writes to a match any more that is only shown here."""
        self._held = 0
        """How many times over the draft is not to be shown yet."""
        self._is_time_over = False
        self._is_clock_waiting = False
        drafts.changed.connect(self._draft_changed)
        drafts.jumped_mode_changed.connect(self._draft_changed)
        clock.changed.connect(self._clock_changed)
        page.show_keys(self._keys)

    @property
    def now(self) -> Now:
        """The next step as it is shown."""
        return self._now

    @property
    def unsaved(self) -> Entry | None:
        """The command that could not be kept and was not given up; None when all is kept."""
        return self._unsaved[0] if self._unsaved is not None else None

    @property
    def why_unsaved(self) -> str:
        """Why it is not kept, a sentence; empty when all is."""
        return str(self._unsaved[1]) if self._unsaved is not None else ""

    @property
    def why_nothing_else(self) -> str:
        """Why nothing can be entered but strokes and what is still to be kept, a sentence; empty when all can."""
        return self._blocked or (see_to_unsaved() if self._unsaved is not None else "")

    # What to show

    def show_without_match(self, now: Now, why: str) -> None:
        """Show an empty desk, what can be done, and why nothing can be marked."""
        self._session, self._shown, self._rows, self._unsaved = None, None, LogRows(()), None
        self._why_nothing = why
        self._clock.follow(None)
        page = self._page
        page.top.show_match("", "")
        page.top.show_saved("")
        page.score.show_nothing()
        page.board.show_board(BoardPicture(refusal=why, theme=self._theme))
        page.clock.show_clock(no_clock(why))
        page.stroke.show_draft(self._drafts.draft, blocked=why)
        page.ruling.show_nothing(why)
        page.ruling.set_override_blocked(why)
        page.log.show_log(self._rows)
        page.log.show_head("", "")
        page.log.show_undo(why)
        page.log.show_redo(why)
        self._show_now(now)

    def show_trouble(self, now: Now, why: str) -> None:
        """Show an empty desk, and loudly why the matches cannot be opened."""
        self.show_without_match(now, why)
        self._page.top.show_not_saved(why)

    def show_session(self, session: MatchSession) -> None:
        """Show a match that was opened; one with a log comes back with its clock interrupted."""
        self._session, self._shown, self._rows, self._unsaved = session, None, LogRows(()), None
        self._is_free = False
        self._show_heading(session)
        self._clock.follow(None)
        self.show_record(session.record)

    def take_page(self, page: DeskPage) -> None:
        """Show the same as before on another page, in the language of now."""
        self._page, self._view = page, None
        page.show_keys(self._keys)
        session, record = self._session, self._shown
        if session is None or record is None:
            return
        self._rows = log_rows(record, session.lately)
        self._show_heading(session)
        with self.at_once():
            self._show_standing(record)
        if self._unsaved is not None:
            page.top.show_not_saved(str(self._unsaved[1]))

    def show_record(self, record: MatchRecord) -> None:
        """Show the match as it is on disk now."""
        with self.at_once():
            self._take(record)
            self._show_standing(record)

    def show_draft(self) -> None:
        """Show the stroke as it is marked, with what would be ruled on it."""
        record, session = self._shown, self._session
        if record is None or session is None or self._held:
            return
        draft, state = self._drafts.draft, record.state
        is_jumped_mode = self._drafts.is_jumped_mode
        preview = self._preview(session)
        picture = with_marks(self._lying, draft, is_jumped_mode=is_jumped_mode)
        if isinstance(preview, StrokeMade):
            picture = with_coming_back(picture, record, preview.ruling)
        if session.blocked:
            picture = replace(picture, refusal=session.blocked)
        self._page.board.show_board(picture)
        is_at_break = state.board is not None and not state.board.position.break_.made
        self._page.stroke.show_draft(
            draft, blocked=picture.refusal, is_at_break=is_at_break, is_jumped_mode=is_jumped_mode
        )
        self._show_ruling(record, preview, has_marks=not draft.is_empty())
        if session.blocked:
            self._show_now(now_only_shown(session.blocked, is_free=self._is_free))
        elif self._unsaved is not None:
            self._show_now(now_unsaved(*self._unsaved))
        else:
            now = what_now(record, draft, preview, is_time_over=self._is_time_over)
            reading = self._clock.reading
            if reading is not None and reading.state.is_waiting:
                now = with_clock_start(now, clock_face(record, reading))
            self._show_now(now)

    def show_free(self) -> None:
        """Nobody writes to the match any more that is only shown here."""
        self._is_free = True
        self.show_draft()

    def show_unsaved(self, command: Entry, error: StoreError) -> None:
        """Say loudly that a command is not kept; it can be given again as it was."""
        self._unsaved = (command, error)
        self._page.top.show_not_saved(str(error))
        if self._shown is not None:
            self._show_always(self._shown)
        self.show_draft()

    def forget_unsaved(self) -> None:
        """The umpire gives up a command that could not be kept."""
        self._unsaved = None
        if self._session is not None and self._shown is not None:
            self._page.top.show_saved(self._session.saved_at)
            self._show_always(self._shown)
        self.show_draft()

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme.name
        self._page.set_theme(theme)
        if self._shown is not None:
            self._lay_out_board(self._shown)
            self.show_draft()
        else:
            self._page.board.show_board(BoardPicture(refusal=self._why_nothing, theme=theme.name))

    def follow(self, choices: Settings) -> None:
        """The umpire chose otherwise: other keys, or the board half round, where he sits at the other side."""
        before, self._choices = self._choices, choices
        if choices.keys != before.keys:
            self._keys = WrittenKeys(key_table(choices.keys))
            self._page.show_keys(self._keys)
            self._show_now(self._now)
        reading = self._clock.reading
        if reading is not None:
            self._clock.take_aid(choices.aid(reading.rule.kind))
        if choices.is_board_turned is not before.is_board_turned and self._shown is not None:
            self._lay_out_board(self._shown)
            self.show_draft()

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Show several changes as one."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self.show_draft()

    # Parts

    def _show_heading(self, session: MatchSession) -> None:
        setup = session.record.setup
        self._page.top.show_match(match_title(say, setup), laws_and_format(say, setup))
        if session.blocked:
            self._page.top.show_read_only(session.blocked)
        else:
            self._page.top.show_saved(session.saved_at)
        self._page.stroke.set_breaches(stroke_breaches(setup.laws))

    def _take(self, record: MatchRecord) -> None:
        before, self._shown = self._shown, record
        self._unsaved = None
        self._rows = self._rows_of(record, before)
        changes = sum(logged.number in record.standing for logged in record.entries.of_kind(SidesChanged))
        # In singles the players change sides of the board, and the board on the screen with them.
        self._has_changed_sides = not record.setup.doubles and changes % 2 == 1
        self._drafts.show_record(record)
        rule = clock_for(record)
        self._clock.follow(rule, self._aid(rule), is_reopened=before is None and bool(record.entries))

    def _rows_of(self, record: MatchRecord, before: MatchRecord | None) -> LogRows:
        if before is None:
            return log_rows(record, None if self._session is None else self._session.lately)
        return following_rows(self._rows, before, record)

    def _aid(self, rule: ClockRule | None) -> ClockAid:
        return ClockAid.AUTOMATIC if rule is None else self._choices.aid(rule.kind)

    def _lay_out_board(self, record: MatchRecord) -> None:
        is_mirrored = self._choices.is_board_turned is not self._has_changed_sides
        self._lying = board_picture(record, self._theme, is_mirrored=is_mirrored)

    def _show_standing(self, record: MatchRecord) -> None:
        page = self._page
        self._lay_out_board(record)
        warnings = BySide(warnings_line(record, Side.A), warnings_line(record, Side.B))
        page.score.show_score(score_view(record.state, warnings))
        page.log.show_log(self._rows)
        page.log.show_head(place_in_match(say, record.state), score_line(say, record.state))
        self._show_always(record)
        self._show_clock(self._clock.reading)

    def _show_always(self, record: MatchRecord) -> None:
        self._always = always_offers(record, self.why_nothing_else)
        self._page.log.show_undo(self._why_not(Undone()))
        self._page.log.show_redo(self._why_not(Redone()))

    def _preview(self, session: MatchSession) -> Preview:
        board = session.record.state.board
        if board is None or self._drafts.draft.is_empty():
            return None
        found = session.preview(self._drafts.draft.as_command(board))
        return found if isinstance(found, StrokeMade | Refusal) else None

    def _show_ruling(self, record: MatchRecord, preview: Preview, *, has_marks: bool) -> None:
        self._page.ruling.set_override_blocked(self.why_nothing_else or why_no_override(record, has_marks=has_marks))
        if has_marks and isinstance(preview, Refusal):
            self._page.ruling.show_problems(refusal_sentences(preview))
            return
        if has_marks and isinstance(preview, StrokeMade):
            text = preview_text(say, record.state, preview)
        else:
            text = ruling_text(say, record.state, settled(record))
        reminder = reminder_line(record, self._drafts.draft)
        if text is None:
            self._page.ruling.show_nothing(reminder)
        else:
            aside = " ".join(part for part in (text.aside, reminder) if part)
            self._page.ruling.show_ruling(replace(text, aside=aside), is_preview=has_marks)

    def _show_now(self, now: Now) -> None:
        if self._shown is not None:
            now = replace(now, always=self._always)
        self._now = now
        view = now.view(self._keys)
        if view != self._view:
            self._view = view
            self._page.now.show_now(view)

    def _draft_changed(self) -> None:
        self.show_draft()

    def _clock_changed(self, reading: ClockReading | None) -> None:
        self._show_clock(reading)
        is_time_over = reading is not None and reading.state.is_over
        is_waiting = reading is not None and reading.state.is_waiting
        if (is_time_over, is_waiting) != (self._is_time_over, self._is_clock_waiting):
            self._is_time_over, self._is_clock_waiting = is_time_over, is_waiting
            self.show_draft()

    def _show_clock(self, reading: ClockReading | None) -> None:
        if self._shown is not None:
            face = clock_face(self._shown, reading)
            self._page.clock.show_clock(replace(face, play_blocked=self._blocked or face.play_blocked))

    @property
    def _blocked(self) -> str:
        return self._session.blocked if self._session is not None else ""

    def _why_not(self, command: Entry) -> str:
        why = self._blocked or why_held_up(self.unsaved, command)
        if why:
            return why
        refused = self._session.refusal(command) if self._session is not None else None
        return " ".join(refusal_sentences(refused)) if refused is not None else ""
