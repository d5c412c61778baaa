"""Rules of an event, folded away below laws and format, each marked where it differs from the edition."""

from collections.abc import Callable, Collection, Mapping, Sized

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QLayout, QPushButton, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.fields import NumberField, check_box, show_in, text_field, value_of, watch
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.presentation.wording.format_text import DIFFERS, NAME_OF_RULES, RULE_TITLES, edition_has
from carrom_desk.presentation.wording.laws_text import RULES_OF_THE_EVENT
from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.rules.event import LONGEST_EVENT, deviations, of_event, rules_of
from carrom_desk.rules.ruling import Turn

_OPEN, _SHUT = "▾", "▸"
_RANGES = {"queen_points": (0, 9), "queen_until": (0, 98), "stroke_s": (5, 60)}
"""Lowest and highest value of each number."""


class MarkedGrid(QGridLayout):
    """Fields in pairs, each after a mark that shows whether it differs from what is usual."""

    def __init__(self, fields: Mapping[str, QWidget], *first: QLayout) -> None:
        """`first` stands before the fields."""
        super().__init__()
        self.setVerticalSpacing(4)
        self.setHorizontalSpacing(12)
        self._marks = {name: QLabel() for name in fields}
        lines = list(first)
        for name, field in fields.items():
            title = () if isinstance(field, QCheckBox) else (field.accessibleName(),)
            lines.append(across(self._marks[name], *title, (field, 1)))
        for place, line in enumerate(lines):
            self.addLayout(line, *divmod(place, 2))

    def mark(self, differing: Collection[str]) -> None:
        """Marks the fields with these names only."""
        for name, mark in self._marks.items():
            mark.setText(DIFFERS if name in differing else "")


class EventRulesBox(QWidget):
    """Fields of the rules of an event; what equals the edition is no rule of the event."""

    changed = Signal()
    """Emitted when a value changes."""

    def __init__(self, event: Callable[[], str]) -> None:
        """`event` returns the name of the event as typed elsewhere, which names the rules too."""
        super().__init__()
        self._event = event
        self._shown: Edition = USUAL
        self._base: Edition = USUAL
        self._name = text_field("rules_name", say(NAME_OF_RULES))
        self._name.setMaxLength(LONGEST_EVENT)
        self._fields: dict[str, QWidget] = {
            name: NumberField(name, say(words), *_RANGES[name]) if name in _RANGES else check_box(name, say(words))
            for name, words in RULE_TITLES.items()
        }
        self._marked = MarkedGrid(self._fields, across(self._name.accessibleName(), (self._name, 1)))
        self._others_differ: Callable[[], Sized] = tuple
        self._fold = named(QPushButton(), "event_rules", say(RULES_OF_THE_EVENT))
        self._fold.setAutoDefault(False)
        self._fold.setCheckable(True)
        self._inside = within(self._marked)
        self._inside.hide()
        self._fold.toggled.connect(self._inside.setVisible)
        self._fold.toggled.connect(self.mark)
        self._top = across(self._fold, 1)
        within(down(self._top, self._inside), self)
        watch(self._touch, self._name, *self._fields.values())
        self.show_laws(USUAL)

    @property
    def laws(self) -> Edition:
        """The edition, with the rules of the event if any differs."""
        rules, shown = self._rules(), self._shown
        if shown.base is self._base and rules == rules_of(shown) and self._called() in ("", self._name_of(shown)):
            return shown
        names = deviations(self._base, rules)
        if not names:
            return self._base
        return of_event(self._base, self._called(), EventRules(**{name: getattr(rules, name) for name in names}))

    def add_beside(self, widget: QWidget) -> None:
        """Adds a widget in line with the button that unfolds it."""
        self._top.addWidget(widget)

    def add_inside(self, widget: QWidget, differing: Callable[[], Sized]) -> None:
        """Adds a widget below the rules, folded away with them; `differing` returns which of its fields are marked."""
        self._others_differ = differing
        self._marked.addWidget(widget, self._marked.rowCount(), 0, 1, 2)

    def show_laws(self, laws: Edition) -> None:
        """Shows an edition with the rules of its event, unfolded if there are any."""
        self._shown = laws
        self._fill(laws.base, rules_of(laws))
        with QSignalBlocker(self._name):
            self._name.setText(self._name_of(laws))
        self._touch()
        self.unfold()

    def unfold(self) -> None:
        """Unfolds itself if anything differs, else folds itself."""
        self._fold.setChecked(self._shown.event is not None or bool(self._others_differ()))
        self.mark()

    def set_base(self, base: Edition) -> None:
        """Takes another edition; what differed from the former one stays as it is."""
        if base is self._base:
            return
        rules, usual = self._rules(), rules_of(base)
        kept = {name: getattr(rules, name) for name in deviations(self._base, rules)}
        if usual.own_man_with_striker is None:
            kept.pop("own_man_with_striker", None)
        values = {name: kept.get(name, getattr(usual, name)) for name in self._fields}
        self._fill(base, EventRules(**values))
        self._touch()

    def problems(self) -> list[str]:
        is_named = not deviations(self._base, self._rules()) or self._called()
        return [] if is_named else [_("Enter the event or a name for its rules.")]

    def _fill(self, base: Edition, rules: EventRules) -> None:
        self._base = base
        for name, field in self._fields.items():
            value = getattr(rules, name)
            with QSignalBlocker(field):
                show_in(field, value is not Turn.PASSES if name == "own_man_with_striker" else value)
        self._fields["own_man_with_striker"].setEnabled(rules.own_man_with_striker is not None)

    def _rules(self) -> EventRules:
        values = {name: value_of(field) for name, field in self._fields.items()}
        is_known = self._fields["own_man_with_striker"].isEnabled()
        turn = Turn.CONTINUES if values["own_man_with_striker"] else Turn.PASSES
        return EventRules(**(values | {"own_man_with_striker": turn if is_known else None}))

    def _called(self) -> str:
        return self._name.text().strip() or self._event().strip()[:LONGEST_EVENT]

    @staticmethod
    def _name_of(laws: Edition) -> str:
        return "" if laws.event is None else laws.event.name

    def _touch(self) -> None:
        self.mark()
        self.changed.emit()

    def mark(self) -> None:
        """Marks what differs from the edition, and counts it on the button."""
        self._name.setPlaceholderText(self._event().strip())
        differing = deviations(self._base, self._rules())
        usual = rules_of(self._base)
        self._marked.mark(differing)
        for name, field in self._fields.items():
            hint = edition_has(getattr(usual, name)) if name in differing else ""
            field.setToolTip(plain_tip(hint))
            field.setAccessibleDescription(hint)
        title = say(RULES_OF_THE_EVENT)
        sign = _OPEN if self._fold.isChecked() else _SHUT
        count = len(differing) + len(self._others_differ())
        self._fold.setText(f"{sign} {title}" + (f" {DIFFERS} {count}" if count else ""))
