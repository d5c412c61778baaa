"""Import of match files: every problem named with its file, nothing replaced without asking."""

import json
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QListView, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import write_match
from carrom_desk.gui.dialogs.messages import ProgressDialog
from carrom_desk.match.entry.entries import LoggedEntry, Noted
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary, StoredMatch, StoreUnavailable
from tests.fakes import SINGLES, MemoryStore, stroke
from tests.gui.at_match import TOSS
from tests.gui.documents.cup import finish
from tests.gui.library.at_library import AtLibrary

ENTRIES = (LoggedEntry(0, TOSS), LoggedEntry(1, stroke(2)))


def match(match_id: str, *more: LoggedEntry) -> StoredMatch:
    return StoredMatch(MatchId(match_id), SINGLES, (*ENTRIES, *more))


NOTE = LoggedEntry(2, Noted("rain"))


class Importing(AtLibrary):
    """The dialog, and a folder of match files."""

    def __init__(self, qtbot: QtBot, folder: Path, store: MemoryStore | None = None, **around: str) -> None:
        super().__init__(qtbot, store or MemoryStore(), **around)
        self.folder = folder

    def file(self, name: str, content: StoredMatch | str) -> str:
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else write_match(content), encoding="utf-8")
        return str(path)

    def take(self, *paths: str) -> None:
        """Selects these files in the dialog, and waits until they are read."""
        self.click("import")
        dialog = self.find(QFileDialog, "import_dialog")
        dialog.filesSelected.emit(list(paths))
        dialog.reject()
        self.wait()

    def asked(self) -> list[str]:
        listed = self.find(QListView, "stored_already")
        return [listed.model().index(row, 0).data() for row in range(listed.model().rowCount())]

    def tick(self, *rows: int) -> None:
        listed = self.find(QListView, "stored_already")
        for row in rows:
            place = listed.visualRect(listed.model().index(row, 0)).center()
            QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def answer(self, *, yes: bool = True) -> None:
        dialog = self.find(QDialog, "replace_dialog")
        if yes:
            dialog.accept()
        else:
            dialog.reject()
        self.wait()

    def wait(self) -> None:
        """Waits until no work is running."""
        finish(self.dialog)

    def details(self) -> list[str]:
        return self.find(QPlainTextEdit, "outcome_details").toPlainText().splitlines()

    def ids(self, *, in_trash: bool = False) -> list[str]:
        return [summary.id for summary in self.store.matches(MatchQuery(in_trash=in_trash, is_ascending=True))]


def test_several_files_are_taken_in_and_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path)

    at.take(*(at.file(f"{name}.json", match(name)) for name in ("m1", "m2", "m3")))

    assert at.ids() == ["m1", "m2", "m3"]
    assert (at.text("status"), at.chosen(), at.changes) == ("3 matches imported.", [0, 1, 2], 1)
    assert at.dialog.findChild(QDialog, "outcome_dialog") is None


def test_every_fault_is_named_with_file_and_place_and_the_others_are_taken_in(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path)
    document = json.loads(write_match(match("m2")))
    del document["setup"]["laws"]
    document["version"] = "one"
    impossible = match("m3", LoggedEntry(2, TOSS))

    at.take(
        at.file("good.carrom", match("m1")),
        at.file("faults.json", json.dumps(document)),
        at.file("twice.carrom", impossible),
        at.file("words.json", "Dear umpire"),
        str(tmp_path / "gone.carrom"),
    )

    assert at.ids() == ["m1"]
    places = [line.split(":")[0] for line in at.details()]
    assert sorted(places[:2]) == ["faults.json, /setup/laws", "faults.json, /version"]
    assert places[2:] == ["twice.carrom, /entries/2", "words.json, /", "gone.carrom"]
    assert at.find(QLabel, "outcome").text() == "Player A1 – Player B1 imported."


def test_two_files_of_one_match_at_once_say_so(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path)

    at.take(at.file("a.carrom", match("m1")), at.file("b.carrom", match("m1", NOTE)))

    assert at.details() == ["b.carrom: contains the same match as a.carrom, listed before it."]
    assert len(at.store.kept[MatchId("m1")].entries) == 2


def stored(qtbot: QtBot, folder: Path) -> Importing:
    """Returns a dialog with two stored matches; files of both have another entry, and a third file is new."""
    at = Importing(qtbot, folder)
    at.take(*(at.file(f"{name}.carrom", match(name)) for name in ("m1", "m2")))
    at.take(*(at.file(f"{name} later.carrom", match(name, NOTE)) for name in ("m1", "m2", "m3")))
    return at


def lengths(at: Importing) -> list[int]:
    return [len(at.store.kept[MatchId(name)].entries) for name in ("m1", "m2", "m3")]


def test_what_is_stored_otherwise_is_asked_about(qtbot: QtBot, tmp_path: Path) -> None:
    at = stored(qtbot, tmp_path)
    assert at.asked() == ["Player A1 – Player B1: 2 entries stored, 3 in the file"] * 2

    at.tick(1)
    at.answer()

    assert lengths(at) == [2, 3, 3]
    assert at.text("status") == "2 matches imported."
    assert (len(at.listed()), at.chosen()) == (3, [0, 1])


def test_space_ticks_and_enter_replaces_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    at = stored(qtbot, tmp_path)
    listed = at.find(QListView, "stored_already")
    listed.window().activateWindow()
    qtbot.waitUntil(listed.window().isActiveWindow)

    for key in (Qt.Key.Key_Down, Qt.Key.Key_Space):
        QTest.keyClick(listed, key)
    assert listed.model().index(1, 0).data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked.value
    QTest.keyClick(listed, Qt.Key.Key_Return)
    at.wait()

    assert lengths(at) == [2, 2, 3]


def test_unasked_nothing_is_replaced(qtbot: QtBot, tmp_path: Path) -> None:
    at = stored(qtbot, tmp_path)

    at.answer(yes=False)

    assert lengths(at) == [2, 2, 3]


def test_what_lies_in_the_bin_is_taken_out_when_asked(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path)
    same, other = at.file("m1.carrom", match("m1")), at.file("m2.carrom", match("m2"))
    at.take(same, other)
    at.library.store.delete([MatchId("m1"), MatchId("m2")])

    at.take(same, at.file("m2 later.carrom", match("m2", NOTE)))
    assert at.asked() == [
        "Player A1 – Player B1: in the trash, identical to the file",
        "Player A1 – Player B1: 2 entries in the trash, 3 in the file",
    ]
    at.tick(0)
    at.answer()

    assert (at.ids(), at.ids(in_trash=True)) == (["m1"], ["m2"])


def test_the_match_at_the_desk_is_not_replaced(qtbot: QtBot, tmp_path: Path) -> None:
    store = MemoryStore()
    Importing(qtbot, tmp_path, store).take(Importing(qtbot, tmp_path, store).file("m1.carrom", match("m1")))
    at = Importing(qtbot, tmp_path, store, open_id="m1")

    at.take(at.file("m1 later.carrom", match("m1", NOTE)))

    assert at.details() == ["m1 later.carrom: this match is open. Open or start another match before you replace it."]
    assert len(store.kept[MatchId("m1")].entries) == 2


class Failing(MemoryStore):
    """Matches on a USB drive that is removed while files are read, or before they are stored."""

    def __init__(self, when: str) -> None:
        super().__init__()
        self.when = when

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        if self.when == "read":
            raise StoreUnavailable("The stick is gone.")
        return super().summary(match_id)

    def create(self, match: StoredMatch, summary: MatchSummary) -> None:
        if self.when == "kept":
            raise StoreUnavailable("The stick is gone.")
        super().create(match, summary)


@pytest.mark.parametrize("when", ["read", "kept"])
def test_what_cannot_be_kept_is_told(qtbot: QtBot, tmp_path: Path, when: str) -> None:
    at = Importing(qtbot, tmp_path, Failing(when))

    at.take(at.file("m1.carrom", match("m1")))

    assert at.details() == ["m1.carrom: The stick is gone."]
    assert at.changes == 0


def test_a_desk_that_only_looks_on_takes_nothing_in(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path, read_only="Another desk writes here.")

    at.click("import")

    assert at.dialog.findChild(QFileDialog) is None
    assert at.text("status") == "Another desk writes here."


def dropped(at: Importing, *paths: str) -> bool:
    """Drops files on the dialog; returns True if it accepts them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) if Path(path).is_absolute() else QUrl(path) for path in paths])
    place, action = QPoint(40, 40), Qt.DropAction.CopyAction
    button, held = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(place, action, data, button, held)
    entering.ignore()
    QApplication.sendEvent(at.dialog, entering)
    if entering.isAccepted():
        QApplication.sendEvent(at.dialog, QDropEvent(QPointF(place), action, data, button, held))
        at.wait()
    return entering.isAccepted()


def test_files_dropped_on_the_list_are_taken_in(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path)

    assert dropped(at, at.file("m1.carrom", match("m1")), at.file("m2.carrom", match("m2")))
    assert at.ids() == ["m1", "m2"]


def test_what_is_no_file_of_this_machine_is_not_taken(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path)

    assert not dropped(at, "https://example.org/m1.carrom")


def test_a_desk_that_only_looks_on_says_so_to_what_is_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    at = Importing(qtbot, tmp_path, read_only="Another desk writes here.")

    assert dropped(at, at.file("m1.carrom", match("m1")))
    assert (at.ids(), at.text("status")) == ([], "Another desk writes here.")


class Slow(MemoryStore):
    """Matches on a slow USB drive."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked, self.may_answer = Event(), Event()

    def summary(self, match_id: MatchId) -> MatchSummary | None:
        self.is_asked.set()
        assert self.may_answer.wait(60)
        return super().summary(match_id)


def test_stopped_what_was_read_is_taken_in(qtbot: QtBot, tmp_path: Path) -> None:
    store = Slow()
    at = Importing(qtbot, tmp_path, store)
    at.click("import")
    files = [at.file(f"m{number}.carrom", match(f"m{number}")) for number in range(5)]
    at.find(QFileDialog, "import_dialog").filesSelected.emit(files)

    assert store.is_asked.wait(60)
    at.find(ProgressDialog, "progress_dialog").reject()
    store.may_answer.set()
    at.wait()

    assert at.ids() == ["m0"]
