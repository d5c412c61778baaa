"""Dialog for a new match: players, laws and format on one page."""

from dataclasses import replace

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from carrom_desk.desk.forms.new_match_form import (
    SAME_IN_AN_EVENT,
    Field,
    Format,
    FormatPreset,
    KnownMatches,
    SetUpForm,
    form_by,
    preset_of,
)
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, voiced
from carrom_desk.gui.dialogs.fields import NumberEdit, check_box, text_field
from carrom_desk.gui.dialogs.suggestions import offer_known
from carrom_desk.gui.kit.layouts import across, down, put, within
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.setup import LONGEST_NAME, MOST_MATCHES, Player, Setup
from carrom_desk.match.side import Seat
from carrom_desk.presentation.wording.entry_text import DETAIL_TITLES
from carrom_desk.presentation.wording.laws_text import event_rules, laws_name
from carrom_desk.presentation.wording.match_text import format_line

from .event_files import EventFileButtons
from .match_fields import PlayerRow
from .terms import Terms

_AS_SEEN = (Seat.A1, Seat.A2, Seat.B1, Seat.B2)
"""Rows of the players from the top."""
_CONTROL = Qt.KeyboardModifier.ControlModifier
_MATCH_NUMBER = rf"[1-9][0-9]{{0,{len(str(MOST_MATCHES)) - 1}}}"
"""Validator for match numbers; `QIntValidator` would also accept signs, thousands separators and leading zeros."""
_WIDTH = 984
"""Available width in pixels on the smallest screen."""


class NewMatchDialog(AskDialog):
    """Answers with a `Setup`. If cancelled, `form` still contains everything typed."""

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
        self._doubles = check_box("doubles", _("Doubles"))
        self._in_progress = check_box("in_progress", _("Already in progress"))
        self._in_progress.setToolTip(_("Enter the current state of the match next, then continue from there."))
        self._rows = {seat: PlayerRow(seat, known.players, known.player, self) for seat in Seat}
        self._texts = {name: text_field(name.part, say(name.words)) for name in Field}
        for line in self._texts.values():
            line.setMaxLength(LONGEST_NAME)
        self._number = named(NumberEdit(), "number", say(DETAIL_TITLES["number"]))
        self._number.setValidator(QRegularExpressionValidator(QRegularExpression(_MATCH_NUMBER), self))
        self._terms = Terms(self, event=self._texts[Field.EVENT].text)
        self._format = self._terms.format
        self._note = voiced("", "muted", "filled_in")
        self._summary = voiced("", "", "format_summary")
        self._change = plain_button("change_format", _("Change format…"))
        self._change.setCheckable(True)
        self._lay_out()
        if is_from_paper:
            self._in_progress.hide()
        self.show_form(form, note)
        self._listen()

    def offer_last(self, last: SetUpForm) -> None:
        """Offers laws and format of the last match among the presets."""
        self._terms.offer_last(Format(last.competition, last.laws, last.round_minutes))

    def turn_board(self) -> None:
        """Rotates the captions of the seats with the board."""
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
        self._doubles.setChecked(form.is_doubles)
        self._in_progress.setChecked(form.is_in_progress)
        self._terms.show_terms(form.laws, form.competition, form.round_minutes, form.text(Field.ROUND))
        self._note.setText(note)
        self._form = self.form()
        self._summarise()
        self._show_partners()

    def problems(self) -> list[str]:
        """Returns missing or duplicate names, and problems of the format."""
        form = self.form()
        missing = [
            _("Enter the name of player {seat}.").format(seat=str(seat).upper())
            for seat in form.seats()
            if not form.player(seat).name
        ]
        names = [form.player(seat).name.casefold() for seat in form.seats() if form.player(seat).name]
        twice = [_("The same name is entered twice.")] if len(set(names)) < len(names) else []
        return [*missing, *twice, *self._terms.problems()]

    def check(self) -> None:
        """Rechecks what is missing, without warnings before anything is typed."""
        super().check()
        set_style(self._problem, voice="warning" if self.is_touched() else "muted")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves from name to name on Enter, and starts the match from the last one."""
        names = [self._rows[seat].name for seat in _AS_SEEN if self._rows[seat].name.isVisible()]
        at = next((place for place, name in enumerate(names) if name is self.focusWidget()), None)
        is_plain = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & _CONTROL
        if is_plain and at is not None and at + 1 < len(names):
            names[at + 1].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_F4 and not event.modifiers():
            self._change.toggle()
        else:
            super().keyPressEvent(event)

    # Fields

    def _listen(self) -> None:
        self._doubles.toggled.connect(self._show_partners)
        self._terms.changed.connect(self.check)
        self._terms.changed.connect(self._summarise)
        self._terms.laws_chosen.connect(self._suggest_points)
        for row in self._rows.values():
            row.changed.connect(self.check)
        event = self._texts[Field.EVENT]
        offer_known(event, self._known.events).activated.connect(self._fill_in)
        event.editingFinished.connect(self._fill_in)
        event.textChanged.connect(self._terms.changed)
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
        """Shows laws and format in a line, with the rules of the event that differ."""
        laws, competition = self._terms.laws, self._format.competition()
        self._summary.setText(
            " · ".join(
                filter(None, (f"{laws_name(laws, is_short=True)} · {format_line(competition)}", event_rules(laws)))
            )
        )

    def _start_over(self) -> None:
        self.show_form(self._empty)
        self._form = self._empty
        self._rows[Seat.A1].name.setFocus()

    def _show_partners(self) -> None:
        for row in self._rows.values():
            row.seat_for(is_doubles=self._doubles.isChecked(), is_turned=self._is_turned)
        self.check()

    def _suggest_points(self) -> None:
        """Sets the points of a game for laws without a preset format."""
        own, shown = form_by(self._terms.laws.base).competition, self._format.competition()
        if preset_of(own) is FormatPreset.OWN:
            self._format.set_competition(replace(shown, points=own.points), self._format.round_minutes())

    # Layout

    def _lay_out(self) -> None:
        who = within(across((self._players(), 8), (self._event(), 5), gap=20))
        self._terms.rules.add_beside(EventFileButtons(self.form, self.show_form, self._note.setText))
        terms = within(down(self._terms.line, self._format, self._terms.rules, gap=6))
        terms.hide()
        self._change.toggled.connect(terms.setVisible)
        self._change.toggled.connect(who.setHidden)
        # away from the button that starts the match
        afresh = plain_button("afresh", _("Clear all"), self._start_over)
        notes = across(afresh, (self._note, 1), self._terms.note)
        put(self.body, who, terms, across((self._summary, 1), self._change), notes, 1, gap=6)
        self.setMinimumWidth(_WIDTH)
        self.begin_at(self._rows[Seat.A1].name)

    def _players(self) -> QGridLayout:
        grid = _grid()
        grid.addLayout(across(self._doubles, 1, self._in_progress), 0, 0, 1, 5)
        for row, seat in enumerate(_AS_SEEN, 1):
            self._rows[seat].add_to(grid, row)
        for column, share in ((2, 12), (3, 6), (4, 5)):
            grid.setColumnStretch(column, share)
        return grid

    def _event(self) -> QGridLayout:
        """Returns the fields of the event; two short ones share a line."""
        grid, texts = _grid(), self._texts
        lines = (
            (texts[Field.EVENT],),
            (texts[Field.CATEGORY], self._number),
            (texts[Field.ROUND], texts[Field.TABLE]),
            (texts[Field.UMPIRE],),
            (texts[Field.CHIEF_REFEREE],),
        )
        for row, (first, *others) in enumerate(lines):
            line = across((first, 2), gap=grid.horizontalSpacing())
            for other in others:
                put(line, other.accessibleName(), (other, 1))
            grid.addWidget(QLabel(first.accessibleName()), row, 0)
            grid.addLayout(line, row, 1)
        return grid


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setVerticalSpacing(6)
    grid.setHorizontalSpacing(8)
    return grid
