"""Fields of a stroke, and of entries that may replace it."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton

from carrom_desk.gui.dialogs.fields import check_box, choice_box, watch
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import (
    StrokeMade,
)
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.breach_choices import stroke_breaches
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind, StrokeDraft, draft_of
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition

from .entry_fields import FormFields


def marks_of(made: StrokeMade, board: BoardState) -> StrokeDraft:
    return replace(draft_of(made.stroke, is_white=board.turn.side is board.white), breach=made.breach)


class MarkButton(QPushButton):
    """Button with a count of marked pieces, and once it is changed with what it was.

    A press adds one, or resets after the last; a right click or "-" removes one.
    """

    changed = Signal()
    """Emitted when the count changes."""

    def __init__(self, name: str, title: str, voice: str, most: int, was: int) -> None:
        """`voice` is the accessible text before the number, `was` the count as recorded."""
        super().__init__()
        self.setObjectName(name)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._title = title
        self._voice = voice
        self._most = most
        self._value = self._was = was
        self.set_value(was)
        self.clicked.connect(lambda: self._step(1))

    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        """Sets the count."""
        is_other, self._value = value != self._value, value
        self.setChecked(bool(value))
        count = str(value) if value == self._was else in_order(f"{self._was} → {value}")
        self.setText(f"{self._title}  {count}" if value or value != self._was else self._title)
        self.setAccessibleName(f"{self._voice}: {count}")
        if is_other:
            self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Minus:
            self._step(-1)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        self.set_value((self._value + by) % (self._most + 1))


class StrokeFields(FormFields):
    """Fields for the marks of a stroke, as beside the board: pieces pocketed, jumped, and other facts."""

    def __init__(self, draft: StrokeDraft, board: BoardState, edition: Edition) -> None:
        super().__init__(lambda: self.draft().as_command(board))
        kinds = {
            PieceKind.WHITE: _("White"),
            PieceKind.BLACK: _("Black"),
            PieceKind.QUEEN: _("Queen"),
            PieceKind.STRIKER: _("Striker"),
        }
        self._counts = {
            (mark, kind): MarkButton(
                f"{mark}_{kind}", title, f"{title} {said}", kind.number, draft.marks(mark).of(kind)
            )
            for mark, said in ((Mark.POCKETED, _("pocketed")), (Mark.JUMPED, _("jumped off")))
            for kind, title in kinds.items()
        }
        for button in self._counts.values():
            button.changed.connect(self.changed)
        self._improper = check_box("improper_field", _("Improper"), is_on=draft.is_improper)
        title = _("Touched nothing")
        self._touched_nothing = check_box("touched_nothing_field", title, is_on=draft.touched_nothing)
        self._before_play = check_box("before_play_field", _("Before “Play”"), is_on=draft.before_play)
        reasons = [(choice.title, choice.breach) for choice in stroke_breaches(edition)]
        no_reason = (_("Improper: no breach chosen"), None)
        self._breach = choice_box("breach_field", _("Breach"), [no_reason, *reasons], is_narrow=True)
        self._breach.choose(draft.breach)
        self._breach.setEnabled(draft.is_improper)
        self._improper.toggled.connect(self._breach.setEnabled)
        watch(self.changed, self._improper, self._touched_nothing, self._before_play, self._breach)
        self._lay_out()

    def draft(self) -> StrokeDraft:
        """Returns the marked stroke."""
        is_improper, named_breach = self._improper.isChecked(), self._breach.currentData()
        pocketed, jumped = (Marks(*(self._counts[mark, kind].value() for kind in PieceKind)) for mark in Mark)
        return StrokeDraft(
            pocketed=pocketed,
            jumped=jumped,
            is_improper=is_improper,
            breach=Breach(named_breach) if is_improper and named_breach else None,
            touched_nothing=self._touched_nothing.isChecked(),
            before_play=self._before_play.isChecked(),
        )

    def _lay_out(self) -> None:
        grid = QGridLayout()
        grid.setSpacing(6)
        for row, title in enumerate((_("Pocketed"), _("Jumped off"))):
            grid.addWidget(QLabel(title), row, 0)
        for place, button in enumerate(self._counts.values()):
            row, column = divmod(place, len(PieceKind))
            grid.addWidget(button, row, column + 1)
            grid.setColumnStretch(column + 1, 1)
        grid.addWidget(self._improper, 2, 0)
        grid.addWidget(self._breach, 2, 1, 1, 4)
        grid.addWidget(self._touched_nothing, 3, 0, 1, 3)
        grid.addWidget(self._before_play, 3, 3, 1, 2)
        self.form.addRow(grid)
