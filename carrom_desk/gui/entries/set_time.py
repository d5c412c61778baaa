"""Form for the seconds left on the clock."""

from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.fields import NumberField
from carrom_desk.gui.kit.layouts import form
from carrom_desk.i18n import _
from carrom_desk.presentation.clock import ClockReading


class SetTimeDialog(AskDialog):
    """Answers with the seconds left."""

    def __init__(self, reading: ClockReading, parent: QWidget | None = None) -> None:
        super().__init__("set_time_dialog", _("Set time"), _("Set time"), parent)
        self._seconds = NumberField("seconds_left", _("Seconds left"), 0, reading.rule.seconds)
        self._seconds.setValue(reading.left_s)
        self._seconds.selectAll()
        self.add(form(self._seconds), 1)
        self.begin_at(self._seconds)
        self.check()

    def answer(self) -> int:
        """Returns the seconds left."""
        return self._seconds.value()
