"""Form for correcting the details of a match at any time."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog, WhyNot
from carrom_desk.gui.dialogs.fields import NumberField, text_field, watch
from carrom_desk.gui.dialogs.suggestions import offer_known
from carrom_desk.gui.kit.layouts import across, within
from carrom_desk.gui.kit.wording import NOTHING_IS_CHANGED
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import DetailsChanged, PlayersNamed
from carrom_desk.match.setup import LONGEST_NAME, MOST_MATCHES, TEXTS, Player, Setup
from carrom_desk.match.side import Seat
from carrom_desk.presentation.wording.entry_text import DETAIL_TITLES
from carrom_desk.reports.drawings.flags import countries_like

_PARTS = {"name": N_("Name"), "club": N_("Club"), "country": N_("Country")}
"""Fields of a player's details."""


class DetailsFields(QWidget):
    """Fields of all details; the entry only contains the changed ones."""

    changed = Signal()
    """Emitted when a value changes."""

    def __init__(self, setup: Setup, shown: Setup | None = None, reason: str = "") -> None:
        """`setup` applies before the entry, `shown` are the initial values."""
        super().__init__()
        self._setup, shown = setup, shown or setup
        self._texts = {key: _line(f"details_{key}", say(DETAIL_TITLES[key]), getattr(shown, key)) for key in TEXTS}
        is_numbered = setup.number is not None
        self._number = NumberField(
            "details_number",
            say(DETAIL_TITLES["number"]),
            int(is_numbered),
            MOST_MATCHES,
            at_least="" if is_numbered else "–",
        )
        self._number.setValue(shown.number or 0)
        seats = tuple(Seat) if setup.doubles else (Seat.A1, Seat.B1)
        self._players = {seat: _player_lines(seat, shown.player_at(seat)) for seat in seats}
        self._reason = _line("details_reason", _("Reason"), reason)
        lines = [line for lines in self._players.values() for line in lines.values()]
        watch(self.changed, *self._texts.values(), self._number, *lines, self._reason)
        self._lay_out()

    def entry(self) -> DetailsChanged:
        """Returns the changes and their reason."""
        typed = {key: field.text().strip() for key, field in self._texts.items()}
        changed: dict[str, Any] = {key: text for key, text in typed.items() if text != getattr(self._setup, key)}
        number = self._number.value() or None
        players = {seat: self._player(seat) for seat in self._players}
        named = {seat.value: player for seat, player in players.items() if player != self._setup.player_at(seat)}
        return DetailsChanged(
            **changed,
            number=None if number == self._setup.number else number,
            players=PlayersNamed(**named) if named else None,
            reason=self._reason.text().strip(),
        )

    def problem(self) -> str:
        """Returns what is missing."""
        return "" if all(self._player(seat).name for seat in self._players) else _("Enter the name of every player.")

    def _player(self, seat: Seat) -> Player:
        return Player(**{part: line.text().strip() for part, line in self._players[seat].items()})

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        fields = (*self._texts.values(), self._number)
        for place, field in enumerate(fields):
            row, column = divmod(place, 2)
            grid.addLayout(across(field.accessibleName(), (field, 1), gap=8), row, column)
        for row, lines in enumerate(self._players.values(), len(fields) // 2 + 1):
            shares = zip(lines.values(), (3, 2, 1), strict=True)
            grid.addLayout(across(*((line, share) for line, share in shares), gap=8), row, 0, 1, 2)
        grid.addLayout(across(self._reason.accessibleName(), (self._reason, 1), gap=8), grid.rowCount(), 0, 1, 2)
        within(grid, self)
        self.setFocusProxy(next(iter(self._texts.values())))


def _line(name: str, title: str, text: str, hint: str = "") -> QLineEdit:
    field = text_field(name, title, text, hint=hint)
    field.setMaxLength(LONGEST_NAME)
    field.setCursorPosition(0)  # show the start of a long name
    return field


def _player_lines(seat: Seat, player: Player) -> dict[str, QLineEdit]:
    """Returns fields for name, club and country of the player at a seat."""
    title = _("Player {seat}").format(seat=seat.value.upper())
    lines = {
        part: _line(f"details_{part}_{seat}", f"{title}: {say(words)}", getattr(player, part), say(words))
        for part, words in _PARTS.items()
    }
    offer_known(lines["country"], countries_like)
    return lines


class DetailsDialog(AskDialog):
    """Answers with a `DetailsChanged` that only contains the changes."""

    is_tall = True

    def __init__(self, setup: Setup, why_not: WhyNot, parent: QWidget | None = None) -> None:
        """`setup` has the current details."""
        super().__init__("details_dialog", _("Match details"), _("Record"), parent)
        self._why_not = why_not
        self._fields = DetailsFields(setup)
        self._fields.changed.connect(self.check)
        self.add(self._fields, 1)
        self.begin_at(self._fields)
        self.check()

    def answer(self) -> DetailsChanged | None:
        """Returns the entry; None if nothing was changed."""
        return None if self.problems() else self._fields.entry()

    def problems(self) -> list[str]:
        """Returns what is missing, or why the details are invalid."""
        entry, missing = self._fields.entry(), self._fields.problem()
        if entry == DetailsChanged(reason=entry.reason):
            return [say(NOTHING_IS_CHANGED)]
        why = missing or self._why_not(entry)
        return [why] if why else []
