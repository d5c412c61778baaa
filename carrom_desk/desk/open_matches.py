"""Marks of matches at this desk: one of an open match that is still there at the next opening tells of a kill or a
power cut, another one that the players of singles have taken each other’s seats.
"""

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from carrom_desk.formats import date_of, from_to, hours_and_minutes, time_of_day, to_the_minute
from carrom_desk.i18n import _
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord

OPEN, ACROSS = "open", "across"
"""Marks of a match: it is open, or side B sits where side A usually does."""


class MatchMarks:
    """One empty file for each marked match; without a folder, nothing is marked."""

    def __init__(self, data_folder: Path | None, kind: str) -> None:
        self._folder = None if data_folder is None else data_folder / kind

    def has(self, match_id: MatchId) -> bool:
        return self._folder is not None and self._mark(self._folder, match_id).is_file()

    def mark(self, match_id: MatchId) -> bool:
        """Marks a match; returns True if it already was."""
        if self._folder is None:
            return False
        mark = self._mark(self._folder, match_id)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            mark.touch(mode=0o600, exist_ok=False)
        except FileExistsError:
            return mark.is_file()
        except OSError:
            return False  # the match is safe without
        return False

    def unmark(self, match_id: MatchId) -> None:
        if self._folder is not None:
            with suppress(OSError):
                self._mark(self._folder, match_id).unlink(missing_ok=True)

    @staticmethod
    def _mark(folder: Path, match_id: MatchId) -> Path:
        """Returns the file of a match, whose id may come from elsewhere and have any form."""
        return folder / sha256(match_id.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def interruption_of(record: MatchRecord, reopened: str) -> Noted | None:
    """Returns a remark on the time from the last entry until a match was reopened (ISO 8601); None where no play was
    interrupted.
    """
    if not record.entries or record.state.is_over:
        return None
    last = record.entries[-1].at
    times = from_to(last, reopened)
    if hours_and_minutes(last) == hours_and_minutes(reopened):
        times = f"{time_of_day(last)}–{time_of_day(reopened)}"
    if date_of(last) != date_of(reopened):
        times = f"{to_the_minute(last)} – {to_the_minute(reopened)}"
    return Noted(_("Interrupted {times}").format(times=times))


def resumed_words(record: MatchRecord) -> str:
    """Returns a sentence on what an interruption left of a match."""
    last = record.entries[-1]
    words = _("Opened at entry {number}, {time}. Marks that were not confirmed are gone.")
    return words.format(number=last.number, time=time_of_day(last.at))
