"""What this program is."""

from PySide6.QtWidgets import QWidget

from .desk_dialog import DeskDialog, named, voiced


class AboutDialog(DeskDialog):
    """Version, where the matches are, and under what terms."""

    def __init__(self, version: str, database: str, parent: QWidget | None = None) -> None:
        super().__init__("about_dialog", self.tr("Carrom Desk"), parent)
        lines = (
            self.tr("Version {version}").format(version=version),
            self.tr("It proposes; the umpire decides."),
            self.tr("Your matches are kept in {database}.").format(database=database),
            self.tr("It uses no network."),
            self.tr("Free under the MIT licence. The fonts are Noto Sans, under the SIL Open Font License."),
        )
        for number, line in enumerate(lines):
            self.body.addWidget(named(voiced(line, ""), f"about_{number}", line))
        self.add_way_out(self.tr("Close"), "close")
        self.setMinimumWidth(560)
