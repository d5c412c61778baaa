"""What stands in the fields of a new match, finished or not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique

from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.edition_id import EditionId

from .presets import FORMATS, FormatPreset

NOBODY = Player("")


@unique
class Field(StrEnum):
    """A field for a text, by the name of the setup's part."""

    EVENT = "event"
    ROUND = "round"
    CATEGORY = "category"
    TABLE = "table"
    UMPIRE = "umpire"
    CHIEF_REFEREE = "chief_referee"


SAME_IN_AN_EVENT = (Field.EVENT, Field.TABLE, Field.UMPIRE, Field.CHIEF_REFEREE)
"""What does not change from match to match; a round and a category do."""

_USUAL = FORMATS[FormatPreset.ICF_EARLY]


@dataclass(frozen=True, slots=True)
class SetUpForm:
    """The fields as they stand: a setup that may lack names, and what the desk keeps beside it."""

    players: Mapping[Seat, Player] = field(default_factory=dict, hash=False)
    texts: Mapping[Field, str] = field(default_factory=dict, hash=False)
    is_doubles: bool = False
    is_in_progress: bool = False
    laws: EditionId = _USUAL.laws
    competition: Competition = _USUAL.competition
    round_minutes: int = 0

    def player(self, seat: Seat) -> Player:
        """Who is to sit at a seat; nobody is named there yet when the name is empty."""
        return self.players.get(seat, NOBODY)

    def text(self, name: Field) -> str:
        """What stands in a field."""
        return self.texts.get(name, "").strip()

    def seats(self) -> tuple[Seat, ...]:
        """The seats that are taken in this match."""
        return tuple(seat for seat in Seat if self.is_doubles or seat.number == 1)

    def setup(self) -> Setup:
        """What is agreed, once no name is missing."""
        sides = (tuple(self.player(seat) for seat in self.seats() if seat.side is side) for side in Side)
        return Setup(
            laws=self.laws,
            sides=BySide(*sides),
            doubles=self.is_doubles,
            competition=self.competition,
            event=self.text(Field.EVENT),
            round=self.text(Field.ROUND),
            category=self.text(Field.CATEGORY),
            table=self.text(Field.TABLE),
            umpire=self.text(Field.UMPIRE),
            chief_referee=self.text(Field.CHIEF_REFEREE),
        )


def form_after(setup: Setup, round_minutes: int = 0) -> SetUpForm:
    """The fields for a match of the same event as an earlier one: names, round and category are still to come."""
    texts = {name: str(getattr(setup, name.value)) for name in SAME_IN_AN_EVENT}
    return SetUpForm(
        texts={name: text for name, text in texts.items() if text},
        is_doubles=setup.doubles,
        laws=setup.laws,
        competition=setup.competition,
        round_minutes=round_minutes,
    )
