"""Names of players in several lengths: in full, with initials, by surname; always distinct."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from carrom_desk.formats import scored
from carrom_desk.i18n import current_language
from carrom_desk.languages import direction_of
from carrom_desk.match.plain_text import always_isolated, file_stem, isolated, without_marks
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.rules.texts.words import PAIR

# Parts of a person's name, and visible letters

_JOINERS = frozenset("\u200c\u200d")
_VIRAMA_CLASS = 9
_PULLI = "\u0bcd"
"""Tamil mark that joins no letters."""


def divided(name: str) -> tuple[tuple[str, ...], str]:
    """Splits a name into given names, and surname with following initials: "Krishnamurthy I"."""
    words = name.split() or [""]
    whole = (place for place, word in enumerate(words) if len(clusters(word.rstrip("."))) > 1)
    first = max(whole, default=len(words) - 1)
    return tuple(words[:first]), " ".join(words[first:])


def clusters(text: str) -> list[str]:
    """Splits a text into visible letters, with their vowel signs and whole conjuncts."""
    found: list[str] = []
    for character in text:
        if found and (_is_mark(character) or _joins_on(found[-1])):
            found[-1] += character
        else:
            found.append(character)
    return found


_LONGEST_STEM = 160
"""Maximum length of names in a file name, in bytes, so that date, number and extension fit on every file system."""


def match_stem(sides: BySide[str], started: str) -> str:
    """Returns a file name for a match, without extension and valid on every system: sides and start (ISO 8601)."""
    names = ""
    for letter in clusters(file_stem(f"{sides.a} {sides.b}")):
        if len(f"{names}{letter}".encode()) > _LONGEST_STEM:
            break
        names += letter
    began = started[:10], started[11:16].replace(":", "")
    return "-".join(filter(None, (names.strip("-"), *began))) or "match"


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M" or character in _JOINERS


def _joins_on(cluster: str) -> bool:
    last = cluster[-1]
    is_virama = unicodedata.combining(last) == _VIRAMA_CLASS and last != _PULLI
    return last == "\u200d" or (len(cluster) > 1 and is_virama)


def by_surname(names: Sequence[str]) -> tuple[str, ...]:
    """Returns the players' surnames; equal ones get the given name that distinguishes them."""
    return tuple(_by_surname(name, names) for name in names)


def _by_surname(name: str, among: Sequence[str]) -> str:
    given, surname = divided(name)
    alike = [other for other, last in map(divided, among) if last == surname]
    if len(alike) == 1:
        return surname
    alike.remove(given)
    own = next((word for word in given if not any(word in other for other in alike)), None)
    return name if own is None else f"{own} {surname}"


# Short names

LONGEST = 16
"""Maximum length of a short name in visible letters, not counting combining marks."""
_LONGEST_SURNAME = 24
"""Maximum length of a surname that is not cut, also with a distinguishing given name."""


def cut_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Shortens names that are too long; names that would be equal are numbered.

    For players with the same surname, the distinguishing given name is kept, as in "Aziz Siddiqui".
    """
    cut = [_cut(name, told) for name, told in zip(names, by_surname(names), strict=True)]
    return tuple(
        short if cut.count(short) == 1 or short == name else f"{short} ({number})"
        for number, (name, short) in enumerate(zip(names, cut, strict=True), 1)
    )


def _cut(name: str, by_surname_: str) -> str:
    """Returns a name of a match in short, given its distinct surname."""
    short = shortened(name)
    is_shared = by_surname_ != divided(name)[1]
    return by_surname_ if short != name and is_shared and _room(by_surname_) <= _LONGEST_SURNAME else short


def _room(text: str) -> int:
    """Returns the number of letters that take up space."""
    return sum(unicodedata.category(each) != "Mn" and each not in _JOINERS for each in text)


def shortened(name: str) -> str:
    """Shortens a name with initials to at most `LONGEST` letters if possible, such as "N. Fernando".

    The surname is kept, with at least one initial. Only a surname wider than any column is cut with an ellipsis.
    """
    if _room(name) <= LONGEST:
        return name
    given, surname = divided(name)
    forms = [with_initials(" ".join((*given[:count], surname))) for count in range(len(given), 0, -1)] or [surname]
    short = next((form for form in forms if _room(form) <= LONGEST), forms[-1])
    letters = clusters(short)
    kept = len(letters) - len(clusters(surname)) + _LONGEST_SURNAME
    return short if len(letters) <= kept else "".join(letters[: kept - 1]) + "…"


def with_initials(name: str) -> str:
    """Returns initials and surname, such as "N. Fernando" or "C. de Silva"; a single word is unchanged."""
    given, surname = divided(name)
    # Only a script with two cases tells a particle: it stands in lower case before the surname.
    first = next((at for at in range(len(given), 0, -1) if not given[at - 1].islower()), 1)
    return " ".join((*(f"{clusters(word)[0]}." for word in given[:first]), *given[first:], surname))


def initials(name: str) -> str:
    """Returns only initials, such as "N. F."."""
    return " ".join(f"{clusters(word)[0]}." for word in name.split())


# Names within sentences


def shown(name: str) -> str:
    """Isolates a name, or each of a pair's names, that is written in the other direction than the current language, so
    that it does not reorder what surrounds it.

    Every name that users see passes through here; stored matches, files and tables have names without isolates.
    """
    return _shown(name, current_language())


@lru_cache(maxsize=1_024)
def _shown(name: str, language: str) -> str:
    """Returns the isolated names; the same few are shown with every entry."""
    alone = without_marks(name).split(PAIR)
    if not direction_of(language):
        return PAIR.join(map(isolated, alone))
    return PAIR.join(always_isolated(each) if _is_left_to_right(each) else each for each in alone)


def _is_left_to_right(name: str) -> bool:
    return any(unicodedata.bidirectional(letter) == "L" for letter in name)


def in_window_direction(title: str) -> str:
    """Marks the direction of a title that is drawn by the desktop, which would take it from the first name."""
    is_plain = without_marks(title) == title
    return title if is_plain else f"{_RIGHT_MARK if direction_of(current_language()) else _LEFT_MARK}{title}"


_LEFT_MARK, _RIGHT_MARK = "\u200e", "\u200f"


# The names of a match


@dataclass(frozen=True, slots=True)
class Names:
    """Names of a match, for sentences and columns."""

    setup: Setup
    short: Mapping[Seat, str]
    """Name of every player as used here, in the order of the score card."""

    @property
    def versus(self) -> str:
        """The names of both sides with a dash between them."""
        return " – ".join(map(self.side, Side))

    def number(self, side: Side) -> int:
        """The side's number on the score card, 1 or 2, in the order of the screen."""
        return 1 if side is Side.A else 2

    @property
    def full(self) -> "Names":
        """The same names in full."""
        return full_names(self.setup)

    def side(self, side: Side) -> str:
        """Returns the names of a side's players."""
        return PAIR.join(name for seat, name in self.short.items() if seat.side is side)

    def player(self, seat: Seat) -> str:
        return self.short[seat]

    def who(self, side: Side | None, seat: Seat | None) -> str:
        """Returns the name of the player if known, or of the side; empty for neither."""
        return self.player(seat) if seat is not None else "" if side is None else self.side(side)

    def score(self, score: BySide[int]) -> str:
        """Returns a score in the order of the screen, such as "25–13"."""
        return scored(score.a, score.b)


def names_of(setup: Setup) -> Names:
    """Returns the short names of a match with this sanitised setup, in the current language."""
    whole = _whole_names(setup)
    return Names(setup, dict(zip(whole, map(shown, cut_names(tuple(whole.values()))), strict=True)))


def full_names(setup: Setup) -> Names:
    """Returns the names of a setup as they are, in the current language."""
    return _full_names(setup, current_language())


@lru_cache(maxsize=16)
def _full_names(setup: Setup, _language: str) -> Names:
    return Names(setup, {seat: shown(name) for seat, name in _whole_names(setup).items()})


# As space in the window permits

LONGEST_ALONE = 24
"""Maximum length of a name shown in full; names of a pair have `LONGEST` each."""
_MOST_INITIALS = 2
"""Maximum number of initials of a player of a pair."""


@lru_cache(maxsize=64)
def short_forms(names: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Returns the forms of every name, longest first: in full, with initials, by surname.

    Forms in which two names would be equal are left out.
    """
    shorter = (tuple(map(with_initials, names)), by_surname(names))
    forms = (names, *(form for form in shorter if len(set(form)) == len(set(names))))
    return tuple(tuple(dict.fromkeys(form[place] for form in forms)) for place in range(len(names)))


def _whole_names(setup: Setup) -> dict[Seat, str]:
    """Returns the players' names in the order of the score card."""
    players = ((side, enumerate(setup.sides.of(side), 1)) for side in Side)
    return {seat_of(side, number): player.name for side, numbered in players for number, player in numbered}


def short_names(setup: Setup) -> Names:
    """Returns names as shown everywhere in the window, see `shortened_setup`."""
    return full_names(shortened_setup(setup))


def spoken_names(setup: Setup) -> Names:
    """Returns names as in the window's sentences, see `spoken_setup`."""
    return full_names(spoken_setup(setup))


def with_short_names(record: MatchRecord) -> MatchRecord:
    """Returns the match with names as in the window's sentences, see `spoken_setup`."""
    return _with_setup(record, spoken_setup(record.state.setup))


def with_shown_names(record: MatchRecord) -> MatchRecord:
    """Returns the match with full names for sentences, see `shown`."""
    setup = record.state.setup
    return _with_setup(record, _renamed(setup, full_names(setup).short))


def _with_setup(record: MatchRecord, setup: Setup) -> MatchRecord:
    return record if setup is record.state.setup else replace(record, state=replace(record.state, setup=setup))


def shortened_setup(setup: Setup) -> Setup:
    """Returns the setup with names as shown everywhere in the window."""
    return _shortened_setup(setup, current_language())


@lru_cache(maxsize=16)
def _shortened_setup(setup: Setup, _language: str) -> Setup:
    most = LONGEST if setup.doubles else LONGEST_ALONE
    whole = {seat: without_marks(name) for seat, name in _whole_names(setup).items()}
    if any(len(name) > most for name in whole.values()):
        forms = short_forms(tuple(whole.values()))
        whole = {seat: _told(each, most) for seat, each in zip(whole, forms, strict=True)}
    return _renamed(setup, {seat: shown(name) for seat, name in whole.items()})


def spoken_setup(setup: Setup) -> Setup:
    """Returns the setup with names as in the window's sentences: in singles given names, such as "Asha", where they are
    words and tell the players apart, otherwise as in `shortened_setup`.
    """
    return _spoken_setup(setup, current_language())


@lru_cache(maxsize=16)
def _spoken_setup(setup: Setup, _language: str) -> Setup:
    told, whole = shortened_setup(setup), [without_marks(name).split() for name in _whole_names(setup).values()]
    if setup.doubles or not all(_is_given(mine, other) for mine, other in zip(whole, reversed(whole), strict=True)):
        return told
    return _renamed(setup, {seat: shown(words[0]) for seat, words in zip(_whole_names(setup), whole, strict=True)})


def _is_given(words: Sequence[str], other: Sequence[str]) -> bool:
    """Returns True when the first of several words is a name without abbreviation that the other player has not."""
    first = words[0]
    is_word = len(clusters(first)) > 1 and (first.isalpha() or any(map(_is_mark, first))) and not first.islower()
    return len(words) > 1 and is_word and len(clusters(first)) <= LONGEST and first not in other


def _renamed(setup: Setup, names: Mapping[Seat, str]) -> Setup:
    if names == _whole_names(setup):
        return setup
    players = {
        side: tuple(replace(setup.player_at(seat), name=name) for seat, name in names.items() if seat.side is side)
        for side in Side
    }
    return replace(setup, sides=BySide(players[Side.A], players[Side.B]))


def _told(forms: Sequence[str], most: int) -> str:
    """Returns the longest form within a number of letters, otherwise the surname with up to `LONGEST_ALONE`.

    A player of a pair has at most two initials.
    """
    fitting = [form for form in forms if len(clusters(form)) <= most]
    if most == LONGEST:
        fitting = [form for form in fitting if form == forms[0] or form.count(". ") <= _MOST_INITIALS]
    if fitting:
        return fitting[0]
    surname = clusters(forms[-1])
    is_long = len(surname) > LONGEST_ALONE
    return f"{''.join(surname[: LONGEST_ALONE - 1])}…" if is_long else forms[-1]


def clubs_of(players: tuple[Player, ...]) -> str:
    """Returns the clubs of a side; one that both partners share is named once."""
    named = (", ".join(shown(part) for part in (player.club, player.country) if part) for player in players)
    return PAIR.join(dict.fromkeys(text for text in named if text))
