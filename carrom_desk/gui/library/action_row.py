"""What can be done with the chosen matches."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from carrom_desk.gui.dialogs.desk_dialog import named

_AROUND_WORDS = 44


class ActionRow(QWidget):
    """Buttons below the list. What is shown belongs to the matches, or to the bin.

    Signals:
        open_pressed, report_pressed, delete_pressed, put_back_pressed, erase_pressed, import_pressed: by what they do.
        files_wanted: the chosen matches as match files, to be imported elsewhere.
        sol_wanted: the chosen matches as a file for the tournament desk SoL.
        several_toggled: whether every press on a row adds it.
    """

    open_pressed = Signal()
    delete_pressed = Signal()
    put_back_pressed = Signal()
    erase_pressed = Signal()
    import_pressed = Signal()
    report_pressed = Signal()
    files_wanted = Signal()
    sol_wanted = Signal()
    several_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.open = self._button("open", self.tr("Open"))
        self._report = self._button("report", self.tr("Report…"))
        self._export = self._button("export", self.tr("Export"))
        self._import = self._button("import", self.tr("Import…"))
        self._delete = self._button("delete", self.tr("Delete"), self.tr("Put into the bin  (Del)"))
        self.put_back = self._button("put_back", self.tr("Put back"))
        self._erase = self._button("erase", self.tr("Delete for good…"))
        self._several = self._button("several", self.tr("Choose several"))
        self._several.setCheckable(True)
        self._export.setMenu(self._export_menu())
        self._lay_out()
        self.open.clicked.connect(self.open_pressed)
        self._report.clicked.connect(self.report_pressed)
        self._import.clicked.connect(self.import_pressed)
        self._delete.clicked.connect(self.delete_pressed)
        self.put_back.clicked.connect(self.put_back_pressed)
        self._erase.clicked.connect(self.erase_pressed)
        self._several.toggled.connect(self.several_toggled)
        self.show_bin(on=False)

    def show_bin(self, *, on: bool) -> None:
        """Offer what can be done in the bin, or outside it."""
        for button in (self.open, self._report, self._export, self._import, self._delete):
            button.setVisible(not on)
        for button in (self.put_back, self._erase):
            button.setVisible(on)
        (self.put_back if on else self.open).setDefault(True)

    def show_chosen(self, count: int) -> None:
        """Offer what can be done with so many."""
        self.open.setEnabled(count == 1)
        for button in (self._report, self._export, self._delete, self.put_back, self._erase):
            button.setEnabled(count > 0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for button in (self.open, self.put_back):  # bold while it is the one that Enter presses
            font = QFont(button.font())
            font.setBold(True)
            button.setMinimumWidth(QFontMetrics(font).horizontalAdvance(button.text()) + _AROUND_WORDS)

    def _lay_out(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for button in (self.open, self.put_back, self._report, self._export, self._import, self._several, self._delete):
            layout.addWidget(button)
        layout.addStretch(1)
        # Apart from all others: what cannot be taken back.
        layout.addWidget(self._erase)

    def _button(self, name: str, title: str, tip: str = "") -> QPushButton:
        button = named(QPushButton(title), name, title)
        button.setToolTip(tip)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return button

    def _export_menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("export_menu")
        files = menu.addAction(self.tr("Match files, to be imported elsewhere…"))
        files.setObjectName("export_files")
        files.triggered.connect(self.files_wanted)
        sol = menu.addAction(self.tr("One file for SoL, the tournament desk…"))
        sol.setObjectName("export_sol")
        sol.triggered.connect(self.sol_wanted)
        return menu
