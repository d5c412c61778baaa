"""Entry of a match umpired on paper: first the setup, then its boards."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QDate, QObject, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QTabWidget, QWidget

from carrom_desk.desk.forms.known_matches import KnownMatches
from carrom_desk.desk.forms.new_match_form import SetUpForm
from carrom_desk.desk.forms.paper_form import Ended, PaperBoard, PaperEnding, PaperForm, reading_of
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.typed_sheet import TypedSheet
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, open_dialog
from carrom_desk.gui.dialogs.fields import check_box, choice_box, text_field, watch
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.wording import TYPED_BEFORE, Notify
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.names import shortened_setup, shown
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.reports.sheet.blank_sheet import TOSS_WON_BY

from .table import PaperTable, PaperView

Keep = Callable[[TypedSheet], str]
"""Stores the match; returns why it failed, or an empty text."""


class PaperDialog(AskDialog):
    """Stores the match itself, so that nothing typed is lost on failure. Answers with the `TypedSheet`."""

    def __init__(self, setup: Setup, form: PaperForm, today: str, keep: Keep, parent: QWidget | None = None) -> None:
        """Starts with the values typed before."""
        super().__init__("paper_dialog", _("Enter paper score sheet"), _("Save match"), parent)
        self._setup = setup
        self._form = form
        self._keep = keep
        self._reading = reading_of(setup, form)
        self._is_sure_of: tuple[str, ...] = ()
        """Doubts that the umpire dismissed."""
        seats = [(shown(plain(setup.player_at(seat).name)), seat) for seat in setup.seats]
        self._breaks_first = choice_box("first_break", _("Breaks first"), seats, of_names=True)
        sides = [(shown(plain(setup.side_name(side))), side) for side in Side]
        winners = [(_("not recorded"), None), *sides]
        self._toss = choice_box("toss_winner", say(TOSS_WON_BY), winners, of_names=True)
        endings = [(each, None if each is PaperEnding.TIME_OVER else side) for each in PaperEnding for side in Side]
        self._endings: list[Ended | None] = [None, *dict.fromkeys(endings)]
        ended = [(self._ending_words(each), None) for each in self._endings]
        self._ended = choice_box("ended", _("Ended"), ended, is_narrow=True)
        for box in (self._breaks_first, self._toss, self._ended):  # the form keeps its width with long names
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._date = text_field("played_on", _("Date"), today)
        self._date.setMaximumWidth(130)
        self._began = text_field("began", _("Started"), hint=_("HH:MM"))
        self._finished = text_field("finished", pgettext("PaperDialog", "Finished"), hint=_("HH:MM"))
        for line in (self._began, self._finished):
            line.setMaximumWidth(110)
        self._remarks = text_field("remarks", _("Remarks"))
        self._sure = check_box("sure", _("Matches the sheet"))
        self._games = named(QTabWidget(), "games", _("Games"))
        self._tables = [PaperTable(setup, game, self) for game in range(setup.competition.games)]
        self._views: list[PaperView] = []
        self._lay_out()
        self._fill_in()
        self._listen()
        self._read()

    def form(self) -> PaperForm:
        """Returns the values of all fields."""
        return replace(
            self._form,
            first=Seat(self._breaks_first.currentData()),
            toss_winner=self._toss.currentData(),
            ended=self._endings[self._ended.currentIndex()],
            remarks=self._remarks.text().strip(),
            started=self._moment(self._began.text()),
            finished=self._moment(self._finished.text()),
        )

    def answer(self) -> TypedSheet | None:
        """Returns the match; None if something is missing or wrong."""
        return None if self.problems() else self._reading.typed

    def problems(self) -> list[str]:
        """Returns what is missing, wrong or doubtful."""
        found = [finding.sentence for finding in self._reading.faults]
        if not QDate.fromString(self._date.text().strip(), "yyyy-MM-dd").isValid():
            found.append(_("Enter the date of the match, such as 2026-11-21."))
        elif not self.form().started:
            found.append(_("Enter the time the match started, such as 10:30."))
        if self._finished.text().strip() and not self.form().finished:
            found.append(_("Enter the time the match finished, such as 11:45, or leave it empty."))
        doubts = self._doubts()
        if not found and doubts and doubts != self._is_sure_of:
            found.append(_("Please check: {doubt}").format(doubt=doubts[0]))
        return found

    def accept(self) -> None:
        """Stores the match, and closes only on success."""
        typed = self.answer()
        if typed is None:
            self.check()
            return
        why_not = self._keep(typed)
        if why_not:
            self.warn(why_not)
            return
        super().accept()

    # Results

    def _read(self) -> None:
        """Reads the form and shows the results."""
        form = self.form()
        self._reading = reading_of(self._setup, form)
        for table in self._tables:
            table.show_form(form, self._reading)
        self._sure.setVisible(bool(self._doubts()))
        if self._doubts() != self._is_sure_of:
            self._is_sure_of = ()
            self._sure.setChecked(False)
        self.check()

    def _typed(self, game: int, number: int, board: PaperBoard) -> None:
        self._form = self._form.with_board(game, number, board)
        self._read()

    def _doubts(self) -> tuple[str, ...]:
        return tuple(finding.sentence for finding in self._reading.doubts)

    def _put_aside(self, is_sure: bool) -> None:
        self._is_sure_of = self._doubts() if is_sure else ()
        self.check()

    def _moment(self, text: str) -> str:
        """Returns a time on the date, in ISO 8601 with this computer's offset; empty if invalid."""
        try:
            typed = f"{self._date.text().strip()} {text.strip()}"
            moment = datetime.strptime(typed, "%Y-%m-%d %H:%M").astimezone()
        except ValueError:
            return ""
        return moment.isoformat(timespec="milliseconds")

    # Fields

    def _ending_words(self, ended: Ended | None) -> str:
        if ended is None:
            return _("at the board, or unfinished")
        ending, side = ended
        return say(ending.value, side="" if side is None else plain(shortened_setup(self._setup).side_name(side)))

    def _fill_in(self) -> None:
        form = self._form
        self._breaks_first.choose(form.first)
        self._toss.choose(form.toss_winner)
        self._ended.setCurrentIndex(self._endings.index(form.ended))
        self._remarks.setText(form.remarks)
        for line, moment in ((self._began, form.started), (self._finished, form.finished)):
            if moment:
                self._date.setText(moment[:10])
                line.setText(moment[11:16])

    def _listen(self) -> None:
        for game, table in enumerate(self._tables):
            table.typed.connect(lambda number, board, game=game: self._typed(game, number, board))
        boxes = (self._breaks_first, self._toss, self._ended)
        watch(self._read, *boxes, self._date, self._began, self._finished, self._remarks)
        self._sure.toggled.connect(self._put_aside)

    def _lay_out(self) -> None:
        head = QGridLayout()
        head.setHorizontalSpacing(12)
        head.setVerticalSpacing(4)
        lines = ((self._breaks_first, self._toss, self._ended), (self._date, self._began, self._finished))
        for row, fields in enumerate(lines):
            for column, field in enumerate(fields):
                head.addWidget(QLabel(field.accessibleName()), row, 2 * column)
                head.addWidget(field, row, 2 * column + 1)
        for column, share in ((1, 3), (3, 3), (5, 4)):
            head.setColumnStretch(column, share)
        for game, table in enumerate(self._tables):
            title = _("Game {number}").format(number=game + 1)
            view = PaperView(f"game_{game + 1}", title, table)
            self._views.append(view)
            self._games.addTab(view, title)
        self._games.tabBar().setVisible(len(self._tables) > 1)
        below = across(self._remarks.accessibleName(), (self._remarks, 1), self._sure)
        self.add(head, (self._games, 1), below)
        self.set_size(984, 700)
        self.begin_at(self._views[0])


class PaperTyping(QObject):
    """Runs the dialogs for one sheet at a time in a window; typed values are kept until the match is stored."""

    kept = Signal(object, bool)
    """Emitted with the `MatchId`, and True when the match is over."""

    def __init__(self, new_id: Callable[[], MatchId], window: QWidget, notify: Notify) -> None:
        super().__init__(window)
        self._notify = notify
        self._new_id = new_id
        self._window = window
        self._agreed: SetUpForm | None = None
        self._typed = PaperForm()

    def ask(self, library: MatchLibrary) -> None:
        """Asks for the setup, then for the boards."""
        known = KnownMatches(library, lambda _match_id: 0, self._notify)
        note = "" if self._agreed is None else say(TYPED_BEFORE)
        dialog = NewMatchDialog(known, self._agreed or SetUpForm(), note, self._window, is_from_paper=True)
        dialog.answered.connect(lambda setup: self._ask_boards(library, setup, dialog.form()))
        dialog.rejected.connect(lambda: self._remember(dialog))
        open_dialog(dialog)

    def _remember(self, dialog: NewMatchDialog) -> None:
        if dialog.is_touched():
            self._agreed = dialog.form()

    def _ask_boards(self, library: MatchLibrary, setup: Setup, form: SetUpForm) -> None:
        if self._agreed is None or self._agreed.is_doubles is not form.is_doubles:
            self._typed = replace(PaperForm(), remarks=self._typed.remarks)
        self._agreed = form
        # Values hidden by a form with fewer games could not be corrected there.
        typed = replace(self._typed, games=self._typed.games[: setup.competition.games])
        dialog = PaperDialog(setup, typed, library.today(), lambda typed: self._keep(library, typed), self._window)
        dialog.rejected.connect(lambda: self._put_aside(dialog.form()))
        open_dialog(dialog)

    def _put_aside(self, form: PaperForm) -> None:
        self._typed = form

    def _keep(self, library: MatchLibrary, typed: TypedSheet) -> str:
        """Stores the match; returns why it failed, or an empty text."""
        record = typed.record
        match_id = self._new_id()
        try:
            library.add(StoredMatch(match_id, record.agreed, record.entries))
        except StoreError as error:
            return in_language(error)
        self._agreed, self._typed = None, PaperForm()
        self.kept.emit(match_id, record.state.is_over)
        return ""
