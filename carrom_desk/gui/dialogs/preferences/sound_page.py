"""Whether and how the desk is heard."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import LOUDEST, Choices, SoundChoice
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.ticks import TickBox
from carrom_desk.gui.sound.players import SoundReport
from carrom_desk.gui.sound.sounds import Sounds, sound_result

from .page import PreferencePage, note, plain_button

_STEP = 5


class SoundPage(PreferencePage):
    """On or off, how loud, and a trial."""

    def __init__(self, book: ChoiceBook, sounds: Sounds) -> None:
        super().__init__("sound", book)
        self.entitle(self.tr("Sounds"))
        heard = self.tr("Let the last five seconds and the end of time be heard")
        self._is_on = named(TickBox(heard), "sounds_on", heard)
        volume = self.tr("Volume")
        self._volume = named(QSlider(Qt.Orientation.Horizontal), "volume", volume)
        self._volume.setRange(0, LOUDEST)
        self._volume.setSingleStep(_STEP)
        self._volume.setPageStep(2 * _STEP)
        self._percent = named(QLabel(), "volume_percent", "")
        self._test = plain_button("test_sound", self.tr("Try it"))
        self._result = named(voiced("", ""), "sound_result", "")
        label = QLabel(volume)
        label.setBuddy(self._volume)
        row = QHBoxLayout()
        row.setSpacing(12)
        for widget, stretch in ((label, 0), (self._volume, 1), (self._percent, 0), (self._test, 0)):
            row.addWidget(widget, stretch)
        self.body.addWidget(self._is_on)
        self.body.addLayout(row)
        self.body.addWidget(self._result)
        self.body.addWidget(note(self.tr("Whatever is chosen here, the clock flashes as well.")))
        self.show_choices(book.choices)
        self._is_on.clicked.connect(self._take)
        self._volume.valueChanged.connect(self._take)
        self._test.clicked.connect(sounds.test)
        sounds.tested.connect(self._show_result)

    def show_choices(self, choices: Choices) -> None:
        self._is_on.setChecked(choices.sounds.is_on)
        self._volume.setValue(choices.sounds.volume)
        percent = self.tr("{volume} %").format(volume=choices.sounds.volume)
        self._percent.setText(percent)
        self._percent.setMinimumWidth(self._percent.fontMetrics().horizontalAdvance("100 %") + 4)

    def as_usual(self, choices: Choices) -> Choices:
        return replace(choices, sounds=Choices().sounds)

    def _take(self) -> None:
        chosen = SoundChoice(self._is_on.isChecked(), self._volume.value())
        self.put(replace(self.book.choices, sounds=chosen))

    def _show_result(self, report: SoundReport) -> None:
        self._result.setText(sound_result(report))
        self._result.setAccessibleName(self._result.text())
