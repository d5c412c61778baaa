"""Warnings to players, counted."""

from collections import Counter
from collections.abc import Mapping

from .entries import Warned
from .record import MatchRecord, standing_entries
from .side import Seat, seat_of


def warnings_of(record: MatchRecord) -> Mapping[Seat, int]:
    """How often each player was warned in this match, those who were; a side's first where he is not named."""
    found = (each.entry for each in standing_entries(record) if isinstance(each.entry, Warned))
    return Counter(seat_of(warned.by, warned.player or 1) for warned in found)
