"""Smaller parts of the window: message, theme, menu."""

from pathlib import Path

from PySide6.QtCore import QObject, QRect, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QPushButton, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.desk_page import Notice
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.settings.settings import ThemeChoice
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.entry.entries import PlacingDone, PlacingOutcome
from carrom_desk.match.ports.store import MatchId
from tests.fakes import MemoryStore, StoppedTime, desk, stroke
from tests.gui.hands import Hands
from tests.gui.one_match import OPENED, at_match

# The ruling


def test_the_ruling_says_what_became_of_the_men_to_place(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    done = (*OPENED, stroke(2), stroke(1, striker=True), PlacingDone(PlacingOutcome.FORGONE))
    desk(*done, store=store, now=now)

    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))

    assert "Forgone: the due lapses." in hands.part("ruling").accessibleName()
    assert "places them" not in hands.part("ruling").accessibleName()


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

    assert said[0] == "Open a match first."
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


def test_the_board_is_turned_for_an_umpire_at_the_other_side(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter")
    before = hands.point("piece_striker")
    hands.window.findChildren(QAction, "action_turn_board")[0].trigger()
    hands.settle()

    assert hands.point("piece_striker") != before


def test_the_law_of_a_ruling_is_read(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter", "enter")
    hands.click("law_1")

    assert hands.find(QTextBrowser, "law_page").accessibleName() == "Law 48"


def test_a_reading_is_opened_from_the_ruling_it_decides(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter", "w", "q", "s")
    hands.click("reading")

    dialog = hands.dialog("law_book_dialog")
    words = hands.find(QTextBrowser, "law_page").toPlainText()
    assert "law 98(a)" in words
    assert "Law 98(a) applies, because it names the men. The turn continues." in words
    hands.click("close")
    assert not dialog.isVisible()


def test_what_to_do_about_odd_positions_is_read(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter", "shift+f2")

    assert hands.dialog("law_book_dialog").isVisible()
    assert "rim" in hands.find(QTextBrowser, "law_page").toPlainText()


def test_quit_closes_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    with qtbot.waitSignal(hands.window.closed):
        hands.key("ctrl+q")

    assert not hands.window.isVisible()
