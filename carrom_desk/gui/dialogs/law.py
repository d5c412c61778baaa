"""A law in the project's own words."""

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from carrom_desk.exchange.law_digest import LawRow

from .ask_dialog import named, voiced


class LawDialog(QDialog):
    """What a law says, with its paragraphs."""

    def __init__(self, edition: str, row: LawRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("law_dialog")
        title = self.tr("{edition}, law {number}").format(edition=edition, number=row.number)
        self.setWindowTitle(title)
        self.setModal(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 18, 22, 18)
        layout.setSpacing(10)
        layout.addWidget(voiced(title, "heading"))
        layout.addWidget(named(voiced(row.summary, ""), "law_summary", row.summary))
        for number, part in enumerate(row.parts):
            words = f"{part.number}  {part.summary}"
            layout.addWidget(named(voiced(words, "muted"), f"law_part_{number}", words))
        layout.addWidget(voiced(self.tr("In this program's own words. What counts is the text itself."), "muted"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setText(self.tr("Close"))
        named(close, "close", close.text())
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.setMinimumWidth(560)
