"""Fields of a stroke, and of entries that may replace it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from carrom_desk.gui.dialogs.desk_dialog import plain_button
from carrom_desk.gui.dialogs.fields import NumberField, choice_box, watch
from carrom_desk.gui.kit.layouts import within
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.match.state import BoardState
from carrom_desk.presentation.breach_choices import stroke_breaches
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind, StrokeDraft, draft_of
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition

from .entry_fields import FormFields


def marks_of(made: StrokeMade, board: BoardState) -> StrokeDraft:
    return replace(draft_of(made.stroke, is_white=board.turn.side is board.white), breach=made.breach)


class MarkField(NumberField):
    """Count of marked men, and once it is changed with what it was."""

    def __init__(self, name: str, title: str, voice: str, most: int, was: int) -> None:
        """`voice` is the accessible text before the number, `was` the count as recorded."""
        self._title, self._was = title, was
        super().__init__(name, voice, 0, most)
        self._voice = voice
        self.lineEdit().setReadOnly(True)
        self.valueChanged.connect(self._tell)
        self.setValue(was)
        self._tell(was)

    def textFromValue(self, value: int, /) -> str:
        return f"{self._title} {_became(self._was, value)}"

    def minimumSizeHint(self) -> QSize:
        longest = self.fontMetrics().horizontalAdvance(f"{self._title} 9 → 9")
        return QSize(longest + 2 * TOUCH_PX + 4, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def _tell(self, value: int) -> None:
        set_style(self, changed=value != self._was)
        self.setAccessibleName(f"{self._voice}: {_became(self._was, value)}")


class MarkButton(QPushButton):
    """Whether a piece is marked, and once that is changed what it was."""

    def __init__(self, name: str, title: str, voice: str, was: int) -> None:
        """`voice` is the accessible text before the number, `was` the count as recorded."""
        super().__init__()
        self.setObjectName(name)
        set_style(self, chip=True)
        self.setCheckable(True)
        self.setAutoDefault(False)
        self._title, self._voice, self._was = title, voice, was
        self.toggled.connect(self._tell)
        self.setChecked(bool(was))
        self._tell()

    def value(self) -> int:
        return int(self.isChecked())

    def _tell(self) -> None:
        count = _became(self._was, self.value())
        self.setText(f"{self._title} {count}" if self._was or self.value() else self._title)
        self.setAccessibleName(f"{self._voice}: {count}")


def _became(was: int, now: int) -> str:
    return str(now) if now == was else in_order(f"{was} → {now}")


def _pairs(fields: Sequence[QWidget]) -> QGridLayout:
    """Returns fields in two equal columns."""
    grid = QGridLayout()
    grid.setSpacing(6)
    for place, field in enumerate(fields):
        grid.addWidget(field, *divmod(place, 2))
        grid.setColumnStretch(place % 2, 1)
    return grid


class StrokeFields(FormFields):
    """Fields for the marks of a stroke, as beside the board: pieces pocketed, jumped, and other facts."""

    def __init__(self, draft: StrokeDraft, board: BoardState, edition: Edition) -> None:
        super().__init__(lambda: self.draft().as_command(board))
        self._counts = dict(self._marks(draft))
        reasons = [(choice.title, choice.breach) for choice in stroke_breaches(edition)]
        no_reason = (_("Improper: no breach chosen"), None)
        self._breach = choice_box("breach_field", _("Breach"), [no_reason, *reasons], is_narrow=True)
        self._breach.choose(draft.breach)
        self._is_played = board.is_play_called and not draft.before_play
        """True when no stroke can have been before “Play”."""
        has_jumped = draft.jumped != Marks()
        titles = (_("Improper"), _("Jumped off"), _("Touched nothing"), _("Before “Play”"))
        names = ("improper_field", "jumped_field", "touched_nothing_field", "before_play_field")
        are_on = (draft.is_improper, has_jumped, draft.touched_nothing, draft.before_play)
        chips = [plain_button(name, title) for name, title in zip(names, titles, strict=True)]
        for chip, is_on in zip(chips, are_on, strict=True):
            set_style(chip, chip=True)
            chip.setCheckable(True)
            chip.setChecked(is_on)
            chip.toggled.connect(self.changed)
        self._improper, self._jumped, self._touched_nothing, self._before_play = chips
        self.facts = (self._improper, self._breach, *chips[1:])
        """Other facts, to be shown beside what happened."""
        watch(self.changed, self._breach)
        self._jumped_row = within(_pairs(self._of(Mark.JUMPED)))
        self.form.addRow(within(_pairs(self._of(Mark.POCKETED))))
        self.form.addRow(self._jumped_row)
        self._jumped.toggled.connect(self.show_facts)
        self._improper.toggled.connect(self.show_facts)

    def show_facts(self) -> None:
        """Shows the breach of an improper stroke, and what jumped."""
        for fact in self.facts:
            fact.setVisible(not self.isHidden())
        self._before_play.setHidden(self.isHidden() or self._is_played)
        self._breach.setVisible(self._improper.isChecked() and not self.isHidden())
        self._jumped_row.setVisible(self._jumped.isChecked())

    def draft(self) -> StrokeDraft:
        """Returns the marked stroke."""
        is_improper, named_breach = self._improper.isChecked(), self._breach.currentData()
        pocketed, jumped = (Marks(*(each.value() for each in self._of(mark))) for mark in Mark)
        return StrokeDraft(
            pocketed=pocketed,
            jumped=jumped if self._jumped.isChecked() else Marks(),
            is_improper=is_improper,
            breach=Breach(named_breach) if is_improper and named_breach else None,
            touched_nothing=self._touched_nothing.isChecked(),
            before_play=self._before_play.isChecked(),
        )

    def _of(self, mark: Mark) -> list[MarkField | MarkButton]:
        return [self._counts[mark, kind] for kind in PieceKind]

    def _marks(self, draft: StrokeDraft) -> Iterator[tuple[tuple[Mark, PieceKind], MarkField | MarkButton]]:
        for mark, said in ((Mark.POCKETED, _("pocketed")), (Mark.JUMPED, _("jumped off"))):
            for kind in PieceKind:
                title, name, was = say(kind.words), f"{mark}_{kind}", draft.marks(mark).of(kind)
                voice = f"{title} {said}"
                words = title if mark is Mark.POCKETED else f"↗ {title}"
                field = MarkField(name, words, voice, kind.number, was) if kind.number > 1 else None
                button = field or MarkButton(name, words, voice, was)
                (button.valueChanged if isinstance(button, MarkField) else button.toggled).connect(self.changed)
                yield (mark, kind), button
