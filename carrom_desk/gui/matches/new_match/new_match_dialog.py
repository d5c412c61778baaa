"""Dialog for a new match: the players face each other over the board, everything else is one line each."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from carrom_desk.desk.forms.known_matches import KnownMatches
from carrom_desk.desk.forms.new_match_form import (
    SAME_IN_AN_EVENT,
    Field,
    Format,
    FormatPreset,
    SetUpForm,
    form_by,
    preset_of,
)
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, retitle, voiced
from carrom_desk.gui.dialogs.fields import NumberEdit, name_field
from carrom_desk.gui.dialogs.suggestions import offer_known
from carrom_desk.gui.kit.layouts import GAP, Part, across, down, put, within
from carrom_desk.gui.kit.pressed_keys import ENTERS
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.gui.panels.controls import SHORTCUT
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.setup import MOST_MATCHES, Player, Setup
from carrom_desk.match.side import SEATS_BY_SIDE, Seat, Side
from carrom_desk.presentation.wording.entry_text import DETAIL_TITLES
from carrom_desk.presentation.wording.laws_text import event_rules, laws_name
from carrom_desk.presentation.wording.match_text import format_line
from carrom_desk.rules.texts.words import NAMED

from .event_files import EventFileButtons
from .match_fields import PlayerFields, SeatBoard
from .match_terms import Terms

_CONTROL = Qt.KeyboardModifier.ControlModifier
_MATCH_NUMBER = rf"[1-9][0-9]{{0,{len(str(MOST_MATCHES)) - 1}}}"
"""Validator for match numbers; `QIntValidator` would also accept signs, thousands separators and leading zeros."""
_WIDTH = 940


class NewMatchDialog(AskDialog):
    """Answers with a `Setup`. If cancelled, `form` still contains everything typed.

    Signals:
        board_turned: emitted to rotate the board.
        pairings_wanted: emitted to start from a file of pairings instead.
    """

    board_turned = Signal()
    pairings_wanted = Signal()

    def __init__(
        self,
        known: KnownMatches,
        form: SetUpForm,
        note: str = "",
        parent: QWidget | None = None,
        *,
        empty: SetUpForm | None = None,
        is_from_paper: bool = False,
    ) -> None:
        """Starts with a form.

        `note` is a sentence on its source, `empty` the form after clearing. With `is_from_paper`, the boards are asked
        for next.
        """
        title = _("Match umpired on paper") if is_from_paper else _("New match")
        accept = _("Enter boards…") if is_from_paper else pgettext("NewMatchDialog", "Start match")
        super().__init__("new_match_dialog", title, accept, parent)
        self._known = known
        self._is_turned = False
        self._empty = self._form = empty or SetUpForm()
        """Form as last filled in, to detect typed changes."""
        self._title, self._is_from_paper = accept, is_from_paper
        """Title of the button while nothing is missing, and whether it asks for boards."""
        self._singles = _toggle("singles", _("Singles"))
        self._doubles = _toggle("doubles", _("Doubles"))
        self._in_progress = _toggle("in_progress", _("Already in progress"))
        self._in_progress.setToolTip(_("Enter the current state of the match next, then continue from there."))
        self._seats = SeatBoard()
        self._rows = {seat: PlayerFields(seat, known.players, known.player) for seat in Seat}
        self._texts = {name: name_field(name, say(DETAIL_TITLES[name])) for name in Field}
        self._number = named(NumberEdit(), "number", say(DETAIL_TITLES["number"]))
        self._number.setValidator(QRegularExpressionValidator(QRegularExpression(_MATCH_NUMBER), self))
        self._terms = Terms(self, event=self._texts[Field.EVENT].text)
        self._format = self._terms.format
        self._make_lines()
        self._lay_out()
        self.show_form(form, note)
        self._listen()

    def offer_last(self, last: SetUpForm) -> None:
        """Offers laws and format of the last match among the presets."""
        self._terms.offer_last(Format(last.competition, last.laws, last.round_minutes))

    def turn_board(self) -> None:
        """Rotates the small board."""
        self._is_turned = not self._is_turned
        self._show_partners()

    def answer(self) -> Setup | None:
        """Returns the setup; None if a name is missing."""
        return None if self.problems() else self.form().setup()

    def form(self) -> SetUpForm:
        """Returns the values of all fields."""
        return SetUpForm(
            players={seat: row.player() for seat, row in self._rows.items() if row.player() != Player("")},
            texts={name: line.text().strip() for name, line in self._texts.items() if line.text().strip()},
            is_doubles=self._doubles.isChecked(),
            is_in_progress=self._in_progress.isChecked(),
            laws=self._terms.laws,
            competition=self._format.competition(),
            round_minutes=self._format.round_minutes(),
            number=int(self._number.text() or 0) or None,
        )

    def is_touched(self) -> bool:
        """Returns True if anything was typed."""
        return self.form() != self._form

    def show_form(self, form: SetUpForm, note: str = "") -> None:
        """Fills in the fields and shows the source."""
        for seat, row in self._rows.items():
            row.show_player(form.player(seat))
        for name, line in self._texts.items():
            line.setText(form.text(name))
            line.setCursorPosition(0)
        self._number.setText("" if form.number is None else str(form.number))
        (self._doubles if form.is_doubles else self._singles).setChecked(True)
        self._in_progress.setChecked(form.is_in_progress)
        self._terms.show_terms(form.laws, form.competition, form.round_minutes, form.text(Field.ROUND))
        self._note.setText(note)
        self._form = self.form()
        self._summarise()
        self._show_partners()

    def problems(self) -> list[str]:
        """Returns missing or duplicate names, and problems of the format."""
        form = self.form()
        names = [form.player(seat).name.casefold() for seat in form.seats() if form.player(seat).name]
        twice = [_("The same name is entered twice.")] if len(set(names)) < len(names) else []
        return [*self._missing(form), *twice, *self._terms.problems()]

    @staticmethod
    def _missing(form: SetUpForm) -> list[str]:
        said = _("Enter the name of player {seat}.")
        return [said.format(seat=str(seat).upper()) for seat in form.seats() if not form.player(seat).name]

    def check(self) -> None:
        """Rechecks what is missing, without warnings before anything is typed."""
        super().check()
        retitle(self._accept, _("Name missing") if self._missing(self.form()) else self._title)
        is_wrong = bool(self.problems()) and self.is_touched()
        if not is_wrong:
            self.warn("" if self._is_from_paper else _("Who breaks and who sits where: the toss decides."))
        set_style(self._problem, voice="warning" if is_wrong else "muted")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves from name to name on Enter, and starts the match from the last one."""
        names = [self._rows[seat].name for seat in SEATS_BY_SIDE if self._rows[seat].name.isVisible()]
        at = next((place for place, name in enumerate(names) if name is self.focusWidget()), None)
        is_plain = event.key() in ENTERS and not event.modifiers() & _CONTROL
        keyed = _KEYED.get(Qt.Key(event.key())) if not event.modifiers() else None
        button = None if keyed is None else self.findChild(QPushButton, keyed)
        if is_plain and at is not None and at + 1 < len(names):
            names[at + 1].setFocus(Qt.FocusReason.TabFocusReason)
        elif button is not None:
            button.click()
        else:
            super().keyPressEvent(event)

    # Fields

    def _make_lines(self) -> None:
        """Makes the lines of format and details, with a button each."""
        self._note = voiced("", "muted", "filled_in")
        self._summary = voiced("", "", "format_summary")
        self._details = voiced("", "", "details_summary")
        self._no_round = voiced(_("Round not set"), "warning", "no_round")
        self._no_round.setWordWrap(False)
        self._change = _toggle("change_format", _("Change format…"), key="F4")
        self._change_details = _toggle("change_details", _("Change details…"), key="F5")

    def _listen(self) -> None:
        self._doubles.toggled.connect(self._show_partners)
        self._seats.clicked.connect(self.board_turned)
        self._terms.changed.connect(self.check)
        self._terms.changed.connect(self._summarise)
        self._terms.laws_chosen.connect(self._suggest_points)
        for row in self._rows.values():
            row.changed.connect(self.check)
        event = self._texts[Field.EVENT]
        offer_known(event, self._known.events).activated.connect(self._fill_in)
        event.editingFinished.connect(self._fill_in)
        event.textChanged.connect(self._terms.changed)
        for line in (*self._texts.values(), self._number):
            line.textChanged.connect(self._summarise)
        self._terms.follow(self._texts[Field.ROUND])

    def _fill_in(self) -> None:
        """Fills in details that are the same for an event, unless something was typed."""
        event = self._texts[Field.EVENT].text().strip()
        is_new = event not in ("", self._form.text(Field.EVENT))
        found = self._known.last_of(event) if is_new else None
        if found is None:
            return
        shown, before = self.form(), self._form
        texts = dict(shown.texts)
        for name in SAME_IN_AN_EVENT:
            if shown.text(name) == before.text(name):
                texts[name] = found.text(name)
        has_own_format = (shown.laws, shown.competition) != (before.laws, before.competition)
        format_from = shown if has_own_format else found
        self.show_form(
            replace(
                shown,
                texts={**texts, Field.EVENT: event},
                is_doubles=shown.is_doubles or found.is_doubles,
                laws=format_from.laws,
                competition=format_from.competition,
                round_minutes=format_from.round_minutes,
            ),
            _("Filled in from the last match of {event}.").format(event=event),
        )

    def _summarise(self) -> None:
        """Shows laws and format in a line, with the rules of the event that differ, and the details in another."""
        laws, competition = self._terms.laws, self._format.competition()
        self._summary.setText(
            " · ".join(
                filter(None, (f"{laws_name(laws, is_short=True)} · {format_line(competition)}", event_rules(laws)))
            )
        )

        form = self.form()
        parts = [form.text(Field.EVENT), form.text(Field.CATEGORY), form.text(Field.ROUND), form.text(Field.TIE)]
        named = ((Field.TABLE, form.text(Field.TABLE)), (Field.UMPIRE, form.text(Field.UMPIRE)))
        parts += [say(NAMED, name=say(DETAIL_TITLES[name]), text=text) for name, text in named if text]
        self._details.setText(" · ".join(filter(None, parts)) or _("No event"))
        self._no_round.setVisible(bool(form.text(Field.EVENT)) and not form.text(Field.ROUND))

    def _start_over(self) -> None:
        self.show_form(self._empty)
        self._form = self._empty
        self._rows[Seat.A1].name.setFocus()

    def _show_partners(self) -> None:
        is_doubles = self._doubles.isChecked()
        for row in self._rows.values():
            row.show_as(is_doubles=is_doubles)
        self._seats.show_seats(is_doubles=is_doubles, is_turned=self._is_turned)
        self.check()

    def _suggest_points(self) -> None:
        """Sets the points of a game for laws without a preset format."""
        own, shown = form_by(self._terms.laws.base).competition, self._format.competition()
        if preset_of(own) is FormatPreset.OWN:
            self._format.set_competition(replace(shown, points=own.points), self._format.round_minutes())

    # Layout

    def _lay_out(self) -> None:
        kind = QButtonGroup(self)
        for button in (self._singles, self._doubles):
            kind.addButton(button)
        pairings = plain_button("pairings", _("From the pairings…"), self.reject, self.pairings_wanted)
        for each in (pairings, self._in_progress):
            each.setVisible(not self._is_from_paper)
        self._layout.removeWidget(self.heading)
        self.heading.setWordWrap(False)
        head = across(self.heading, 1, pairings, self._in_progress, 16, self._singles, self._doubles)
        sides = (within(down(*(self._rows[seat] for seat in SEATS_BY_SIDE if seat.side is side))) for side in Side)
        first, second = sides
        players = within(across((first, 1), self._seats, (second, 1), gap=16))
        self._terms.rules.add_beside(EventFileButtons(self.form, self.show_form, self._note.setText))
        terms = within(down(self._terms.line, self._format, self._terms.rules))
        # away from the button that starts the match
        afresh = plain_button("afresh", _("Clear all"), self._start_over)
        event = self._event()
        event.addWidget(afresh, event.rowCount(), 0)
        details = within(event)
        self._pages = {self._change: terms, self._change_details: details}
        for button, page in self._pages.items():
            page.hide()
            button.toggled.connect(partial(self._turn_to, players, button))
        format_ = _line((self._summary, 1), self._terms.note, self._change)
        noted = _line(self._no_round, (self._details, 2), (self._note, 1), self._change_details)
        self.add(head, players, terms, details, format_, noted, 1)
        self.body.setSpacing(12)
        self.set_size(_WIDTH)
        self.begin_at(self._rows[Seat.A1].name)

    def _turn_to(self, players: QWidget, button: QPushButton, is_on: bool) -> None:
        """Shows the fields of one line in place of the players, until its button is pressed again."""
        if is_on:
            for other in self._pages.keys() - {button}:
                other.setChecked(False)
        for each, page in self._pages.items():
            page.setVisible(each.isChecked())
        players.setVisible(not any(each.isChecked() for each in self._pages))
        self.fit()

    def _event(self) -> QGridLayout:
        """Returns the fields of the event; two short ones share a line."""
        grid, texts = QGridLayout(), self._texts
        grid.setSpacing(GAP)
        lines = (
            (texts[Field.EVENT],),
            (texts[Field.CATEGORY], self._number),
            (texts[Field.ROUND], texts[Field.TABLE]),
            (texts[Field.TIE],),
            (texts[Field.UMPIRE],),
            (texts[Field.CHIEF_REFEREE],),
        )
        for row, (first, *others) in enumerate(lines):
            line = across((first, 2))
            for other in others:
                put(line, other.accessibleName(), (other, 1))
            grid.addWidget(QLabel(first.accessibleName()), row, 0)
            grid.addLayout(line, row, 1)
        return grid


def _toggle(name: str, title: str, key: str = "") -> QPushButton:
    button = plain_button(name, title)
    button.setCheckable(True)
    if key:
        button.setToolTip(plain_tip(say(SHORTCUT, key=key)))
    return button


def _line(*parts: Part) -> QFrame:
    """Returns what is set in one line, with the button to change it at the end."""
    frame = QFrame()
    frame.setProperty("line", True)
    put(QHBoxLayout(frame), *parts, gap=12).setContentsMargins(16, 2, 2, 2)
    return frame


_KEYED = {Qt.Key.Key_F4: "change_format", Qt.Key.Key_F5: "change_details", Qt.Key.Key_F6: "pairings"}
"""Buttons by function key."""
