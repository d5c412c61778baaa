"""The times of rounds by match, kept beside the matches: no match file knows of them."""

import json
from pathlib import Path

from PySide6.QtCore import QSettings

from carrom_desk.match.store import MatchId

from .round_time import RoundTime

_MOST = 200
"""Rounds that are remembered; the oldest are forgotten first."""


class KeptRounds:
    """A small file; losing it costs the time left of a round and no match."""

    def __init__(self, file: Path | None = None) -> None:
        """Keep them in a file; without one they are forgotten at the end."""
        self._settings = None if file is None else QSettings(str(file), QSettings.Format.IniFormat)
        self._rounds = self._read()

    def of(self, match_id: MatchId) -> RoundTime | None:
        """The time of a match's round; None where it has none."""
        return self._rounds.get(match_id)

    def keep(self, match_id: MatchId, time: RoundTime | None) -> None:
        """Remember the time of a match's round; None: it has none any more."""
        self._rounds.pop(match_id, None)
        if time is not None:
            self._rounds[match_id] = time
        self._rounds = dict(list(self._rounds.items())[-_MOST:])
        if self._settings is not None:
            self._settings.setValue(
                "rounds", json.dumps([[key, *_written(each)] for key, each in self._rounds.items()])
            )
            self._settings.sync()

    def _read(self) -> dict[MatchId, RoundTime]:
        kept = self._settings.value("rounds", "[]") if self._settings is not None else "[]"
        try:
            return {MatchId(str(key)): _time(*values) for key, *values in json.loads(str(kept))}
        except (TypeError, ValueError):
            return {}  # written by nobody we know: as if nothing were kept


def _written(time: RoundTime) -> tuple[int, int, int | None, bool]:
    return time.minutes, time.left_ms, time.ends_at_ms, time.has_begun


def _time(minutes: object, left_ms: object, ends_at_ms: object, has_begun: object) -> RoundTime:
    if not isinstance(minutes, int) or not isinstance(left_ms, int) or not isinstance(ends_at_ms, int | None):
        raise TypeError
    return RoundTime(minutes, left_ms, ends_at_ms, has_begun=bool(has_begun))
