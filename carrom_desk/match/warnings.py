"""Warnings to players, counted."""

from collections import Counter
from collections.abc import Mapping

from .entries import Amended, Entry, Warned
from .record import MatchRecord
from .side import Seat, seat_of


def warnings_of(record: MatchRecord) -> Mapping[Seat, int]:
    """How often each player was warned in this match, those who were; a side's first where he is not named."""
    standing = set(record.standing)
    counting: dict[int, Entry] = {each.number: each.entry for each in record.entries.of_kind(Warned)}
    for logged in record.entries.of_kind(Amended):
        if isinstance(logged.entry, Amended) and logged.number in standing:
            counting[logged.entry.number] = logged.entry.with_
    return Counter(
        seat_of(entry.by, entry.player or 1)
        for number, entry in counting.items()
        if isinstance(entry, Warned) and number in standing
    )
