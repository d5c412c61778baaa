"""Practice situations: state of a match, earlier entries, and the act to rule on.

Stored in one TOML document; the caller locates and reads the file. Setups and entries have the form of a match file.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrom_desk.exchange.codec.entry_codec import read_logged
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.match.entry.entries import ActEntry, IncidentSeen, LoggedEntry, StrokeMade, ViolationSeen
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import Setup

_PLAYERS = {"a": ("Asha", "Anil"), "b": ("Ravi", "Rosa")}
"""Players of every situation, in sitting order."""
_NO_LIMIT = "none"
"""Value for a game without a limit of boards, since TOML has no null."""


@dataclass(frozen=True, slots=True)
class PracticeSituation:
    """Match up to the moment at which the umpire must rule."""

    name: str
    """Stable name, the same in every language."""
    setup: Setup
    before: MatchRecord
    """The match just before the act."""
    act: ActEntry
    """Act with its ruling."""


def load_situations(text: str) -> tuple[PracticeSituation, ...]:
    """Parses all situations and replays each up to its act.

    Raises:
        InvalidDocument, Refused: a situation cannot happen.
    """
    return tuple(_situation(table) for table in tomllib.loads(text)["situation"])


def _situation(table: Mapping[str, Any]) -> PracticeSituation:
    setup = _setup(table["setup"])
    record = new_record(setup)
    for number, each in enumerate(table["before"]):
        record = with_entry(record, LoggedEntry(number, decide(record, read_logged(_whole(each), number).entry)))
    act = decide(record, read_logged(_whole(table["act"]), 0).entry)
    assert isinstance(act, StrokeMade | ViolationSeen | IncidentSeen), f"nothing is ruled on in {table['name']}"
    return PracticeSituation(table["name"], setup, record, act)


def _setup(given: Mapping[str, Any]) -> Setup:
    seats = 2 if given.get("doubles") else 1
    sides = {side: {"players": [{"name": name} for name in names[:seats]]} for side, names in _PLAYERS.items()}
    competition = dict(given.get("competition", {}))
    if competition.get("boards") == _NO_LIMIT:
        competition["boards"] = None
    return read_setup({**given, "sides": sides, **({"competition": competition} if competition else {})})


def _whole(given: Mapping[str, Any]) -> dict[str, Any]:
    """Returns an entry with every piece of a stroke: those that are not mentioned did not move."""
    entry = dict(given)
    if entry.get("entry") == "stroke":
        for key in ("pocketed", "jumped"):
            entry[key] = {"own": 0, "opponent": 0, "queen": False, "striker": False, **entry.get(key, {})}
    return entry
