"""The pages of the preferences: each shows some of the settings, and what is chosen on it is in force at once."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.clock.words import clock_title
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.fields import Choice, ChoiceBox, NumberField, TickBox
from carrom_desk.gui.file_dialogs import file_dialog
from carrom_desk.gui.languages import NATIVE_NAMES, languages, say
from carrom_desk.gui.settings import (
    LEAST_GUARD_MS,
    LOUDEST,
    MOST_GUARD_MS,
    ClockAid,
    Settings,
    SettingsModel,
    SoundSettings,
    TextChoice,
    ThemeChoice,
    setting_words,
)
from carrom_desk.gui.sound.players import SoundReport
from carrom_desk.gui.sound.sounds import Sounds, sound_result
from carrom_desk.gui.wording import BACKED_UP_TOO, NO_SECOND_FOLDER, SECOND_FOLDER
from carrom_desk.match.plain_text import plain
from carrom_desk.rules.call_text import call_words
from carrom_desk.rules.edition import ClockKind
from carrom_desk.rules.ruling import Call

_GUARD_STEP_MS = 50
_VOLUME_STEP = 5
_AIDS = (ClockAid.AUTOMATIC, ClockAid.SUGGESTED, ClockAid.NOT_USED)


class PreferencePage(QWidget):
    """What every page has. It is abstract, as `AskDialog` is."""

    def __init__(self, name: str, model: SettingsModel) -> None:
        super().__init__()
        self.setObjectName(f"{name}_page")
        self.title = ""
        self.model = model
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(14, 4, 14, 8)
        self.body.setSpacing(10)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        model.changed.connect(self.show_settings)

    def entitle(self, title: str) -> None:
        """Take the title that stands in the list of pages."""
        self.title = title
        self.setAccessibleName(title)

    @abstractmethod
    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen."""

    @abstractmethod
    def restored(self, settings: Settings) -> Settings:
        """The same settings, those of this page as the desk comes."""


def note(words: str) -> QLabel:
    """Muted words that explain."""
    return voiced(words, "muted")


def plain_button(name: str, title: str) -> QPushButton:
    """A button that Enter does not press from elsewhere."""
    button = named(QPushButton(title), name, title)
    button.setAutoDefault(False)
    return button


def _form() -> QFormLayout:
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return form


class OneOf(QGroupBox):
    """Some values of which one is chosen, each a line with a circle."""

    def __init__(self, name: str, title: str, values: Iterable[ThemeChoice | TextChoice | ClockAid]) -> None:
        super().__init__(title)
        named(self, name, title)
        self.group = QButtonGroup(self)
        self.choices: dict[str, Choice] = {}
        layout = QVBoxLayout(self)
        layout.setSpacing(0)
        for value in values:
            words = setting_words(value)
            choice = named(Choice(words), f"{name}_{value}", words)
            self.group.addButton(choice)
            self.choices[value] = choice
            layout.addWidget(choice)

    def show_value(self, value: str) -> None:
        """Show which one is chosen."""
        self.choices[value].setChecked(True)

    def value(self) -> str:
        """Which one is chosen."""
        return next(value for value, choice in self.choices.items() if choice.isChecked())


class LookPage(PreferencePage):
    """Theme, size of text, and from which side the board is seen."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("look", model)
        self.entitle(self.tr("Look"))
        self._theme = OneOf("theme", self.tr("Colours"), ThemeChoice)
        self._text = OneOf("text", self.tr("Size of text"), TextChoice)
        turned = self.tr("See the board from the other side")
        self._turned = named(TickBox(turned), "board_turned", turned)
        both = QHBoxLayout()
        both.addWidget(self._theme, 1)
        both.addWidget(self._text, 1)
        self.body.addLayout(both)
        self.body.addWidget(self._turned)
        self.show_settings(model.current)
        self._theme.group.buttonClicked.connect(self._put)
        self._text.group.buttonClicked.connect(self._put)
        self._turned.clicked.connect(self._put)

    def show_settings(self, settings: Settings) -> None:
        self._theme.show_value(settings.theme)
        self._text.show_value(settings.text)
        self._turned.setChecked(settings.is_board_turned)

    def restored(self, settings: Settings) -> Settings:
        usual = Settings()
        return replace(settings, theme=usual.theme, text=usual.text, is_board_turned=usual.is_board_turned)

    def _put(self) -> None:
        self.model.put(
            replace(
                self.model.current,
                theme=ThemeChoice(self._theme.value()),
                text=TextChoice(self._text.value()),
                is_board_turned=self._turned.isChecked(),
            )
        )


class ClocksPage(PreferencePage):
    """How far the desk helps with the clocks: one choice for all, and a line for each exception."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("clocks", model)
        self.entitle(self.tr("Clocks"))
        self._all = OneOf("clock_aid", self.tr("All clocks"), _AIDS)
        self._exceptions = _form()
        self._add = plain_button("add_exception", self.tr("Exception for a clock"))
        menu = QMenu(self._add)
        menu.setObjectName("exception_menu")
        self._add.setMenu(menu)
        self._offers = {kind: menu.addAction(clock_title(kind), partial(self._except, kind)) for kind in ClockKind}
        self.body.addWidget(
            note(
                self.tr(
                    "Automatic: it starts by itself. Suggest: it waits for you to start it. "
                    "Do not use: nothing is timed unless you start it."
                )
            )
        )
        self.body.addWidget(self._all)
        self.body.addLayout(self._exceptions)
        self.body.addWidget(self._add, alignment=Qt.AlignmentFlag.AlignLeft)
        self.show_settings(model.current)
        self._all.group.buttonClicked.connect(self._put_all)

    def show_settings(self, settings: Settings) -> None:
        self._all.show_value(settings.clock_aid)
        while self._exceptions.rowCount():  # not removed at once: one of them may be what was pressed
            taken = self._exceptions.takeRow(0)
            for widget in (taken.labelItem.widget(), taken.fieldItem.widget()):
                assert widget is not None
                widget.hide()
                widget.deleteLater()
        for kind in ClockKind:
            is_exception = kind in settings.clock_exceptions
            self._offers[kind].setVisible(not is_exception)
            if is_exception:
                self._add_row(kind, settings.clock_exceptions[kind])
        self._add.setEnabled(len(settings.clock_exceptions) < len(ClockKind))

    def restored(self, settings: Settings) -> Settings:
        usual = Settings()
        return replace(settings, clock_aid=usual.clock_aid, clock_exceptions=usual.clock_exceptions)

    def _add_row(self, kind: ClockKind, aid: ClockAid) -> None:
        title = clock_title(kind)
        box = named(ChoiceBox(), f"aid_{kind}", title)
        for each in _AIDS:
            box.addItem(setting_words(each), each)
        box.setCurrentIndex(_AIDS.index(aid))
        box.activated.connect(lambda index: self._put(kind, _AIDS[index]))
        remove = plain_button(f"no_exception_{kind}", self.tr("Remove"))
        remove.clicked.connect(lambda: self._put(kind, None))
        field = QWidget()
        row = QHBoxLayout(field)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(box, 1)
        row.addWidget(remove)
        label = QLabel(title)
        label.setBuddy(box)
        self._exceptions.addRow(label, field)

    def _except(self, kind: ClockKind) -> None:
        """Let a clock be an exception: one that is automatic is suggested, any other is automatic."""
        is_automatic = self.model.current.clock_aid is ClockAid.AUTOMATIC
        self._put(kind, ClockAid.SUGGESTED if is_automatic else ClockAid.AUTOMATIC)

    def _put(self, kind: ClockKind, aid: ClockAid | None) -> None:
        settings = self.model.current
        aids = {each: way for each, way in settings.clock_exceptions.items() if each is not kind}
        if aid is not None and aid is not settings.clock_aid:
            aids[kind] = aid
        self.model.put(replace(settings, clock_exceptions=MappingProxyType(aids)))

    def _put_all(self) -> None:
        aid = ClockAid(self._all.value())
        kept = {kind: each for kind, each in self.model.current.clock_exceptions.items() if each is not aid}
        self.model.put(replace(self.model.current, clock_aid=aid, clock_exceptions=MappingProxyType(kept)))


class SoundPage(PreferencePage):
    """On or off, how loud, and a trial."""

    def __init__(self, model: SettingsModel, sounds: Sounds) -> None:
        super().__init__("sound", model)
        self.entitle(self.tr("Sounds"))
        heard = self.tr("Let the last five seconds and the end of time be heard")
        self._is_on = named(TickBox(heard), "sounds_on", heard)
        volume = self.tr("Volume")
        self._volume = named(QSlider(Qt.Orientation.Horizontal), "volume", volume)
        self._volume.setRange(0, LOUDEST)
        self._volume.setSingleStep(_VOLUME_STEP)
        self._volume.setPageStep(2 * _VOLUME_STEP)
        self._percent = named(QLabel(), "volume_percent", "")
        test = plain_button("test_sound", self.tr("Try it"))
        self._result = voiced("", "", "sound_result")
        label = QLabel(volume)
        label.setBuddy(self._volume)
        row = QHBoxLayout()
        row.setSpacing(12)
        for widget, stretch in ((label, 0), (self._volume, 1), (self._percent, 0), (test, 0)):
            row.addWidget(widget, stretch)
        self.body.addWidget(self._is_on)
        self.body.addLayout(row)
        self.body.addWidget(self._result)
        self.body.addWidget(note(self.tr("Whatever is chosen here, the clock flashes as well.")))
        self.show_settings(model.current)
        self._is_on.clicked.connect(self._put)
        self._volume.valueChanged.connect(self._put)
        test.clicked.connect(sounds.test)
        sounds.tested.connect(self._show_result)

    def show_settings(self, settings: Settings) -> None:
        self._is_on.setChecked(settings.sounds.is_on)
        self._volume.setValue(settings.sounds.volume)
        self._percent.setText(self.tr("{volume} %").format(volume=settings.sounds.volume))
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance("100 %") + 4)

    def restored(self, settings: Settings) -> Settings:
        return replace(settings, sounds=Settings().sounds)

    def _put(self) -> None:
        sounds = SoundSettings(self._is_on.isChecked(), self._volume.value())
        self.model.put(replace(self.model.current, sounds=sounds))

    def _show_result(self, report: SoundReport) -> None:
        self._result.setText(sound_result(report))
        self._result.setAccessibleName(self._result.text())


class LanguagePage(PreferencePage):
    """The window's language, and that of the calls."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("language", model)
        self.entitle(self.tr("Languages"))
        self._window = self._box("window_language", self.tr("The window"), self.tr("Follow system"))
        self._calls = self._box("call_language", self.tr("What you call"), self.tr("As the window"))
        self._words = voiced("", "", "calls")
        form = _form()
        for box in (self._window, self._calls):
            form.addRow(box.accessibleName(), box)
        self.body.addLayout(form)
        self.body.addWidget(self._words)
        self.body.addWidget(
            note(
                self.tr("Reports are written in the language of the window, unless another is chosen for one of them.")
            )
        )
        self.show_settings(model.current)

    def show_settings(self, settings: Settings) -> None:
        for box, chosen in ((self._window, settings.window_language), (self._calls, settings.call_language)):
            box.setCurrentIndex(max(0, box.findData(chosen)))
        calls = " ".join(call_words(say, call) for call in Call)
        self._words.setText(calls)
        self._words.setAccessibleName(calls)

    def restored(self, settings: Settings) -> Settings:
        return replace(settings, window_language="", call_language="")

    def _box(self, name: str, title: str, usual: str) -> ChoiceBox:
        box = named(ChoiceBox(), name, title)
        box.addItem(usual, "")
        for code in languages():
            box.addItem(NATIVE_NAMES[code], code)
        box.activated.connect(self._put)
        return box

    def _put(self) -> None:
        window, calls = self._window.currentData(), self._calls.currentData()
        self.model.put(replace(self.model.current, window_language=window, call_language=calls))


class PressPage(PreferencePage):
    """How a slip of the hand is told from a press that is meant."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("press", model)
        self.entitle(self.tr("Presses"))
        title = self.tr("Ignore repeats within … ms")
        self._guard = NumberField("guard_ms", title, LEAST_GUARD_MS, MOST_GUARD_MS, step=_GUARD_STEP_MS)
        self._guard.setMaximumWidth(280)
        form = _form()
        form.addRow(title, self._guard)
        self.body.addLayout(form)
        self.body.addWidget(
            note(
                self.tr(
                    "A hand that trembles, or a key that bounces, presses twice: the same button or key, pressed "
                    "again so soon, enters nothing more. Marks on the board are always counted. 0 counts every press."
                )
            )
        )
        self.show_settings(model.current)
        self._guard.valueChanged.connect(lambda: model.put(replace(model.current, guard_ms=self._guard.value())))

    def show_settings(self, settings: Settings) -> None:
        self._guard.setValue(settings.guard_ms)

    def restored(self, settings: Settings) -> Settings:
        return replace(settings, guard_ms=Settings().guard_ms)


class BackupPage(PreferencePage):
    """Where backups go beside the desk's own folder."""

    def __init__(self, model: SettingsModel) -> None:
        super().__init__("backup", model)
        self.entitle(self.tr("Backups"))
        self._folder = voiced("", "", "second_backups")
        self._none = plain_button("no_second_backups", say(NO_SECOND_FOLDER))
        choose = plain_button("choose_second_backups", self.tr("Second folder…"))
        row = QHBoxLayout()
        row.addWidget(choose)
        row.addWidget(self._none)
        row.addStretch(1)
        self.body.addWidget(self._folder)
        self.body.addLayout(row)
        self.body.addWidget(
            note(
                self.tr(
                    "Backups are made at every start, after every game and match, and when the desk is left. "
                    "A second folder on a stick or on another disk keeps them where this machine's disk fails."
                )
            )
        )
        self.show_settings(model.current)
        choose.clicked.connect(self._ask)
        self._none.clicked.connect(lambda: self._put(""))

    def show_settings(self, settings: Settings) -> None:
        folder = settings.second_backups
        named_folder = say(BACKED_UP_TOO, folder=plain(folder))
        words = named_folder if folder else self.tr("Backups go to no second folder.")
        self._folder.setText(words)
        self._folder.setAccessibleName(words)
        self._none.setEnabled(bool(folder))

    def restored(self, settings: Settings) -> Settings:
        return replace(settings, second_backups="")

    def _ask(self) -> None:
        dialog = file_dialog(self, "second_dialog", say(SECOND_FOLDER))
        dialog.setDirectory(self.model.current.second_backups)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self._put)
        dialog.open()

    def _put(self, folder: str) -> None:
        self.model.put(replace(self.model.current, second_backups=folder))
