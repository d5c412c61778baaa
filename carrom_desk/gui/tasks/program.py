"""The program itself: preferences, manual, shortcuts and system check, with lazy imports."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.file_dialogs import open_file
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.settings.keys import key_table
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.i18n import _
from carrom_desk.presentation.next_step.actions import ActionName

from .stored_matches import StoredMatches

if TYPE_CHECKING:
    from carrom_desk.gui.preferences.preferences_dialog import PreferencesDialog
    from carrom_desk.reports.document import Document
    from carrom_desk.reports.match_documents import Options


class ProgramTasks(QObject):
    """Opens the dialogs about the program."""

    def __init__(
        self,
        matches: StoredMatches,
        facts: WindowFacts,
        sounds: Sounds,
        window: QWidget,
        notify: Notify,
        report: Callable[[str], object],
    ) -> None:
        """`report` creates a problem report with a page of facts."""
        super().__init__(window)
        self._report = report
        self._matches, self._facts, self._sounds = matches, facts, sounds
        self._window, self._notify = window, notify
        self._preferences: PreferencesDialog | None = None

    def handlers(self) -> Handlers:
        """Returns the handlers of the menu entries about the program."""
        return {
            ActionName.MANUAL: self._show_manual,
            ActionName.KEY_CARD: self._show_key_card,
            ActionName.PREFERENCES: self._show_preferences,
            ActionName.SYSTEM_CHECK: self._check_system,
            ActionName.DATA_FOLDER: self._open_data_folder,
            ActionName.ABOUT: self._show_about,
        }

    def _show_preferences(self, page: int = 0, at: str = "") -> None:
        """Shows a page of the preferences, and focuses the widget with this name."""
        from carrom_desk.gui.preferences.preferences_dialog import PreferencesDialog

        dialog = self._preferences = PreferencesDialog(self._facts.settings, self._sounds, page, self._window, at=at)
        dialog.finished.connect(self._forget_preferences)
        open_dialog(dialog)

    def translate(self) -> None:
        """Reopens the preferences at the same place, in the current language."""
        dialog = self._preferences
        if dialog is not None:
            page, at = dialog.page, dialog.focused_name
            dialog.done(QDialog.DialogCode.Rejected)
            self._show_preferences(page, at)

    def _forget_preferences(self) -> None:
        self._preferences = None

    def _show_manual(self) -> None:
        """Shows the manual page about the focused widget, or about a match if one is open."""
        from carrom_desk.gui.dialogs.manual_dialog import ManualDialog, page_about

        page = page_about(self._window.focusWidget())
        open_dialog(ManualDialog(page, self._window))

    def _show_key_card(self) -> None:
        """Shows the card of shortcuts."""
        from carrom_desk.gui.documents.report_actions import Documents
        from carrom_desk.gui.preferences.key_card import key_card
        from carrom_desk.gui.preferences.keys_page import KeyCardDialog
        from carrom_desk.gui.preferences.preferences_dialog import KEYS_PAGE
        from carrom_desk.reports.key_card import key_card_document

        card = key_card(key_table(self._facts.settings.current.keys))
        documents = Documents(self._window, self._notify)

        def made(options: "Options") -> "Document":
            return key_card_document(card, options)

        dialog = KeyCardDialog(card, self._window)
        dialog.change_wanted.connect(lambda: self._show_preferences(KEYS_PAGE))
        dialog.print_wanted.connect(lambda: documents.preview(made, "keys"))
        dialog.save_wanted.connect(lambda: documents.save(made, "keys"))
        open_dialog(dialog)

    def _check_system(self) -> None:
        """Runs the system check."""
        from carrom_desk.gui.database.system_check_dialog import open_system_check

        matches, facts = self._matches, self._facts
        if matches.database is not None and facts.data_folder is not None:
            open_system_check(
                self._sounds,
                facts.settings,
                matches.database,
                facts.data_folder,
                self._window,
                self._report,
                is_open=matches.library is not None,
            )

    def _open_data_folder(self) -> None:
        """Opens the data folder in the file manager, or shows its path."""
        folder = self._facts.data_folder
        if folder is not None and not open_file(folder):
            self._notify(_("Your matches are stored in {folder}.").format(folder=folder))

    def _show_about(self) -> None:
        """Shows the About dialog."""
        from carrom_desk.gui.dialogs.messages import AboutDialog

        open_dialog(AboutDialog(self._facts.database, self._window))
