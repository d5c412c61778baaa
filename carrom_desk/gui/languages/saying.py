"""Says words in the language of the window."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.rules.words import Words


def say(words: Words, n: int = 0, /, **places: object) -> str:
    """The words in the language of now, with their places filled in; a `Say`."""
    text = QCoreApplication.translate(words.context, words.text, words.comment, n if words.is_counted else -1)
    return text.format(**places) if places else text
