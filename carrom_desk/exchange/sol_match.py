"""A match made ready for SoL: when it was played, and its games."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoredMatch

from .match_file import replay_match
from .sol_game import SolGames, sol_games_of

UNKNOWN_DAY = date(2020, 1, 1)
"""Stands for a day that the log does not tell: SoL asks for one. It is the first of those after which SoL shows a
player's name unless he objects; of players in older tourneys only it would make their names unreadable."""


@dataclass(frozen=True, slots=True)
class SolMatch:
    """A match with all that its place in a document of SoL's follows from."""

    id: MatchId
    setup: Setup
    day: date
    """Of its first entry, in the hall's own time."""
    time: str
    """The first entry's time of day, such as "10:04"; empty where the log does not say."""
    games: SolGames

    @property
    def has_boards(self) -> bool:
        """Whether any game is written with its boards."""
        return any(game.boards for game in self.games.games)


def sol_matches_of(matches: Sequence[StoredMatch]) -> tuple[SolMatch, ...]:
    """Matches in the order in which they were begun.

    Raises:
        InvalidDocument: a match has an entry that is not possible where it stands.
    """
    return tuple(sorted(map(_sol_match_of, matches), key=lambda match: (match.day, match.time)))


def _sol_match_of(match: StoredMatch) -> SolMatch:
    at = match.entries[0].at if match.entries else ""
    day = _day_of(at)
    time = "" if day is None else at[11:16]
    return SolMatch(match.id, match.setup, day or UNKNOWN_DAY, time, sol_games_of(replay_match(match).record))


def _day_of(at: str) -> date | None:
    try:
        return date.fromisoformat(at[:10])
    except ValueError:
        return None
