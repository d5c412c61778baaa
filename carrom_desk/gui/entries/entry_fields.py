"""Fields for amending rare entries."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.fields import ChoiceBox, NumberField, choice_box, offer_players, text_field, watch
from carrom_desk.gui.kit.layouts import form
from carrom_desk.gui.kit.wording import WHICH_PLAYER
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    DetailsChanged,
    Disqualified,
    IncidentSeen,
    Mistake,
    MistakeStands,
    PlainEntry,
    ProtestLodged,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import shortened_setup
from carrom_desk.presentation.next_step.referee_actions import (
    FORMS,
    MEN_NOT_PLACED,
    OPTION_WORDS,
    Option,
    RefereeAction,
)
from carrom_desk.presentation.wording.match_text import capital
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import MEN_OF_A_SIDE

from .details import DetailsFields
from .placing import LatePlacing


class EntryFields(QWidget):
    """Fields of an entry, one below the other."""

    changed = Signal()
    """Emitted when a value changes."""

    def __init__(self, entry: Callable[[], PlainEntry], *fields: QWidget, problem: Callable[[], str] = str) -> None:
        """`entry` returns the entry with the fields' values, `problem` what is missing in them, or an empty text."""
        super().__init__()
        self.entry, self.problem = entry, problem
        self.form = form(*fields)
        self.setLayout(self.form)
        watch(self.changed, *fields)


def sides_box(name: str, title: str, setup: Setup, chosen: Side | None, neither: str = "") -> ChoiceBox:
    """Returns a choice of the sides by name; `neither`, if not empty, comes last."""
    told = shortened_setup(setup)
    box = choice_box(name, title, [(told.side_name(side), side) for side in Side], of_names=True)
    if neither:
        box.addItem(neither)
    box.setCurrentIndex(len(Side) if chosen is None else list(Side).index(chosen))
    return box


def rare_fields(entry: PlainEntry, before: MatchState) -> EntryFields:
    """Creates the fields for an entry, given the state before it."""
    setup = before.setup
    match entry:
        case ViolationSeen() | IncidentSeen() | Disqualified():
            return _offender_fields(entry, before)
        case MistakeStands():
            return _mistake_fields(entry, setup)
        case WalkedOver():
            neither = say(FORMS[RefereeAction.NOBODY_CAME].title)
            winner = sides_box("winner", _("Winner"), setup, entry.winner, neither)
            return _with_words(entry, {"winner": lambda: (*Side, None)[winner.currentIndex()]}, winner)
        case Conceded():
            by = sides_box("by", _asked(RefereeAction.CONCEDE), setup, entry.by)
            what = choice_box("what", _("Conceded"), _options(Option.GAME, Option.MATCH))
            what.choose(entry.what)
            return EntryFields(lambda: Conceded(Side(by.currentData()), Concession(what.currentData())), by, what)
        case ProtestLodged():
            by = sides_box("by", _asked(RefereeAction.PROTEST), setup, entry.by)
            return _with_words(entry, {"by": lambda: Side(by.currentData())}, by)
        case DetailsChanged():
            details = DetailsFields(setup, entry)
            fields = EntryFields(details.entry)
            fields.form.addRow(details)
            details.changed.connect(fields.changed)
            return fields
        case _:
            return _with_words(entry, {})


def _with_words(entry: PlainEntry, said: Mapping[str, Callable[[], object]], *fields: QWidget) -> EntryFields:
    """Returns fields with a text field below; `said` reads the others by attribute name."""
    typed = entry.about.typed
    text = text_field("text", _("Reason for decision"), getattr(entry, typed))

    def amended() -> PlainEntry:
        return _changed(entry, {typed: text.text().strip(), **{name: read() for name, read in said.items()}})

    return EntryFields(amended, *fields, text)


def _changed(entry: Any, said: Mapping[str, Any]) -> PlainEntry:
    """Returns the entry with other values in the fields of its kind."""
    changed: PlainEntry = replace(entry, **said)
    return changed


def _offender_fields(seen: ViolationSeen | IncidentSeen | Disqualified, before: MatchState) -> EntryFields:
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

    def said() -> dict[str, Any]:
        number, side = player.currentIndex() or None if setup.doubles else seen.player, Side(by.currentData())
        who: dict[str, Any] = {"by": side, "player": number if setup.doubles or side is seen.by else None}
        return {**who, "placed": late.value()} if isinstance(seen, ViolationSeen) else who

    offer()
    by.currentIndexChanged.connect(offer)
    shown = (by, player) if setup.doubles else (by,)
    if isinstance(seen, Disqualified):
        reads = {name: lambda name=name: said()[name] for name in ("by", "player")}
        return _with_words(seen, reads, *shown)
    fields = EntryFields(lambda: _changed(seen, {**said(), "ruling": None}), *shown)
    fields.form.addRow(late)
    late.changed.connect(fields.changed)
    return fields


def _mistake_fields(mistake: MistakeStands, setup: Setup) -> EntryFields:
    """Returns fields for a mistake, its side and the number of men not placed."""
    mistakes = _options(*(Option(each.value) for each in Mistake))
    what = choice_box("what", say(FORMS[RefereeAction.UNNOTICED].title), mistakes)
    what.choose(mistake.what)
    by = sides_box("by", _asked(RefereeAction.UNNOTICED), setup, mistake.by)
    men = NumberField("men", say(MEN_NOT_PLACED), 1, MEN_OF_A_SIDE)
    men.setValue(mistake.men)

    def entry() -> PlainEntry:
        chosen = Mistake(what.currentData())
        return MistakeStands(chosen, Side(by.currentData()), men.value() if chosen is Mistake.DUE_FORGOTTEN else 1)

    fields = EntryFields(entry, what, by, men)

    def show() -> None:
        fields.form.setRowVisible(men, what.currentData() == Mistake.DUE_FORGOTTEN)

    show()
    what.currentIndexChanged.connect(show)
    return fields


def _asked(action: RefereeAction) -> str:
    """Returns the action's question about the side."""
    return say(FORMS[action].side or WHICH_PLAYER)


def _options(*options: Option) -> list[tuple[str, object]]:
    return [(capital(say(OPTION_WORDS[option])), option) for option in options]
