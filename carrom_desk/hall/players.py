"""Tables without an umpire: both sides enter each board's result on a phone; the log is like that of a paper sheet."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from carrom_desk.exchange.paper_sheet import PaperRow
from carrom_desk.exchange.typed_sheet import is_first_break_open, with_board
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import NoSuchMatch, StoreConflict
from carrom_desk.match.record import MatchRecord, new_record
from carrom_desk.match.side import Seat, Side
from carrom_desk.presentation.hall import hall_refusals

from .hub import Hub
from .planning import setup_of
from .receiving import now_ms
from .views.table_views import AWAY_AFTER_MS, is_silent

_SETTING = "board at table {number}"
"""Setting with the board entered by one side and not yet confirmed by the other."""


@dataclass(frozen=True, slots=True)
class ProposedBoard:
    """A board's result as entered by one side."""

    match_id: str
    length: int
    """Number of entries before it."""
    winner: Side
    men: int
    """Men of the other side left on the board."""
    queen: Side | None
    """Side that covered the Queen; None if neither did."""
    breaker: Side
    """First breaker, if a toss decides it."""
    confirmed: tuple[Side, ...] = ()
    phone: str = ""
    """Phone on which it was entered; another one confirms it."""
    points: int = 0
    """Points of the board's winner."""
    score: str = ""
    """Score with this board."""

    @property
    def row(self) -> PaperRow:
        return PaperRow(Seat.A1 if self.breaker is Side.A else Seat.B1, self.winner, self.men, self.queen)


@dataclass(frozen=True, slots=True)
class AtPhone:
    """Page for a phone that scans a table's QR code."""

    table: int
    match: HallMatch | None = None
    record: MatchRecord | None = None
    """None if there is no match for this table."""
    proposed: ProposedBoard | None = None
    has_desk: bool = False
    """True when a desk records the match."""

    @property
    def is_toss_open(self) -> bool:
        """True when the sides must choose who breaks first."""
        return self.record is not None and is_first_break_open(self.record)


class PlayersTables:
    """Boards entered by players. Every method may raise `StoreError`."""

    def __init__(self, hub: Hub) -> None:
        """Writes to a hub's store."""
        self._hub, self._store, self._changed = hub, hub.store, hub.changed

    def at_phone(self, number: int) -> AtPhone:
        """Returns the page for a phone at a table."""
        table = self._hub.table(number)
        if table is None:
            raise NoSuchMatch(hall_refusals.NO_TABLE)
        if table.key_hash and not is_silent(table, AWAY_AFTER_MS):
            return AtPhone(number, has_desk=True)
        known = self._match(number)
        if known is None:
            return AtPhone(number)
        kept, record = self._store.value(_SETTING.format(number=number), None), self._record(known)
        proposed = _read(kept) if kept else None
        if proposed and (proposed.match_id, proposed.length) != (known.match_id, len(record.entries)):
            proposed = None
        return AtPhone(number, known, record, proposed)

    def _match(self, number: int) -> HallMatch | None:
        """Returns the current match of a table, else the first planned for it, else the last one."""
        known = [each for each in self._store.hall_matches() if each.place == str(number)]
        mine = [each for each in known if each.owner == number]
        going = next((each for each in mine if not self._hub.is_over(each)), None)
        planned = next(iter(self._hub.planned_at({str(number)}, known)), None)
        return going or planned or max(mine, key=lambda each: each.seen_ms, default=None)

    def _record(self, known: HallMatch) -> MatchRecord:
        found = self._hub.at_table(known).record
        return new_record(setup_of(known)) if found is None else found

    def propose(self, number: int, board: ProposedBoard, by: Side, phone: str) -> None:
        """Enters a board for one side, to be confirmed by the other.

        Raises:
            InvalidDocument: a board cannot end like this.
        """
        shown = self._checked(number)
        assert shown.match is not None
        assert shown.record is not None
        board = replace(board, match_id=shown.match.match_id, length=len(shown.record.entries), confirmed=(by,))
        after = until_claimed(with_board(shown.record, board.row).state)
        last = [each for game in after.all_games for each in game.boards][-1]
        self._keep(number, replace(board, phone=phone, points=last.points, score=f"{last.score.a}–{last.score.b}"))

    def confirm(self, number: int, by: Side, phone: str) -> None:
        """Confirms the board entered by the other side, which adds it to the log.

        Raises:
            StoreConflict: the board was entered on this phone, or is no longer proposed.
        """
        shown = self._checked(number)
        board = shown.proposed
        if board is None or shown.match is None or shown.record is None:
            raise StoreConflict(hall_refusals.BOARD_ENTERED)
        if phone and phone == board.phone:
            raise StoreConflict(hall_refusals.OWN_PHONE)
        confirmed = tuple(dict.fromkeys((*board.confirmed, by)))
        if len(confirmed) == len(Side):
            self._hub.record(shown.match, shown.record, with_board(shown.record, board.row), number)
            self._keep(number, None)
        else:
            self._keep(number, replace(board, confirmed=confirmed))

    def discard(self, number: int) -> None:
        """Discards the board entered by one side."""
        self._keep(number, None)

    def call(self, number: int, *, is_calling: bool) -> None:
        """Calls an umpire to a table, or withdraws the call."""
        shown = self.at_phone(number)
        if shown.match is None:
            raise NoSuchMatch(hall_refusals.NO_MATCH)
        if shown.match.owner is None:
            claimed = replace(shown.match, owner=number, place=str(number), seen_ms=now_ms())
            if not self._store.note(claimed, None):
                raise StoreConflict(hall_refusals.MOVED)
        self._hub.answer_call(shown.match.match_id, is_calling=is_calling)

    def _checked(self, number: int) -> AtPhone:
        shown = self.at_phone(number)
        if shown.has_desk:
            raise StoreConflict(hall_refusals.HAS_DESK)
        if shown.record is None:
            raise NoSuchMatch(hall_refusals.NO_MATCH)
        return shown

    def _keep(self, number: int, board: ProposedBoard | None) -> None:
        self._store.put_value(_SETTING.format(number=number), board)
        self._changed("")


def act(tables: PlayersTables, number: int, typed: Mapping[str, str], phone: str = "") -> None:
    """Performs the action of a player's form.

    Raises:
        LookupError, ValueError: the form is invalid.
    """
    match typed["act"]:
        case "propose":
            queen = Side(typed["queen"]) if typed["queen"] else None
            breaker = Side(typed.get("breaker", Side.A))
            board = ProposedBoard("", 0, Side(typed["winner"]), int(typed["men"]), queen, breaker)
            tables.propose(number, board, Side(typed["by"]), phone)
        case "confirm":
            tables.confirm(number, Side(typed["by"]), phone)
        case "discard":
            tables.discard(number)
        case "call" | "call_off":
            tables.call(number, is_calling=typed["act"] == "call")
        case _:
            raise LookupError(typed["act"])


def _read(values: Mapping[str, Any]) -> ProposedBoard:
    sides = {name: values[name] and Side(values[name]) for name in ("winner", "queen", "breaker")}
    return ProposedBoard(**{**values, **sides, "confirmed": tuple(map(Side, values["confirmed"]))})
