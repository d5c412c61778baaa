"""Available languages, and their use for the window and calls."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from gettext import NullTranslations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication

from carrom_desk.i18n import SOURCE, speak
from carrom_desk.languages import languages, speech_of, translations_file
from carrom_desk.resources import ResourceMissing, resource_path

QT = "Qt "
"""Prefix for contexts of Qt's own texts, followed by the name of the Qt class."""


def spoken_languages() -> Sequence[str]:
    """Returns the codes of available languages: English and those with compiled translations."""
    return tuple(filter(_is_spoken, languages()))


def language_of(wanted: Sequence[str]) -> str:
    """Returns the first available language among these, such as "de-AT", or English."""
    codes = (name.replace("_", "-").split("-")[0] for name in wanted)
    return next(filter(_is_spoken, codes), SOURCE)


def _is_spoken(code: str) -> bool:
    try:
        return code == SOURCE or bool(resource_path(translations_file(code)))
    except (ResourceMissing, ValueError):
        return False


def system_languages() -> Sequence[str]:
    """Returns the system's preferred languages, such as "de-AT", in order."""
    return QLocale.system().uiLanguages()


def locale_of(code: str) -> QLocale:
    """Returns the locale of a language, with digits 0 to 9: the system's if it has the same language.

    Carrom sheets use these digits in every script.
    """
    system, plain = QLocale.system(), QLocale(code)
    found = system if system.language() == plain.language() else plain
    return found if found.zeroDigit() == "0" else QLocale(QLocale.Language.English, QLocale.Country.India)


def window_language(chosen: str, system: Callable[[], Sequence[str]]) -> str:
    """Returns the window's language for this choice and these system languages."""
    return language_of([chosen] if chosen else system())


class LanguageController(QObject):
    """Sets the language of the window, of the calls and of Qt's own dialogs."""

    def __init__(self, system: Callable[[], Sequence[str]], parent: QObject | None = None) -> None:
        """`system` returns the system's preferred languages in order."""
        super().__init__(parent)
        self._system = system
        self._translators: list[QTranslator] = []

    def use(self, window: str, calls: str) -> None:
        """Switches to these languages by ISO 639 code; empty for the system's, and for calls the window's."""
        window_code = window_language(window, self._system)
        speech = speech_of(window_code)
        speak(replace(speech, calls=speech_of(calls).calls) if _is_spoken(calls) else speech)
        QLocale.setDefault(locale_of(window_code))
        QGuiApplication.setLayoutDirection(QLocale(window_code).textDirection())
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        if window_code != SOURCE:
            # Qt asks the last installed translator first: ours, then its own.
            own, of_qt = QtTranslations(speech.translations, self), QTranslator(self)
            of_qt.load(f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{window_code}.qm")
            self._translators = [own] if of_qt.isEmpty() else [of_qt, own]
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)


class _Untranslated(NullTranslations):
    def pgettext(self, context: str, message: str) -> str:
        return ""


class QtTranslations(QTranslator):
    """Translator for texts of Qt that it does not translate, or with other terms."""

    def __init__(self, translations: NullTranslations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translations = copy(translations)
        self._translations.add_fallback(_Untranslated())

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        return self._translations.pgettext(QT + context, source_text) or None  # None: Qt asks its next translator


def in_browser(page: str) -> str:
    """Converts rich text for Qt, with isolates in place of `bdi`, which Qt does not support."""
    from carrom_desk.match.plain_text import ISOLATE, POP_ISOLATE  # loaded after the first paint

    return page.replace("<bdi>", ISOLATE).replace("</bdi>", POP_ISOLATE)
