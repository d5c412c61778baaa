"""The languages there are, and how the window and the calls speak them."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from carrom_desk.languages import SOURCE, languages
from carrom_desk.resources import ResourceMissing, resource_path
from carrom_desk.rules.words import Words, said

if TYPE_CHECKING:
    from carrom_desk.match.store import StoreError


def window_file(code: str) -> str:
    """The resource with the words of the window in a language."""
    return f"i18n/carrom-desk_{code}.qm"


def calls_file(code: str) -> str:
    """The resource with what the umpire calls in a language."""
    return f"i18n/calls_{code}.qm"


def spoken_languages() -> Sequence[str]:
    """The codes of the languages that can be chosen here: English, and those whose words have been built."""
    return tuple(filter(_is_spoken, languages()))


def language_of(wanted: Sequence[str]) -> str:
    """The first language of these, such as "de-AT", that the desk speaks; English if it speaks none of them."""
    codes = (name.replace("_", "-").split("-")[0] for name in wanted)
    return next(filter(_is_spoken, codes), SOURCE)


def _is_spoken(code: str) -> bool:
    try:
        return code == SOURCE or all(resource_path(file(code)) for file in (window_file, calls_file))
    except (ResourceMissing, ValueError):
        return False


def system_languages() -> Sequence[str]:
    """The languages that the user of this machine wants, such as "de-AT", the dearest first."""
    return QLocale.system().uiLanguages()


def locale_of(code: str) -> QLocale:
    """How dates and numbers are written in a language: as on this machine if it speaks it, in digits 0 to 9 always.

    The boards and sheets of carrom are kept in these digits, in every script.
    """
    system, plain = QLocale.system(), QLocale(code)
    found = system if system.language() == plain.language() else plain
    return found if found.zeroDigit() == "0" else QLocale(QLocale.Language.English, QLocale.Country.India)


def window_language(chosen: str, system: Callable[[], Sequence[str]]) -> str:
    """The language that the window speaks with this choice, on a machine whose user wants these."""
    return language_of([chosen] if chosen else system())


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
        window_code = window_language(window, self._system)
        calls_code = calls if _is_spoken(calls) else window_code
        self._translators = []
        QLocale.setDefault(locale_of(window_code))
        QGuiApplication.setLayoutDirection(QLocale(window_code).textDirection())
        if window_code != SOURCE:
            # What Qt itself says: Qt has words of its own in some languages, and we in the others.
            self._load(f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{window_code}.qm")
            self._load(f"{resource_path('i18n')}/qt_{window_code}.qm")
            self._load(str(resource_path(window_file(window_code))))
        if calls_code != SOURCE:
            self._load(str(resource_path(calls_file(calls_code))))

    def _load(self, file: str) -> None:
        translator = QTranslator(self)
        if translator.load(file):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)


def say(words: Words, n: int = 0, /, **places: object) -> str:
    """The words in the language of now, with their places filled in; a `Say`."""
    text = QCoreApplication.translate(words.context, words.text, words.comment, n if words.is_counted else -1)
    return text.format(**places) if places else text


def in_order(text: str) -> str:
    """A law's number or a score, "77(a)" or "9 – 0", which a window from right to left does not turn round."""
    from carrom_desk.match.plain_text import always_isolated  # loaded after the first paint

    is_mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return always_isolated(text) if is_mirrored else text


def in_browser(page: str) -> str:
    """A page for Qt to show, which knows no `bdi`: the marks that isolate stand in its place."""
    from carrom_desk.match.plain_text import ISOLATE, POP_ISOLATE  # loaded after the first paint

    return page.replace("<bdi>", ISOLATE).replace("</bdi>", POP_ISOLATE)


def in_language(what: "str | StoreError") -> str:
    """A sentence from below the window in the language of now, where it is one that can be said otherwise."""
    from carrom_desk.match.store import (  # what a match is made of is loaded after the first paint
        StoreError,
        sentence_of,
    )

    return said(sentence_of(what) if isinstance(what, StoreError) else what, say)
