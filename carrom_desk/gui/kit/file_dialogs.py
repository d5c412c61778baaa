"""File dialogs, which cannot delete or rename files."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.i18n import _
from carrom_desk.reports.output.whole_file import write_whole

SOL_FILES = ("*.sol *.sol.gz", "*")
"""Name filters for SoL files and for all files."""


def open_file(path: Path) -> bool:
    """Opens a file or folder in the system's program for it; returns False if there is none."""
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def file_dialog(parent: QWidget, name: str, title: str) -> QFileDialog:
    """Returns a dialog for a file or a folder, deleted when closed."""
    dialog = QFileDialog(parent, title)
    dialog.setObjectName(name)
    dialog.setOption(QFileDialog.Option.ReadOnly)
    dialog.finished.connect(dialog.deleteLater)
    return dialog


def ask_file(
    parent: QWidget,
    name: str,
    title: str,
    chosen: Callable[[Path], object],
    *,
    filters: Sequence[str] = (),
    folder: str = "",
    mode: QFileDialog.FileMode = QFileDialog.FileMode.ExistingFile,
) -> None:
    """Asks for an existing file or a folder and passes it on; `filters` are patterns such as "*.pdf"."""
    dialog = file_dialog(parent, name, title)
    dialog.setFileMode(mode)
    if filters:
        dialog.setNameFilters(filters)
    if folder:
        dialog.setDirectory(folder)
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()


def ask_where(
    parent: QWidget,
    name: str,
    title: str,
    file_name: str,
    endings: Sequence[str],
    chosen: Callable[[Path], object],
    *,
    folder: str = "",
    adds: bool = False,
) -> None:
    """Asks where to save and passes that on; with `adds`, existing files are not replaced.

    `endings` are file endings such as ".pdf", the default one first.
    """
    dialog = file_dialog(parent, name, title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(endings[0].removeprefix("."))
    dialog.setNameFilters([f"*{ending}" for ending in endings])
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite, adds)
    dialog.setDirectory(folder or documents_folder())
    dialog.selectFile(file_name)
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()


def documents_folder() -> str:
    """Returns the default folder for saving files."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return documents if Path(documents).is_dir() else str(Path.home())


def why_not_written(path: Path, content: bytes) -> str:
    """Writes a file atomically; returns why it failed and what to do, or an empty text."""
    try:
        write_whole(path, content)
    except OSError as error:
        return not_written(path, error)
    return ""


def not_written(path: Path, error: OSError) -> str:
    """Returns why a file could not be written, and what to do."""
    text = _("{path} could not be saved: {why}. Choose another location.")
    return text.format(path=path, why=error.strerror or error)


def not_read(path: Path, error: OSError) -> str:
    """Returns why a file could not be read, and what to do."""
    text = _("{path} could not be read: {why}. Choose another file.")
    return text.format(path=path, why=error.strerror or error)
