"""Sentences and short texts shared by several parts of a printed sheet."""

from collections.abc import Callable, Iterator

from carrom_desk.formats import date_words, from_to, minutes_between, time_of_day, zone_words
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.entry.entries import Conceded, LeadStands, ShotOut, StrokeMade, TossChoice
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import Competition, Player, Setup, TimedEnd
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.sheet.remarks import ProtestLine
from carrom_desk.presentation.sheet.score_card import GameLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet, TossLine
from carrom_desk.presentation.wording.match_text import (
    CHANGES_OF_SIDES,
    MATCH_BY_CONCESSION,
    MATCH_BY_WALKOVER,
    MATCH_WON,
    NO_BOARD_IS_STARTED,
    duration,
    format_line,
    in_a_row,
    kind_of_match,
    match_won,
    score_and_way,
    sentence,
)
from carrom_desk.rules.texts.words import of_side

SLAM_MARKS = {Slam.WHITE: "WS", Slam.BLACK: "BS"}
"""Marks of slams on score cards."""
EMPTY = "–"
"""Text of an empty cell."""


def outcome_words(sheet: ScoreSheet, called: Callable[[Side], str] | None = None) -> str:
    """Returns a sentence on the result, or why there is none; with full names unless `called` is given.

    A single game is reported in points.
    """
    outcome = sheet.outcome
    if outcome.winner is None:
        return _no_winner(sheet, outcome)
    called = called or sheet.names.full.side
    winner, loser = called(outcome.winner), called(outcome.winner.other)
    is_single = _is_one_game(sheet)
    score = game_words(sheet, sheet.games[0]) if is_single else sheet.names.score(outcome.games)
    is_played = any(isinstance(line.entry, StrokeMade) for line in sheet.log)
    words = _won(outcome, winner, is_single=is_single, is_played=is_played)
    reason = sentence(outcome.reason)
    return sentence(say(words, winner=winner, side=winner, loser=loser, score=score, reason=reason).strip())


def _won(outcome: Outcome, winner: str, *, is_single: bool, is_played: bool) -> Words:
    """Returns how the match was won."""
    match outcome.kind:
        case OutcomeKind.CONCEDED if is_single:
            return of_side(
                winner,
                N_("{winner} wins the match: {loser} conceded at {score}."),
                N_("{winner} win the match: {loser} conceded at {score}."),
            )
        case OutcomeKind.CONCEDED if outcome.games == NOUGHT:
            return of_side(winner, *MATCH_BY_CONCESSION)
        case OutcomeKind.CONCEDED:
            return of_side(
                winner,
                N_("{winner} wins the match, {score} in games: {loser} conceded."),
                N_("{winner} win the match, {score} in games: {loser} conceded."),
            )
        case OutcomeKind.DISQUALIFIED:
            return of_side(
                winner,
                N_("{winner} wins the match: {loser} was disqualified. {reason}"),
                N_("{winner} win the match: {loser} were disqualified. {reason}"),
            )
        case OutcomeKind.WALKOVER if outcome.reason:
            return N_("Walkover to {winner}: {reason}")
        case OutcomeKind.WALKOVER if is_played:
            return of_side(winner, *MATCH_BY_WALKOVER)
        case OutcomeKind.WALKOVER:
            return N_("Walkover to {winner}: {loser} did not appear.")
        case _ if is_single:
            return of_side(winner, N_("{winner} wins the match, {score}."), N_("{winner} win the match, {score}."))
        case _:
            return of_side(winner, *MATCH_WON)


def _is_one_game(sheet: ScoreSheet) -> bool:
    return sheet.setup.competition.games == 1 and bool(sheet.games)


def _no_winner(sheet: ScoreSheet, outcome: Outcome) -> str:
    is_single = _is_one_game(sheet)
    score = sheet.names.score(sheet.games[0].score if is_single else outcome.games)
    match outcome.kind:
        case OutcomeKind.WITHHELD:
            return _("Result withheld: protest undecided.")
        case OutcomeKind.CLAIM_OPEN if is_single:
            return _("Claim open, {score}: no result yet.").format(score=score)
        case OutcomeKind.CLAIM_OPEN:
            return _("Claim open, {score} in games: no result yet.").format(score=score)
        case OutcomeKind.ABANDONED:
            words = N_("Match abandoned: no result. {reason}")
            return say(words, reason=sentence(outcome.reason)).strip()
        case OutcomeKind.DRAWN if is_single:
            return _("The match is drawn, {score}.").format(score=score)
        case OutcomeKind.DRAWN:
            return match_won(sheet.names, None, outcome.games)
        case OutcomeKind.NOT_BEGUN:
            return _("Not started: no result.")
        case _ if is_single:
            return _("In progress, {score}: no result yet.").format(score=score)
        case _:
            return _("In progress, {score} in games: no result yet.").format(score=score)


def origin_words(player: Player) -> str:
    """Returns a player's club and country."""
    return in_a_row((player.club, player.country))


_FIRST_TOSS = {TossChoice.BREAK: N_("{side}, chose to break"), TossChoice.SIDE: N_("{side}, chose the side")}
_LATER_TOSS = {
    TossChoice.BREAK: N_("{side}, chose to break (game {game}, board {board})"),
    TossChoice.SIDE: N_("{side}, chose the side (game {game}, board {board})"),
}


def toss_words(sheet: ScoreSheet, toss: TossLine, side: str) -> str:
    """Returns who won a toss, named as given, and what they chose."""
    is_first = toss is sheet.tosses[0] and sheet.setup.start is None
    words = _FIRST_TOSS if is_first else _LATER_TOSS
    return say(words[toss.choice], side=side, game=toss.game, board=toss.board)


def game_words(sheet: ScoreSheet, game: GameLine) -> str:
    """Returns the score of a game, with what decided it besides its boards."""
    return score_and_way(sheet.names.score(game.score), game.decided)


def ending_words(names: Names, game: GameLine) -> str:
    """Returns a sentence on how a game ended that its boards did not decide; empty if they, or the clock, did."""
    match game.ended_by:
        case Conceded(by=side):
            return _("Conceded by {side}.").format(side=names.side(side))
        case LeadStands():
            return _("The lead stands: the boards left could not make it up.")
        case ShotOut(winner=winner, a=int() as a, b=int() as b):
            words = _("Shoot-out won by {side}, {score}.")
            return words.format(side=names.side(winner), score=names.score(BySide(a, b)))
        case ShotOut(winner=winner):
            return _("Shoot-out won by {side}.").format(side=names.side(winner))
        case _:
            return ""


def umpires_of(setup: Setup) -> tuple[str, ...]:
    """Returns the umpires who sign: those named in the field, parted by commas, or one without a name."""
    return tuple(filter(None, (name.strip() for name in setup.umpire.split(",")))) or ("",)


def format_words(setup: Setup) -> str:
    line = sentence(f"{kind_of_match(setup)} · {format_line(setup.competition)}")
    return " ".join((line, change_words(setup), *special_words(setup.competition)))


def format_and_rules(competition: Competition) -> str:
    """Returns games, points and boards, with sentences on what few events play by."""
    rules = tuple(special_words(competition))
    line = format_line(competition)
    return " ".join((sentence(line), *rules)) if rules else line


def special_words(competition: Competition) -> Iterator[str]:
    """Yields sentences on what few events play by: the time of a round and its end, the last board, a shoot-out,
    changes of sides.
    """
    if competition.minutes is not None:
        yield _("A round lasts {minutes}.").format(minutes=duration(60 * competition.minutes))
    match competition.timed_end:
        case TimedEnd.FINISH:
            yield _("When time is up, the board in progress is the last.")
        case TimedEnd.COUNT:
            yield _("When time is up, the men left on the board count.")
        case TimedEnd.DROP:
            pass
    if competition.last_board_minutes is not None:
        minutes = duration(60 * competition.last_board_minutes)
        yield say(NO_BOARD_IS_STARTED, minutes=minutes)
    if competition.shoot_out:
        yield _("A shoot-out decides a level game.")
    if competition.change_in_every_game:
        yield _("Sides change within every game.")


def change_words(setup: Setup) -> str:
    """Returns a sentence on when sides are changed."""
    when = say(CHANGES_OF_SIDES[setup.competition.change_sides])
    return sentence(_("Change of sides: {when}").format(when=when))


def time_words(sheet: ScoreSheet) -> str:
    """Returns date, times and time zone of the match."""
    span = from_to(sheet.started, sheet.finished)
    words = in_a_row((date_words(sheet.started), span, minutes_between(sheet.started, sheet.finished)))
    zone = zone_words(sheet.started)
    return f"{words} ({zone})" if zone and zone not in span else words


def fate_words(sheet: ScoreSheet, protest: ProtestLine) -> str:
    """Returns the outcome of a protest, and when it was decided."""
    return f"{say(protest.fate.words)} {time_of_day(protest.decided_at, sheet.started)}".strip()


def board_words(game: int | None, board: int | None) -> str:
    """Returns game and board, such as "2.5" for the fifth board of the second game."""
    if game is None or board is None:
        return EMPTY
    return f"{game}.{board}"


def side_words(sheet: ScoreSheet, side: Side | None, nobody: str = EMPTY) -> str:
    """Returns the short name of a side, or a placeholder for none."""
    return nobody if side is None else sheet.names.side(side)
