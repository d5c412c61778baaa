"""What only the window says, and what several of its rooms say alike."""

from collections.abc import Callable

from carrom_desk.i18n import N_, Words, _, ngettext, say
from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Entry,
    IncidentSeen,
    MatchAbandoned,
    Override,
    ProtestDecided,
    StrokeMade,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.problems import DocumentProblem, Refusal
from carrom_desk.match.record import MatchRecord, warned, warnings_of
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.stroke_draft import StrokeDraft
from carrom_desk.presentation.wording.match_text import IN_TURN, score_now
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law
from carrom_desk.rules.piece_text import men
from carrom_desk.rules.position import Pieces, QueenPlace
from carrom_desk.rules.ruling import Turn
from carrom_desk.rules.words import NAMED, of_side

from .languages import in_language
from .names import told_shortly


def fault_line(fault: DocumentProblem) -> str:
    """A fault of a document with its place."""
    return f"{fault.at or '/'}: {in_language(fault.problem)}"


Notify = Callable[[str], None]
"""Takes a sentence for the umpire."""

# Said in several rooms

REASON_IS_PRINTED = N_("Reason: it is printed")
GIVE_THE_REASON = N_("Give the reason: it is printed in the report.")
NOT_AT_THE_BOARD = N_("Not at the board in time")
UMPIRES_DECISION = N_("Umpire's decision")
MATCH_IS_OVER = N_("The match is over.")
NO_MATCH_IS_OPEN = N_("No match is open.")
OPEN_A_MATCH = N_("Open a match first.")
MATCHES = N_("Matches")
STOP = N_("Stop")
MATCHES_NOT_OPEN = N_("The matches are not open.")
NOTHING_IS_CHANGED = N_("Nothing is changed yet.")
NOTHING_MARKED = N_("Nothing is marked.")
PAIRINGS_FROM_SOL = N_("Pairings from SoL")
RESTORE_A_BACKUP = N_("Restore a backup…")
SECOND_FOLDER = N_("Second folder for backups")
BACKED_UP_TOO = N_("Backups go to {folder} as well.")
NO_SECOND_FOLDER = N_("No second folder")
POINTS_OF_BOARD = N_("Points of the board")
TYPED_BEFORE = N_("This was typed before; “Clear all” begins with an empty page.")
WHICH_PLAYER = N_("Which player")
NOT_NAMED = N_("Not named")


# Below a name in the score


def side_note(state: MatchState, side: Side) -> str:
    """A protest of theirs, colour, what the Queen counts; or that the side has won."""
    board = state.board
    if state.announced_winner is side:
        return _("has won the match")
    parts = []
    if state.protest is not None and state.protest.by is side:
        parts.append(_("protest undecided"))
    if board is not None:
        white, black = _("white"), _("black")
        parts += [white if side is board.white else black, _queen(state, board, side)]
    return " · ".join(parts)


def _queen(state: MatchState, board: BoardState, side: Side) -> str:
    """What she counts if this side wins the board, as far as that is open (icf-revised 52 to 54)."""
    edition = state.setup.laws
    credit = edition.scoring.queen_credit(score_now(state).of(side))
    holder, place = board.queen_holder, board.position.queen
    if holder is not None and holder is not side:
        return _("Queen counts 0")
    if credit == 0:
        law = ", ".join(edition.cite(Law.QUEEN_FROM_22))
        if law:
            return _("Queen counts 0 (law {law})").format(law=law)
        return _("Queen counts 0")
    if holder is side:
        return _("has the Queen: {points}").format(points=credit)
    if place is QueenPlace.TO_COVER and board.turn.side is side:
        return _("Queen to cover: {points}").format(points=credit)
    return _("Queen counts {points}").format(points=credit)


# What jumped off


def jumped_line(record: MatchRecord, draft: StrokeDraft) -> str:
    """What to put back, the first first: as it is marked, or of the stroke just made; empty when nothing jumped.

    The Queen comes first, then the men of who struck, then the others (icf-revised 65); other editions name no order.
    """
    state = record.state
    if draft.jumped.is_any() and state.board is not None:
        return _line(draft.as_command(state.board).stroke.jumped, state.board, record.setup.laws)
    last = state.last_ruled
    if last is None or not record.standing or not draft.is_empty():
        return ""
    entry, board = record.entries[record.standing[-1]].entry, last.before.board
    if not isinstance(entry, StrokeMade) or board is None or last.ruling.board is not None:
        return ""
    return _line(entry.stroke.jumped, board, record.setup.laws)


def _line(jumped: Pieces, board: BoardState, laws: Edition) -> str:
    """One piece after the other; the striker is taken up by its player."""
    law = laws.numbers.get(Law.MEN_JUMPED)
    is_white = board.turn.side is board.white
    parts = [_("Queen")] if jumped.queen else []
    parts += [men(jumped.own, is_white=is_white)] if jumped.own else []
    parts += [men(jumped.opponent, is_white=not is_white)] if jumped.opponent else []
    if not parts or law is None:
        return ""
    then = _(", then ")
    text = _("Back to the centre: {pieces} (law {law}).")
    return text.format(pieces=then.join(parts), law=law)


# Warnings


def consequence_of(record: MatchRecord, entry: Warned | Disqualified | TurnCorrected) -> str:
    """What such an entry would lead to."""
    if isinstance(entry, TurnCorrected):
        return say(IN_TURN, player=record.setup.player_at(entry.player).name)
    if isinstance(entry, Disqualified):
        side = record.setup.side_name(entry.by)
        words = of_side(
            side,
            N_("{side} loses the match."),
            N_("{side} lose the match."),
        )
        return say(words, side=side)
    whom = warned(record.setup, entry)
    text = _("Warning {number} of {player}; the turn stays as it is.")
    number = warnings_of(record).get(whom, 0) + 1
    return text.format(number=number, player=warned_name(record.setup, whom))


def warned_name(setup: Setup, whom: Seat | Side) -> str:
    """The name of a player, or the names of a pair."""
    return setup.side_name(whom) if isinstance(whom, Side) else setup.player_at(whom).name


def warnings_lines(record: MatchRecord) -> BySide[str]:
    """How often the players of each side were warned, by name in doubles; empty when never."""
    setup, lines = told_shortly(record.setup), BySide("", "")
    for whom, count in warnings_of(record).items():
        side = whom if isinstance(whom, Side) else whom.side
        line = ngettext("{count} warning", "{count} warnings", count).format(count=count)
        if setup.doubles:
            line = say(NAMED, name=warned_name(setup, whom), text=line)
        lines = lines.with_(side, " · ".join(filter(None, (lines.of(side), line))))
    return lines


# Before something ends, each of a player and of a pair

_GIVES_UP_MATCH = (
    N_("{side} gives up the match?"),
    N_("{side} give up the match?"),
)
_GIVES_UP_GAME = (
    N_("{side} gives up the game?"),
    N_("{side} give up the game?"),
)
_LOSES_MATCH = (
    N_("{side} loses the match?"),
    N_("{side} lose the match?"),
)
_WINS_BY_WALKOVER = (
    N_("{side} wins the match by walkover?"),
    N_("{side} win the match by walkover?"),
)
_LOSES_BOARD = (
    N_("{side} loses the board?"),
    N_("{side} lose the board?"),
)


def ending_question(setup: Setup, entry: Entry | None) -> str:
    """Whether it is really to be ended; empty for an entry that ends nothing by itself."""
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
            return _("The match ends without a result?")
        case IncidentSeen():
            return _ask(_LOSES_BOARD, setup, entry.by)
        case BoardReplayed():
            return _("The board does not count and is played again?")
        case TimeOver():
            return _("The game ends now, and the board in progress does not count?")
        case ProtestDecided(upheld=True):
            return _("The protest is upheld, and the board is played again?")
        case ProtestDecided():
            return _("The protest is overruled, and the result stands?")
        case Override(turn=Turn.BOARD_OVER) | Override(board_goes_on=True):
            return _("The board ends otherwise than the laws say?")
        case _:
            return ""


def _ask(words: tuple[Words, Words], setup: Setup, side: Side) -> str:
    name = told_shortly(setup).side_name(side)
    return say(of_side(name, *words), side=name)


# Marks and refusals


def refusal_sentences(refusal: Refusal) -> tuple[str, ...]:
    """Everything that is to be said of a refusal: for an impossible act each reason once."""
    found = tuple(dict.fromkeys(say(problem.reason.words) for problem in refusal.problems))
    return found or (say(refusal.reason.words),)


def why_refused(refusal: Refusal | None) -> str:
    """The same in one line; empty where nothing is refused."""
    return "" if refusal is None else " ".join(refusal_sentences(refusal))


def plain_tip(text: str) -> str:
    """The words for a tip. Qt would take some texts for HTML and draw, or load, what they name."""
    if "<" not in text and "&" not in text:
        return text
    from html import escape  # its table of every named sign takes 3 ms of a start

    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"
