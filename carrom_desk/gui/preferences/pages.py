"""Pages of the preferences; changes apply immediately."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QFileDialog, QFormLayout, QLabel, QSlider, QVBoxLayout, QWidget

from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, voiced
from carrom_desk.gui.dialogs.fields import (
    ChoiceBox,
    NumberField,
    check_box,
    choice_box,
    show_in,
    text_field,
    value_of,
    watch,
)
from carrom_desk.gui.dialogs.radio_group import RadioGroup
from carrom_desk.gui.kit.file_dialogs import ask_file
from carrom_desk.gui.kit.layouts import across, form, put
from carrom_desk.gui.kit.wording import BACKED_UP_TOO, NO_SECOND_FOLDER, SECOND_FOLDER
from carrom_desk.gui.settings.languages import spoken_languages
from carrom_desk.gui.settings.settings import (
    LEAST_GUARD_MS,
    LOUDEST,
    MOST_GUARD_MS,
    ClockAid,
    Settings,
    SettingsModel,
    TextChoice,
    ThemeChoice,
    setting_words,
)
from carrom_desk.gui.sound.sounds import Sounds
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.languages import language_name
from carrom_desk.match.plain_text import plain
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.wording.sound_text import SoundReport, sound_result
from carrom_desk.reports.organiser import NotALogo, logo_of
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.ruling import Call

_GUARD_STEP_MS = 50
_VOLUME_STEP = 5


class PreferencePage(QWidget):
    """Page with some of the settings."""

    def __init__(
        self,
        name: str,
        title: str,
        model: SettingsModel,
        fields: Mapping[str, QWidget],
        *,
        others: tuple[str, ...] = (),
    ) -> None:
        """`fields` maps settings to their fields; `others` are settings that the page shows itself."""
        super().__init__()
        named(self, f"{name}_page", title)
        self.title = title
        self.model = model
        self._fields = fields
        self._others = others
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(12, 0, 0, 8)
        self.body.setSpacing(12)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        watch(self._put_fields, *fields.values())
        model.changed.connect(self.show_settings)

    def show_settings(self, settings: Settings) -> None:
        """Shows the settings; called once before the page is shown."""
        for name, field in self._fields.items():
            with QSignalBlocker(field):
                show_in(field, getattr(settings, name))

    def restored(self, settings: Settings) -> Settings:
        """Returns the settings with this page's defaults."""
        usual = Settings()
        return replace(settings, **{name: getattr(usual, name) for name in (*self._fields, *self._others)})

    def add_row(self, *parts: QWidget) -> None:
        """Adds parts in a left-aligned row."""
        put(self.body, across(*parts, 1))

    def add_form(self, *fields: QWidget) -> None:
        """Adds labelled fields, one per row."""
        rows = form(*fields)
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        put(self.body, rows)

    def add_note(self, words: str) -> None:
        """Adds an explanation in muted text."""
        self.body.addWidget(voiced(words, "muted"))

    def _put_fields(self) -> None:
        self.model.change(**{name: value_of(field) for name, field in self._fields.items()})


class LookPage(PreferencePage):
    """Page of theme, text size and side of the board."""

    def __init__(self, model: SettingsModel) -> None:
        theme = RadioGroup("theme", _("Theme"), {each: setting_words(each) for each in ThemeChoice})
        text = RadioGroup("text", _("Text size"), {each: setting_words(each) for each in TextChoice})
        turned = check_box("board_turned", _("View board from the other side"))
        hall: dict[ThemeChoice | None, str] = {None: _("Same as main window")}
        hall |= {each: setting_words(each) for each in ThemeChoice if each is not ThemeChoice.SYSTEM}
        for_hall = RadioGroup("hall_theme", _("Scoreboard window theme"), hall, is_row=True)
        fields = {"theme": theme, "text": text, "is_board_turned": turned, "spectator_theme": for_hall}
        super().__init__("look", pgettext("LookPage", "Appearance"), model, fields)
        look = across((theme, 1), (text, 1))
        look.setAlignment(text, Qt.AlignmentFlag.AlignTop)  # as close as the themes
        put(self.body, look, turned, for_hall)


class ClocksPage(PreferencePage):
    """Page of clock modes: that of all clocks, and of each clock that differs."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("clocks", _("Clocks"), model, {}, others=("clock_aid", "clock_exceptions"))
        title = _("All clocks")
        self._all = RadioGroup("clock_aid", title, _aids())
        modes: list[tuple[str, ClockAid | None]] = [(title, None), *((words, aid) for aid, words in _aids().items())]
        self._each = {kind: choice_box(f"aid_{kind}", say(kind.heading), modes) for kind in ClockKind}
        self.add_note(
            _(
                "Automatic: the clock starts by itself. Suggest: it waits for you to start it. Do not use: it stays "
                "off unless you start it."
            )
        )
        self.body.addWidget(self._all)
        self.add_form(*self._each.values())
        watch(self._put_aids, self._all, *self._each.values())

    def show_settings(self, settings: Settings) -> None:
        aids = {box: settings.clock_exceptions.get(kind) for kind, box in self._each.items()}
        for field, aid in ((self._all, settings.clock_aid), *aids.items()):
            with QSignalBlocker(field):
                show_in(field, aid)

    def _put_aids(self) -> None:
        usual, chosen = self._all.value(), {kind: box.currentData() for kind, box in self._each.items()}
        aids = {kind: ClockAid(aid) for kind, aid in chosen.items() if aid not in (None, usual)}
        self.model.change(clock_aid=usual, clock_exceptions=MappingProxyType(aids))
        self.show_settings(self.model.current)  # a mode like that of all clocks is none of its own


def _aids() -> dict[ClockAid, str]:
    """Returns the titles of the clock modes."""
    return {aid: setting_words(aid) for aid in (ClockAid.AUTOMATIC, ClockAid.SUGGESTED, ClockAid.NOT_USED)}


class SoundPage(PreferencePage):
    """Page of sounds: on or off, volume and test."""

    def __init__(self, model: SettingsModel, sounds: Sounds) -> None:
        is_on = check_box("sounds_on", _("Beep for the last five seconds and when time is up"))
        is_counting = check_box("sounds_counting", _("Tick for each of the last seconds"))
        is_calling = check_box("sounds_calling", _("Speak the calls with the system voice"))
        is_calling.setEnabled(sounds.speaker.voice is not None)
        volume = named(QSlider(Qt.Orientation.Horizontal), "volume", _("Volume"))
        volume.setRange(0, LOUDEST)
        volume.setSingleStep(_VOLUME_STEP)
        volume.setPageStep(2 * _VOLUME_STEP)
        fields = {"is_sound_on": is_on, "is_counting": is_counting, "is_calling": is_calling, "volume": volume}
        super().__init__("sound", _("Sounds"), model, fields)
        self._percent = voiced("", "", "volume_percent")
        self._percent.setWordWrap(False)
        self._result = voiced("", "", "sound_result")
        label = QLabel(volume.accessibleName())
        label.setBuddy(volume)
        test = plain_button("test_sound", _("Test"), sounds.test)
        put(
            self.body,
            is_on,
            is_counting,
            is_calling,
            across(label, (volume, 1), self._percent, test, gap=12),
            self._result,
        )
        self.add_note(_("The clock always flashes too."))
        if sounds.speaker.voice is None:
            self.add_note(_("No system voice found on this computer. On Linux, install spd-say or espeak-ng."))
        # A test sound may end after the page is gone, when a lambda would still be called.
        sounds.tested.connect(self._show_result)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._percent.setText(_("{volume}%").format(volume=settings.volume))
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance("100 %") + 4)

    def _show_result(self, report: SoundReport) -> None:
        self._result.setText(sound_result(report))


def language_box(name: str, title: str, usual: str) -> ChoiceBox:
    """Returns a combo box of languages; `usual` is the text for the default."""
    return choice_box(name, title, [(usual, ""), *((language_name(code), code) for code in spoken_languages())])


def laws_box(title: str) -> ChoiceBox:
    """Returns a combo box of editions by id."""
    return choice_box("laws", title, [(say(each.name), each.id) for each in EDITIONS])


class LawsPage(PreferencePage):
    """Page of the default laws."""

    def __init__(self, model: SettingsModel) -> None:
        laws = laws_box(_("Default laws"))
        super().__init__("laws", _("Laws"), model, {"laws": laws})
        self.add_form(laws)
        self.add_note(
            _(
                "Used for the first match, the law book and umpire training. A new match uses the laws of the "
                "previous one unless you choose others for it."
            )
        )


class LanguagePage(PreferencePage):
    """Page of the languages of window and calls."""

    def __init__(self, model: SettingsModel) -> None:
        window = language_box("window_language", _("Window"), _("System default"))
        calls = language_box("call_language", _("Calls"), _("Same as the window"))
        fields = {"window_language": window, "call_language": calls}
        super().__init__("language", _("Language"), model, fields)
        self._words = voiced("", "", "calls")
        self.add_form(window, calls)
        self.body.addWidget(self._words)
        self.add_note(_("Reports use the language of the window."))

    def show_settings(self, settings: Settings) -> None:
        """Shows the settings and sample calls."""
        super().show_settings(settings)
        self._words.setText(" ".join(say(call.words) for call in Call))


class PressPage(PreferencePage):
    """Page of repeated presses."""

    def __init__(self, model: SettingsModel) -> None:
        title = _("Ignore repeats within (ms)")
        guard = NumberField("guard_ms", title, LEAST_GUARD_MS, MOST_GUARD_MS, step=_GUARD_STEP_MS)
        super().__init__("press", _("Repeated presses"), model, {"guard_ms": guard})
        guard.setMaximumWidth(280)
        self.add_form(guard)
        self.add_note(
            _(
                "A trembling hand or a bouncing key can press twice. The same button or key pressed again within "
                "this time is ignored. Marks on the board always count. Set to 0 to count every press."
            )
        )


class BackupPage(PreferencePage):
    """Page of the second backup folder."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("backup", _("Backups"), model, {}, others=("second_backups",))
        self._folder = voiced("", "", "second_backups")
        self._none = plain_button("no_second_backups", say(NO_SECOND_FOLDER), lambda: self._put_folder(""))
        self.body.addWidget(self._folder)
        self.add_row(plain_button("choose_second_backups", _("Second folder…"), self._ask), self._none)
        self.add_note(
            _(
                "Carrom Desk makes a backup at every start, after every game and match, and when you quit. A second "
                "backup folder on a USB drive or another disk keeps them safe if this computer’s disk fails."
            )
        )

    def show_settings(self, settings: Settings) -> None:
        folder = settings.second_backups
        words = say(BACKED_UP_TOO, folder=plain(folder)) if folder else _("No second backup folder.")
        self._folder.setText(words)
        self._none.setEnabled(bool(folder))

    def _ask(self) -> None:
        title, folder, mode = say(SECOND_FOLDER), self.model.current.second_backups, QFileDialog.FileMode.Directory
        ask_file(self, "second_dialog", title, self._put_folder, folder=folder, mode=mode)

    def _put_folder(self, folder: Path | str) -> None:
        self.model.change(second_backups=str(folder))


class ReportsPage(PreferencePage):
    """Page of the organiser's name and logo on reports."""

    def __init__(self, model: SettingsModel) -> None:
        organiser = text_field("organiser", _("Organised by"))
        super().__init__("reports", _("Reports"), model, {"organiser": organiser}, others=("logo",))
        self._logo = voiced("", "", "logo")
        self._none = plain_button("no_logo", _("Remove logo"), lambda: self.model.change(logo=""))
        self.add_form(organiser)
        self.body.addWidget(self._logo)
        self.add_row(plain_button("choose_logo", _("Choose logo…"), self._ask), self._none)
        self.add_note(_("Score sheets and reports show the organiser and the logo. A PNG or JPEG up to 200 kB works."))

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._logo.setText(_("Reports show your logo.") if settings.logo else _("No logo."))
        self._none.setEnabled(bool(settings.logo))

    def _ask(self) -> None:
        ask_file(self, "logo_dialog", _("Choose logo"), self.put_logo, filters=("*.png *.jpg *.jpeg",))

    def put_logo(self, path: Path) -> None:
        """Uses an image file as the logo, or shows why it cannot be used."""
        try:
            self.model.change(logo=logo_of(bytes_of(path)))
        except (OSError, InvalidDocument):
            self._logo.setText(_("This file could not be read. Choose another one."))
        except NotALogo as error:
            self._logo.setText(str(error))
