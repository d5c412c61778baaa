"""Smaller parts of the window: message, theme, menu."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRect, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk import __version__
from carrom_desk.gui.desk_page import Notice
from carrom_desk.gui.dialogs.fields import ChoiceBox
from carrom_desk.gui.dialogs.messages import AboutDialog, NoticesDialog
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.settings.settings import ThemeChoice
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.languages import progress_of
from carrom_desk.resources import resource_path
from tests.fakes import StoppedTime
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands
from tests.gui.parts import part

# Notice


def test_a_notice_comes_and_goes_within_its_room(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(900, 600)
    ground.show()
    notice = Notice(ground)
    notice.set_room(QRect(100, 0, 600, 500))
    notice.show_message("The Queen is marked already. " * 6)
    room = notice.geometry()
    spoken = notice.accessibleName()
    notice.dismiss()

    assert QRect(100, 0, 600, 500).contains(room)
    assert spoken.startswith("The Queen")
    assert not notice.isVisible()


# First paint


def test_the_window_is_painted_before_the_desk_is_there(qtbot: QtBot) -> None:
    window = MainWindow(WindowFacts("x", StoppedTime().monotonic_ns))
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.first_painted):
        window.show()
    first = window.centralWidget()
    window.follow_system(ThemeName.DARK)
    room = window.setup_ui()

    assert first is None
    assert window.centralWidget() is room.page
    assert window.theme().name is ThemeName.DARK


# Look


def test_the_look_follows_the_system_and_the_menu(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    chosen: list[object] = []
    hands.settings.changed.connect(lambda choices: chosen.append(choices.theme))
    hands.window.follow_system(ThemeName.DARK)
    by_system = hands.window.theme().name
    hands.window.findChildren(QAction, "menu_theme_high_contrast")[0].trigger()
    hands.window.follow_system(ThemeName.LIGHT)

    assert by_system is ThemeName.DARK
    assert hands.window.theme().name is ThemeName.HIGH_CONTRAST
    assert chosen == [ThemeChoice.HIGH_CONTRAST]


# Menu


def test_the_menu_asks_for_what_needs_no_match(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    said = []
    for name in ("action_report", "action_reminders"):
        hands.window.findChildren(QAction, name)[0].trigger()
        said.append(hands.said())
    hands.window.findChildren(QAction, "action_about")[0].trigger()

    assert said[0] != ""
    assert hands.dialog("about_dialog").isVisible()
    hands.find(QPushButton, "notices").click()
    assert hands.dialog("notices_dialog").isVisible()


def test_the_folder_of_the_matches_is_shown_by_the_file_manager(qtbot: QtBot, tmp_path: Path) -> None:
    shown: list[str] = []

    class FileManager(QObject):
        @Slot(QUrl)
        def show(self, url: QUrl) -> None:
            shown.append(url.toLocalFile())

    manager = FileManager()
    hands = Hands(qtbot, data_folder=tmp_path)
    QDesktopServices.setUrlHandler("file", manager, "show")  # type: ignore[arg-type]  # the stub asks for bytes
    try:
        hands.window.findChildren(QAction, "action_data_folder")[0].trigger()
    finally:
        QDesktopServices.unsetUrlHandler("file")

    assert shown == [str(tmp_path)]


def test_full_screen_is_entered_and_left(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    states = []
    for _ in range(2):
        hands.window.findChildren(QAction, "action_full_screen")[0].trigger()
        states.append(bool(hands.window.windowState() & Qt.WindowState.WindowFullScreen))

    assert states == [True, False]


def test_a_reading_is_opened_from_the_ruling_it_decides(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w", "q", "s")
    hands.click("reading")

    dialog = hands.dialog("law_book_dialog")
    words = hands.find(QTextBrowser, "law_page").toPlainText()
    assert "law 98(a)" in words
    assert "Law 98(a) applies, because it names the men. The turn continues." in words
    hands.click("close")
    assert not dialog.isVisible()


def test_what_to_do_about_odd_positions_is_read(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("shift+f2")

    assert hands.dialog("law_book_dialog").isVisible()
    assert "rim" in hands.find(QTextBrowser, "law_page").toPlainText()


def test_quit_closes_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    with qtbot.waitSignal(hands.window.closed):
        hands.key("ctrl+q")

    assert not hands.window.isVisible()


# Dialogs


# Reading


def test_the_about_dialog_has_version_database_and_languages(qtbot: QtBot) -> None:
    dialog = AboutDialog("/home/me/matches.sqlite3")
    qtbot.addWidget(dialog)
    words = " ".join(label.text() for label in dialog.findChildren(QLabel))

    assert __version__ in words
    assert "/home/me/matches.sqlite3" in words
    assert f"Deutsch {progress_of('de')}%" in words


def test_the_notices_have_the_licence_of_every_bundled_part_in_its_own_words(qtbot: QtBot) -> None:
    dialog = NoticesDialog()
    qtbot.addWidget(dialog)
    details = part(dialog, QPlainTextEdit, "outcome_details")
    words = details.toPlainText()

    for name in ("OFL", "lucide", "flag-icons"):
        assert resource_path(f"licences/{name}.txt").read_text(encoding="utf-8").strip() in words


# All of them


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_a_list_that_drops_down_is_as_wide_as_its_longest_line(qtbot: QtBot) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Withdrawn", "Circumstances beyond the control of the umpire and of both of the players (law 140)"])
    box.resize(200, 40)
    box.show()

    box.showPopup()

    assert box.view().viewport().width() >= box.view().sizeHintForColumn(0)
    box.hidePopup()
