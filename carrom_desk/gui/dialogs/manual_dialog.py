"""Manual dialog: the page about the current task, links and Back.

The pages are Markdown in resources/manual, with a folder for each language; untranslated pages are shown in English.
"""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QWidget

from carrom_desk.gui.kit.layouts import across, down
from carrom_desk.i18n import _
from carrom_desk.resources import ResourceMissing, resource_path

_ORIGINAL = "en"
_FIRST = "index"
_WIDTH, _HEIGHT = 960, 640
"""Preferred size of the manual's window, in pixels."""

PAGES: Mapping[str, str] = {
    "new_match_dialog": "first-match",
    "toss_dialog": "first-match",
    "foul_dialog": "strokes",
    "override_dialog": "strokes",
    "chief_referee_dialog": "strokes",
    "backups_dialog": "trouble",
    "ways_out_dialog": "trouble",
    "crash_dialog": "trouble",
    "system_check_dialog": "trouble",
    "library_dialog": "matches",
    "replace_dialog": "matches",
    "pairings_dialog": "matches",
    "paper_dialog": "matches",
    "document_dialog": "matches",
    "statistics_dialog": "matches",
    "print_preview": "matches",
    "take_over_dialog": "first-match",
    "law_book_dialog": "laws",
    "ask_laws_dialog": "laws",
    "situations_dialog": "practice",
    "situation_dialog": "practice",
    "preferences_dialog": "window",
    "key_card_dialog": "window",
    "about_dialog": "installing",
    "notices_dialog": "installing",
}
"""Page about each form or dialog, by object name."""


def page_about(widget: QWidget | None) -> str:
    """Returns the page about the form or dialog that contains a widget, otherwise the first page."""
    while widget is not None:
        if widget.objectName() in PAGES:
            return PAGES[widget.objectName()]
        widget = widget.parentWidget()
    return _FIRST


def page_file(page: str, language: str) -> Path:
    """Returns the file of a page in a language, or else in English.

    Raises:
        ResourceMissing: the page does not exist.
    """
    try:
        return resource_path(f"manual/{language}/{page}.md")
    except ResourceMissing:
        return resource_path(f"manual/{_ORIGINAL}/{page}.md")


class ManualDialog(QDialog):
    """Shows a page with links to the others."""

    def __init__(self, page: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("manual_dialog")
        self.setWindowTitle(_("Manual"))
        self.browser = QTextBrowser(self)
        self.browser.setObjectName("manual_page")
        self.browser.setAccessibleName(_("Manual page"))
        self.browser.setOpenLinks(False)
        self.browser.anchorClicked.connect(self._follow)
        contents = self._button("manual_contents", _("Contents"))
        contents.clicked.connect(lambda: self.show_page(_FIRST))
        back = self._button("manual_back", _("Back"))
        back.setEnabled(False)
        back.clicked.connect(self.browser.backward)
        self.browser.backwardAvailable.connect(back.setEnabled)
        close = self._button("close", _("Close"))
        close.clicked.connect(self.accept)
        self.setLayout(down((self.browser, 1), across(contents, back, 1, close)))
        room = (parent.window() if parent is not None else self).size()
        self.resize(min(_WIDTH, max(640, room.width() - 40)), min(_HEIGHT, max(440, room.height() - 40)))
        self.show_page(page)
        self.browser.setFocus()

    def show_page(self, page: str) -> None:
        language = _("en")
        url = QUrl.fromLocalFile(str(page_file(page, language)))
        self.browser.setSource(url, QTextDocument.ResourceType.MarkdownResource)

    def _button(self, name: str, title: str) -> QPushButton:
        button = QPushButton(title, self)
        button.setObjectName(name)
        button.setAccessibleName(title)
        button.setAutoDefault(False)
        return button

    def _follow(self, link: QUrl) -> None:
        self.show_page(Path(link.path()).stem)
