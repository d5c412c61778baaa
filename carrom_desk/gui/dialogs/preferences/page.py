"""What every page of the preferences has."""

from abc import abstractmethod
from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QGroupBox, QLabel, QPushButton, QVBoxLayout, QWidget

from carrom_desk.gui.choices.choice_book import ChoiceBook
from carrom_desk.gui.choices.choices import Choices
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.gui.dialogs.ticks import Choice


class PreferencePage(QWidget):
    """Shows some of the choices; what is chosen on it is in force at once. It is abstract, as `AskDialog` is."""

    def __init__(self, name: str, book: ChoiceBook) -> None:
        super().__init__()
        self.setObjectName(f"{name}_page")
        self.title = ""
        self.book = book
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(14, 4, 14, 8)
        self.body.setSpacing(10)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        book.changed.connect(self.show_choices)

    def entitle(self, title: str) -> None:
        """Take the title that stands in the list of pages."""
        self.title = title
        self.setAccessibleName(title)

    @abstractmethod
    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen."""

    @abstractmethod
    def as_usual(self, choices: Choices) -> Choices:
        """The same choices, those of this page as the desk comes."""

    def put(self, choices: Choices) -> None:
        """Let other choices be in force."""
        self.book.put(choices)


def note(words: str) -> QLabel:
    """Muted words that explain."""
    return voiced(words, "muted")


def plain_button(name: str, title: str) -> QPushButton:
    """A button that Enter does not press from elsewhere."""
    button = named(QPushButton(title), name, title)
    button.setAutoDefault(False)
    return button


class OneOf(QGroupBox):
    """Some values of which one is chosen, each a line with a circle."""

    def __init__(self, name: str, title: str, values: Iterable[tuple[str, str]]) -> None:
        """Every value by its stable name, and in words."""
        super().__init__(title)
        named(self, name, title)
        self.group = QButtonGroup(self)
        self.choices: dict[str, Choice] = {}
        layout = QVBoxLayout(self)
        layout.setSpacing(0)
        for value, words in values:
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
