"""Checkpoints as they lie beside the log, and what a match is opened by: its checkpoint, where it has one that holds.

A checkpoint is bytes: a digest over all that follows, the program that computed it, the hash of the log up to where it
stands, and the values. It holds for a log that has this hash, in this program, as long as the digest fits; it needs no
match's name, since the hash covers setup and entries, and the state follows from these alone. Any other is ignored.
"""

import json
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from itertools import accumulate

from carrom_desk.match.checkpoint import Checkpoint, CheckpointUse, record_at
from carrom_desk.match.log import Log, StoredEntries
from carrom_desk.match.record import new_record
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import LogHash, MatchId, Resumed
from carrom_desk.match.value_codec import InvalidValue, ValueReader, written

from .hash_chain import first_hash, next_hash
from .match_rows import entries_from, entry_from, setup_from, unreadable
from .program import program_mark

_PARTS = 4


def checkpoint_bytes(at: LogHash, checkpoint: Checkpoint) -> bytes:
    """A checkpoint as it is stored, of a log that has this hash."""
    values = json.dumps(written(checkpoint, Setup), ensure_ascii=False, separators=(",", ":"))
    said = f"{program_mark()}\n{at}\n{values}"
    return f"{_digest(said.encode())}\n{said}".encode()


class CheckpointReader:
    """Opens matches by their checkpoints, one at a time."""

    def __init__(self) -> None:
        self._reader: ValueReader | None = None

    def resumed(
        self,
        match_id: MatchId,
        setup_text: str,
        log: Sequence[tuple[int, str]],
        length: int,
        last_hash: str,
        content: bytes | None,
    ) -> Resumed:
        """A match from its rows, the log verified from its first entry to its last.

        Raises:
            StoreDamaged: something of it is missing, cannot be read, or was changed after it was stored.
        """
        setup = setup_from(match_id, setup_text)
        hashes = list(accumulate((payload for _, payload in log), next_hash, initial=first_hash(setup_text)))
        is_sound = hashes[-1] == last_hash and [number for number, _ in log] == list(range(length))
        # What is wrong with a log is found by reading it: there, no checkpoint is asked.
        found = self.read(content, hashes, setup) if is_sound else CheckpointUse.NONE
        record = lately = new_record(setup)
        if isinstance(found, Checkpoint):
            texts = [payload for _, payload in log[: found.now.length]]
            backs = {back.number: back.men for back in found.backs}
            stored = Log((), StoredEntries(texts, partial(entry_from, match_id), backs))
            record, lately = (record_at(computed, setup, stored) for computed in (found.now, found.lately))
        first = record.next_number
        since = entries_from(match_id, log[first:], length, first=first)
        if hashes[-1] != last_hash:
            raise unreadable(match_id, "something in it was changed after it was stored")
        use = CheckpointUse.USED if isinstance(found, Checkpoint) else found
        return Resumed(record, lately, since, LogHash(last_hash), use)

    def read(self, content: bytes | None, hashes: Sequence[str], setup: Setup) -> Checkpoint | CheckpointUse:
        """The checkpoint that stands at one of these hashes, those of a log from its setup on; or why there is none."""
        if content is None:
            return CheckpointUse.NONE
        digest, _, said = content.partition(b"\n")
        if digest != _digest(said).encode():
            return CheckpointUse.DAMAGED
        program, at, values = said.decode().split("\n", _PARTS - 2)
        if program != program_mark():
            return CheckpointUse.OTHER_PROGRAM
        if at not in hashes:
            return CheckpointUse.OTHER_LOG
        try:
            found: Checkpoint = self._values.read(json.loads(values), setup)
        except (ValueError, RecursionError, InvalidValue):
            return CheckpointUse.DAMAGED
        is_of_its_log = hashes.index(at) == found.now.length >= found.lately.length >= 0
        return found if is_of_its_log else CheckpointUse.DAMAGED

    @property
    def _values(self) -> ValueReader:
        if self._reader is None:
            self._reader = ValueReader(Checkpoint, Setup)
        return self._reader


def _digest(said: bytes) -> str:
    return sha256(said).hexdigest()
