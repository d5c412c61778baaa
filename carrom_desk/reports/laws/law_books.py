"""Bundled law books, and searches of them, in the current language."""

from functools import lru_cache

from carrom_desk.exchange.laws.law_book import LawBook, read_book
from carrom_desk.exchange.laws.law_search import LawSearch
from carrom_desk.exchange.laws.search_words import SearchWords, read_search_words
from carrom_desk.i18n import SOURCE, _
from carrom_desk.languages import language_of_code
from carrom_desk.reports.laws.law_summaries import texts_of
from carrom_desk.resources import ResourceMissing, resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.school.text_index import MakeIndex


def law_book(edition: Edition) -> LawBook:
    """Returns the laws of an edition in the current language.

    Raises:
        ResourceMissing: the digest is missing.
    """
    return book_in(edition, _("en"))


@lru_cache(maxsize=8)
def book_in(edition: Edition, language: str) -> LawBook:
    """Returns the laws of an edition in a language by ISO 639 code, or else in English."""
    return read_book(edition, *texts_of(edition, language))


class LawSearches:
    """Search indices of the law books, created on first use and cached."""

    def __init__(self, make_index: MakeIndex) -> None:
        """`make_index` creates the index of one book."""
        self._make_index = make_index
        self._made: dict[tuple[str, str], LawSearch] = {}

    def of(self, edition: Edition) -> LawSearch:
        """Returns the search index of an edition in the current language."""
        language = _("en")
        key, edition = (edition.id, language), edition.base
        if key not in self._made:
            english, words = book_in(edition, SOURCE), (_words(SOURCE, None),)
            book = english if language == SOURCE else book_in(edition, language)
            own = () if language == SOURCE else (_words(language, words[0]),)
            self._made[key] = LawSearch(book, english, (*own, *words), self._make_index)
        return self._made[key]


def _words(language: str, english: SearchWords | None) -> SearchWords:
    try:
        text = resource_path(f"laws/search/{language}.toml").read_text(encoding="utf-8")
    except ResourceMissing:
        text = ""
    terms = {} if language == SOURCE else language_of_code(language).terms
    return read_search_words(language, text, terms, english)
