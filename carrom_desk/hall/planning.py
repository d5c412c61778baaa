"""The order of play: imported or typed pairings, tables, times and calls, with undo."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.state_codec import read_setup, write_setup
from carrom_desk.exchange.event_file import EventTerms, read_event
from carrom_desk.exchange.sol.sol_pairings import SolPairing, read_sol, read_tourneys, without_result
from carrom_desk.exchange.sol.sol_reading import sol_text
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict, canonical
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.hall import hall_refusals, hall_text
from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage.hall_store import SqlHallStore

from .receiving import now_ms

_FILES = "organisers_files"
"""Setting with the texts of the imported files, from which standings are calculated, as JSON."""
EVENT_TERMS = "event_terms"
"""Setting with the text of the event's file, by whose rules the hall plays."""
OF_EVENT = "event"
"""Laws of typed pairings that are those of the event's file, with its format and officials."""
EVENT, HALL_NAME, CHIEF_NAME, NOTICE = "event", "hall_name", "chief_name", "notice"
"""Names of settings shown in the top bar."""
_CALLS = "calls"
"""Setting with the number of calls by match, each with the time of the first, as JSON."""
LAST_CALL = 3
_MINUTES_OF_DAY = 24 * 60
FORMATS = {
    f"{games}-{points}-{boards or 0}": Competition(games=games, points=points, boards=boards)
    for games, points, boards in ((3, 25, 8), (1, 25, 8), (3, 25, None), (1, 25, None), (3, 21, 6), (1, 29, None))
}
"""Formats of typed pairings, by their names in forms."""
SEPARATOR = re.compile(r"[;؛；\t]")
"""Separates what is typed in a line: the semicolon of any keyboard, or the tab of a spreadsheet."""
Before = tuple[HallMatch, ...]
"""Planned matches before a change, which `Planning.restore` undoes."""


@lru_cache(maxsize=1_000)
def setup_in(text: str) -> Setup:
    """Returns a setup from its canonical JSON."""
    return read_setup(parse_json(text), "/setup")


def setup_of(known: HallMatch) -> Setup:
    """Returns the setup of a match that was planned."""
    return setup_in(known.setup)


def _round_of(known: HallMatch) -> tuple[str, str]:
    setup = setup_of(known)
    return setup.event, setup.round


class Planning:
    """Planned matches that have not started. Every method may raise `StoreError`."""

    def __init__(self, store: SqlHallStore, new_id: Callable[[], MatchId], changed: Callable[[str], None]) -> None:
        """Uses a store; `changed` is called after each change."""
        self._store, self._new_id, self.changed = store, new_id, changed

    def plan(self, setups: Sequence[Setup], *, again: bool = False) -> tuple[MatchId, ...]:
        """Adds matches after the planned ones, at the tables they name; those that exist only with `again`.
        Returns their ids.

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
        new = [(text, setup.table) for text, setup in zip(texts, setups, strict=True) if again or text not in there]
        planned = []
        for number, (text, table) in enumerate(new if again else dict(new).items(), position + 1):
            planned.append(HallMatch(self._new_id(), number, text, place=table if table in tables else ""))
            self._store.note(planned[-1], None)
        self.changed("")
        return tuple(each.match_id for each in planned)

    def doubts(self, typed: "TypedPairings", ties: Sequence[Setup] = ()) -> list[Sentence]:
        """Returns what to ask about before typed matches are added: a side twice in a round, or a bye as a player.
        `ties` are the pairings of teams.

        Raises:
            InvalidDocument: a line is not a pairing; with every problem and its place.
            LookupError: the laws or the format are unknown.
        """
        rounds: dict[tuple[str, str, str], str] = {}
        found = []
        for setup in (*self._setups(), *ties):
            rounds |= _in_round(setup)
        for number, setup in typed_pairings(typed):
            for key in _in_round(setup):
                name = key[-1]
                if key in rounds:
                    why = Sentence.of(hall_text.TWICE_IN_ROUND, player=name, match=rounds[key])
                    found.append(Sentence.of(hall_text.LINE, number=number, problem=why))
                elif name.casefold() == _BYE:
                    why = Sentence.of(hall_text.IS_A_BYE, player=name)
                    found.append(Sentence.of(hall_text.LINE, number=number, problem=why))
            rounds |= _in_round(setup)
        return found

    def _setups(self) -> list[Setup]:
        """Returns what is known of every match of the hall."""
        known = self._store.hall_matches()
        begun = self._store.outlines([each.match_id for each in known if not each.setup])
        planned = [setup_of(each) for each in known if each.setup]
        return [*planned, *(outline.setup for outline in begun.values())]

    def keep_file(self, content: bytes, name: str) -> None:
        """Stores the organiser's file, from which standings are calculated; it replaces files with its events.

        Raises:
            InvalidDocument: the file is not a SoL file.
        """
        text = sol_text(content, name)
        here = {each.event for each in read_tourneys(text)}
        others = [each for each in self.files() if not here & {known.event for known in read_tourneys(each)}]
        self._store.put_value(_FILES, [*others, text])

    def terms(self) -> EventTerms | None:
        """Returns the rules by which the hall plays; None if it has no event's file."""
        text = self._store.setting(EVENT_TERMS)
        return read_event(text) if text else None

    def files(self) -> list[str]:
        """Returns the texts of the organiser's files."""
        return list(self._store.value(_FILES, ()))

    def planned(self) -> list[HallMatch]:
        """Returns the planned matches in order."""
        return [each for each in self._store.hall_matches() if each.owner is None]

    def one(self, match_id: MatchId) -> HallMatch:
        """Returns a planned match; raises `NoSuchMatch` if it is not planned."""
        known = self._store.hall_match(match_id)
        if known is None or known.owner is not None:
            raise NoSuchMatch(hall_refusals.NOT_PLANNED)
        return known

    def put_setup(self, match_id: MatchId, setup: Setup) -> None:
        """Corrects the sides, or the format, of a match."""
        self._store.note(replace(self.one(match_id), setup=canonical(write_setup(setup))), None)
        self.changed("")

    def assign(self, match_id: MatchId, place: str, planned_at: str) -> Before:
        """Assigns a match to a table, or to any, and a time of day; a call to another table lapses."""
        known = self.one(match_id)
        called_ms = known.called_ms if known.place == place else 0
        return self._put([replace(known, place=place, planned_at=planned_at, called_ms=called_ms)])

    def shift(self, match_id: MatchId, by: int) -> Before:
        """Moves a match by a number of places, earlier if negative."""
        planned = self.planned()
        here = [each.match_id for each in planned].index(self.one(match_id).match_id)
        order = planned.copy()
        order.insert(max(0, here + by), order.pop(here))
        moved = zip(order, planned, strict=True)
        return self._put([replace(now, position=was.position) for now, was in moved if now.match_id != was.match_id])

    def remove(self, match_id: MatchId) -> Before:
        """Removes a match from the order of play."""
        known = self.one(match_id)
        if not self._store.drop_planned(match_id):
            raise StoreConflict(hall_refusals.JUST_TAKEN)
        self.changed("")
        return (known,)

    def call(self, match_id: MatchId) -> Before:
        """Calls both sides of a match to its table."""
        return self._put([replace(self.one(match_id), called_ms=now_ms())])

    def schedule(self, event_and_round: tuple[str, ...], tables: Sequence[str], at: str, minutes: int) -> Before:
        """Gives the planned matches of a round, or all if it is empty, tables and times: as many at once as there are
        tables, then the next.

        `at` is the first time of day, HH:MM, empty for none; the next matches follow after some `minutes`.

        Raises:
            InvalidDocument: there are no such tables.
        """
        known = {str(each.number) for each in self._store.tables()}
        if not tables or not known >= set(tables):
            raise InvalidDocument.at("", hall_refusals.NO_TABLE)
        found = [each for each in self.planned() if event_and_round in ((), _round_of(each))]
        timed = [
            replace(
                each,
                place=tables[number % len(tables)],
                planned_at=_later(at, number // len(tables) * minutes) if at else "",
                called_ms=0,
            )
            for number, each in enumerate(each for each in found if not each.called_ms)
        ]
        return self._put(timed)

    def count_of_calls(self, known: HallMatch) -> int:
        """Returns how often a match was called, from 1; 0 if it is not called."""
        at_ms, count = self._store.value(_CALLS, {}).get(known.match_id, (0, 0))
        return (count if at_ms == known.called_ms else 1) if known.called_ms else 0

    def put_count(self, known: HallMatch, count: int) -> None:
        """Records how often a match was called."""
        counts = self._store.value(_CALLS, {})
        counts[known.match_id] = known.called_ms, min(count, LAST_CALL)
        self._store.put_value(_CALLS, counts)
        self.changed(known.match_id)

    def delay(self, minutes: int) -> Before:
        """Delays every match with a planned time by a number of minutes."""
        timed = (each for each in self.planned() if each.planned_at)
        return self._put([replace(each, planned_at=_later(each.planned_at, minutes)) for each in timed])

    def _put(self, planned: Sequence[HallMatch]) -> Before:
        before = tuple(self.one(each.match_id) for each in planned)
        for each in planned:
            self._store.note(each, None)
            planned_at, called_ms, position = each.planned_at, each.called_ms, each.position
            self._store.mark(each.match_id, planned_at=planned_at, called_ms=called_ms, position=position)
        self.changed("")
        return before

    def restore(self, before: Before) -> None:
        """Undoes a change, except for matches that a table has already started."""
        free = [each for each in before if (now := self._store.hall_match(each.match_id)) is None or not now.owner]
        for each in free:
            self._store.note(each, None)
        self._put(free)


def _later(time_of_day: str, minutes: int) -> str:
    hours, _, rest = time_of_day.partition(":")
    found = (int(hours) * 60 + int(rest) + minutes) % _MINUTES_OF_DAY
    return f"{found // 60:02}:{found % 60:02}"


# Pairings from the organiser: a SoL file, or typed lines


_PARTS, _BYE = 3, "bye"


@dataclass(frozen=True, slots=True)
class TypedPairings:
    """Typed matches, one per line, with their common details."""

    lines: str = ""
    event: str = ""
    laws: str = USUAL.id
    """Id of an edition."""
    format: str = next(iter(FORMATS))
    """Name in `FORMATS`."""
    terms: EventTerms | None = None
    """The event's file, if the hall has one."""


def typed_in(form: Mapping[str, str]) -> TypedPairings:
    """Returns the pairings typed into a form."""
    known = TypedPairings()
    lines, event = "\n".join(form.get("typed", known.lines).splitlines()), form.get("event", known.event)
    return TypedPairings(lines, event, form.get("laws", known.laws), form.get("format", known.format))


def pairings_in(content: bytes, name: str) -> tuple[SolPairing, ...]:
    """Returns the pairings of a file that have no result; none for an empty one.

    Raises:
        InvalidDocument: the file is not a SoL file, with every problem and its place.
    """
    return without_result(read_sol(sol_text(content, name))) if content else ()


def pairings_of(typed: TypedPairings, pairings: Sequence[SolPairing]) -> list[Setup]:
    """Returns the matches to plan: those of a file, then those typed, one per line.

    Raises:
        InvalidDocument: a line is not a pairing; with every problem and its place.
        LookupError: the laws or the format are unknown.
    """
    planned = [_by_terms(each.setup, typed.terms) for each in pairings]
    return [*planned, *(setup for _, setup in typed_pairings(typed))]


def _by_terms(setup: Setup, terms: EventTerms | None) -> Setup:
    """Returns a setup by the rules, the format and with the officials of an event."""
    if terms is None:
        return setup
    return replace(
        setup,
        laws=terms.laws,
        competition=terms.competition or setup.competition,
        event=setup.event or terms.event,
        umpire=setup.umpire or terms.umpire,
        chief_referee=setup.chief_referee or terms.chief_referee,
    )


def typed_pairings(typed: TypedPairings) -> list[tuple[int, Setup]]:
    """Returns the typed matches with the numbers of their lines.

    Raises:
        InvalidDocument: a line is not a pairing; with every problem and its place.
        LookupError: the laws or the format are unknown.
    """
    found: list[tuple[int, Setup]] = []
    problems: list[DocumentProblem] = []
    for number, line in enumerate(typed.lines.splitlines(), 1):
        if not line.strip():
            continue
        parts = [" ".join(part.split()) for part in SEPARATOR.split(line)]
        why = _why_no_pairing(parts)
        if why is None:
            found.append((number, match_of(typed, parts)))
        else:
            problems.append(DocumentProblem(f"/line/{number}", why))
    if problems:
        raise InvalidDocument(tuple(problems))
    return found


def _sides(parts: list[str]) -> list[list[str]]:
    return [[name.strip() for name in part.split("/")] for part in parts[1:]]


def _why_no_pairing(parts: list[str]) -> Sentence | None:
    """Returns why a line is no pairing: its form, an empty round, or a player who is named twice."""
    sides = _sides(parts)
    names = [name for side in sides for name in side]
    if len(parts) != _PARTS or {len(side) for side in sides} not in ({1}, {2}) or not all(names):
        return Sentence.of(hall_refusals.NO_PAIRING)
    if not parts[0]:
        return Sentence.of(hall_text.NO_ROUND)
    folded = [name.casefold() for name in names]
    twice = next((name for name in names if folded.count(name.casefold()) > 1), None)
    return None if twice is None else Sentence.of(hall_text.NAMED_TWICE, player=twice)


def match_of(typed: TypedPairings, parts: list[str]) -> Setup:
    """Returns a match from its round and both sides; raises `LookupError` for unknown laws or an unknown format."""
    sides = [tuple(Player(name) for name in side) for side in _sides(parts)]
    if typed.laws == OF_EVENT and typed.terms is not None:
        terms = typed.terms
        return _by_terms(match_of(replace(typed, laws=terms.laws.base.id), parts), terms)
    return Setup(
        laws=BY_ID[typed.laws],
        sides=BySide(*sides),
        doubles=len(sides[0]) == 2,
        competition=FORMATS[typed.format],
        event=typed.event.strip(),
        round=parts[0],
    )


def _in_round(setup: Setup) -> dict[tuple[str, str, str], str]:
    """Returns the match of each player, by event, round and name."""
    keys = ((setup.event, setup.round, player.name) for player in setup.players)
    return dict.fromkeys(keys, setup.versus)
