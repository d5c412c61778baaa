"""When the database is to be copied: after each game and each match, and on leaving if anything was written since."""

from carrom_desk.match.database_service import BackupReason
from carrom_desk.match.record import MatchRecord


class CopiesDue:
    """Follows the match that is open, at a window or at any other front end."""

    def __init__(self) -> None:
        """Nothing was written yet."""
        self.is_changed = False
        """Whether anything was written since the last copy."""
        self._games, self._is_over = 0, False

    def follow(self, record: MatchRecord) -> None:
        """A match was opened: its games so far are no reason for a copy."""
        games = record.state.games
        self._games, self._is_over = games.a + games.b, record.state.is_over

    def note(self, record: MatchRecord) -> BackupReason | None:
        """A match went on by an entry that is on disk; why a copy is due now, if one is."""
        self.is_changed = True
        games, was_over = self._games, self._is_over
        self.follow(record)
        if self._is_over and not was_over:
            return BackupReason.MATCH_OVER
        return BackupReason.GAME_OVER if self._games > games else None
