"""Search vocabulary of the law book: synonyms, stop words and questions, one file for each language."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from carrom_desk.i18n import SOURCE

_WORD = re.compile(r"[^\W_][\w\u0900-\u0dff\u064b-\u065f]*")
_ACCENTS = re.compile("[\u0300-\u036f]")
_APOSTROPHES = re.compile(r"['’](?:s\b)?|(?<=c)/(?=m)", re.IGNORECASE)
_JOINERS = re.compile("[\u200c\u200d]")
"""Signs without width inside words of Indian scripts and Urdu, which not everyone types."""
_CONTRACTED = re.compile(
    r"\b((?:do|did|does|is|are|was|were|has|have|had|would|could|should|ca|wo))n['’]?t\b", re.IGNORECASE
)
_ENDINGS = ("ings", "ing", "ers", "ies", "ied", "es", "ed", "s")
_LONGEST = 6
"""Maximum number of words in a phrase."""
_SHARED = 3
"""Minimum length of the common prefix of a word's forms."""
_ENDING = 2
"""Number of letters in which forms of a word may differ at the end, in languages other than English."""
_SUFFIXES = 6
"""Maximum number of letters that suffixes add to a word in those languages."""
_PART = 4
"""Minimum number of letters in a part of a compound, unless it is an ignored word."""
_LINKS = ("", "s", "n", "en", "es")
"""Letters that join the parts of a compound."""
_HEARD_ALIKE = (("qu", "kw"), ("ck", "k"), ("ch", "k"), ("ph", "f"), ("ow", "u"), ("c", "k"), ("q", "k"), ("z", "s"))
_VOWELS = re.compile("(?<=.)[aeiouyhw]+")
_DOUBLED = re.compile(r"(.)\1+")


def words_of(text: str) -> list[str]:
    """Splits a text into lower-case words, without apostrophes and, in Latin script, without accents."""
    plain = _JOINERS.sub("", _APOSTROPHES.sub("", text)).casefold()
    if not plain.isascii():
        plain = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFKD", plain)))
    return _WORD.findall(plain)


def sound(word: str) -> str:
    """Returns roughly how a word sounds in English: its consonants, and the vowel that it starts with."""
    for written, heard in _HEARD_ALIKE:
        word = word.replace(written, heard)
    return _DOUBLED.sub(r"\1", _VOWELS.sub(lambda found: "w" if found[0][0] == "w" else "", word))


def _stem(word: str) -> str:
    """Returns an English word's stem, precise enough to distinguish words."""
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            return word.removesuffix(ending).removesuffix("e")
    return word.removesuffix("e") if len(word) > 3 else word


@dataclass(frozen=True)
class SearchWords:
    """The words of a language."""

    language: str = SOURCE
    ignored: frozenset[str] = frozenset()
    """Words that carry no meaning for the search."""
    same: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Synonyms by English word."""
    distinct: frozenset[str] = frozenset()
    """Words that begin as one of the synonyms does and are no form of it."""
    asked: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Questions by stable name of a law."""
    heard: frozenset[str] = frozenset()
    """Basic terms, also understood when they are written as they sound."""
    has_compounds: bool = False
    """True in a language that writes compounds as one word."""

    @cached_property
    def _phrases(self) -> Mapping[tuple[str, ...], str]:
        """Meanings by phrase, and by phrases without their ignored words."""
        named = [(self._words(phrase), meaning) for meaning, phrases in self.same.items() for phrase in phrases]
        whole = {tuple(map(self._form, words)): meaning for words, meaning in named}
        bare = (([word for word in words if word not in self.ignored], meaning) for words, meaning in named)
        exact = {tuple(words): meaning for words, meaning in named}
        return {
            **{tuple(map(self._form, words)): meaning for words, meaning in bare if len(words) > 1},
            **whole,
            **exact,
        }

    @cached_property
    def _second(self) -> Mapping[str, set[str]]:
        """Second words of phrases by their first word."""
        second: dict[str, set[str]] = {}
        for first, *further in self._phrases:
            second.setdefault(first, set()).update(further[:1])
        return second

    @cached_property
    def _forms(self) -> dict[str, str]:
        """Cache: the phrase word that each word is a form of."""
        return {}

    @cached_property
    def vocabulary(self) -> frozenset[str]:
        phrases = (phrase for phrases in self.same.values() for phrase in phrases)
        return frozenset(word for phrase in phrases for word in words_of(phrase))

    @cached_property
    def _known(self) -> Mapping[str, Sequence[str]]:
        """Words of all phrases by prefix."""
        known: dict[str, list[str]] = {}
        for word in sorted(self.vocabulary):
            known.setdefault(word[:_SHARED], []).append(word)
        return known

    @cached_property
    def _phrases_of_one(self) -> frozenset[str]:
        words = (words_of(phrase) for phrases in self.same.values() for phrase in phrases)
        return frozenset(phrase[0] for phrase in words if len(phrase) == 1)

    def _distance(self, word: str, known: str) -> tuple[bool, bool, int]:
        """Returns how far a word is from a known one: words with a meaning of their own are nearer than others."""
        return known != word, known not in self._phrases_of_one, abs(len(known) - len(word))

    def _form(self, word: str) -> str:
        if word not in self._forms:
            self._forms[word] = _stem(word) if self.language == SOURCE else self._likeliest(word)
        return self._forms[word]

    def _likeliest(self, word: str) -> str:
        if word in self.ignored or word in self.distinct:
            return word
        near = (each for each in self._known.get(word[:_SHARED], ()) if _is_form(word, each))
        return min(near, key=lambda each: self._distance(word, each), default=word)

    def meanings(self, text: str) -> Iterator[tuple[str, bool]]:
        """Yields the meanings in a text, in order: a meaning by name, or (False) a word without one."""
        words, at = self._words(text), 0
        forms = [self._form(word) for word in words]
        while at < len(words):
            size, meaning = self._meaning(words[at : at + _LONGEST], forms[at : at + _LONGEST])
            if meaning:
                yield meaning, True
            elif words[at] not in self.ignored:
                yield words[at], False
            at += size

    def _words(self, text: str) -> list[str]:
        """Splits a text into words, and compounds into parts; in English, “not” becomes a separate word."""
        words = words_of(_CONTRACTED.sub(r"\1 not", text) if self.language == SOURCE else text)
        return [part for word in words for part in self._parts(word)] if self.has_compounds else words

    def _parts(self, word: str) -> Sequence[str]:
        """Returns the known words that an unknown compound consists of, otherwise the word itself."""
        if word not in self._parted:
            is_known = word in self.vocabulary or word in self.ignored or self._is_inflected(word)
            self._parted[word] = (word,) if is_known else self._split(word) or self._begun(word)
        return self._parted[word]

    @cached_property
    def _parted(self) -> dict[str, Sequence[str]]:
        """Cache: the parts of each compound."""
        return {}

    def _is_inflected(self, word: str) -> bool:
        near = self._known.get(word[:_SHARED], ())
        return any(abs(len(word) - len(each)) <= _ENDING and _is_form(word, each) for each in near)

    def _split(self, word: str) -> Sequence[str]:
        """Returns the parts of a compound, the longest first part first; empty if they are not all known."""
        for at in range(len(word) - _PART, 1, -1):
            head, tail = word[:at], word[at:]
            first = next((head.removesuffix(link) for link in _LINKS if self._is_part(head, link)), "")
            if first and (tail in self.vocabulary or self._is_inflected(tail)):
                return first, tail
            if (first or head in self.ignored) and (rest := self._split(tail)):
                return first or head, *rest
        return ()

    def _begun(self, word: str) -> Sequence[str]:
        """Returns a word apart from the known word that it begins with, the longest."""
        at = next((at for at in range(len(word) - _PART, _PART - 1, -1) if word[:at] in self.vocabulary), 0)
        return (word[:at], word[at:]) if at else (word,)

    def _is_part(self, head: str, link: str) -> bool:
        part = head.removesuffix(link)
        return head.endswith(link) and len(part) >= _PART and part in self.vocabulary

    def _meaning(self, words: Sequence[str], forms: Sequence[str]) -> tuple[int, str]:
        """Returns size and meaning of the longest phrase at the start of the words, with or without ignored words.

        Args:
            words: the words from there on.
            forms: the phrase words that they are forms of.
        """
        seconds = [self._second[first] for first in (words[0], forms[0]) if first in self._second]
        if not seconds:  # no phrase starts with it
            return 1, ""
        may_be_phrase = any(not second.isdisjoint((*words[1:], *forms[1:])) for second in seconds)
        for size in range(len(words) if may_be_phrase else 1, 0, -1):
            phrase = tuple(words[:size])
            if phrase not in self._phrases:
                phrase = tuple(forms[:size])
            if phrase not in self._phrases and words[0] not in self.ignored and words[size - 1] not in self.ignored:
                pairs = zip(words[:size], forms, strict=False)
                phrase = tuple(form for word, form in pairs if word not in self.ignored)
            if phrase in self._phrases:
                return size, self._phrases[phrase]
        return 1, ""


def _is_form(word: str, other: str) -> bool:
    """Returns True when two words, not in English, only differ in their endings."""
    shared = max(_SHARED, min(len(word), len(other)) - _ENDING)
    is_longer = len(other) > _SHARED and len(word) - len(other) <= _SUFFIXES and word.startswith(other)
    return is_longer or (abs(len(word) - len(other)) <= _ENDING + 1 and word[:shared] == other[:shared])


def read_search_words(language: str, text: str, terms: Mapping[str, str], english: SearchWords | None) -> SearchWords:
    """Reads a language's words from a file; carrom terms of the language are added to their English equivalents."""
    written = tomllib.loads(text) if text else {}
    same: dict[str, list[str]] = {meaning: list(phrases) for meaning, phrases in written.get("same", {}).items()}
    for term, words in terms.items():
        meanings = [meaning for meaning, is_known in (english or SearchWords()).meanings(term) if is_known]
        if len(meanings) == 1:
            same.setdefault(meanings[0], []).extend(re.split(r"[,;/]", re.sub(r"\(.*?\)", "", words)))
    ignored, distinct = (frozenset(words_of(written.get(key, ""))) for key in ("ignored", "distinct"))
    heard = frozenset(words_of(written.get("heard", "")))
    has_compounds = bool(written.get("compounds", False))
    return SearchWords(language, ignored, same, distinct, written.get("asked", {}), heard, has_compounds)
