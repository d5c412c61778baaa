"""The window on a real database: copies, damage, a second desk, a disk that is full."""

import shutil
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from threading import Event, current_thread

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QPlainTextEdit, QPushButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.diary import Diary
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.gui.diarist import Diarist
from carrom_desk.gui.keeper import Keeper
from carrom_desk.gui.now.intents import Ask
from carrom_desk.match.entries import Entry, PlayCalled, StrokeMade, Toss, TossChoice
from carrom_desk.match.safekeeping import BackupReason, CheckOutcome, Progress
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId
from carrom_desk.rules.pieces import Pieces
from carrom_desk.storage.vault import SqlVault
from tests.fakes import SINGLES, MemoryStore, StoppedNow, desk, stroke
from tests.gui.hands import Hands
from tests.storage.stored_matches import begun, break_page_of, cut

TOSS = Toss(Side.A, TossChoice.BREAK)
RELEASED = Path(__file__).parent.parent / "data" / "databases"
OPENING: tuple[Entry, ...] = (TOSS, PlayCalled(), stroke(1))


class Desk:
    """Windows on one database file."""

    def __init__(self, qtbot: QtBot, file: Path) -> None:
        self.qtbot = qtbot
        self.file = file
        self.keepers: list[Keeper] = []

    def sit(self, second: Path | None = None, diary: Diary | None = None) -> Hands:
        now, numbers = StoppedNow(), count(1)
        keeper = Keeper(
            SqlVault(str(self.file), second=second),
            lambda store: MatchLibrary(store, now, lambda: MatchId(f"m{next(numbers)}")),
        )
        self.keepers.append(keeper)
        if diary is not None:
            Diarist(diary, keeper).listen_to_keeper(keeper)
        told: list[str] = []
        keeper.checked.connect(lambda: told.append("sound"))
        keeper.failed.connect(lambda error: told.append(str(error)))
        hands = Hands(self.qtbot, now=now, keeper=keeper, diary=diary)
        self.qtbot.waitUntil(lambda: bool(told))  # the quick check goes on beside the window
        return hands

    def wait_for(self, hands: Hands, name: str) -> None:
        """Wait for a part of a dialog that comes when something is done."""
        self.qtbot.waitUntil(lambda: hands.window.findChild(QWidget, name) is not None)

    def stored(self, *commands: Entry, match_id: str = "m1") -> None:
        vault = SqlVault(str(self.file))
        begun(vault.open(), match_id, *commands)
        vault.close()

    def backups(self) -> list[BackupReason]:
        return [backup.reason for backup in SqlVault(str(self.file)).backups()]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path / "matches.sqlite3")
    yield made
    for keeper in made.keepers:
        keeper.leave()


# Copies


def test_a_game_and_a_match_that_are_over_are_copied_and_so_is_what_is_left(table: Desk, qtbot: QtBot) -> None:
    short = Competition(games=3, points=12, boards=None)
    vault = SqlVault(str(table.file))
    begun(vault.open(), "m1", TOSS, PlayCalled(), setup=replace(SINGLES, competition=short))
    vault.close()
    hands = table.sit()
    hands.key("enter")
    keeper = table.keepers[0]
    assert hands.room.session is not None

    with qtbot.waitSignal(keeper.backed_up):
        hands.room.session.submit(stroke(9, queen=True))
    assert table.backups() == [BackupReason.GAME_OVER]

    for reason in (BackupReason.GAME_OVER, BackupReason.MATCH_OVER):
        hands.room.session.submit(PlayCalled())
        with qtbot.waitSignal(keeper.backed_up):
            hands.room.session.submit(stroke(9, queen=True))
        assert table.backups()[0] is reason

    hands.key("ctrl+z")
    assert keeper.leave() == ""
    assert table.backups()[0] is BackupReason.LEAVING
    vault = SqlVault(str(table.file))
    assert vault.look_into(vault.backups()[0]).entries == 8


def test_leaving_without_a_change_makes_no_copy(table: Desk) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter")

    assert table.keepers[0].leave() == ""
    assert table.backups() == []


def test_a_copy_that_fails_is_told_and_stays_told_while_the_match_goes_on(
    table: Desk, qtbot: QtBot, tmp_path: Path
) -> None:
    table.stored(TOSS, PlayCalled())
    (tmp_path / "backups").write_text("no folder", encoding="utf-8")
    hands = table.sit()
    hands.key("enter")
    with qtbot.waitSignal(table.keepers[0].not_backed_up):
        table.keepers[0].back_up(BackupReason.BY_HAND)

    assert hands.said().startswith("No backup was made; the match is safe.")
    hands.key("w", "enter")
    assert hands.record.entries[-1].entry == last_stroke(hands)
    hands.room.menu.asked.emit(Ask.BACKUPS)
    assert "folder of backups" in hands.text("backup_problem")
    assert table.keepers[0].leave() != ""


def last_stroke(hands: Hands) -> StrokeMade:
    entry = hands.record.entries[-1].entry
    assert isinstance(entry, StrokeMade)
    assert entry.stroke.pocketed == Pieces(own=1)
    return entry


def test_a_backup_is_made_by_hand_listed_and_restored(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter")
    hands.room.menu.asked.emit(Ask.BACKUPS)
    with qtbot.waitSignal(table.keepers[0].backed_up):
        hands.find(QPushButton, "make_backup").click()
    hands.settle()
    hands.key("enter", "enter")
    assert len(hands.record.entries) == len(OPENING) + 2

    hands.room.menu.asked.emit(Ask.BACKUPS)
    listed = hands.find(QTableWidget, "backups")
    accept = hands.find(QPushButton, "accept")
    qtbot.waitUntil(accept.isEnabled)
    shown = [item.text() for column in (1, 2, 4) if (item := listed.item(0, column)) is not None]
    assert shown == ["by hand", "Player A1 – Player B1", "1 matches, 3 entries"]
    accept.click()
    table.wait_for(hands, "outcome")
    assert "is the database now" in hands.text("outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")

    assert len(hands.record.entries) == len(OPENING)
    assert len(list(table.file.parent.glob("matches.replaced-*.sqlite3"))) == 1


def test_a_second_folder_is_chosen_gets_copies_and_is_given_up(table: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    table.stored(*OPENING)
    chosen: list[str] = []
    hands, stick = table.sit(), tmp_path / "stick"
    hands.book.changed.connect(lambda choices: chosen.append(choices.second_backups))
    stick.mkdir()
    hands.room.menu.asked.emit(Ask.BACKUPS)
    hands.find(QPushButton, "choose_second").click()
    with qtbot.waitSignal(table.keepers[0].backed_up):
        hands.find(QFileDialog, "second_dialog").fileSelected.emit(str(stick))
    hands.find(QFileDialog, "second_dialog").reject()
    hands.settle()

    assert len(list(stick.iterdir())) == 1
    hands.room.menu.asked.emit(Ask.BACKUPS)
    assert hands.find(QTableWidget, "backups").rowCount() == 2
    assert str(stick) in hands.text("second_folder")
    hands.find(QPushButton, "no_second").click()
    hands.settle()
    hands.room.menu.asked.emit(Ask.BACKUPS)
    assert "can go to a second folder" in hands.text("second_folder")
    assert chosen == [str(stick), ""]


# Damage


def test_damage_is_told_at_the_start_and_what_can_be_read_is_rescued(table: Desk) -> None:
    table.stored(*OPENING)
    break_page_of("ix_players_folded", table.file)
    damaged = table.file.read_bytes()
    hands = table.sit()
    assert "damaged" in hands.text("what_now")
    assert hands.text("saved") == "NOT SAVED"

    hands.key("enter")

    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches saved as a whole: 1, in part: 0, lost: 0."
    assert "The damaged file is kept" in hands.find(QPlainTextEdit, "outcome_details").toPlainText()
    [aside] = table.file.parent.glob("*.damaged-*.sqlite3")
    assert aside.read_bytes() == damaged
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


def test_of_a_file_that_is_no_database_a_backup_is_restored(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    SqlVault(str(table.file)).back_up(BackupReason.MATCH_OVER)
    table.file.write_text("Dear umpire, " * 1_000, encoding="utf-8")
    hands = table.sit()
    assert "is not a database" in hands.text("what_now")

    hands.key("2")
    qtbot.waitUntil(hands.find(QPushButton, "accept").isEnabled)
    hands.find(QPushButton, "accept").click()
    table.wait_for(hands, "outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")

    assert len(hands.record.entries) == len(OPENING)
    [aside] = table.file.parent.glob("*.replaced-*.sqlite3")
    assert aside.read_text(encoding="utf-8").startswith("Dear umpire")


def test_another_file_is_opened_instead(table: Desk, tmp_path: Path) -> None:
    table.file.write_text("Dear umpire, " * 1_000, encoding="utf-8")
    hands = table.sit()

    hands.key("3")
    hands.find(QFileDialog, "database_dialog").fileSelected.emit(str(tmp_path / "other.sqlite3"))

    assert hands.text("what_now") == "Begin a match, or open one."
    assert hands.text("saved") != "NOT SAVED"
    assert table.file.read_text(encoding="utf-8").startswith("Dear umpire")


@pytest.mark.parametrize("is_blocked", [False, True])
def test_who_goes_to_another_database_leaves_a_backup_of_the_first(
    table: Desk, qtbot: QtBot, tmp_path: Path, is_blocked: bool
) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter", "enter")
    if is_blocked:
        (tmp_path / "backups").write_text("no folder", encoding="utf-8")

    hands.room.menu.asked.emit(Ask.OPEN_DATABASE)
    (tmp_path / "hall").mkdir()
    hands.find(QFileDialog, "database_dialog").fileSelected.emit(str(tmp_path / "hall" / "other.sqlite3"))
    hands.find(QFileDialog, "database_dialog").reject()
    qtbot.waitUntil(lambda: hands.text("what_now") == "Begin a match, or open one.")

    assert table.backups() == ([] if is_blocked else [BackupReason.LEAVING])
    assert hands.said().startswith("No backup was made; the match is safe.") is is_blocked
    assert table.keepers[0].leave() == ""


def test_what_was_entered_before_the_database_was_opened_again_is_in_the_last_backup(table: Desk) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter", "enter")
    hands.room.menu.asked.emit(Ask.TRY_AGAIN)

    assert table.keepers[0].leave() == ""

    assert table.backups() == [BackupReason.LEAVING]


def test_a_database_of_a_newer_version_is_refused_with_a_sentence_and_left(table: Desk) -> None:
    table.stored(*OPENING)
    cut(table.file, "UPDATE alembic_version SET version_num = '9999'")
    before = table.file.read_bytes()

    hands = table.sit()

    assert "newer Carrom Desk" in hands.text("what_now")
    assert table.file.read_bytes() == before


def test_trouble_that_passed_is_tried_again(table: Desk) -> None:
    table.file.mkdir()
    hands = table.sit()
    assert "is a folder" in hands.text("what_now")

    table.file.rmdir()
    hands.key("enter")

    assert hands.text("what_now") == "Begin a match, or open one."


def test_the_database_is_checked_from_the_menu(table: Desk) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    hands.room.menu.asked.emit(Ask.CHECK_DATABASE)
    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "1 matches with 3 entries were checked: all is sound."
    hands.find(QPushButton, "close").click()
    hands.settle()

    cut(table.file, "UPDATE entries SET payload = replace(payload, '\"own\":1', '\"own\":2') WHERE number = 2")
    hands.room.menu.asked.emit(Ask.CHECK_DATABASE)
    table.wait_for(hands, "outcome")

    assert "Faults: " in hands.text("outcome")
    assert "match m1, entry 2" in hands.find(QPlainTextEdit, "outcome_details").toPlainText()
    hands.find(QPushButton, "rescue").click()
    hands.settle()
    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches saved as a whole: 0, in part: 1, lost: 0."


def test_a_check_says_how_far_it_is_keeps_the_window_alive_and_can_be_stopped(
    qtbot: QtBot, table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.stored(*OPENING)
    hands = table.sit()
    is_to_go_on = Event()

    def slow_check(progress: Progress) -> CheckOutcome:
        progress(3, 10)
        assert is_to_go_on.wait(60)
        return CheckOutcome(10, 20, (), (), is_stopped=not progress(4, 10))

    monkeypatch.setattr(table.keepers[0].vault, "check", slow_check)
    hands.room.menu.asked.emit(Ask.CHECK_DATABASE)
    qtbot.waitUntil(lambda: hands.text("progress") == "3 of 10 matches")  # painted, while the other thread waits
    hands.find(QPushButton, "stop").click()
    is_to_go_on.set()
    qtbot.waitUntil(lambda: hands.window.findChild(QWidget, "progress_dialog") is None)
    hands.settle()

    assert not hands.has_dialog()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


def test_damage_that_only_a_match_shows_is_told_when_it_is_opened(table: Desk) -> None:
    table.stored(*OPENING)
    SqlVault(str(table.file)).back_up(BackupReason.MATCH_OVER)
    cut(table.file, "UPDATE entries SET payload = replace(payload, '\"own\":1', '\"own\":2') WHERE number = 2")
    hands = table.sit()

    hands.key("enter")

    assert "was changed after it was stored" in hands.text("what_now")
    assert hands.text("saved") == "NOT SAVED"
    hands.key("enter")
    table.wait_for(hands, "outcome")
    assert hands.text("outcome") == "Matches saved as a whole: 1, in part: 0, lost: 0."
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")
    assert len(hands.record.entries) == len(OPENING)


@pytest.mark.parametrize("is_there", [False, True], ids=["gone", "emptied"])
def test_a_database_that_was_lost_is_told_and_its_backup_offered(table: Desk, qtbot: QtBot, is_there: bool) -> None:
    table.stored(*OPENING)
    SqlVault(str(table.file)).back_up(BackupReason.MATCH_OVER)
    table.file.unlink()
    if is_there:
        table.file.touch()
    hands = table.sit()
    assert "there are backups of it" in hands.text("what_now")

    hands.key("enter")
    qtbot.waitUntil(hands.find(QPushButton, "accept").isEnabled)
    hands.find(QPushButton, "accept").click()
    table.wait_for(hands, "outcome")
    hands.find(QPushButton, "close").click()
    hands.settle()
    hands.key("enter")

    assert len(hands.record.entries) == len(OPENING)


def test_where_the_database_was_lost_one_can_begin_with_no_matches(table: Desk) -> None:
    table.stored(*OPENING)
    SqlVault(str(table.file)).back_up(BackupReason.MATCH_OVER)
    table.file.unlink()
    hands = table.sit()

    hands.key("4")

    assert hands.text("what_now") == "Begin a match, or open one."
    assert hands.text("saved") != "NOT SAVED"


def test_an_older_database_is_brought_up_to_date_while_the_window_lives(table: Desk) -> None:
    shutil.copyfile(RELEASED / "0001.sqlite3", table.file)

    hands = table.sit()

    assert hands.text("what_now").startswith("Not finished")
    assert table.backups() == [BackupReason.BEFORE_UPGRADE]


# Two desks


def test_a_second_desk_only_shows_the_match_until_the_first_is_gone(table: Desk, qtbot: QtBot) -> None:
    table.stored(*OPENING)
    first = table.sit()
    first.key("enter")
    second = table.sit()
    second.key("enter")
    assert second.text("what_now").startswith("ONLY SHOWN. Another desk has this database open for writing: process")
    assert second.text("saved") == "ONLY SHOWN"

    for key in ("w", "i", "n", "space", "ctrl+z", "t", "f", "r"):
        second.key(key)
        assert "Another desk" in second.said() or "only shown" in second.said(), key
    second.amend(2)
    assert second.draft.is_empty()
    assert not second.has_dialog()
    assert not second.part("play").isEnabled()
    second.room.menu.asked.emit(Ask.NEW_MATCH)
    assert not second.has_dialog()
    second.room.menu.asked.emit(Ask.BACKUPS)
    assert not second.has_dialog()
    assert len(second.record.entries) == len(OPENING)

    assert first.room.session is not None
    first.room.session.submit(stroke(2))
    second.key("1")
    assert len(second.record.entries) == len(OPENING) + 1

    table.keepers[0].leave()
    table.keepers[1].look_whether_free()
    assert second.text("what_now") == "The other desk is gone: the match can go on here."
    second.key("enter")
    assert second.text("saved").startswith("Saved")
    assert len(second.record.entries) == len(OPENING) + 1
    second.key("enter")
    assert len(second.record.entries) == len(OPENING) + 2


def test_a_second_desk_without_a_match_writes_as_soon_as_the_first_is_gone(table: Desk) -> None:
    table.stored(*OPENING)
    table.sit()
    second = table.sit()
    table.keepers[1].look_whether_free()
    second.room.menu.asked.emit(Ask.NEW_MATCH)
    assert "Another desk" in second.said()

    table.keepers[0].leave()
    table.keepers[1].look_whether_free()

    second.key("enter", "enter")
    assert len(second.record.entries) == len(OPENING) + 1


# A disk that is full


@pytest.mark.parametrize(("keys", "marked"), [(("w", "s", "enter"), 1), (("space",), 0)])
def test_what_could_not_be_saved_is_written_elsewhere_and_kept(
    qtbot: QtBot, tmp_path: Path, keys: tuple[str, ...], marked: int
) -> None:
    store, now = MemoryStore(), StoppedNow()
    desk(TOSS, *([PlayCalled()] if marked else []), store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))
    confirmed = len(hands.record.entries)
    store.is_full = True
    hands.key(*keys, "3")

    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(tmp_path / "saved.carrom"))

    assert f"all {confirmed + 1} entries" in hands.said()
    written = read_match((tmp_path / "saved.carrom").read_text(encoding="utf-8"))
    assert written.entries[:-1] == hands.record.entries
    assert isinstance(written.entries[-1].entry, StrokeMade if marked else PlayCalled)
    replay_match(written)
    assert hands.text("saved") == "NOT SAVED"
    assert hands.draft.pocketed.white == marked


def test_a_place_that_takes_nothing_either_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    store, now = MemoryStore(), StoppedNow()
    desk(TOSS, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))
    store.is_full = True
    hands.key("space", "3")

    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(tmp_path / "nowhere" / "saved.carrom"))

    assert "could not be written: No such file or directory. Choose another place." in hands.said()


# Diagnosis


def test_the_diary_tells_what_happened_and_is_packed_with_the_match(table: Desk, tmp_path: Path) -> None:
    table.stored(*OPENING)
    diary = Diary(tmp_path / "logs")
    hands = table.sit(diary=diary)
    diarist = Diarist(diary, table.keepers[0])
    hands.room.match_opened.connect(diarist.listen_to_session)
    hands.key("enter", "w", "enter")

    hands.room.menu.asked.emit(Ask.DIAGNOSIS)
    hands.find(QFileDialog, "diagnosis_dialog").fileSelected.emit(str(tmp_path / "fault.zip"))
    diary.close()

    with zipfile.ZipFile(tmp_path / "fault.zip") as archive:
        log = archive.read("logs/carrom-desk.log").decode()
        assert len(read_match(archive.read("match.carrom").decode()).entries) == len(OPENING) + 1
    assert "database opened" in log
    assert "match m1 opened with 3 entries" in log
    assert "match m1 entry 3 saved: StrokeMade" in log
    assert "Player" not in log
    assert str(tmp_path) not in log
    assert "fault.zip" in hands.said()


def test_at_rest_what_the_list_of_matches_needs_is_loaded_beside_the_window(
    qtbot: QtBot, table: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded_in: list[str] = []
    monkeypatch.setattr(SqlVault, "get_ready", lambda _vault: loaded_in.append(current_thread().name))
    table.sit()

    table.keepers[0].get_ready()

    qtbot.waitUntil(lambda: bool(loaded_in))
    assert loaded_in[0] != current_thread().name


def test_what_a_check_finds_after_the_umpire_has_left_concerns_nobody(qtbot: QtBot, table: Desk) -> None:
    keeper = Keeper(SqlVault(str(table.file)), lambda store: MatchLibrary(store, StoppedNow(), lambda: MatchId("m1")))
    told: list[str] = []
    keeper.checked.connect(lambda: told.append("sound"))
    keeper.open()

    keeper.leave()
    QApplication.processEvents()

    assert not told
