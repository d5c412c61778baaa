"""What an umpire looks at before a match, in the bar at the top: themselves, sound, battery and language."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from carrom_desk.desk.system_check import LOW_PERCENT, read_power
from carrom_desk.formats import percent
from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.layouts import put
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import Spaced, line, set_style, words
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.languages import spoken_languages
from carrom_desk.i18n import _, current_language
from carrom_desk.languages import language_name
from carrom_desk.presentation.names import shown


class StartHeader(Spaced):
    """Row of quiet parts, shown with the start page.

    Signals:
        sound_test_wanted: emitted to hear the test sound.
        language_chosen: emitted with the ISO 639 code of a language.
    """

    sound_test_wanted = Signal()
    language_chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("start_header")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._umpire = line("start_umpire", TextSize.SMALL, "muted")
        self._battery = words("start_battery", TextSize.SMALL, "muted")
        sound = KeyButton(_("Test sound"), name="start_test_sound")
        sound.clicked.connect(self.sound_test_wanted)
        self._language = KeyButton(language_name(current_language()), icon=Icon.LANGUAGE, name="start_language")
        self._language.setAccessibleDescription(_("Language"))
        self._language.use_menu(self._languages())
        for button in (sound, self._language):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.spaced(put(QHBoxLayout(self), 1, self._umpire, sound, self._battery, self._language), 12)
        self.show_umpire("")
        self.show_battery()

    def show_umpire(self, name: str) -> None:
        """Shows who umpired last here; empty if unknown."""
        self._umpire.setText(_("Umpire: {name}").format(name=shown(name)) if name else "")
        self._umpire.setVisible(bool(name))

    def show_battery(self) -> None:
        """Shows how full the battery is, as a warning if it is low and not charging; nothing without one."""
        power = read_power()
        level = None if power is None else power.percent
        self._battery.setVisible(level is not None)
        if power is not None and level is not None:
            self._battery.setText(_("Battery {percent}").format(percent=percent(level)))
            is_low = level < LOW_PERCENT and not power.is_plugged_in
            set_style(self._battery, voice="warning" if is_low else "muted")

    def _languages(self) -> QMenu:
        """Returns the list of languages, each by its own name."""
        menu = QMenu(self)
        menu.setObjectName("start_languages")
        group = QActionGroup(menu)
        for code in spoken_languages():
            action = group.addAction(language_name(code))
            action.setCheckable(True)
            action.setChecked(code == current_language())
            action.triggered.connect(partial(self.language_chosen.emit, code))
        menu.addActions(group.actions())
        return menu
