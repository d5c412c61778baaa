"""What those who watch are shown of a match, as values."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.panels.score_view import ScoreView, score_view
from carrom_desk.match.match_text import match_title, place_in_match
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.ruling_text import ruling_text, settled
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide

_UNNAMED = BySide("", "")


@dataclass(frozen=True, slots=True)
class SpectatorView:
    """A match as it is on disk; marks that are not confirmed yet are the umpire's alone."""

    heading: str = ""
    """Event, round and table, or who plays whom."""
    place: str = ""
    """The game and the board."""
    score: ScoreView | None = None
    """None while no match is open."""
    names: BySide[str] = _UNNAMED
    """Each side's players, a line for each."""
    clubs: BySide[str] = _UNNAMED
    """Clubs or countries of each side's players, as far as they are named."""
    announcement: str = ""
    """The last decision, in a sentence; empty before the first of a board."""


def spectator_view(record: MatchRecord) -> SpectatorView:
    """What is shown of a match; a result that a protest withholds is not told."""
    setup, state = record.setup, record.state
    text = ruling_text(say, state, settled(record)) if state.board is not None or state.protest is None else None
    return SpectatorView(
        heading=match_title(say, setup),
        place=place_in_match(say, state),
        score=score_view(state),
        names=BySide(_names(setup.sides.a), _names(setup.sides.b)),
        clubs=BySide(_clubs(setup.sides.a), _clubs(setup.sides.b)),
        announcement=text.decision if text is not None else "",
    )


def spoken(view: SpectatorView) -> str:
    """The whole window for a screen reader."""
    if view.score is None:
        return QCoreApplication.translate("Spectators", "No match is open.")
    sides = view.score.sides
    said = QCoreApplication.translate("Spectators", "{name}: {score} points, {games} games won")
    lines = (said.format(name=side.name, score=side.score, games=side.games) for side in (sides.a, sides.b))
    return ". ".join(part for part in (view.heading, view.place, *lines, view.announcement) if part)


def _names(players: tuple[Player, ...]) -> str:
    return "\n".join(player.name for player in players)


def _clubs(players: tuple[Player, ...]) -> str:
    """Where a side comes from; partners of one club name it once."""
    named = (", ".join(part for part in (player.club, player.country) if part) for player in players)
    return " / ".join(dict.fromkeys(words for words in named if words))
