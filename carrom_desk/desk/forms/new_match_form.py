"""Form for a new match, with the usual formats and facts from earlier matches."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, unique
from typing import TypeVar

from carrom_desk.desk.match_library import EarlierMatch, MatchLibrary
from carrom_desk.i18n import N_, Words
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS


@dataclass(frozen=True, slots=True)
class Format:
    """A competition's format with the laws it goes with."""

    competition: Competition
    laws: Edition
    round_minutes: int = 0
    """Minutes that all matches of a round have together; 0: no such limit."""


def _to(points: int, *, games: int, boards: int | None, sides: ChangeSides, round_minutes: int = 0) -> Format:
    """Returns the format of the first edition whose games are won by this many points."""
    laws = next(edition for edition in EDITIONS if edition.scoring.game == points)
    return Format(Competition(games, points, boards, sides), laws, round_minutes)


@unique
class FormatPreset(Enum):
    """A format by its name."""

    ICF_EARLY = (
        N_("ICF before the quarter-finals"),
        _to(25, games=3, boards=8, sides=ChangeSides.AFTER_4_BOARDS_OR_13),
    )
    ICF_LATE = (
        N_("ICF from the quarter-finals"),
        _to(25, games=3, boards=None, sides=ChangeSides.AT_13),
    )
    SINGLE_GAME = (
        N_("Single game to 25 with a round clock"),
        _to(25, games=1, boards=8, sides=ChangeSides.NEVER, round_minutes=45),
    )
    CLUB_29 = (
        N_("Club: single game to 29"),
        _to(29, games=1, boards=None, sides=ChangeSides.NEVER),
    )
    OWN = N_("Custom"), None
    """None of these: the event has its own."""

    def __init__(self, words: Words, stands_for: Format | None) -> None:
        self.words = words
        self.stands_for = stands_for


FORMATS: Mapping[FormatPreset, Format] = {
    preset: preset.stands_for for preset in FormatPreset if preset.stands_for is not None
}
"""Format of each preset. `OWN` has none."""


def preset_of(competition: Competition, round_minutes: int = 0) -> FormatPreset:
    """The preset that a format is; with a round clock, however many minutes it has, and whether it knows draws."""
    plain = replace(competition, draws=False)
    for preset, each in FORMATS.items():
        if each.competition == plain and bool(each.round_minutes) == bool(round_minutes):
            return preset
    return FormatPreset.OWN


_EARLY = re.compile(r"pre-?quarter|1/(8|16|32|64)|(round|last) of (16|32|64|128)|achtel")
_LATE = re.compile(r"quarter|semi|final|1/[24]\b|viertel|halb")


def preset_of_round(round_: str) -> FormatPreset | None:
    """Returns which of the ICF's formats a round is played in, by what it is called; None where its name does not say
    so.

    The limit of eight boards ends with the pre-quarter-finals (icf-1993 29(b), 33).
    """
    called = round_.casefold()
    if _EARLY.search(called):
        return FormatPreset.ICF_EARLY
    return FormatPreset.ICF_LATE if _LATE.search(called) else None


NOBODY = Player("")


@unique
class Field(Enum):
    """A field for a text, by the name of the setup's part and what it is called."""

    EVENT = "event", N_("Event")
    ROUND = "round", N_("Round")
    CATEGORY = "category", N_("Category")
    TABLE = "table", N_("Table")
    UMPIRE = "umpire", N_("Umpire")
    CHIEF_REFEREE = "chief_referee", N_("Chief referee")

    def __init__(self, part: str, words: Words) -> None:
        self.part = part
        self.words = words


SAME_IN_AN_EVENT = (Field.EVENT, Field.TABLE, Field.UMPIRE, Field.CHIEF_REFEREE)
"""Details that stay the same from match to match, unlike round and category."""

_USUAL = FORMATS[FormatPreset.ICF_EARLY]


@dataclass(frozen=True, slots=True)
class SetUpForm:
    """Values of the fields: a setup that may lack names, and the data stored next to it."""

    players: Mapping[Seat, Player] = field(default_factory=dict, hash=False)
    texts: Mapping[Field, str] = field(default_factory=dict, hash=False)
    is_doubles: bool = False
    is_in_progress: bool = False
    laws: Edition = _USUAL.laws
    competition: Competition = _USUAL.competition
    round_minutes: int = 0
    number: int | None = None
    """The match's number in its event."""

    def player(self, seat: Seat) -> Player:
        """Returns the player of a seat; the name is empty until one is entered."""
        return self.players.get(seat, NOBODY)

    def text(self, name: Field) -> str:
        """Returns the contents of a field."""
        return self.texts.get(name, "").strip()

    def seats(self) -> tuple[Seat, ...]:
        """The seats that are taken in this match."""
        return tuple(seat for seat in Seat if self.is_doubles or seat.number == 1)

    def setup(self) -> Setup:
        """Returns what is agreed, once no name is missing."""
        sides = (tuple(self.player(seat) for seat in self.seats() if seat.side is side) for side in Side)
        return Setup(
            laws=self.laws,
            sides=BySide(*sides),
            doubles=self.is_doubles,
            competition=replace(self.competition, minutes=self.round_minutes or None),
            event=self.text(Field.EVENT),
            round=self.text(Field.ROUND),
            category=self.text(Field.CATEGORY),
            table=self.text(Field.TABLE),
            umpire=self.text(Field.UMPIRE),
            chief_referee=self.text(Field.CHIEF_REFEREE),
            number=self.number,
        )


def form_by(laws: Edition) -> SetUpForm:
    """An empty form by these laws, in the format in which a game by them is usually played; else to their points."""
    points = laws.scoring.game
    usual = (each.competition for each in FORMATS.values() if each.laws.scoring.game == points)
    return SetUpForm(laws=laws, competition=next(usual, replace(_USUAL.competition, points=points)))


def form_after(setup: Setup, round_minutes: int = 0) -> SetUpForm:
    """The fields for a match of the same event as an earlier one: names, round and category are still to come."""
    texts = {name: str(getattr(setup, name.part)) for name in SAME_IN_AN_EVENT}
    return SetUpForm(
        texts={name: text for name, text in texts.items() if text},
        is_doubles=setup.doubles,
        laws=setup.laws,
        competition=replace(setup.competition, minutes=None),
        round_minutes=round_minutes or setup.competition.minutes or 0,
    )


_T = TypeVar("_T")

RoundMinutes = Callable[[MatchId], int]
"""The minutes that were agreed for a match's round; 0: none."""


class KnownMatches:
    """Facts from earlier matches; empty with a message when they cannot be read."""

    def __init__(self, library: MatchLibrary, minutes: RoundMinutes, fail: Callable[[str], object]) -> None:
        self._library = library
        self._minutes = minutes
        self._fail = fail

    def players(self, prefix: str) -> Sequence[str]:
        """Returns the names of players with this prefix."""
        return self._read(lambda: self._library.store.known_players(prefix), ())

    def player(self, name: str) -> Player | None:
        """A player with the club and country they were last entered with."""
        return self._read(lambda: self._library.earlier.player(name), None)

    def events(self, prefix: str) -> Sequence[str]:
        """Returns the names of events with this prefix."""
        return self._read(lambda: self._library.earlier.events(prefix), ())

    def last_of(self, event: str) -> SetUpForm | None:
        """Returns what the latest match of an event has in common with the next one."""
        return self._form(self._read(lambda: self._library.earlier.last_of(event), None))

    def just_before(self, begun: MatchId) -> SetUpForm | None:
        """Returns what the match that this desk began last has in common with the next one, if it is of the same
        event."""
        return self._form(self._read(lambda: self._library.earlier.just_before(begun), None))

    def _form(self, found: EarlierMatch | None) -> SetUpForm | None:
        return None if found is None else form_after(found.setup, self._minutes(found.id))

    def _read(self, ask: Callable[[], _T], otherwise: _T) -> _T:
        try:
            return ask()
        except StoreError as error:
            self._fail(in_language(error))
            return otherwise
