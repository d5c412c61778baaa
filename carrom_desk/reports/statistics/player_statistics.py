"""Statistics of a player over several matches."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from carrom_desk.formats import moment_key
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import Seat
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.statistics import Statistics, combined


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match of the player."""

    sheet: ScoreSheet
    seat: Seat
    """Seat of the player."""

    @property
    def statistics(self) -> Statistics:
        return self.sheet.statistics.seats[self.seat]

    @property
    def opponents(self) -> tuple[str, ...]:
        """Key for the opponents, ignoring case and order."""
        return tuple(sorted(_folded(player.name) for player in self.sheet.setup.sides.of(self.seat.side.other)))

    @property
    def boards(self) -> tuple[BoardLine, ...]:
        """Finished boards of which more than the score is known."""
        return tuple(board for game in self.sheet.games for board in game.boards)

    @property
    def is_won(self) -> bool | None:
        """True when the player's side won; None without a result."""
        winner = self.sheet.outcome.winner
        return None if winner is None else winner is self.seat.side

    @property
    def result(self) -> str:
        """Outcome for the player: won, lost or open."""
        return "open" if self.is_won is None else "won" if self.is_won else "lost"


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """Statistics of a player over all matches."""

    name: str
    matches: tuple[PlayedMatch, ...]
    """Matches in the order of play."""
    total: Statistics

    @property
    def won(self) -> int:
        return sum(match.is_won is True for match in self.matches)

    @property
    def lost(self) -> int:
        return sum(match.is_won is False for match in self.matches)


def player_statistics_of(name: str, sheets: Iterable[ScoreSheet]) -> PlayerStatistics:
    """Returns the statistics of the player with this name, ignoring case; matches of others are ignored."""
    found = (_played(sheet, name) for sheet in sheets)
    matches = sorted((match for match in found if match is not None), key=lambda match: moment_key(match.sheet.started))
    written = matches[-1].sheet.setup.player_at(matches[-1].seat).name if matches else plain(name)
    total = combined(match.statistics for match in matches)
    return PlayerStatistics(written, tuple(matches), total)


def is_same_name(one: str, other: str) -> bool:
    """Returns True when two names are equal, ignoring case and spaces."""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return plain(unicodedata.normalize("NFC", name)).casefold()


def _played(sheet: ScoreSheet, name: str) -> PlayedMatch | None:
    same = (seat for seat in sheet.names.short if is_same_name(sheet.setup.player_at(seat).name, name))
    return next((PlayedMatch(sheet, seat) for seat in same), None)
