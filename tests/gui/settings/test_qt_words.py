"""Qt's own texts, in file dialogs and context menus, are in the window's language."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.file_dialogs import ask_where, file_dialog
from carrom_desk.gui.settings.languages import LanguageController
from carrom_desk.i18n import SOURCE
from carrom_desk.languages import languages, progress_of
from tests.gui.parts import part

OTHERS = ("QShortcut", "QGuiApplication", "QLibrary", "QIODevice")
"""Texts that are not translated: key names as on the keyboard, the text direction set by us, and errors that are never
shown.
"""


NEVER_SHOWN = ("File Folder", "My Computer")
"""Texts of Qt's own file dialog on Windows, which asks by the dialog of the system."""


class Listener(QTranslator):
    """Translator that records requests and translates nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asked: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:  # Qt asks only translators that have something
        return False

    def translate(self, context: str, text: str, _comment: str | None = None, _n: int = -1) -> str | None:
        """Records the request and returns nothing."""
        self.asked.add((context, text))
        return None


@pytest.mark.parametrize("code", [code for code in languages() if code != SOURCE])
def test_whatever_qt_says_is_translated(code: str, qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    language_controller, listener = LanguageController(list, ground), Listener(ground)
    language_controller.use(code, "")
    qapp.installTranslator(listener)
    ask_where(ground, "saved", "", "a.pdf", (".pdf",), lambda _path: None)
    saving = part(ground, QFileDialog, "saved")
    saving.hide()
    dialogs = [file_dialog(ground, "file", ""), saving, file_dialog(ground, "folder", "")]
    dialogs[-1].setFileMode(QFileDialog.FileMode.Directory)
    for dialog in dialogs:
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setDirectory(str(tmp_path))
        dialog.open()
        dialog.reject()
    QLineEdit(ground).createStandardContextMenu()
    QTextBrowser(ground).createStandardContextMenu()
    qapp.removeTranslator(listener)
    spoken = language_controller.findChildren(QTranslator)
    asked = {(context, text) for context, text in listener.asked if context[0] == "Q" and context not in OTHERS}
    unsaid = [
        (context, text)
        for context, text in sorted(asked)
        if text
        and text not in NEVER_SHOWN
        and not text.startswith("Alt+")
        and not any(each.translate(context, text) for each in spoken)
    ]
    language_controller.use(SOURCE, "")

    assert ("QFileDialog", "&Open") in asked
    assert ("QLineEdit", "Select All") in asked
    assert unsaid == [] or progress_of(code) < 100
