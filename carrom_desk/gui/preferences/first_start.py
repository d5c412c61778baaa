"""The very first start: language, laws, seat and sound on one page, and a match of two minutes on offer."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, voiced
from carrom_desk.gui.dialogs.fields import tick_box
from carrom_desk.gui.settings import Settings, SettingsModel
from carrom_desk.gui.sound.sounds import Sounds

from .pages import PreferencePage, SoundPage, language_box, laws_box


class FirstStartDialog(DeskDialog):
    """Enter or Esc goes on with what stands there; whatever is chosen is in force at once.

    Signals:
        guide_wanted: the match of two minutes is to begin.
        translation_wanted: the page is to be opened again, in the language that was chosen.
    """

    guide_wanted = Signal()
    translation_wanted = Signal()

    def __init__(self, model: SettingsModel, sounds: Sounds, parent: QWidget | None = None) -> None:
        super().__init__("first_start_dialog", self.tr("Welcome to Carrom Desk"), parent)
        self._model = model
        self._language = model.current.window_language
        language = language_box("window_language", self.tr("Language"), self.tr("As the system"))
        laws = laws_box(self.tr("Laws you umpire by"))
        turned = tick_box("board_turned", self.tr("I sit at the other side of the board: turn it round"))
        fields = {"window_language": language, "laws": laws, "is_board_turned": turned}
        page = PreferencePage("first_start", self.windowTitle(), model, fields)
        page.add_form(language, laws)
        page.body.addWidget(turned)
        sound = SoundPage(model, sounds)
        for body in (page.body, sound.body):
            body.setContentsMargins(0, 0, 0, 0)
        page.body.addWidget(sound)
        page.show_settings(model.current)
        hurry = self.tr("Nothing has to be chosen now: Enter goes on, and the preferences have all of it.")
        self.body.addWidget(voiced(hurry, "muted"))
        self.body.addWidget(page)
        self.add_button("guided_match", self.tr("Show me: a match of two minutes"), self.accept, self.guide_wanted)
        begin = self.add_way_out(self.tr("Begin"), "begin")
        begin.setDefault(True)
        model.changed.connect(self._follow)
        self.finished.connect(model.keep)
        self.setMinimumWidth(640)
        begin.setFocus()

    def _follow(self, settings: Settings) -> None:
        if settings.window_language != self._language:
            self.reject()
            self.translation_wanted.emit()
