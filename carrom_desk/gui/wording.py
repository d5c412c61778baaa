"""What only the window says, and what several of its rooms say alike."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Entry,
    IncidentSeen,
    Override,
    ProtestDecided,
    StrokeMade,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.match_text import IN_TURN, score_now
from carrom_desk.match.problems import DocumentProblem, Refusal
from carrom_desk.match.record import MatchRecord, warned, warnings_of
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.stroke_draft import StrokeDraft
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law
from carrom_desk.rules.piece_text import counted, men
from carrom_desk.rules.position import Pieces, QueenPlace
from carrom_desk.rules.ruling import Turn
from carrom_desk.rules.words import NAMED, QT_TRANSLATE_NOOP, Words, of_side

from .languages import in_language, say


def fault_line(fault: DocumentProblem) -> str:
    """A fault of a document with its place."""
    return f"{fault.at or '/'}: {in_language(fault.problem)}"


Notify = Callable[[str], None]
"""Takes a sentence for the umpire."""

# Said in several rooms

REASON_IS_PRINTED = QT_TRANSLATE_NOOP("Window", "Reason: it is printed")
GIVE_THE_REASON = QT_TRANSLATE_NOOP("Window", "Give the reason: it is printed in the report.")
NOT_AT_THE_BOARD = QT_TRANSLATE_NOOP("Window", "Not at the board in time")
UMPIRES_DECISION = QT_TRANSLATE_NOOP("Window", "Umpire's decision")
MATCH_IS_OVER = QT_TRANSLATE_NOOP("Window", "The match is over.")
NO_MATCH_IS_OPEN = QT_TRANSLATE_NOOP("Window", "No match is open.")
OPEN_A_MATCH = QT_TRANSLATE_NOOP("Window", "Open a match first.")
MATCHES = QT_TRANSLATE_NOOP("LibraryDialog", "Matches")
STOP = QT_TRANSLATE_NOOP("Documents", "Stop")
MATCHES_NOT_OPEN = QT_TRANSLATE_NOOP("Window", "The matches are not open.")
NOTHING_MARKED = QT_TRANSLATE_NOOP("Window", "Nothing is marked.")
PAIRINGS_FROM_SOL = QT_TRANSLATE_NOOP("Window", "Pairings from SoL")
RESTORE_A_BACKUP = QT_TRANSLATE_NOOP("Window", "Restore a backup…")
SECOND_FOLDER = QT_TRANSLATE_NOOP("Window", "Second folder for backups")
BACKED_UP_TOO = QT_TRANSLATE_NOOP("Window", "Backups go to {folder} as well.")
NO_SECOND_FOLDER = QT_TRANSLATE_NOOP("Window", "No second folder")
POINTS_OF_BOARD = QT_TRANSLATE_NOOP("Window", "Points of the board")
TYPED_BEFORE = QT_TRANSLATE_NOOP("Window", "This was typed before; “Clear all” begins with an empty page.")
WHICH_PLAYER = QT_TRANSLATE_NOOP("Window", "Which player")
NOT_NAMED = QT_TRANSLATE_NOOP("Window", "Not named")


# Below a name in the score


def side_note(state: MatchState, side: Side) -> str:
    """A protest of theirs, colour, what the Queen counts; or that the side has won."""
    board = state.board
    if state.announced_winner is side:
        return QCoreApplication.translate("Score", "has won the match")
    parts = []
    if state.protest is not None and state.protest.by is side:
        parts.append(QCoreApplication.translate("Score", "protest undecided"))
    if board is not None:
        white, black = QCoreApplication.translate("Score", "white"), QCoreApplication.translate("Score", "black")
        parts += [white if side is board.white else black, _queen(state, board, side)]
    return " · ".join(parts)


def _queen(state: MatchState, board: BoardState, side: Side) -> str:
    """What she counts if this side wins the board, as far as that is open (icf-revised 52 to 54)."""
    edition = state.setup.laws
    credit = edition.scoring.queen_credit(score_now(state).of(side))
    holder, place = board.queen_holder, board.position.queen
    if holder is not None and holder is not side:
        return QCoreApplication.translate("Score", "Queen counts 0")
    if credit == 0:
        law = ", ".join(edition.cite(Law.QUEEN_FROM_22))
        if law:
            return QCoreApplication.translate("Score", "Queen counts 0 (law {law})").format(law=law)
        return QCoreApplication.translate("Score", "Queen counts 0")
    if holder is side:
        return QCoreApplication.translate("Score", "has the Queen: {points}").format(points=credit)
    if place is QueenPlace.TO_COVER and board.turn.side is side:
        return QCoreApplication.translate("Score", "Queen to cover: {points}").format(points=credit)
    return QCoreApplication.translate("Score", "Queen counts {points}").format(points=credit)


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
    parts = [QCoreApplication.translate("Jumped", "Queen")] if jumped.queen else []
    parts += [men(say, jumped.own, is_white=is_white)] if jumped.own else []
    parts += [men(say, jumped.opponent, is_white=not is_white)] if jumped.opponent else []
    if not parts or law is None:
        return ""
    then = QCoreApplication.translate("Jumped", ", then ")
    text = QCoreApplication.translate("Jumped", "Back to the centre: {pieces} (law {law}).")
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
            QT_TRANSLATE_NOOP("Warning", "{side} loses the match."),
            QT_TRANSLATE_NOOP("Warning", "{side} lose the match."),
        )
        return say(words, side=side)
    whom = warned(record.setup, entry)
    text = QCoreApplication.translate("Warning", "Warning {number} of {player}; the turn stays as it is.")
    number = warnings_of(record).get(whom, 0) + 1
    return text.format(number=number, player=warned_name(record.setup, whom))


def warned_name(setup: Setup, whom: Seat | Side) -> str:
    """The name of a player, or the names of a pair."""
    return setup.side_name(whom) if isinstance(whom, Side) else setup.player_at(whom).name


def warnings_lines(record: MatchRecord) -> BySide[str]:
    """How often the players of each side were warned, by name in doubles; empty when never."""
    setup, lines = record.setup, BySide("", "")
    for whom, count in warnings_of(record).items():
        side = whom if isinstance(whom, Side) else whom.side
        line = _counted(count)
        if setup.doubles:
            line = say(NAMED, name=warned_name(setup, whom), text=line)
        lines = lines.with_(side, " · ".join(filter(None, (lines.of(side), line))))
    return lines


def _counted(count: int) -> str:
    one, several = QT_TRANSLATE_NOOP("Warning", "1 warning"), QT_TRANSLATE_NOOP("Warning", "%n warnings", "", 1)
    return counted(say, count, one, several)


# Before something ends, each of a player and of a pair

_GIVES_UP_MATCH = (
    QT_TRANSLATE_NOOP("Ending", "{side} gives up the match?"),
    QT_TRANSLATE_NOOP("Ending", "{side} give up the match?"),
)
_GIVES_UP_GAME = (
    QT_TRANSLATE_NOOP("Ending", "{side} gives up the game?"),
    QT_TRANSLATE_NOOP("Ending", "{side} give up the game?"),
)
_LOSES_MATCH = (
    QT_TRANSLATE_NOOP("Ending", "{side} loses the match?"),
    QT_TRANSLATE_NOOP("Ending", "{side} lose the match?"),
)
_WINS_BY_WALKOVER = (
    QT_TRANSLATE_NOOP("Ending", "{side} wins the match by walkover?"),
    QT_TRANSLATE_NOOP("Ending", "{side} win the match by walkover?"),
)
_LOSES_BOARD = (
    QT_TRANSLATE_NOOP("Ending", "{side} loses the board?"),
    QT_TRANSLATE_NOOP("Ending", "{side} lose the board?"),
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
        case WalkedOver():
            return _ask(_WINS_BY_WALKOVER, setup, entry.winner)
        case IncidentSeen():
            return _ask(_LOSES_BOARD, setup, entry.by)
        case BoardReplayed():
            return QCoreApplication.translate("Ending", "The board does not count and is played again?")
        case TimeOver():
            return QCoreApplication.translate("Ending", "The game ends now, and the board in progress does not count?")
        case ProtestDecided(upheld=True):
            return QCoreApplication.translate("Ending", "The protest is upheld, and the board is played again?")
        case ProtestDecided():
            return QCoreApplication.translate("Ending", "The protest is overruled, and the result stands?")
        case Override(turn=Turn.BOARD_OVER) | Override(board_goes_on=True):
            return QCoreApplication.translate("Ending", "The board ends otherwise than the laws say?")
        case _:
            return ""


def _ask(words: tuple[Words, Words], setup: Setup, side: Side) -> str:
    name = setup.side_name(side)
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
