"""The order of play: imported or typed pairings, tables, times and calls, with undo."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from carrom_desk.desk.imports import pairings_in
from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.exchange.sol.sol_reading import sol_text
from carrom_desk.match.ports.hall_store import HallMatch, HallStore
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict, canonical
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.texts.words import Sentence

from .receiving import now_ms

ORGANISERS_FILE = "organisers_file"
"""Setting with the text of the last imported file, from which standings are calculated."""
_MINUTES_OF_DAY = 24 * 60
FORMATS = {
    f"{games}-{points}-{boards or 0}": Competition(games=games, points=points, boards=boards)
    for games, points, boards in ((3, 25, 8), (1, 25, 8), (3, 25, None), (1, 25, None), (3, 21, 6), (1, 29, None))
}
"""Formats of typed pairings, by their names in forms."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Data for undoing a change to the order of play."""

    drop: tuple[MatchId, ...] = ()
    """Matches that were added."""
    restore: tuple[HallMatch, ...] = ()
    """Planned matches before the change."""


class Planning:
    """Planned matches that have not started. Every method may raise `StoreError`."""

    def __init__(self, store: HallStore, new_id: Callable[[], MatchId], changed: Callable[[str], None]) -> None:
        """Uses a store; `changed` is called after each change."""
        self._store, self._new_id, self._changed = store, new_id, changed

    def plan(self, setups: Sequence[Setup]) -> Undo:
        """Adds matches after the planned ones, at the tables they name; existing ones are unchanged.

        Raises:
            InvalidDocument: a table could not read one of the matches.
        """
        known = self._store.hall_matches()
        there = {each.setup for each in known}
        position = max((each.position for each in known if each.setup), default=0)
        texts = [canonical(write_setup(each)) for each in setups]
        for number, text in enumerate(texts):
            read_setup(parse_json(text), f"/pairing/{number + 1}")  # nothing is planned that a table could not read
        tables = {str(each.number) for each in self._store.tables()}
        new = [(text, setup.table) for text, setup in zip(texts, setups, strict=True) if text not in there]
        planned = []
        for number, (text, table) in enumerate(dict(new).items(), position + 1):
            planned.append(HallMatch(self._new_id(), number, text, place=table if table in tables else ""))
            self._store.note(planned[-1], None)
        self._changed("")
        return Undo(drop=tuple(each.match_id for each in planned))

    def keep_file(self, content: bytes, name: str) -> None:
        """Stores the organiser's file, from which standings are calculated.

        Raises:
            InvalidDocument: the file is not a SoL file.
        """
        self._store.put_setting(ORGANISERS_FILE, sol_text(content, name))

    def _planned(self) -> list[HallMatch]:
        return [each for each in self._store.hall_matches() if each.owner is None]

    def _one(self, match_id: MatchId) -> HallMatch:
        known = self._store.hall_match(match_id)
        if known is None or known.owner is not None:
            raise NoSuchMatch(Sentence.of(hall_refusals.NOT_PLANNED))
        return known

    def assign(self, match_id: MatchId, place: str, planned_at: str) -> Undo:
        """Assigns a match to a table, or to any, and a time of day; a call to another table lapses."""
        known = self._one(match_id)
        called_ms = known.called_ms if known.place == place else 0
        return self._put([replace(known, place=place, planned_at=planned_at, called_ms=called_ms)])

    def shift(self, match_id: MatchId, by: int) -> Undo:
        """Moves a match by a number of places, earlier if negative."""
        planned = self._planned()
        here = [each.match_id for each in planned].index(self._one(match_id).match_id)
        order = planned.copy()
        order.insert(max(0, here + by), order.pop(here))
        moved = zip(order, planned, strict=True)
        return self._put([replace(now, position=was.position) for now, was in moved if now.match_id != was.match_id])

    def remove(self, match_id: MatchId) -> Undo:
        """Removes a match from the order of play."""
        known = self._one(match_id)
        if not self._store.drop_planned(match_id):
            raise StoreConflict(Sentence.of(hall_refusals.JUST_TAKEN))
        self._changed("")
        return Undo(restore=(known,))

    def call(self, match_id: MatchId) -> Undo:
        """Calls both sides of a match to its table."""
        return self._put([replace(self._one(match_id), called_ms=now_ms())])

    def delay(self, minutes: int) -> Undo:
        """Delays every match with a planned time by a number of minutes."""
        timed = (each for each in self._planned() if each.planned_at)
        return self._put([replace(each, planned_at=_later(each.planned_at, minutes)) for each in timed])

    def _put(self, planned: Sequence[HallMatch]) -> Undo:
        before = tuple(self._one(each.match_id) for each in planned)
        for each in planned:
            self._store.note(each, None)
            planned_at, called_ms, position = each.planned_at, each.called_ms, each.position
            self._store.mark(each.match_id, planned_at=planned_at, called_ms=called_ms, position=position)
        self._changed("")
        return Undo(restore=before)

    def undo(self, undo: Undo) -> None:
        """Undoes a change, except for matches that a table has already started."""
        for match_id in undo.drop:
            self._store.drop_planned(match_id)
        free = [
            each for each in undo.restore if (now := self._store.hall_match(each.match_id)) is None or not now.owner
        ]
        for each in free:
            self._store.note(each, None)
        self._put(free)


def _later(time_of_day: str, minutes: int) -> str:
    hours, _, rest = time_of_day.partition(":")
    found = (int(hours) * 60 + int(rest) + minutes) % _MINUTES_OF_DAY
    return f"{found // 60:02}:{found % 60:02}"


# Pairings from the organiser: a SoL file, or typed lines


_PARTS = 3


@dataclass(frozen=True, slots=True)
class TypedPairings:
    """Typed matches, one per line, with their common details."""

    lines: str = ""
    event: str = ""
    laws: str = USUAL.id
    """Id of an edition."""
    format: str = next(iter(FORMATS))
    """Name in `FORMATS`."""


def pairings_of(typed: TypedPairings, content: bytes, name: str) -> list[Setup]:
    """Returns the matches to plan: those in a file without a result, then those typed, one per line.

    Raises:
        InvalidDocument: the file is not a SoL file, or a line is not a pairing; with every problem and its place.
        LookupError: the laws or the format are unknown.
    """
    planned = [pairing.setup for pairing in pairings_in(content, name)] if content else []
    problems: list[DocumentProblem] = []
    for number, line in enumerate(typed.lines.splitlines(), 1):
        if not line.strip():
            continue
        found = _typed(typed, [part.strip() for part in line.split(";")])
        if found is None:
            problems.append(DocumentProblem(f"/line/{number}", Sentence.of(hall_refusals.NO_PAIRING)))
        else:
            planned.append(found)
    if problems:
        raise InvalidDocument(tuple(problems))
    return planned


def _typed(typed: TypedPairings, parts: list[str]) -> Setup | None:
    if len(parts) != _PARTS:
        return None
    sides = [tuple(Player(name.strip()) for name in part.split("/")) for part in parts[1:]]
    if {len(side) for side in sides} not in ({1}, {2}) or not all(player.name for side in sides for player in side):
        return None
    return Setup(
        laws=BY_ID[typed.laws],
        sides=BySide(*sides),
        doubles=len(sides[0]) == 2,
        competition=FORMATS[typed.format],
        event=typed.event.strip(),
        round=parts[0],
    )
