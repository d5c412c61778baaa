"""The format of a match: a preset, or numbers of one's own."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from carrom_desk.match.setup import ChangeSides, Competition

from .choice_box import ChoiceBox
from .desk_dialog import named
from .number_field import NumberField
from .presets import FORMATS, FormatPreset, preset_of

MOST_GAMES, MOST_POINTS, MOST_BOARDS, MOST_MINUTES = 9, 99, 99, 240
_MINUTES_STEP = 5
_FEWEST_LETTERS = 8


class FormatBox(QWidget):
    """Games, points, boards, change of sides and round clock; a preset fills them in, changing one makes the format
    one's own.

    Signals:
        changed: something was chosen.
        preset_chosen: a `FormatPreset` was chosen by name.
    """

    changed = Signal()
    preset_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preset = self._choice("format", self.tr("Format"))
        """To be laid out beside this box."""
        for preset in FormatPreset:
            self.preset.addItem(self._preset_title(preset), preset)
        self._games = NumberField("games", self.tr("Games: best of"), 1, MOST_GAMES, step=2)
        self._points = NumberField("points", self.tr("Points that win a game"), 1, MOST_POINTS)
        self._boards = NumberField("boards", self.tr("Boards of a game"), 0, MOST_BOARDS)
        self._boards.set_words_for_least(self.tr("no limit"))
        self._minutes = NumberField(
            "round_minutes", self.tr("Round clock in minutes"), 0, MOST_MINUTES, step=_MINUTES_STEP
        )
        self._minutes.set_words_for_least(self.tr("none"))
        self._sides = self._choice("change_sides", self.tr("Change of sides"))
        for rule in ChangeSides:
            self._sides.addItem(self._sides_title(rule), rule)
        self._lay_out()
        self.preset.activated.connect(self._choose_preset)
        for number in (self._games, self._points, self._boards, self._minutes):
            number.changed.connect(self._own)
        self._sides.activated.connect(self._own)
        self.set_competition(FORMATS[FormatPreset.ICF_EARLY].competition)

    def competition(self) -> Competition:
        """The format as it is chosen."""
        return Competition(
            games=self._games.value(),
            points=self._points.value(),
            boards=self._boards.value() or None,
            change_sides=ChangeSides(self._sides.currentData()),
        )

    def round_minutes(self) -> int:
        """Minutes of the round clock; 0: there is none."""
        return self._minutes.value()

    def set_competition(self, competition: Competition, round_minutes: int = 0) -> None:
        """Show a format."""
        self._games.set_value(competition.games)
        self._points.set_value(competition.points)
        self._boards.set_value(competition.boards or 0)
        self._sides.setCurrentIndex(self._sides.findData(competition.change_sides))
        self._minutes.set_value(round_minutes)
        self._own()

    def problems(self) -> list[str]:
        """What is wrong with the numbers."""
        return [] if self._games.value() % 2 else [self.tr("The number of games has to be odd.")]

    def _choose_preset(self) -> None:
        preset = FormatPreset(self.preset.currentData())
        if preset in FORMATS:
            self.set_competition(FORMATS[preset].competition, FORMATS[preset].round_minutes)
        self.preset_chosen.emit(preset)

    def _own(self) -> None:
        preset = preset_of(self.competition(), self.round_minutes())
        self.preset.setCurrentIndex(self.preset.findData(preset))
        self.changed.emit()

    @staticmethod
    def _choice(name: str, title: str) -> ChoiceBox:
        choice = named(ChoiceBox(), name, title)
        # Words that are too long for the page are cut where they are shown and whole in the list.
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(_FEWEST_LETTERS)
        return choice

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        fields: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Best of"), self._games),
            (self.tr("Points"), self._points),
            (self.tr("Boards"), self._boards),
            (self.tr("Round (min)"), self._minutes),
            (self.tr("Change of sides"), self._sides),
        )
        for column, (title, field) in enumerate(fields):
            grid.addWidget(QLabel(title), 0, column)
            grid.addWidget(field, 1, column)
        grid.setColumnStretch(len(fields) - 1, 1)

    def _preset_title(self, preset: FormatPreset) -> str:
        match preset:
            case FormatPreset.ICF_EARLY:
                return self.tr("ICF up to the pre-quarter-finals")
            case FormatPreset.ICF_LATE:
                return self.tr("ICF from the quarter-finals on")
            case FormatPreset.SINGLE_GAME:
                return self.tr("Single game to 25 with a round clock")
            case FormatPreset.CLUB_29:
                return self.tr("Club: single game to 29")
            case FormatPreset.OWN:
                return self.tr("Own format")

    def _sides_title(self, rule: ChangeSides) -> str:
        match rule:
            case ChangeSides.AFTER_4_BOARDS_OR_13:
                return self.tr("each game; last: 4 boards or 13")
            case ChangeSides.AT_13:
                return self.tr("each game; last: 13 points")
            case ChangeSides.NEVER:
                return self.tr("never changed")
