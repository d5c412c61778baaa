"""Fields that offer what was entered before."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit

Offer = Callable[[str], Sequence[str]]
"""What is known that begins so."""


def offer_known(field: QLineEdit, known: Offer) -> QCompleter:
    """Let a field offer what is known, as it is typed into."""
    words = QStringListModel(field)
    completer = QCompleter(words, field)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    field.setCompleter(completer)
    field.textEdited.connect(partial(_fill, words, known))
    return completer


def _fill(words: QStringListModel, known: Offer, typed: str) -> None:
    words.setStringList(list(known(typed.strip())) if typed.strip() else [])
