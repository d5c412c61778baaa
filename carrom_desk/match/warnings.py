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
    notes = _notes(record)
    seats = tuple(Seat) if record.setup.doubles else (Seat.A1, Seat.B1)
    counts = {seat: sum(is_warning_of(note, record.setup.player_at(seat).name) for note in notes) for seat in seats}
    return {seat: count for seat, count in counts.items() if count}


def _notes(record: MatchRecord) -> list[Noted]:
    """The notes that stand, amended as they are; no ruling is needed for that."""
    counting: dict[int, Entry] = {each.number: each.entry for each in record.entries.of_kind(Noted)}
    for logged in record.entries.of_kind(Amended):
        if isinstance(logged.entry, Amended) and logged.number in record.standing:
            counting[logged.entry.number] = logged.entry.with_
    return [note for number, note in counting.items() if isinstance(note, Noted) and number in record.standing]
