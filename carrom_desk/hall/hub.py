"""The hub: who may join and write, which match is at which table, and what is planned. Independent of web server and
Qt.
"""

import hmac
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import scrypt, sha256

from carrom_desk.exchange.hall_wire import Push, StretchAnswer
from carrom_desk.exchange.invitation import LETTERS, MOST_TABLES, SECRET_LENGTH
from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.exchange.sol.sol_results import SolResults, with_results
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.hall_store import Approval, CountedLog, Divergence, HallMatch, HallTable
from carrom_desk.match.ports.store import MatchId, NoSuchMatch, StoreConflict, StoredMatch, StoreError
from carrom_desk.match.record import MatchRecord, summary_of
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.results import listed_result, result_words
from carrom_desk.storage.hall_store import SqlHallStore

from .draws import Draws
from .planning import Planning, setup_of
from .receiving import FollowedMatches, Receiver, now_ms, unlawful_in
from .recording import record_here
from .ties import Ties

_PASSWORD = "password"
_SECRET = "secret"
_HALL = "hall"
"""Setting with the hall's id, by which desks recognise it."""
_CERTIFICATE = "certificate"
"""Setting with the certificate and key made at the first start, shared by every hub on a database."""
_COST = 2**14
_NOTED_EVERY_MS, _TOLD_EVERY_MS = 20_000, 2_500
"""Milliseconds between stored contacts with a table; less where other hubs read them."""


@dataclass(frozen=True, slots=True)
class Joined:
    """Result of joining a table."""

    key: str
    is_waiting: bool
    """True when the key only becomes valid with the chief referee's approval, since the table has a match in
    progress.
    """


@dataclass(frozen=True, slots=True)
class AtTable:
    """A match of the hall for display."""

    known: HallMatch
    record: MatchRecord | None
    """None before its first entry has arrived."""
    setup: Setup
    divergence: Divergence | None = None
    """Difference between the table's log and the hub's, if any."""
    unlawful: tuple[int, ...] = ()
    """Numbers of entries whose ruling differs from the laws without an override."""
    head: str = ""
    """Hash of the log's last entry."""

    @property
    def is_approved(self) -> bool:
        """True when the chief referee approved this result."""
        return self.known.is_approved_at(self.head)


class Hub:
    """The hub of a hall. Every method may raise `StoreError`."""

    def __init__(self, store: SqlHallStore, new_id: Callable[[], MatchId], changed: Callable[[str], None]) -> None:
        """Uses a store; `changed` is called with the changed match, or with an empty id for the whole hall."""
        self.store = store
        self.planning = Planning(store, new_id, changed)
        self.ties = Ties(store, self.planning, new_id)
        self.draws = Draws(store, self.planning, self.ties)
        self.changed = changed
        self._followed = FollowedMatches(store)
        self.receiver = Receiver(store, self._followed, changed)
        self._key_hashes = {each.key_hash for each in store.tables()}
        """Hashes of the tables' keys when last seen."""
        self._contacts: dict[int, int] = {}
        """Time of last contact by table, in milliseconds since 1970; stored less often."""

    # Tables

    def open(self, tables: int) -> None:
        """Creates missing tables up to this number, and a secret for signing."""
        for number in range(len(self.store.tables()) + 1, min(tables, MOST_TABLES) + 1):
            self.store.add_table(HallTable(number, _new_code()))
        for name, length in ((_SECRET, 32), (_HALL, 8)):
            self.store.add_setting(name, secrets.token_hex(length))

    def join(self, number: int, code: str, former: str = "") -> Joined | None:
        """Returns a key for a desk that joins a table; None for a wrong code.

        The previous desk loses its key, unless its match is in progress: the chief referee then decides. The table's
        current desk, known by its key, may always join again.
        """
        table = self.at_sticker(number, code)
        if table is None:
            return None
        key = secrets.token_urlsafe(32)
        is_the_same = hmac.compare_digest(_hash(former), table.key_hash)
        is_waiting = bool(table.key_hash) and not is_the_same and self._is_playing(number)
        if is_waiting:
            self.store.put_table(replace(table, waiting_hash=_hash(key)))
        else:
            self.store.put_table(replace(table, key_hash=_hash(key), seen_ms=now_ms(), waiting_hash=""))
        self._key_hashes.add(_hash(key))
        self.changed("")
        return Joined(key, is_waiting)

    def at_sticker(self, number: int, code: str) -> HallTable | None:
        """Returns the table with this code; None if the code is wrong."""
        table = self.table(number)
        is_its = table is not None and hmac.compare_digest(table.code.encode(), code.encode())
        return table if is_its else None

    def _is_playing(self, number: int) -> bool:
        here = (each for each in self.store.hall_matches() if each.owner == number)
        return any(self.at_table(each).record is not None and not self.is_over(each) for each in here)

    def admit(self, number: int, *, is_let_in: bool) -> None:
        """Lets the waiting desk take over a table, or refuses it."""
        table = self.table(number)
        if table is None or not table.waiting_hash:
            raise StoreError(hall_refusals.NO_DESK_WAITS)
        key_hash = table.waiting_hash if is_let_in else table.key_hash
        self.store.put_table(replace(table, key_hash=key_hash, waiting_hash=""))
        self.changed("")

    @property
    def id(self) -> str:
        return self.store.setting(_HALL)

    def certificate(self, made: Callable[[], str]) -> str:
        """Returns the hall's certificate and key, created with `made` if there is none."""
        if not self.store.setting(_CERTIFICATE):
            self.store.add_setting(_CERTIFICATE, made())
        return self.store.setting(_CERTIFICATE)

    def table(self, number: int | None) -> HallTable | None:
        """Returns the table with this number; None if there is none."""
        return next((each for each in self.tables() if each.number == number), None)

    def knows(self, key: str) -> bool:
        """Returns True when a table had this key when last seen; only looks in memory."""
        return _hash(key) in self._key_hashes

    def table_of(self, key: str) -> HallTable | None:
        """Returns the table whose current or waiting desk has this key."""
        table = self.store.table_with(_hash(key)) if key else None
        (self._key_hashes.discard if table is None else self._key_hashes.add)(_hash(key))
        return table

    def is_waiting(self, table: HallTable, key: str) -> bool:
        """Returns True when the key belongs to the table's waiting desk."""
        return not hmac.compare_digest(_hash(key), table.key_hash)

    def withdraw(self, number: int) -> None:
        """Revokes a table's key and code, so its QR code must be printed again."""
        table = self.table(number)
        if table is None:
            raise StoreError(hall_refusals.NO_TABLE)
        self.store.put_table(replace(table, code=_new_code(), key_hash="", waiting_hash=""))
        self.changed("")

    def note_contact(self, table: HallTable) -> None:
        """Records contact with a table, which comes every four seconds."""
        now = self._contacts[table.number] = now_ms()
        if not 0 <= now - table.seen_ms < (_TOLD_EVERY_MS if self.store.is_shared else _NOTED_EVERY_MS):
            self.store.note_seen(table.number, now)

    def tables(self) -> list[HallTable]:
        """Returns all tables by number, with the time of their last contact."""
        return self.with_contacts(self.store.tables())

    def with_contacts(self, tables: Sequence[HallTable]) -> list[HallTable]:
        """Returns tables read earlier, with the time of their last contact; only looks in memory."""
        return [replace(each, seen_ms=max(each.seen_ms, self._contacts.get(each.number, 0))) for each in tables]

    # Matches

    def receive(self, table: HallTable, push: Push) -> StretchAnswer:
        """Receives consecutive entries of a log; see `Receiver`."""
        answer = self.receiver.receive(table, push)
        self.draws.recount(push.match_id)
        return answer

    def record(self, known: HallMatch, before: MatchRecord, after: MatchRecord, owner: int) -> None:
        """Adds entries to a log here; see `record_here`."""
        record_here(self.store, known, before, after, owner)
        self.forget(known.match_id)
        self.draws.recount(known.match_id)
        self.changed(known.match_id)

    def both_logs(self, match_id: MatchId) -> BySide[MatchRecord | None]:
        """Returns the table's and the hub's log of a match for comparison; None for a missing one.

        Raises:
            StoreError: a log could not be read.
        """
        divergence = self.store.divergence(match_id)
        copy = None if divergence is None or not divergence.copy else replay_match(read_match(divergence.copy)).record
        return BySide(copy, self.log_of(match_id))

    def set(self, texts: Mapping[str, str]) -> Callable[[], object]:
        """Sets what pages show, such as the names in the top bar, by setting; returns a function that undoes it."""
        before = {setting: self.store.setting(setting) for setting in texts}
        for setting, text in texts.items():
            self.store.put_setting(setting, text)
        self.changed("")
        return partial(self.set, before)

    def approve(self, match_id: MatchId, head: str | None = None) -> Approval | None:
        """Approves the result of a finished match, and returns the former approval. `head` is the hash of the last
        entry that the chief referee has seen; None for the current one.

        Raises:
            StoreConflict: the log has gone on since then.
        """
        known, outline = self.store.hall_match(match_id), self.store.outlines([match_id]).get(match_id)
        if known is None or outline is None:
            raise NoSuchMatch(hall_refusals.NOT_OVER)
        result = listed_result(outline.summary)
        if head is not None and head != outline.head:
            words = result_words(result, outline.summary.sides.map(plain))
            raise StoreConflict(hall_refusals.RESULT_CHANGED, result=words)
        if not self.is_over(known):
            raise NoSuchMatch(hall_refusals.NOT_OVER)
        self.put_approval(match_id, Approval(now_ms(), outline.head, result))
        return known.approval

    def put_approval(self, match_id: MatchId, approval: Approval | None) -> None:
        self.store.approve(match_id, approval)
        self.draws.sync()
        self.changed(match_id)

    def settle(self, match_id: MatchId, counting: CountedLog, reason: str) -> None:
        """Decides whose log of a match counts. The other one is kept: the hub's in its trash, the table's at the table.

        Raises:
            StoreConflict: there is nothing to decide, or the table's log has not arrived.
        """
        divergence = self.store.divergence(match_id)
        if divergence is None or not divergence.is_open:
            raise StoreConflict(hall_refusals.SAME_LOGS)
        if counting is CountedLog.TABLE:
            if not divergence.copy:
                raise StoreConflict(hall_refusals.NO_LOG_YET)
            match = read_match(divergence.copy)
            played = replay_match(match)
            self.store.replace(match, summary_of(match_id, played.record.started, played.record))
            self.store.mark(match_id, unlawful=unlawful_in(played), behind=0)
            self._followed.forget(match_id)
        self.store.put_divergence(match_id, replace(divergence, settled=counting, reason=reason))
        self.changed(match_id)

    def call(self, table: HallTable, match_id: MatchId, *, is_calling: bool) -> None:
        """Records a table's call for the chief referee, or its withdrawal."""
        known = self.store.hall_match(match_id)
        if known is None or known.owner != table.number:
            raise NoSuchMatch(hall_refusals.NOTHING_RECEIVED)
        self.answer_call(match_id, is_calling=is_calling)

    def answer_call(self, match_id: MatchId, *, is_calling: bool = False) -> None:
        """Confirms that the chief referee has seen a call."""
        self.store.mark(match_id, is_calling=is_calling)
        self.changed(match_id)

    def next_match(self, table: HallTable) -> StoredMatch | None:
        """Returns the next match for a table: its unfinished match, else the one called there, else the first planned
        for it or for any table.

        The table becomes the owner, and writes by the previous owner are refused.
        """
        matches = self.store.hall_matches()
        mine = [each for each in matches if each.owner == table.number and not self.is_over(each)]
        for known in (*mine, *self.planned_at((str(table.number), ""), matches)):
            divergence = self.store.divergence(known.match_id)
            if divergence is not None and divergence.is_open:
                raise StoreConflict(hall_refusals.OTHER_LOGS)
            claimed = replace(known, owner=table.number, place=str(table.number), seen_ms=now_ms())
            if not self.store.note(claimed, known.owner):
                continue  # another table was faster
            self.changed(known.match_id)
            return self._stored(known)
        return None

    def planned_at(self, places: Collection[str], matches: Iterable[HallMatch]) -> list[HallMatch]:
        """Returns the planned ones of these matches that may be played at these places, called ones first."""
        held = self.ties.held()
        here = (each for each in matches if each.owner is None and each.place in places)
        free = (each for each in here if each.match_id not in held)
        return sorted(free, key=lambda each: (not each.called_ms, not each.place, each.position))

    def match(self, match_id: MatchId) -> StoredMatch | None:
        """Returns a match as stored in the hall; None for an unknown id."""
        known = self.store.hall_match(match_id)
        return None if known is None else self._stored(known)

    def move(self, match_id: MatchId, number: int) -> None:
        """Moves a match to another table."""
        known = self.store.hall_match(match_id)
        if known is None or self.table(number) is None:
            raise NoSuchMatch(hall_refusals.NO_MATCH_OR_TABLE)
        if not self.store.note(replace(known, owner=number, place=str(number)), known.owner):
            raise StoreConflict(hall_refusals.MOVED)
        self.changed(match_id)

    def is_over(self, known: HallMatch) -> bool:
        found = self.at_table(known)
        return found.record is not None and until_claimed(found.record.state).is_over

    def _stored(self, known: HallMatch) -> StoredMatch:
        try:
            return self.store.load(known.match_id)
        except NoSuchMatch:
            return StoredMatch(known.match_id, setup_of(known), ())

    def at_table(self, known: HallMatch, divergence: Divergence | None = None) -> AtTable:
        """Returns a match with everything known about it."""
        planned = AtTable(known, None, setup_of(known)) if known.setup else None
        if planned is not None and known.owner is None:
            return planned  # no table has it, so it has no log
        try:
            head, played = self._followed.with_head(known.match_id)
        except (NoSuchMatch, ImpossibleEntry):
            if planned is None:
                raise
            return planned
        unlawful = tuple(each.number for each in played.unlawful)
        return AtTable(known, played.record, played.record.setup, divergence, unlawful, head.hash)

    def log_of(self, match_id: MatchId) -> MatchRecord:
        return self._followed.with_head(match_id)[1].record

    def forget(self, match_id: str) -> None:
        """Drops a match that another hub has changed; all matches if the id is empty."""
        self._followed.forget(match_id)

    def results(self, content: bytes, name: str) -> SolResults:
        """Adds the results of the hall's matches to the organiser's file."""
        of_ties = {match_id for each in self.ties.all() for match_id in each.matches}
        stored = [self._stored(each) for each in self.store.hall_matches() if each.match_id not in of_ties]
        over = [(each.setup, each.score) for each in self.ties.scores() if each.is_over]
        return with_results(content, name, stored, ties=over)

    # The chief referee

    def set_password(self, password: str) -> None:
        """Sets the chief referee's password; everyone signed in must sign in again."""
        if not self.is_password(password):
            self.store.put_setting(_PASSWORD, _kept(password))

    def first_password(self) -> str:
        """Returns a generated password for a hall without one; otherwise empty."""
        made = _made_up()
        return made if self.store.add_setting(_PASSWORD, _kept(made)) else ""

    def make_password(self) -> str:
        """Generates a new password."""
        made = _made_up()
        self.set_password(made)
        return made

    def is_password(self, password: str) -> bool:
        """Returns True when it is the chief referee's."""
        salt, _, found = self.store.setting(_PASSWORD).partition(":")
        return bool(found) and hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)).hex(), found)

    def sign(self, text: str) -> str:
        """Returns a signature that only a hub on this database can make, and only while the password is unchanged."""
        key = f"{self.store.setting(_SECRET)} {self.store.setting(_PASSWORD)}"
        return hmac.new(key.encode(), text.encode(), sha256).hexdigest()


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(SECRET_LENGTH))


def _hash(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def _made_up() -> str:
    return "-".join(secrets.token_hex(2) for _ in range(3))


def _kept(password: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_scrypt(password, salt).hex()}"


def _scrypt(password: str, salt: bytes) -> bytes:
    return scrypt(password.encode(), salt=salt, n=_COST, r=8, p=1)
