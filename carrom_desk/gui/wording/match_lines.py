"""Lines about a match that are made of its values: what it is, how it is played, where it stands."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide
from carrom_desk.match.state import MatchState

from .counted import Counted
from .match_words import edition_name


def match_title(setup: Setup) -> str:
    """Event, round and table, as far as they are named; otherwise who plays whom."""
    table = QCoreApplication.translate("Match", "Table {table}").format(table=setup.table) if setup.table else ""
    parts = [words for words in (setup.event, setup.round, setup.category, table) if words]
    if parts:
        return " · ".join(parts)
    versus = QCoreApplication.translate("Match", "{a} – {b}")
    names = [" / ".join(player.name for player in players) for players in (setup.sides.a, setup.sides.b)]
    return versus.format(a=names[0], b=names[1])


def laws_and_format(setup: Setup) -> str:
    """The law text, and how many games, points and boards."""
    competition = setup.competition
    if competition.games == 1:
        games = QCoreApplication.translate("Match", "1 game")
    else:
        games = QCoreApplication.translate("Match", "best of {games}").format(games=competition.games)
    if competition.points == 1:
        points = QCoreApplication.translate("Match", "1 point")
    else:
        points = Counted().points(competition.points)
    if competition.boards is None:
        boards = QCoreApplication.translate("Match", "no board limit")
    elif competition.boards == 1:
        boards = QCoreApplication.translate("Match", "1 board")
    else:
        boards = Counted().boards(competition.boards)
    return " · ".join((edition_name(setup.laws), games, points, boards))


def place_in_match(state: MatchState) -> str:
    """The game and the board being played, and whether a protest withholds the result."""
    if state.protest is None:
        return _place(state)
    return QCoreApplication.translate("Match", "{place} · under protest").format(place=_place(state))


def _place(state: MatchState) -> str:
    if state.is_over:
        return QCoreApplication.translate("Match", "Match over")
    if state.game is None:
        return QCoreApplication.translate("Match", "Before the toss")
    game = QCoreApplication.translate("Match", "Game {number}").format(number=state.game.number)
    if state.board is None:
        return game
    board = QCoreApplication.translate("Match", "board {number}").format(number=state.board.number)
    return f"{game} · {board}"


def score_now(state: MatchState) -> BySide[int]:
    """The points of the game being played, of the one broken off, or of the last one."""
    game = state.game or state.unfinished
    if game is not None:
        return game.score
    return state.history[-1].score if state.history else NOUGHT


def score_line(state: MatchState) -> str:
    """The points of the game in one line."""
    score = score_now(state)
    return QCoreApplication.translate("Match", "{a} – {b}").format(a=score.a, b=score.b)
