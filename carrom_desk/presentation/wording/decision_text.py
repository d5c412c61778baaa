"""Confirmation questions before a decision ends something, consequences of warnings, and unnoticed mistakes."""

from collections.abc import Mapping

from carrom_desk.i18n import N_, Words, _, ngettext, say
from carrom_desk.match.effects.unnoticed import Unnoticed, UnnoticedCase
from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Entry,
    IncidentSeen,
    LeadStands,
    MatchAbandoned,
    Override,
    ProtestDecided,
    ShotOut,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.record import MatchRecord, warned, warnings_of
from carrom_desk.match.setup import Setup, TimedEnd
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import Protest
from carrom_desk.presentation.names import full_names, shortened_setup, shown
from carrom_desk.presentation.wording.entry_text import QUEEN_COUNTS_AS_COVERED
from carrom_desk.presentation.wording.match_text import IN_TURN, score_text, with_law
from carrom_desk.rules.ruling import Turn
from carrom_desk.rules.texts.words import NAMED, of_side


def consequence_of(record: MatchRecord, entry: Warned | Disqualified | TurnCorrected) -> str:
    """Returns the consequence of an entry, shown before it is made."""
    if isinstance(entry, TurnCorrected):
        return say(IN_TURN, player=shown(record.setup.player_at(entry.player).name))
    if isinstance(entry, Disqualified):
        side = shown(record.setup.side_name(entry.by))
        words = of_side(side, N_("{side} loses the match."), N_("{side} lose the match."))
        return say(words, side=side)
    whom = warned(record.setup, entry)
    text = _("Warning {number} for {player}. The turn does not change.")
    number = warnings_of(record).get(whom, 0) + 1
    return text.format(number=number, player=warned_name(record.setup, whom))


def warned_name(setup: Setup, whom: Seat | Side) -> str:
    """Returns the name of a player, or of a pair."""
    return shown(setup.side_name(whom) if isinstance(whom, Side) else setup.player_at(whom).name)


def warnings_lines(record: MatchRecord) -> BySide[str]:
    """Returns sentences on the warnings of each side, by player in doubles; empty without warnings."""
    lines = BySide("", "")
    for whom, count in warnings_of(record).items():
        side = whom if isinstance(whom, Side) else whom.side
        line = ngettext("{count} warning", "{count} warnings", count).format(count=count)
        if record.setup.doubles:
            line = say(NAMED, name=warned_name(shortened_setup(record.setup), whom), text=line)
        lines = lines.with_(side, " · ".join(filter(None, (lines.of(side), line))))
    return lines


STANDS = N_("The result stands")
PROTESTED = N_("Protest by {side} about board {board} of game {game}: the result is withheld.")


def protest_lines(setup: Setup, protest: Protest) -> tuple[str, str]:
    """Returns whose protest it is, that the result is withheld (147), and the consequence of the decision (148)."""
    start, names = protest.board_start, full_names(setup)
    score, breaker = start.current_game.score, names.player(start.current_board.breaker)
    about = say(PROTESTED, side=names.side(protest.by), **protest.place)
    words = _(
        "Upheld: board {board} of game {game} is replayed from {score}, and {player} breaks. "
        "Overruled: the result stands."
    )
    return about, words.format(score=score_text(score), player=breaker, **protest.place)


# Questions before something ends, for a player and for a pair

_GIVES_UP_MATCH = (N_("Record that {side} concedes the match?"), N_("Record that {side} concede the match?"))

_GIVES_UP_GAME = (N_("Record that {side} concedes the game?"), N_("Record that {side} concede the game?"))

_LOSES_MATCH = (N_("Record that {side} loses the match?"), N_("Record that {side} lose the match?"))

_WINS_BY_WALKOVER = (
    N_("Record that {side} wins the match by walkover?"),
    N_("Record that {side} win the match by walkover?"),
)

_LOSES_BOARD = (N_("Record that {side} loses the board?"), N_("Record that {side} lose the board?"))

UPHOLD_PROTEST = N_("Uphold the protest and replay the board?")
OVERRULE_PROTEST = N_("Overrule the protest and let the result stand?")


_TIME_UP: Mapping[TimedEnd, Words] = {
    TimedEnd.DROP: N_("End the game now, without the board in progress?"),
    TimedEnd.FINISH: N_("Time is up. Play the board in progress to its end as the last one?"),
    TimedEnd.COUNT: N_("End the game now, and count the men left of the board in progress?"),
}


def ending_question(setup: Setup, entry: Entry | None) -> str:
    """Returns the question to confirm before an entry ends something; empty if it does not."""
    match entry:
        case Conceded(what=Concession.MATCH):
            return _ask(_GIVES_UP_MATCH, setup, entry.by)
        case Conceded():
            return _ask(_GIVES_UP_GAME, setup, entry.by)
        case Disqualified():
            return _ask(_LOSES_MATCH, setup, entry.by)
        case WalkedOver(winner=Side() as winner):
            return _ask(_WINS_BY_WALKOVER, setup, winner)
        case WalkedOver() | MatchAbandoned():
            return _("Record that the match ends without a result?")
        case IncidentSeen():
            return _ask(_LOSES_BOARD, setup, entry.by)
        case BoardReplayed():
            return _("Replay the board without counting this one?")
        case TimeOver():
            return say(_TIME_UP[setup.competition.timed_end])
        case LeadStands():
            return _("End the game now, because the lead cannot be caught?")
        case ShotOut():
            return _("Record who won the shoot-out?")
        case ProtestDecided(upheld=True):
            return say(UPHOLD_PROTEST)
        case ProtestDecided():
            return say(OVERRULE_PROTEST)
        case Override(turn=Turn.BOARD_OVER) | Override(board_goes_on=True):
            return _("Override the laws on how this board ends?")
        case _:
            return ""


def ending_verb(entry: Entry) -> str:
    """Returns the label of the button that confirms it."""
    match entry:
        case TimeOver() | LeadStands():
            return _("End game")
        case BoardReplayed():
            return _("Replay the board")
        case _:
            return _("Record")


def _ask(words: tuple[Words, Words], setup: Setup, side: Side) -> str:
    name = shortened_setup(setup).side_name(side)
    return say(of_side(name, *words), side=name)


# Unnoticed mistakes

_AT_LENGTH: Mapping[Unnoticed, Words] = {
    Unnoticed.OUT_OF_TURN: N_("Played out of turn, unnoticed: the turn is allowed"),
    Unnoticed.WRONG_MAN_PLACED: N_("Wrong man placed, unnoticed: it stays"),
    Unnoticed.DUE_NOT_PLACED: N_("Men owed not placed, unnoticed: they are forfeited"),
    Unnoticed.QUEEN_NOT_COVERED: QUEEN_COUNTS_AS_COVERED,
    Unnoticed.WENT_ON: N_("Opponent’s man pocketed, unnoticed: it counts, and the turn ends when it is noticed"),
}


def unnoticed_title(case: UnnoticedCase, colour: str = "") -> str:
    """Returns the title of a mistake with its law; the colour distinguishes two of a kind."""
    title = _("{case}: {colour} ({law})") if colour else _("{case} ({law})")
    return title.format(case=say(case.kind.words), colour=colour, law=case.law)


def unnoticed_reason(case: UnnoticedCase) -> str:
    """Returns the reason of the decision with the law, as printed in the report."""
    return with_law(say(_AT_LENGTH[case.kind]), case.law)
