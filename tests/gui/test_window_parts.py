"""The smaller parts of the window: keys, notice, curtain, reports, faults, start."""

import sys
import threading
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QStandardPaths, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QListWidget, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.diary import Diary
from carrom_desk.gui.choices.theme_choice import ThemeChoice
from carrom_desk.gui.crash import CrashReporter
from carrom_desk.gui.curtain import Curtain
from carrom_desk.gui.dialogs.crash import CrashDialog
from carrom_desk.gui.exporting import Exporter, file_name
from carrom_desk.gui.first_paint import FirstPaint
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.notice import Notice
from carrom_desk.gui.roles import Role
from carrom_desk.gui.start_times import process_age_ms
from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.entries import PlacingDone, PlacingOutcome, PlayCalled, Toss, TossChoice
from carrom_desk.match.record import MatchRecord, new_record
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary, StoredMatch, StoreUnavailable
from carrom_desk.reports.fingerprint import fingerprint_of
from carrom_desk.rules.edition_id import EditionId
from tests.fakes import SINGLES, MemoryStore, StoppedNow, desk, record_of, stroke
from tests.gui.hands import Hands

OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled())


# The ruling


def test_the_ruling_says_what_became_of_the_men_to_place(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedNow()
    done = (*OPENED, stroke(2), stroke(1, striker=True), PlacingDone(PlacingOutcome.FORGONE))
    desk(*done, store=store, now=now)

    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))

    assert "Forgone: the due falls away." in hands.part("ruling").accessibleName()
    assert "places them" not in hands.part("ruling").accessibleName()


# Notice


def test_a_notice_comes_and_goes_within_its_room(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(900, 600)
    ground.show()
    notice = Notice(load_theme(ThemeName.LIGHT), ground)
    notice.set_room(QRect(100, 0, 600, 500))
    notice.say("The Queen is marked already. " * 6)
    room = notice.geometry()
    spoken = notice.accessibleName()
    notice.dismiss()

    assert QRect(100, 0, 600, 500).contains(room)
    assert spoken.startswith("The Queen")
    assert not notice.isVisible()


# Curtain


@pytest.mark.parametrize("name", ThemeName)
def test_the_curtain_shows_the_board_where_it_is_going_to_be(qtbot: QtBot, name: ThemeName) -> None:
    theme = load_theme(name)
    curtain = Curtain(theme)
    qtbot.addWidget(curtain)
    curtain.resize(1366, 768)
    image = QImage(curtain.size(), QImage.Format.Format_RGB32)
    curtain.render(image)
    found = {image.pixelColor(x, y).name() for x in range(0, 700, 3) for y in range(0, 768, 3)}
    wanted = (Role.BOARD_FRAME, Role.BOARD_SURFACE, Role.BOARD_POCKET, Role.WHITE_MAN, Role.BLACK_MAN, Role.QUEEN)

    assert found >= {theme.colour(role).name() for role in (*wanted, Role.WINDOW, Role.TOP, Role.BAR)}


def test_the_window_is_painted_before_the_desk_is_there(qtbot: QtBot) -> None:
    window = MainWindow(WindowFacts("0.1.0", "x", StoppedNow().monotonic_ns))
    qtbot.addWidget(window)
    painted = FirstPaint(window).painted
    with qtbot.waitSignal(painted):
        window.show()
    first = window.centralWidget()
    window.set_system_dark(True)
    room = window.furnish()

    assert isinstance(first, Curtain)
    assert window.centralWidget() is room.page
    assert window.theme().name is ThemeName.DARK


# Look


def test_the_look_follows_the_system_and_the_menu(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    chosen: list[object] = []
    hands.book.changed.connect(lambda choices: chosen.append(choices.theme))
    hands.window.set_system_dark(True)
    by_system = hands.window.theme().name
    hands.window.findChildren(QAction, "menu_theme_high_contrast")[0].trigger()
    hands.window.set_system_dark(False)

    assert by_system is ThemeName.DARK
    assert hands.window.theme().name is ThemeName.HIGH_CONTRAST
    assert chosen == [ThemeChoice.HIGH_CONTRAST]


# Menu


def test_the_menu_asks_for_what_needs_no_match(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    said = []
    for name in ("menu_report_pdf", "menu_reminders"):
        hands.window.findChildren(QAction, name)[0].trigger()
        said.append(hands.said())
    hands.window.findChildren(QAction, "menu_about")[0].trigger()

    assert said[0] == "Open a match first."
    assert hands.dialog("about_dialog").isVisible()


def test_full_screen_is_entered_and_left(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    states = []
    for _ in range(2):
        hands.window.findChildren(QAction, "menu_full_screen")[0].trigger()
        states.append(bool(hands.window.windowState() & Qt.WindowState.WindowFullScreen))

    assert states == [True, False]


def test_the_board_is_turned_for_an_umpire_at_the_other_side(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter")
    before = hands.point("piece_white_4")
    hands.window.findChildren(QAction, "menu_turn_board")[0].trigger()
    hands.settle()

    assert hands.point("piece_white_4") != before


def at_match() -> MemoryStore:
    store = MemoryStore()
    desk(*OPENED, store=store)
    return store


def test_the_law_of_a_ruling_is_read(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter", "enter")
    hands.click("law_1")

    assert "law 48" in hands.dialog("law_dialog").windowTitle()


def test_a_reading_is_opened_from_the_ruling_it_decides(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter", "w", "q", "s")
    hands.click("reading")

    dialog = hands.dialog("readings_dialog")
    assert "law 98(a)" in hands.text("question_0")
    assert hands.text("answer_0") == "Law 98(a) holds, since it names the men: the turn continues."
    hands.click("close")
    assert not dialog.isVisible()


def test_what_to_do_about_odd_positions_is_read(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter", "f2")
    lines = hands.find(QListWidget, "reminders")

    assert hands.dialog("reminders_dialog").isVisible()
    assert any("rim" in lines.item(row).text() for row in range(lines.count()))


def test_quit_closes_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    with qtbot.waitSignal(hands.window.closed):
        hands.key("ctrl+q")

    assert not hands.window.isVisible()


# The library


def test_a_new_match_is_begun_from_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("enter")
    QTest.keyClicks(hands.part("player_a1"), "Asha")
    QTest.keyClicks(hands.part("player_b1"), "Bilal")
    hands.click("accept")

    assert hands.record.setup.sides == BySide((Player("Asha"),), (Player("Bilal"),))
    assert hands.text("what_now") == "Enter the toss."


def test_a_stored_match_is_opened_from_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("ctrl+o")
    hands.click("open")

    assert hands.room.session is not None
    assert hands.room.session.match_id == MatchId("m1")


class BrokenStore(MemoryStore):
    """A store that can be read no more."""

    def matches(self, query: MatchQuery) -> list[MatchSummary]:
        raise StoreUnavailable("The disk is gone. Plug it in.")

    def known_players(self, prefix: str, limit: int = 20) -> list[str]:
        raise StoreUnavailable("The disk is gone. Plug it in.")

    def last_open(self) -> MatchId | None:
        raise StoreUnavailable("The disk is gone. Plug it in.")


@pytest.mark.parametrize("key", ["ctrl+o", "ctrl+n"])
def test_a_library_that_cannot_be_read_is_told(qtbot: QtBot, key: str) -> None:
    hands = Hands(qtbot, store=BrokenStore())
    assert hands.said() == "The disk is gone. Plug it in."
    assert hands.text("what_now") == "Begin a match, or open one."

    hands.part("notice").hide()
    hands.key(key)
    if key == "ctrl+n":
        QTest.keyClicks(hands.part("player_a1"), "A")

    told = hands.text("told") if key == "ctrl+o" else hands.said()
    assert told == "The disk is gone. Plug it in."
    assert hands.has_dialog()


def test_a_match_that_cannot_be_begun_is_told(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.store.is_full = True
    hands.room.begin(SINGLES)

    assert "The disk is full" in hands.said()
    assert hands.text("saved") == "NOT SAVED"


# Reports


def stored(record: MatchRecord) -> StoredMatch:
    return StoredMatch(MatchId("m1"), record.setup, record.entries)


@pytest.fixture
def exporter(qtbot: QtBot) -> tuple[Exporter, list[str]]:
    window = QWidget()
    qtbot.addWidget(window)
    told: list[str] = []
    made = Exporter("0.1.0", window)
    made.told.connect(told.append)
    return made, told


@pytest.mark.parametrize(("name", "begins"), [("sheet.pdf", b"%PDF"), ("sheet.html", b"<!DOCTYPE html>")])
def test_a_report_is_written(exporter: tuple[Exporter, list[str]], tmp_path: Path, name: str, begins: bytes) -> None:
    made, told = exporter
    path = tmp_path / name
    made.write(stored(record_of(*OPENED, stroke(2))), path)

    assert path.read_bytes().lower().startswith(begins.lower())
    assert told == [f"The report is in {path}."]


def test_a_report_that_cannot_be_written_is_told(exporter: tuple[Exporter, list[str]], tmp_path: Path) -> None:
    made, told = exporter
    made.write(stored(record_of(*OPENED)), tmp_path / "nowhere" / "sheet.html")

    assert "could not be written" in told[0]
    assert "Choose another place" in told[0]


def test_the_window_asks_where_to_write_and_writes_there(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter")
    hands.window.findChildren(QAction, "menu_report_html")[0].trigger()
    dialog = hands.find(QFileDialog, "report_dialog")
    dialog.fileSelected.emit(str(tmp_path / "sheet.html"))
    dialog.reject()

    assert (tmp_path / "sheet.html").exists()
    assert "The report is in" in hands.said()


@pytest.mark.parametrize(
    ("setup", "name"),
    [
        (SINGLES, "Player-A1-Player-B1.pdf"),
        (Setup(EditionId.CLUB, BySide((Player("A/B"),), (Player("…"),))), "A-B.pdf"),
        (Setup(EditionId.CLUB, BySide((Player("…"),), (Player("?"),))), "match.pdf"),
    ],
)
def test_the_file_has_a_name_that_every_system_takes(setup: Setup, name: str) -> None:
    assert file_name(record_of(setup=setup), ".pdf") == name


@pytest.mark.parametrize("folder", ["Documents", ""])
def test_a_report_is_suggested_by_players_and_time_among_the_documents_or_else_at_home(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    (tmp_path / folder).mkdir(exist_ok=True)
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _location: str(tmp_path / "Documents"))
    store, now = MemoryStore(), StoppedNow()
    record = desk(*OPENED, store=store, now=now).record
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))
    hands.window.findChildren(QAction, "menu_report_pdf")[0].trigger()
    dialog = hands.find(QFileDialog, "report_dialog")

    assert file_name(record, ".pdf") == "Player-A1-Player-B1-2026-11-21-1000.pdf"
    assert Path(dialog.directory().absolutePath()) == tmp_path / folder
    dialog.reject()


# Faults of ours


def test_a_fault_is_written_down_and_told_once_and_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter")
    diary = Diary(tmp_path / "log")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    CrashReporter(hands.window, diary).install()
    for number in range(2):
        try:
            raise ValueError(f"fault {number}")
        except ValueError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    shown = hands.window.findChildren(CrashDialog)

    assert len(shown) == 1
    assert "fault 0" in hands.find(QPlainTextEdit, "crash_details").toPlainText()
    diary.close()
    log = diary.file.read_text(encoding="utf-8")
    assert log.count("ERROR ValueError") == 2
    assert "test_window_parts.py" in log
    assert "fault 1" in capsys.readouterr().err

    hands.click("go_on")
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == 3


def test_from_the_dialog_about_a_fault_a_file_about_it_is_packed(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter")
    diary = Diary(tmp_path / "log")
    reporter = CrashReporter(hands.window, diary)
    reporter.pack_wanted.connect(hands.window.pack_fault)
    reporter.report(ValueError, ValueError("a fault"), None)

    hands.click("pack_fault")
    hands.find(QFileDialog, "diagnosis_dialog").fileSelected.emit(str(tmp_path / "fault.zip"))

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        assert "match.carrom" in archive.namelist()
    hands.find(QFileDialog, "diagnosis_dialog").reject()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == 3
    diary.close()


def test_a_fault_in_another_thread_is_told_too(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = Hands(qtbot, store=at_match())
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    diary = Diary(tmp_path / "log")
    CrashReporter(hands.window, diary).install()

    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()

    qtbot.waitUntil(lambda: hands.window.findChild(CrashDialog) is not None)
    assert "ZeroDivisionError" in hands.find(QPlainTextEdit, "crash_details").toPlainText()
    assert "ZeroDivisionError" in capsys.readouterr().err
    diary.close()


def test_a_log_that_cannot_be_written_does_not_hide_the_fault(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    (tmp_path / "file").write_text("", encoding="utf-8")
    reporter = CrashReporter(window, Diary(tmp_path / "file"))
    reporter.report(ValueError, ValueError("a fault"), None)

    assert "a fault" in capsys.readouterr().err
    assert window.findChild(CrashDialog) is not None


def test_whoever_stops_the_program_meant_it(qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    CrashReporter(window, Diary(tmp_path)).report(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert window.findChild(CrashDialog) is None
    assert not list(tmp_path.iterdir())


# Start


def test_the_age_of_the_process_grows() -> None:
    age_ms = process_age_ms()
    first, second = age_ms(), age_ms()

    assert 0 < first <= second


def test_where_the_platform_does_not_say_the_age_counts_from_the_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("time.CLOCK_BOOTTIME", raising=False)
    age_ms = process_age_ms()
    first, second = age_ms(), age_ms()

    assert 0 < first <= second


def test_labels_of_the_window_are_read_out(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=at_match())
    hands.key("enter")

    assert hands.find(QLabel, "what_now").accessibleName() == "What now: Mark what fell, then confirm."


def test_the_report_bears_the_fingerprint_of_what_is_stored(qtbot: QtBot, tmp_path: Path) -> None:
    hostile = replace(SINGLES, sides=replace(SINGLES.sides, a=(Player("Asha\u202e"),)))
    hands = Hands(qtbot)
    hands.room.begin(hostile)
    session = hands.room.session
    assert session is not None
    hands.window.findChildren(QAction, "menu_report_html")[0].trigger()
    dialog = hands.find(QFileDialog, "report_dialog")
    dialog.fileSelected.emit(str(tmp_path / "sheet.html"))
    dialog.reject()

    match = hands.library.read(session.match_id)
    fingerprint = fingerprint_of(match.id, new_record(match.setup))
    assert fingerprint in (tmp_path / "sheet.html").read_text(encoding="utf-8")
