"""Preferences dialog, without confirmation, and the dialog of the first start."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QStackedWidget, QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named, plain_button, scrolled
from carrom_desk.gui.dialogs.fields import follow_chosen
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.i18n import _

from .keys_page import KeysPage
from .pages import (
    BackupPage,
    ClocksPage,
    LanguagePage,
    LawsPage,
    LookPage,
    PreferencePage,
    PressPage,
    ReportsPage,
    SoundPage,
)

_AROUND = 40
_PAGES = "preference_pages"
KEYS_PAGE = 1
"""Index of the shortcuts page."""


class PreferencesDialog(DeskDialog):
    """Preferences that are applied and stored immediately."""

    def __init__(
        self, model: SettingsModel, sounds: Sounds, page: int = 0, parent: QWidget | None = None, *, at: str = ""
    ) -> None:
        """`page` counts from 0. `at` is the object name of the widget to focus, by default the list of pages."""
        super().__init__("preferences_dialog", _("Preferences"), parent)
        self._model = model
        self._text = model.current.text
        self._at = at
        self._pages: tuple[PreferencePage, ...] = (
            LookPage(model),
            KeysPage(model),
            ClocksPage(model),
            SoundPage(model, sounds),
            LanguagePage(model),
            LawsPage(model),
            PressPage(model),
            ReportsPage(model),
            BackupPage(model),
        )
        self._list = named(QListWidget(), _PAGES, _("Pages"))
        self._stack = QStackedWidget()
        for each in self._pages:
            each.show_settings(model.current)
            self._list.addItem(each.title)
            self._stack.addWidget(scrolled(each))
        self._list.currentRowChanged.connect(self._stack.setCurrentIndex)
        follow_chosen(self._list)
        self.add(across(self._list, (self._stack, 1), gap=12))
        for name, title, do in (
            ("restore_page", _("Restore page defaults"), self._restore_page),
            ("restore_all", _("Restore all defaults"), lambda: model.put(Settings())),
        ):
            self.buttons.addButton(plain_button(name, title, do), QDialogButtonBox.ButtonRole.ResetRole)
        self.add_way_out(_("Close"), "close")
        self._list.setCurrentRow(page)
        model.changed.connect(self._follow)
        self.set_size(960, 560)

    @property
    def page(self) -> int:
        return self._list.currentRow()

    @property
    def focused_name(self) -> str:
        """Object name of the focused widget."""
        return self.focusWidget().objectName()

    def _restore_page(self) -> None:
        self._model.put(self._pages[self.page].restored(self._model.current))

    def _follow(self, settings: Settings) -> None:
        if settings.text is not self._text:
            self._text = settings.text
            self.fit()
            self._fit_list()

    def _fit_list(self) -> None:
        widest = max(self._list.fontMetrics().horizontalAdvance(each.title) for each in self._pages)
        self._list.setFixedWidth(round(1.1 * widest) + _AROUND)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_list()
        (self.findChild(QWidget, self._at or _PAGES) or self._list).setFocus()
