"""Lets the window speak one language, and the calls stand in another."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from carrom_desk.resources import resource_path

from .language import SOURCE, calls_file, language_of, languages, window_file


def system_languages() -> Sequence[str]:
    """The languages that the user of this machine wants, such as "de-AT", the dearest first."""
    return QLocale.system().uiLanguages()


class Interpreter(QObject):
    """Translates from now on until it is gone; for English nothing is loaded.

    The calls have a file of their own, so that they can stand in another language than the window.
    """

    def __init__(self, system: Callable[[], Sequence[str]], parent: QObject | None = None) -> None:
        """`system` tells the languages that the user of this machine wants, the dearest first."""
        super().__init__(parent)
        self._system = system
        self._translators: list[QTranslator] = []

    def use(self, window: str, calls: str) -> None:
        """Speak these languages, by their ISO 639 codes; empty: that of the system, and that of the window."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        window_code = self.window_code(window)
        calls_code = calls if calls in languages() else window_code
        self._translators = []
        if window_code != SOURCE:
            self._load(f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{window_code}.qm")
            self._load(str(resource_path(window_file(window_code))))
        if calls_code != SOURCE:
            self._load(str(resource_path(calls_file(calls_code))))

    def window_code(self, chosen: str) -> str:
        """The language that the window speaks with this choice."""
        return chosen if chosen in languages() else language_of([] if chosen else self._system())

    def _load(self, file: str) -> None:
        translator = QTranslator(self)
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)
