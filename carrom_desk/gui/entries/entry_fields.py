"""Fields of an entry: what every form of them offers, and those of an offender."""

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.fields import ChoiceBox, choice_box, offer_players, watch
from carrom_desk.gui.kit.layouts import form, within
from carrom_desk.gui.kit.wording import WHICH_PLAYER
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import IncidentSeen, PlainEntry, ViolationSeen
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.rules.breaches import Breach

from .placing import LatePlacing


class EntryFields(QWidget):
    """Fields of an entry."""

    changed = Signal()
    """Emitted when a value changes."""

    @abstractmethod
    def entry(self) -> PlainEntry | None:
        """Returns the entry with the fields' values; None while something is missing."""

    def problem(self) -> str:
        """Returns what is missing, or an empty text."""
        return ""


class FormFields(EntryFields):
    """Labelled fields, one below the other."""

    def __init__(self, entry: Callable[[], PlainEntry], *fields: QWidget) -> None:
        """`entry` returns the entry with the fields' values."""
        super().__init__()
        self._entry = entry
        self.form = form(*fields)
        within(self.form, self)
        watch(self.changed, *fields)

    def entry(self) -> PlainEntry:
        return self._entry()


def sides_box(name: str, title: str, setup: Setup, chosen: Side) -> ChoiceBox:
    told = shortened_setup(setup)
    box = choice_box(name, title, [(told.side_name(side), side) for side in Side], of_names=True)
    box.choose(chosen)
    return box


def offender_fields(seen: ViolationSeen | IncidentSeen, before: MatchState) -> EntryFields:
    """Returns fields for the offender, by name in doubles; to change the breach, the entry must be undone."""
    setup = before.setup
    by = sides_box("by", _("Committed by"), setup, seen.by)
    player = choice_box("player", say(WHICH_PLAYER), of_names=True)
    late = LatePlacing(setup, before.board)

    def offer() -> None:
        side = Side(by.currentData())
        is_same = side is seen.by
        offer_players(player, setup, side, seen.player or 0 if is_same else 0)
        if isinstance(seen, ViolationSeen) and seen.breach is Breach.PLACED_LATE:
            late.ask(side, seen.placed if is_same else None)

    def entry() -> PlainEntry:
        side = Side(by.currentData())
        number = player.currentIndex() or None if setup.doubles else seen.player
        named = number if setup.doubles or side is seen.by else None
        if isinstance(seen, ViolationSeen):
            return replace(seen, by=side, player=named, placed=late.value(), ruling=None)
        return replace(seen, by=side, player=named, ruling=None)

    offer()
    by.currentIndexChanged.connect(offer)
    fields = FormFields(entry, *((by, player) if setup.doubles else (by,)))
    fields.form.addRow(late)
    late.changed.connect(fields.changed)
    return fields
