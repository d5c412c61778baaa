"""What is held where the laws leave the answer open."""

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.wording.ruling_words import ReadingWords

from .desk_dialog import DeskDialog, named, voiced


class ReadingsDialog(DeskDialog):
    """The readings that a ruling rests on: each question, and its answer."""

    def __init__(self, readings: tuple[ReadingWords, ...], parent: QWidget | None = None) -> None:
        super().__init__("readings_dialog", self.tr("Where the laws leave the answer open"), parent)
        for number, reading in enumerate(readings):
            self.body.addWidget(named(voiced(reading.question, ""), f"question_{number}", reading.question))
            self.body.addWidget(named(voiced(reading.answer, ""), f"answer_{number}", reading.answer))
        self.body.addWidget(voiced(self.tr("You may decide otherwise."), "muted"))
        self.add_way_out(self.tr("Close"), "close")
        self.setMinimumWidth(620)
