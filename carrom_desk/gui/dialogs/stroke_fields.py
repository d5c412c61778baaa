"""A stroke as fields: what an entered stroke is amended with."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from carrom_desk.match.entries import StrokeMade
from carrom_desk.match.state import BoardState
from carrom_desk.match.stroke_draft import Mark, Marks, PieceKind, StrokeDraft
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces

from .desk_dialog import named
from .number_field import NumberField
from .ticks import TickBox


def draft_of(made: StrokeMade, board: BoardState) -> StrokeDraft:
    """The marks that say a stroke which was made on this board."""
    stroke = made.stroke
    return StrokeDraft(
        pocketed=_marks(stroke.pocketed, board),
        jumped=_marks(stroke.jumped, board),
        is_improper=stroke.improper,
        breach=made.breach,
        touched_nothing=not stroke.touched,
        before_play=stroke.before_play,
    )


def _marks(pieces: Pieces, board: BoardState) -> Marks:
    is_white = board.turn.side is board.white
    white, black = (pieces.own, pieces.opponent) if is_white else (pieces.opponent, pieces.own)
    return Marks(white, black, int(pieces.queen), int(pieces.striker))


class StrokeFields(QWidget):
    """Numbers and ticks for every mark on a stroke.

    Signals:
        changed: something was changed.
    """

    changed = Signal()

    def __init__(self, draft: StrokeDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._breach: Breach | None = draft.breach
        self._counts = {(mark, kind): self._number(mark, kind, draft) for mark in Mark for kind in PieceKind}
        self._improper = self._tick("improper_field", self.tr("Improper"), draft.is_improper)
        self._touched_nothing = self._tick("touched_nothing_field", self.tr("Touched nothing"), draft.touched_nothing)
        self._before_play = self._tick("before_play_field", self.tr("Before “Play”"), draft.before_play)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.addWidget(QLabel(self.tr("Pocketed")), 1, 0)
        grid.addWidget(QLabel(self.tr("Jumped off")), 2, 0)
        for column, kind in enumerate(PieceKind, 1):
            grid.addWidget(QLabel(self._title(kind)), 0, column)
            grid.addWidget(self._counts[Mark.POCKETED, kind], 1, column)
            grid.addWidget(self._counts[Mark.JUMPED, kind], 2, column)
        ticks = QHBoxLayout()
        for tick in (self._improper, self._touched_nothing, self._before_play):
            ticks.addWidget(tick)
        grid.addLayout(ticks, 3, 0, 1, 5)

    def draft(self) -> StrokeDraft:
        """The stroke as it is marked."""
        is_improper = self._improper.isChecked()
        return StrokeDraft(
            pocketed=self._marked(Mark.POCKETED),
            jumped=self._marked(Mark.JUMPED),
            is_improper=is_improper,
            breach=self._breach if is_improper else None,
            touched_nothing=self._touched_nothing.isChecked(),
            before_play=self._before_play.isChecked(),
        )

    def _marked(self, mark: Mark) -> Marks:
        return Marks(*(self._counts[mark, kind].value() for kind in PieceKind))

    def _number(self, mark: Mark, kind: PieceKind, draft: StrokeDraft) -> NumberField:
        said = self.tr("pocketed") if mark is Mark.POCKETED else self.tr("jumped off")
        number = NumberField(f"{mark}_{kind}", f"{self._title(kind)} {said}", 0, kind.number)
        number.set_value(draft.marks(mark).of(kind))
        number.changed.connect(self.changed)
        return number

    def _tick(self, name: str, title: str, is_on: bool) -> TickBox:
        tick = named(TickBox(title), name, title)
        tick.setChecked(is_on)
        tick.toggled.connect(self.changed)
        return tick

    def _title(self, kind: PieceKind) -> str:
        match kind:
            case PieceKind.WHITE:
                return self.tr("White")
            case PieceKind.BLACK:
                return self.tr("Black")
            case PieceKind.QUEEN:
                return self.tr("Queen")
            case PieceKind.STRIKER:
                return self.tr("Striker")
