"""File dialogs: they cannot delete or rename, and are created in one place."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QFileSystemModel, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.file_dialogs import ask_where, file_dialog, why_not_written
from tests.gui.parts import part

GUI = Path(__file__).parents[3] / "carrom_desk" / "gui"


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def dialogs(ground: QWidget, folder: Path) -> list[QFileDialog]:
    opening = file_dialog(ground, "opening", "Open")
    ask_where(ground, "saving", "Save", "new.pdf", (".pdf", ".html"), lambda _path: None)
    saving = part(ground, QFileDialog, "saving")
    saving.hide()
    for dialog in (opening, saving):
        # Where the desktop has a dialog of its own, what it can do is the desktop's business.
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.setDirectory(str(folder))
    return [opening, saving]


@pytest.mark.parametrize("which", [0, 1])
def test_a_file_can_neither_be_deleted_nor_renamed(qtbot: QtBot, ground: QWidget, tmp_path: Path, which: int) -> None:
    (tmp_path / "match.pdf").write_bytes(b"kept")
    dialog = dialogs(ground, tmp_path)[which]
    dialog.open()
    tree, model = dialog.findChild(QTreeView, "treeView"), dialog.findChild(QFileSystemModel)
    assert tree is not None
    assert model is not None
    qtbot.waitUntil(lambda: model.rowCount(model.index(str(tmp_path))) == 1)
    index = model.index(str(tmp_path / "match.pdf"))
    dialog.selectFile("match.pdf")
    delete = part(dialog, QAction, "qt_delete_action")
    delete.trigger()
    QTest.keyClick(tree, Qt.Key.Key_Delete)

    assert model.isReadOnly()
    assert not model.flags(index) & Qt.ItemFlag.ItemIsEditable
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [("match.pdf", b"kept")]
    dialog.reject()


def test_a_file_to_write_is_suggested_with_its_ending(ground: QWidget, tmp_path: Path) -> None:
    saving = dialogs(ground, tmp_path)[1]

    assert saving.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert saving.defaultSuffix() == "pdf"
    assert saving.nameFilters() == ["*.pdf", "*.html"]
    assert Path(saving.selectedFiles()[0]).name == "new.pdf"


def test_what_became_of_a_file_is_said(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "new.pdf"

    assert why_not_written(tmp_path / "new.pdf", b"x") == ""
    assert (tmp_path / "new.pdf").read_bytes() == b"x"
    said = why_not_written(nowhere, b"x")
    assert said.startswith(f"{nowhere} could not be saved: ")
    assert said.endswith(". Choose another location.")


def test_every_dialog_for_files_is_made_here() -> None:
    others = [
        path.name
        for path in GUI.rglob("*.py")
        if path.name != "file_dialogs.py" and "QFileDialog(" in path.read_text(encoding="utf-8")
    ]

    assert others == []
