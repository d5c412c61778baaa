"""Warnings to players: notes in one fixed form, so that they can be counted."""

from collections.abc import Mapping

from .entries import Amended, Entry, Noted
from .record import MatchRecord
from .side import Seat

_FORM = "Warning: {name}: {words}"
"""As it stands in the file, whatever language the window speaks."""


def warning(name: str, words: str) -> Noted:
    """The note that says a player was warned, and what about."""
    return Noted(_FORM.format(name=name, words=words))


def is_warning_of(note: Noted, name: str) -> bool:
    """Whether a note warns this player."""
    return note.text.startswith(_FORM.format(name=name, words=""))


def warnings_of(record: MatchRecord) -> Mapping[Seat, int]:
    """How often each player was warned in this match, those who were."""
    notes = [entry for entry in _as_they_count(record).values() if isinstance(entry, Noted)]
    seats = tuple(Seat) if record.setup.doubles else (Seat.A1, Seat.B1)
    counts = {seat: sum(is_warning_of(note, record.setup.player_at(seat).name) for note in notes) for seat in seats}
    return {seat: count for seat, count in counts.items() if count}


def _as_they_count(record: MatchRecord) -> Mapping[int, Entry]:
    """The standing entries by number, amended as they are; no ruling is needed for that."""
    counting: dict[int, Entry] = {}
    for number in record.standing:
        entry = record.entries[number].entry
        if isinstance(entry, Amended):
            counting[entry.number] = entry.with_
        else:
            counting[number] = entry
    return counting
