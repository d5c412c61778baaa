"""Sentences about a match: its name, format, state, result and players."""

import re
from collections.abc import Iterable

from carrom_desk.formats import scored
from carrom_desk.i18n import N_, Words, _, current_language, ngettext, say
from carrom_desk.languages import direction_of
from carrom_desk.match.effects.outcome import GameDecision, OutcomeKind
from carrom_desk.match.plain_text import always_isolated
from carrom_desk.match.setup import ChangeSides, Competition, Setup, TimedEnd
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import Names, full_names, shown
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.rules.texts.piece_text import points_of
from carrom_desk.rules.texts.words import of_side

MATCH_IS_OVER = N_("The match is over.")
BOARD_OVER = N_("Board {number} is over")
GAME = N_("Game {number}")

NO_MATCH_IS_OPEN = N_("No match is open.")
MATCHES_NOT_OPEN = N_("The matches are not open.")

TIME_IS_UP = {
    TimedEnd.DROP: N_("Time. The board in progress does not count."),
    TimedEnd.FINISH: N_("Time. This board is the last."),
    TimedEnd.COUNT: N_("Time. The men left on the board count."),
}
NO_BOARD_IS_STARTED = N_("No board is started with less than {minutes} left.")
CHANGES_OF_SIDES = {
    ChangeSides.AFTER_4_BOARDS_OR_13: N_(
        "After each game; in the last game after board 4 or at 13 points, whichever comes first"
    ),
    ChangeSides.AT_13: N_("After each game; in the last game at 13 points"),
    ChangeSides.NEVER: N_("Never"),
}
IN_TURN = N_("{player} to play.")
MATCH_WON = (N_("{side} wins the match, {score} in games."), N_("{side} win the match, {score} in games."))
_UNDIVIDED = re.compile(r"(?<=\d) (?=(?:ms|s|min|%|[kMGT]B)(?!\w))")


def in_order(text: str) -> str:
    """Wraps a law's number or a score, such as "77(a)" or "9–0", so that right-to-left text does not reorder it."""
    return always_isolated(text) if direction_of(current_language()) else text


def in_a_row(parts: Iterable[str]) -> str:
    """Joins non-empty parts with the language's comma: "72(a), 77(b)"."""
    return _(", ").join(filter(None, parts))


def laws_in_a_row(laws: Iterable[str]) -> str:
    """Joins law numbers with the language's comma."""
    return in_a_row(map(in_order, laws))


# Sentences


def capital(text: str) -> str:
    """Capitalises the first letter."""
    return text[:1].upper() + text[1:]


_FULL_STOPS = ".।۔"
"""Full stops of all supported scripts."""


def sentence(text: str) -> str:
    """Makes a sentence of a text: capital first letter, and the language's full stop unless it already ends with
    one.
    """
    if not text:
        return ""
    has_end = text.rstrip("”’\"')“»").endswith((*_FULL_STOPS, "!", "?", "؟", "…"))
    return capital(text) if has_end else _("{text}.").format(text=capital(text))


def with_law(words: str, law: str | None) -> str:
    """Adds the number of the law, if there is one, to words that need not be a sentence."""
    return _("{words} (law {law})").format(words=words, law=law) if law else words


def phrase(text: str) -> str:
    """Returns a sentence without its full stop, for use within another one."""
    return text.rstrip(_FULL_STOPS)


def undivided_quantities(text: str) -> str:
    """Prevents line breaks between numbers and their units."""
    return _UNDIVIDED.sub("\N{NO-BREAK SPACE}", text)


def duration(seconds: int) -> str:
    """Returns a duration in seconds, in whole minutes, or from 100 seconds in both; numbers stay with their units."""
    minutes, rest = divmod(seconds, 60) if seconds >= 100 or seconds == 60 else (0, seconds)
    parts = []
    if minutes:
        parts.append(_("{minutes} min").format(minutes=minutes))
    if rest or not minutes:
        parts.append(_("{seconds} s").format(seconds=rest))
    return " ".join(undivided_quantities(part) for part in parts)


# Descriptions of a match


def match_title(setup: Setup) -> str:
    """Returns the given event, round, team tie and table; otherwise the players."""
    given = (setup.event, setup.round, setup.category, setup.tie, table_title(setup))
    parts = [shown(words) for words in given if words]
    if parts:
        return " · ".join(parts)
    names = full_names(setup)
    return _("{a} – {b}").format(a=names.side(Side.A), b=names.side(Side.B))


def table_title(setup: Setup) -> str:
    """Returns the table in words; empty if it is not known."""
    return _("Table {table}").format(table=setup.table) if setup.table else ""


def kind_of_match(setup: Setup) -> str:
    """Returns singles or doubles."""
    return _("Doubles") if setup.doubles else _("Singles")


def format_line(competition: Competition) -> str:
    """Returns numbers of games, points and boards."""
    games = _("1 game") if competition.games == 1 else _("best of {games}").format(games=competition.games)
    boards = _("no board limit") if competition.boards is None else boards_of(competition.boards)
    return " · ".join((games, points_of(competition.points), boards))


def boards_of(count: int) -> str:
    return ngettext("{count} board", "{count} boards", count).format(count=count)


def laws_and_format(setup: Setup) -> str:
    """Returns the law text, and numbers of games, points and boards."""
    return f"{laws_name(setup.laws, is_short=True)} · {format_line(setup.competition)}"


# Progress


def side_wins(name: str) -> str:
    """Returns a sentence that a player, or a pair, wins."""
    return say(of_side(name, N_("{side} wins"), N_("{side} win")), side=name)


def place_in_match(state: MatchState) -> str:
    """Returns the current game and board, or that a protest withholds the result."""
    if state.protest is None:
        return place_alone(state)
    return _("{place} · under protest").format(place=place_alone(state))


def place_ended(state: MatchState) -> str:
    """Returns the game and board that ended with the last act, or that the match is over."""
    last = state.last_ruled
    if state.is_over or last is None:
        return place_in_match(state)
    game = say(GAME, number=last.before.current_game.number)
    return f"{game} · {say(BOARD_OVER, number=last.board.number)}"


def place_alone(state: MatchState) -> str:
    """Returns the current game and board."""
    if state.is_over:
        return _("Match over")
    if state.game is None:
        return _("Before the toss")
    game = say(GAME, number=state.game.number)
    if state.board is None:
        return game
    board = _("board {number}").format(number=state.board.number)
    return f"{game} · {board}"


# Results


def game_won(names: Names, number: int, winner: Side | None, score: BySide[int]) -> str:
    """Returns who won a game and its score from their side; or that it is drawn."""
    if winner is None:
        return _("Game {number} is drawn, {score}.").format(number=number, score=names.score(score))
    side = names.side(winner)
    words = of_side(side, N_("{side} wins game {number}, {score}."), N_("{side} win game {number}, {score}."))
    return say(words, side=side, number=number, score=score_for(winner, score))


GAME_BY_CONCESSION = (N_("{side} wins game {number} by concession."), N_("{side} win game {number} by concession."))
MATCH_BY_CONCESSION = (N_("{side} wins the match by concession."), N_("{side} win the match by concession."))
MATCH_BY_WALKOVER = (N_("{side} wins the match by walkover"), N_("{side} win the match by walkover"))
BY_DISQUALIFICATION = (
    N_("{loser} disqualified: {side} wins the match"),
    N_("{loser} disqualified: {side} win the match"),
)


def match_decided(names: Names, winner: Side, words: tuple[Words, Words]) -> str:
    """Returns who won the match otherwise than by play; the words are for a player and for a pair."""
    side = names.side(winner)
    return sentence(say(of_side(side, *words), side=side, loser=names.side(winner.other)))


def match_won(names: Names, winner: Side | None, games: BySide[int]) -> str:
    """Returns who won the match and by how many games; or that it is drawn."""
    if winner is None:
        return _("The match is drawn, {score} in games.").format(score=names.score(games))
    side = names.side(winner)
    return say(of_side(side, *MATCH_WON), side=side, score=score_for(winner, games))


def score_text(score: BySide[int]) -> str:
    """Returns a score, such as "25–13"."""
    return scored(score.a, score.b)


def ending_text(kind: OutcomeKind) -> str:
    """Returns an ending other than by play, or the state; empty if the score shows it."""
    return say(kind.words) if kind.words.text else ""


def score_and_way(score: str, decided: GameDecision | None) -> str:
    """Returns the score of a game with what decided it besides its boards, such as "9–9 (shoot-out)"."""
    return score if decided is None else f"{score} ({say(decided.way.words)})"


def score_for(side: Side, score: BySide[int]) -> str:
    """Returns a score with this side first, such as "25–13" for the winner."""
    return scored(score.of(side), score.of(side.other))
