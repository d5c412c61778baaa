"""What a form would record, in sight above its buttons, and what can be done where that is not possible."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.desk_dialog import plain_button, retitle, voiced
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.panels.cards import set_style
from carrom_desk.presentation.corrections import CorrectionNotice, WayOut

NOTHING = CorrectionNotice("")


class ConsequenceView(QWidget):
    """Shows a consequence, with a button for each way out."""

    chosen = Signal(object)
    """Emitted with the `WayOut` that the umpire chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("consequence_view")
        self._text = voiced("", "", "consequence")
        self._buttons = {way: plain_button(f"way_{way}", "", partial(self.chosen.emit, way)) for way in WayOut}
        within(down(self._text, across(*self._buttons.values(), 1, gap=8), gap=6), self)
        self.show_consequence(NOTHING)

    def tell(self, text: str) -> None:
        """Shows what would follow, without any other way."""
        self.show_consequence(CorrectionNotice(text))

    def show_consequence(self, consequence: CorrectionNotice) -> None:
        """Shows what would follow, or why nothing can and what can be done instead."""
        self._text.setText(consequence.text)
        set_style(self._text, voice="warning" if consequence.is_refused else "")
        titles = dict(consequence.ways)
        for way, button in self._buttons.items():
            retitle(button, titles.get(way, ""))
            button.setVisible(way in titles)
