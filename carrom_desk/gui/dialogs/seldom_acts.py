"""What happens seldom at a board: what each act needs to be told, and the entry it makes."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Noted,
    Passed,
    Paused,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    WalkedOver,
)
from carrom_desk.match.side import Side


@unique
class SeldomAct(StrEnum):
    """An act that happens seldom, the most frequent first."""

    NOTE = "note"
    PAUSE = "pause"
    PASS = "pass"
    REPLAY_BOARD = "replay_board"
    CHANGE_SIDES = "change_sides"
    PROTEST = "protest"
    PROTEST_DECIDED = "protest_decided"
    CONCEDE = "concede"
    WALKOVER = "walkover"
    DISQUALIFY = "disqualify"


@unique
class Option(StrEnum):
    """A choice that an act leaves."""

    GAME = "game"
    MATCH = "match"
    OVERRULED = "overruled"
    UPHELD = "upheld"


@unique
class TextNeed(StrEnum):
    """Whether words go with an act."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


@dataclass(frozen=True, slots=True)
class Needs:
    """What an act has to be told."""

    side: bool = False
    options: tuple[Option, ...] = ()
    text: TextNeed = TextNeed.NONE


NEEDS: Mapping[SeldomAct, Needs] = MappingProxyType(
    {
        SeldomAct.NOTE: Needs(text=TextNeed.MUST),
        SeldomAct.PAUSE: Needs(text=TextNeed.MAY),
        SeldomAct.PASS: Needs(),
        SeldomAct.REPLAY_BOARD: Needs(text=TextNeed.MUST),
        SeldomAct.CHANGE_SIDES: Needs(),
        SeldomAct.PROTEST: Needs(side=True, text=TextNeed.MUST),
        SeldomAct.PROTEST_DECIDED: Needs(options=(Option.OVERRULED, Option.UPHELD)),
        SeldomAct.CONCEDE: Needs(side=True, options=(Option.GAME, Option.MATCH)),
        SeldomAct.WALKOVER: Needs(side=True, text=TextNeed.MUST),
        SeldomAct.DISQUALIFY: Needs(side=True, text=TextNeed.MUST),
    }
)


@dataclass(frozen=True, slots=True)
class Told:
    """What the umpire has said about an act."""

    side: Side | None = None
    option: Option | None = None
    text: str = ""

    def is_enough(self, needs: Needs) -> bool:
        """Whether nothing is missing."""
        has_side = self.side is not None or not needs.side
        has_option = self.option in needs.options or not needs.options
        has_text = bool(self.text.strip()) or needs.text is not TextNeed.MUST
        return has_side and has_option and has_text


def entry_of(act: SeldomAct, told: Told) -> PlainEntry | None:
    """The entry; None while something is missing."""
    if not told.is_enough(NEEDS[act]):
        return None
    return _made(act, told.side or Side.A, told.option, told.text.strip())


def sample_of(act: SeldomAct) -> PlainEntry:
    """An entry of this kind, to ask whether it is possible at all."""
    return _made(act, Side.A, next(iter(NEEDS[act].options), None), "…")


def _made(act: SeldomAct, side: Side, option: Option | None, text: str) -> PlainEntry:
    match act:
        case SeldomAct.NOTE:
            return Noted(text)
        case SeldomAct.PAUSE:
            return Paused(text)
        case SeldomAct.PASS:
            return Passed()
        case SeldomAct.REPLAY_BOARD:
            return BoardReplayed(text)
        case SeldomAct.CHANGE_SIDES:
            return SidesChanged()
        case SeldomAct.PROTEST:
            return ProtestLodged(side, text)
        case SeldomAct.PROTEST_DECIDED:
            return ProtestDecided(upheld=option is Option.UPHELD)
        case SeldomAct.CONCEDE:
            return Conceded(side, Concession.MATCH if option is Option.MATCH else Concession.GAME)
        case SeldomAct.WALKOVER:
            return WalkedOver(side, text)
        case SeldomAct.DISQUALIFY:
            return Disqualified(side, text)
