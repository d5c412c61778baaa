"""Words that stand beside what they word are said in the language of the window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words


class Loud(QTranslator):
    """A language in which everything is shouted, and counted after a colon."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"{text.upper()}: {n}" if context == "Men" else text.upper()


@pytest.fixture
def loud(qapp: QApplication) -> Iterator[None]:
    translator = Loud()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_without_a_language_words_are_said_as_written(qapp: QApplication) -> None:
    assert say(Words("Men", "{side} owes"), side="Asha") == "Asha owes"
    assert say(QT_TRANSLATE_NOOP("Men", "%n men", "", 1), 3) == "3 men"


def test_words_are_said_in_the_language_of_the_window(loud: None) -> None:
    assert say(Words("Note", "yes")) == "YES"
    assert say(QT_TRANSLATE_NOOP("Men", "men", "", 1), 3) == "MEN: 3"
