"""A law in the project's own words."""

from PySide6.QtWidgets import QWidget

from carrom_desk.exchange.law_digest import LawRow

from .desk_dialog import DeskDialog, named, voiced


class LawDialog(DeskDialog):
    """What a law says, with its paragraphs."""

    def __init__(self, edition: str, row: LawRow, parent: QWidget | None = None) -> None:
        title = self.tr("{edition}, law {number}").format(edition=edition, number=row.number)
        super().__init__("law_dialog", title, parent)
        self.body.addWidget(named(voiced(row.summary, ""), "law_summary", row.summary))
        for number, part in enumerate(row.parts):
            words = f"{part.number}  {part.summary}"
            self.body.addWidget(named(voiced(words, ""), f"law_part_{number}", words))
        self.body.addWidget(voiced(self.tr("In this program's own words. What counts is the text itself."), "muted"))
        self.add_way_out(self.tr("Close"), "close")
        self.setMinimumWidth(620)
