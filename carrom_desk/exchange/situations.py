"""Practice situations: state of a match, earlier entries, and the act to rule on.

Stored in one TOML document; the caller locates and reads the file. Setups and entries have the form of a match file.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from carrom_desk.exchange.codec.entry_codec import read_logged
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.match.entry.entries import ActEntry, IncidentSeen, LoggedEntry, StrokeMade, ViolationSeen
from carrom_desk.match.problems import InvalidDocument, Refused
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import Setup

_PLAYERS = {"a": ("Asha", "Anil"), "b": ("Ravi", "Rosa")}
"""Players of every situation, in sitting order."""
_NO_LIMIT = "none"
"""Value for a game without a limit of boards, since TOML has no null."""


class SituationsDamaged(Exception):
    """Raised when the shipped situations could not be read.

    Attributes:
        problem: sentence on what is wrong with them.
    """

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return f"The situations to practise on are damaged: {self.problem} Install Carrom Desk again."


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
        SituationsDamaged: the text is invalid, or a situation is impossible.
    """
    try:
        tables = tomllib.loads(text)["situation"]
        return tuple(_situation(table) for table in tables)
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise SituationsDamaged(f"they cannot be read ({error}).") from error
    except (InvalidDocument, Refused) as error:
        raise SituationsDamaged(f"one of them cannot happen ({error}).") from error


def _situation(table: Mapping[str, object]) -> PracticeSituation:
    name = str(table["name"])
    setup = _setup(_mapping(table["setup"]))
    record = new_record(setup)
    for entry in _entries(table["before"]):
        record = with_entry(record, LoggedEntry(record.next_number, decide(record, entry.entry)))
    act = decide(record, read_logged(_act(table["act"]), 0).entry)
    if not isinstance(act, StrokeMade | ViolationSeen | IncidentSeen):
        raise TypeError(f"nothing is ruled on in {name}")
    return PracticeSituation(name, setup, record, act)


def _setup(given: Mapping[str, object]) -> Setup:
    seats = 2 if given.get("doubles") else 1
    sides = {side: {"players": [{"name": name} for name in names[:seats]]} for side, names in _PLAYERS.items()}
    return read_setup({**_with_nulls(given), "sides": sides})


def _with_nulls(given: Mapping[str, object]) -> dict[str, object]:
    written = dict(given)
    competition = dict(_mapping(given.get("competition", {})))
    if competition.get("boards") == _NO_LIMIT:
        competition["boards"] = None
    if competition:
        written["competition"] = competition
    return written


def _entries(given: object) -> Iterator[LoggedEntry]:
    if not isinstance(given, list):
        raise TypeError("the earlier events are not a list")
    for number, each in enumerate(given):
        yield read_logged(_act(each), number)


def _act(given: object) -> dict[str, object]:
    """Completes an act: pieces that are not mentioned did not move."""
    entry = dict(_mapping(given))
    if entry.get("entry") == "stroke":
        for key in ("pocketed", "jumped"):
            entry[key] = {"own": 0, "opponent": 0, "queen": False, "striker": False, **_mapping(entry.get(key, {}))}
    return entry


def _mapping(given: object) -> Mapping[str, object]:
    if not isinstance(given, Mapping):
        raise TypeError("a table was expected")
    return given
