"""Decisions of the chief referee on protests, from their page to the table, whose umpire records them."""

from carrom_desk.exchange.hall_wire import DECIDED, DecidedProtest, read_message, write_message
from carrom_desk.match.ports.hall_store import HallStore, HallTable
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.rules.texts.words import Sentence

from .hub import Hub


class Protests:
    """Keeps the last decision for each table until its log has it. Every method may raise `StoreError`."""

    def __init__(self, hub: Hub) -> None:
        """Decides about matches of a hub."""
        self._hub = hub
        self._store: HallStore = hub.store

    def decide(self, decided: DecidedProtest) -> int:
        """Keeps a decision for the table of its match, and returns the table's number.

        Raises:
            NoSuchMatch: no table has this match.
            StoreConflict: the protest is not open.
        """
        known = self._store.hall_match(decided.match)
        if known is None or known.owner is None:
            raise NoSuchMatch(Sentence.of(hall_refusals.NOTHING_RECEIVED))
        if not self._is_open(decided):
            raise StoreConflict(Sentence.of(hall_refusals.NO_PROTEST))
        self._put(known.owner, write_message(DECIDED, decided), decided.match)
        return known.owner

    def withdraw(self, table: int, match_id: MatchId) -> None:
        """Takes a decision back, as far as its table has not recorded it."""
        self._put(table, "", match_id)

    def of_table(self, number: int) -> DecidedProtest | None:
        """Returns the decision that a table has still to record; None if there is none."""
        text = self._store.setting(_name(number))
        decided = read_message(DECIDED, text.encode()) if text else None
        if decided is None or self._is_open(decided):
            return decided
        self._store.put_setting(_name(number), "")
        return None

    def for_table(self, table: HallTable) -> dict[str, str]:
        """Returns the message for a table that reports its presence."""
        decided = self.of_table(table.number)
        return {} if decided is None else {"decided": write_message(DECIDED, decided)}

    def _is_open(self, decided: DecidedProtest) -> bool:
        try:
            protests = self._hub.log_of(decided.match).state.protests
        except ImpossibleEntry:
            return False  # the check of the database names it
        return any(each.number == decided.number for each in protests)

    def _put(self, table: int, text: str, match_id: MatchId) -> None:
        self._store.put_setting(_name(table), text)
        self._hub.changed(match_id)


def _name(table: int) -> str:
    """The name of the setting with a table's decision."""
    return f"decided {table}"
