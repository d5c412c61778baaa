"""Search of the law book in plain words, as a referee asks. Returns laws, best first, each with the matching
sentence.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum, unique
from functools import cached_property
from itertools import groupby, pairwise
from operator import itemgetter

from carrom_desk.exchange.laws.law_book import LawBook, laws_of, laws_of_reading
from carrom_desk.exchange.laws.law_digest import DigestRow, LawKind
from carrom_desk.exchange.laws.search_words import SearchWords, sound, words_of
from carrom_desk.i18n import ENGLISH, said_as, say
from carrom_desk.rules.breaches import CATALOGUE
from carrom_desk.rules.laws import Law
from carrom_desk.rules.reminders import Occasion
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.readings import Reading
from carrom_desk.school.text_index import MakeIndex, TextIndex

_NUMBER = re.compile(r"\d+(\([a-z]?\)?)*(\([ivx]*\)?)?", re.IGNORECASE)
_SENTENCE = re.compile(r"(?<=[.;:?!।۔])\s+")
_CALLED: Mapping[Call, Law] = {
    Call.PLAY: Law.BREAK_AFTER_PLAY,
    Call.DUE: Law.STRIKER_ALONE,
    Call.FOUL: Law.FOUL,
    Call.DUE_AND_FOUL: Law.STRIKER_ALONE_IMPROPER,
    Call.TECHNICAL_FOUL: Law.TECHNICAL_FOUL_BY_PLAYER,
    Call.QUEEN_COVERED: Law.QUEEN_COVERED_TOGETHER,
    Call.BOARD: Law.ALL_MEN_POCKETED_WINS,
}


@unique
class LawSource(Enum):
    """Source of a passage about a law, with its weight in a search."""

    LAW = 1.0
    ASKED = 1.15
    """Questions of referees about the law, searched but never shown."""
    BREACH = 0.85
    REMINDER = 0.75
    CALL = 0.7
    READING = 0.55


@dataclass(frozen=True, slots=True)
class Passage:
    """Searchable text about a law."""

    row: DigestRow
    source: LawSource
    text: str
    """Searched text."""
    shown: str = ""
    """Text shown if it matches; empty for none."""
    is_english: bool = False
    """True when it supplements a passage in another language."""


@dataclass(frozen=True, slots=True)
class FoundLaw:
    """A search result."""

    row: DigestRow
    sentence: str
    """Matching sentence of its summary, a breach, a reminder or a reading."""
    is_own: bool
    """True when the sentence is from its summary."""
    relevance: float
    """Higher is better; comparable between editions."""
    context: str = ""
    """Title of the law that a paragraph belongs to; empty for a law."""


_SURE = 1000.0
"""Score of a law found by its number or stable name."""
_FURTHER = 0.8
"""Weight of each further passage of a law, relative to the one before."""
_AGAIN = 0.93
"""Weight of each further paragraph of a law, so that other laws are listed in between."""
_LEAST_OF_BEST = 0.3
"""Least relevance listed, as a share of the best."""
_LEAST_SIMILAR = 0.8
"""Minimum similarity of a mistyped word to the intended one."""
_LEAST_MISTYPED = 4
"""Minimum number of letters, apart from the first, for a word to be checked for typing errors."""
_KEPT = 0.65
"""Share of an unknown word that must match the start of a known one."""
_PARTIAL = 0.5
"""Share of its relevance that a passage loses by not mentioning the question's own words."""
_PAIRED = 0.5
"""Weight of two adjacent meanings, added to their own weights."""
_EXACT = 0.3
"""Weight of a word or two adjacent words as they are written, added to their meanings."""


class LawSearch:
    """Search in a law book, indexed in its language and in English on first use."""

    def __init__(self, book: LawBook, english: LawBook, words: Sequence[SearchWords], make_index: MakeIndex) -> None:
        """Uses `words` in the order of languages: the book's first, English last."""
        self._book, self._english, self._words, self._make_index = book, english, words, make_index

    def find(self, question: str) -> tuple[FoundLaw, ...]:
        """Returns the laws that match a question, best first; for a stable name, that law comes first, and for the
        number of a law, no others do.

        Laws that the text leaves out come last.
        """
        wanted = " ".join(question.casefold().split())
        asked = {} if self._is_number(wanted) else self._asked(wanted)
        spoken = set(self._spoken(wanted))
        listed = []
        for row in self._book.rows():
            relevance, passage = asked.get(row.number, (0.0, None))
            if relevance := relevance + (_named(row, wanted) if wanted else 0.0):
                listed.append(self._found(row, passage, relevance, spoken))
        return tuple(self._ordered(listed))

    def _is_number(self, wanted: str) -> bool:
        is_number = _NUMBER.fullmatch(wanted) is not None
        return is_number and any(row.number.casefold() == wanted for row in self._book.rows())

    def _found(self, row: DigestRow, passage: Passage | None, relevance: float, asked: set[str]) -> FoundLaw:
        law = self._laws[row.number]
        context = "" if law is row else law.summary
        if passage is not None and passage.shown:
            return FoundLaw(row, passage.shown, False, relevance, context)
        sentences = _SENTENCE.split(row.summary)
        best = max(sentences, key=lambda sentence: len(asked.intersection(self._spoken(sentence))))
        return FoundLaw(row, best, True, relevance, context)

    def _ordered(self, found: list[FoundLaw]) -> list[FoundLaw]:
        seen: Counter[str] = Counter()
        ranks: list[tuple[bool, float, FoundLaw]] = []
        for each in sorted(found, key=lambda each: -each.relevance):
            law = self._laws[each.row.number].number
            # If a law is asked for by its number, the answer says that this text leaves it out.
            is_last = each.row.kind is LawKind.ABSENT and each.relevance < _SURE
            ranks.append((is_last, -each.relevance * _AGAIN ** seen[law], each))
            seen[law] += 1
        return [each for *_, each in sorted(ranks, key=lambda rank: rank[:2])]

    @cached_property
    def _laws(self) -> Mapping[str, DigestRow]:
        """The whole law of each row, by the row's number."""
        return {row.number: self._book.whole(row) for row in self._book.rows()}

    # Questions in words

    @cached_property
    def _passages(self) -> tuple[Passage, ...]:
        if self._book is self._english:
            return tuple(_passages(self._book, self._words[0]))
        rows = {row.number: row for row in self._book.rows()}
        with said_as(ENGLISH):
            english = tuple(_passages(self._english, self._words[-1]))
        beside = (replace(each, row=rows[each.row.number], shown="", is_english=True) for each in english)
        return (*_passages(self._book, self._words[0]), *beside)

    @cached_property
    def _index(self) -> TextIndex:
        passages = zip(self._indexed, self._passages, strict=True)
        return self._make_index([" ".join((*words, *_exact(passage.text))) for words, passage in passages])

    @cached_property
    def _indexed(self) -> Sequence[Sequence[str]]:
        """Indexed words of each passage."""
        return [
            _paired(self._words[-1].meanings(each.text)) if each.is_english else self._spoken(each.text)
            for each in self._passages
        ]

    @cached_property
    def _vocabulary(self) -> Sequence[str]:
        indexed = (word for word in self._all_indexed if word.isalpha())
        return sorted({*indexed, *(word for words in self._words for word in words.vocabulary)})

    def _asked(self, question: str) -> Mapping[str, tuple[float, Passage]]:
        """Returns the relevance and best passage of each law, by its number."""
        wanted = list(self._wanted(question))
        words = [word for word in wanted if not _is_pair(word)]
        # Words that no passage has would only make every passage seem to lack something.
        sought = {word for word in words if self._is_indexed(word)}
        if not sought:
            return {}
        exact = list(_exact(question))
        phrases = [f"{one} {two}" for one, two in pairwise(exact)]
        asked = ((1.0, words), (_PAIRED, [word for word in wanted if _is_pair(word)]), (_EXACT, (*exact, *phrases)))
        found = {}
        for number, passages in self._of_passages(asked, sought).items():
            passages.sort(key=lambda each: -each[0])
            # Not a plain sum: a law with many paragraphs would win by its length.
            relevance = sum(each * _FURTHER**place for place, (each, _) in enumerate(passages))
            found[number] = (relevance, passages[0][1])
        least = _LEAST_OF_BEST * max((relevance for relevance, _ in found.values()), default=0.0)
        return {number: each for number, each in found.items() if each[0] >= least}

    def _of_passages(
        self, asked: Sequence[tuple[float, Sequence[str]]], sought: set[str]
    ) -> Mapping[str, list[tuple[float, Passage]]]:
        """Returns the relevance of each passage that has the words, by the number of its law."""
        of_law: dict[str, list[tuple[float, Passage]]] = defaultdict(list)
        for place, relevance in self._weighted(asked).items():
            passage = self._passages[place]
            # Otherwise a rare word alone would decide, whatever else was asked.
            missing = len(sought.difference(self._indexed[place])) / len(sought)
            of_law[passage.row.number].append((relevance * passage.source.value * (1 - _PARTIAL * missing), passage))
        return of_law

    def _weighted(self, asked: Iterable[tuple[float, Sequence[str]]]) -> Mapping[int, float]:
        """Returns the relevance of each passage that has some of the words, each group of words with its weight."""
        counted: defaultdict[int, float] = defaultdict(float)
        for weight, words in asked:
            for place, relevance in self._index.find(words).items():
                counted[place] += weight * relevance
        return counted

    def _wanted(self, question: str) -> Iterator[str]:
        """Yields the search terms. Unknown words are corrected, or matched by prefix."""
        for word in dict.fromkeys(self._spoken(question)):
            yield word
            if not word.isalpha() or self._is_indexed(word):
                continue
            # Terms of carrom are written in many ways in Latin letters, and sound the same.
            if heard := self._heard.get(sound(word)):
                yield from self._spoken(heard)
                continue
            if len(word) < _LEAST_MISTYPED:
                continue
            yield f"{word[: max(_LEAST_MISTYPED, int(len(word) * _KEPT))]}*"
            # Hardly anybody mistypes the first letter, and comparing with all words would take a second.
            meant = [known for known in self._vocabulary if known[0] == word[0]]
            yield from self._spoken(" ".join(get_close_matches(word, meant, 1, _LEAST_SIMILAR)))

    @cached_property
    def _heard(self) -> Mapping[str, str]:
        """The basic terms by their sound."""
        return {sound(term): term for words in self._words for term in words.heard}

    def _is_indexed(self, word: str) -> bool:
        return word in self._all_indexed or bool(self._index.find([word]))

    @cached_property
    def _all_indexed(self) -> frozenset[str]:
        return frozenset(word for words in self._indexed for word in words)

    def _spoken(self, text: str) -> list[str]:
        """Returns the words of a text as indexed: synonyms as one word, and each pair of neighbours."""
        return _paired(self._meanings(text))

    def _meanings(self, text: str) -> Iterator[tuple[str, bool]]:
        """Yields the meanings in a text, in order: a meaning by its English name, or (False) a word without one."""
        own, *english = self._words
        for is_meaning, group in groupby(own.meanings(text), key=itemgetter(1)):
            found = list(group)
            # If one language does not know several adjacent words, another may.
            unknown = " ".join(name for name, _ in found)
            yield from english[0].meanings(unknown) if english and not is_meaning else found


def _exact(text: str) -> Iterator[str]:
    """Yields the words of a text as they are written, marked so that none is taken for a meaning."""
    return (f"x{word}" for word in words_of(text))


def _paired(meanings: Iterable[tuple[str, bool]]) -> list[str]:
    words = [f"{name}0" if is_meaning else name for name, is_meaning in meanings]
    return [*words, *(f"{one}1{two}" for one, two in pairwise(words))]


def _is_pair(word: str) -> bool:
    return "1" in word and not word.isdecimal()


def _named(row: DigestRow, wanted: str) -> float:
    """Returns the score of a law by its number or stable name."""
    number, name = row.number.casefold(), wanted.replace("_", " ")
    if wanted == number or name in (each.replace("_", " ") for each in row.names):
        return 2 * _SURE
    return _SURE if _NUMBER.fullmatch(wanted) and number.startswith(wanted) else 0.0


def _passages(book: LawBook, words: SearchWords) -> Iterator[Passage]:
    """Yields the passages about each law in the current language, with its questions."""
    edition = book.edition
    reminders = [each for moment in Occasion for each in edition.reminders_at(moment, doubles=True)]
    readings = {each: edition.explain(each) for each in Reading if each in edition.readings}
    for row in book.rows():
        law = book.whole(row)
        context = "" if law is row else f"{law.summary} "
        yield Passage(row, LawSource.LAW, f"{context}{row.summary}")
        for name in row.names:
            yield Passage(row, LawSource.ASKED, name.replace("_", " "))
            yield from (Passage(row, LawSource.ASKED, each) for each in words.asked.get(name, ()))
        if row.kind is LawKind.ABSENT:
            continue
        laws = set(laws_of(row))
        for breach in (each for each in CATALOGUE if each.law in laws):
            yield Passage(row, LawSource.BREACH, say(breach.words), say(breach.words))
        for reminder in (each for each in reminders if each.law in laws):
            yield Passage(row, LawSource.REMINDER, say(reminder.words), say(reminder.words))
        for call in (call for call, of_law in _CALLED.items() if of_law in laws):
            yield Passage(row, LawSource.CALL, say(call.words), say(call.words))
        for reading, text in readings.items():
            if laws_of_reading(reading) & laws:
                yield Passage(row, LawSource.READING, f"{text.question} {text.answer}", text.answer)
