"""What this program is."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from .ask_dialog import named, voiced


class AboutDialog(QDialog):
    """Version, where the matches are, and under what terms."""

    def __init__(self, version: str, database: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setWindowTitle(self.tr("About Carrom Desk"))
        self.setModal(True)
        lines = (
            self.tr("Version {version}").format(version=version),
            self.tr("It proposes; the umpire decides."),
            self.tr("Your matches are kept in {database}.").format(database=database),
            self.tr("It uses no network."),
            self.tr("Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License."),
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        layout.addWidget(voiced(self.tr("Carrom Desk"), "heading"))
        for number, line in enumerate(lines):
            layout.addWidget(named(voiced(line, "muted"), f"about_{number}", line))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        named(close, "close", close.text())
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.setMinimumWidth(480)
