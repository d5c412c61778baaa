"""Form for a new match, with the usual formats and suggestions from earlier matches."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum, unique
from typing import Any

from carrom_desk.exchange.event_file import EventTerms
from carrom_desk.i18n import N_, Words
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS


@dataclass(frozen=True, slots=True)
class Format:
    """Format of a competition with its laws."""

    competition: Competition
    laws: Edition
    round_minutes: int = 0
    """Minutes shared by all matches of a round; 0 for no limit."""


def _to(points: int, *, games: int, boards: int | None, sides: ChangeSides, round_minutes: int = 0) -> Format:
    """Returns the format of the first edition whose games are played to this many points."""
    laws = next(edition for edition in EDITIONS if edition.scoring.game == points)
    return Format(Competition(games, points, boards, sides), laws, round_minutes)


@unique
class FormatPreset(Enum):
    """Named format."""

    ICF_EARLY = (
        N_("ICF before the quarter-finals"),
        _to(25, games=3, boards=8, sides=ChangeSides.AFTER_4_BOARDS_OR_13),
    )
    ICF_LATE = (N_("ICF from the quarter-finals"), _to(25, games=3, boards=None, sides=ChangeSides.AT_13))
    SINGLE_GAME = (
        N_("Single game to 25 with a round clock"),
        _to(25, games=1, boards=8, sides=ChangeSides.NEVER, round_minutes=45),
    )
    SHORT_GAME = (N_("Short game: 25 points, 4 boards"), _to(25, games=1, boards=4, sides=ChangeSides.NEVER))
    THREE_BOARDS = (N_("Best of three boards"), _to(25, games=3, boards=1, sides=ChangeSides.NEVER))
    CLUB_29 = (N_("Club: single game to 29"), _to(29, games=1, boards=None, sides=ChangeSides.NEVER))
    OWN = N_("Custom"), None
    """Custom format of an event."""

    def __init__(self, words: Words, stands_for: Format | None) -> None:
        self.words = words
        self.stands_for = stands_for


FORMATS: Mapping[FormatPreset, Format] = {
    preset: preset.stands_for for preset in FormatPreset if preset.stands_for is not None
}
"""Format of each preset; `OWN` has none."""


def preset_of(competition: Competition, round_minutes: int = 0) -> FormatPreset:
    """Returns the preset of a format; round clocks match for any number of minutes, with or without draws."""
    plain = replace(competition, draws=False)
    for preset, each in FORMATS.items():
        if each.competition == plain and bool(each.round_minutes) == bool(round_minutes):
            return preset
    return FormatPreset.OWN


_EARLY = re.compile(r"pre-?quarter|1/(8|16|32|64)|(round|last) of (16|32|64|128)|achtel")
_LATE = re.compile(r"quarter|semi|final|1/[24]\b|viertel|halb")


def preset_of_round(round_: str) -> FormatPreset | None:
    """Returns the ICF format for a round, judging by its name; None if the name does not tell.

    The limit of eight boards applies up to the pre-quarter-finals (icf-1993 29(b), 33).
    """
    called = round_.casefold()
    if _EARLY.search(called):
        return FormatPreset.ICF_EARLY
    return FormatPreset.ICF_LATE if _LATE.search(called) else None


NOBODY = Player("")


@unique
class Field(StrEnum):
    """A text field, by the name of the detail in the setup."""

    EVENT = "event"
    ROUND = "round"
    CATEGORY = "category"
    TIE = "tie"
    TABLE = "table"
    UMPIRE = "umpire"
    CHIEF_REFEREE = "chief_referee"


SAME_IN_AN_EVENT = (Field.EVENT, Field.TABLE, Field.UMPIRE, Field.CHIEF_REFEREE)
"""Details that are the same for all matches of an event, unlike round, category and team tie."""

_USUAL = FORMATS[FormatPreset.ICF_EARLY]


@dataclass(frozen=True, slots=True)
class SetUpForm:
    """Contents of the form: a setup that may lack names, and the data stored with it."""

    players: Mapping[Seat, Player] = field(default_factory=dict, hash=False)
    texts: Mapping[Field, str] = field(default_factory=dict, hash=False)
    is_doubles: bool = False
    is_in_progress: bool = False
    laws: Edition = _USUAL.laws
    competition: Competition = _USUAL.competition
    round_minutes: int = 0
    number: int | None = None
    """Number of the match in its event."""

    def player(self, seat: Seat) -> Player:
        """Returns the player of a seat; the name is empty until one is entered."""
        return self.players.get(seat, NOBODY)

    def text(self, name: Field) -> str:
        return self.texts.get(name, "").strip()

    def seats(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in Seat if self.is_doubles or seat.number == 1)

    def setup(self) -> Setup:
        """The setup; only valid if no name is missing."""
        sides = (tuple(self.player(seat) for seat in self.seats() if seat.side is side) for side in Side)
        details: dict[str, Any] = {name: self.text(name) for name in Field}
        return Setup(
            laws=self.laws,
            sides=BySide(*sides),
            doubles=self.is_doubles,
            competition=replace(self.competition, minutes=self.round_minutes or None),
            number=self.number,
            **details,
        )


def form_by(laws: Edition) -> SetUpForm:
    """Returns an empty form for these laws, in their usual format, or else with their points."""
    points = laws.scoring.game
    usual = (each.competition for each in FORMATS.values() if each.laws.scoring.game == points)
    return SetUpForm(laws=laws, competition=next(usual, replace(_USUAL.competition, points=points)))


def terms_of(form: SetUpForm) -> EventTerms:
    """Returns what is the same in every match of the event: laws, format and officials."""
    event = form.laws.event
    return EventTerms(
        form.text(Field.EVENT) or ("" if event is None else event.name),
        form.laws,
        replace(form.competition, minutes=form.round_minutes or None),
        form.text(Field.UMPIRE),
        form.text(Field.CHIEF_REFEREE),
    )


def form_of_event(terms: EventTerms, form: SetUpForm) -> SetUpForm:
    """Returns a form with what an event's file says; it keeps officials whom the file does not name."""
    named = {Field.EVENT: terms.event, Field.UMPIRE: terms.umpire, Field.CHIEF_REFEREE: terms.chief_referee}
    competition = terms.competition or form_by(terms.laws).competition
    return replace(
        form,
        texts={**form.texts, **{field: text for field, text in named.items() if text}},
        laws=terms.laws,
        competition=replace(competition, minutes=None),
        round_minutes=competition.minutes or 0,
    )


def form_after(setup: Setup, round_minutes: int = 0) -> SetUpForm:
    """Returns a form for another match of the same event, without names, round and category."""
    texts = {name: str(getattr(setup, name)) for name in SAME_IN_AN_EVENT}
    return SetUpForm(
        texts={name: text for name, text in texts.items() if text},
        is_doubles=setup.doubles,
        laws=setup.laws,
        competition=replace(setup.competition, minutes=None),
        round_minutes=round_minutes or setup.competition.minutes or 0,
    )
