"""What happened, in words: one entry of the log told in a sentence or two."""

from carrom_desk.match.entries import (
    Amended,
    BoardReplayed,
    Conceded,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import Seat, Side, seat_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.breaches import Breach, citation
from carrom_desk.rules.edition_id import EditionId

from .decided_otherwise import override_words
from .names import pieces_by_colour
from .wording import CONCESSIONS, INCIDENTS, PLACING_OUTCOMES, TOSS_CHOICES, points, sentence
from .wording_breaches import BREACHES


def happening(state: MatchState, entry: PlainEntry) -> str:
    """An entry in words, given the state just before it; who did it stands apart (`actor`)."""
    match entry:
        case StrokeMade():
            return _stroke(state, entry)
        case ViolationSeen():
            return sentence(breach_words(entry.breach, state.setup.laws))
        case IncidentSeen():
            return sentence(INCIDENTS[entry.kind])
        case PlacingDone():
            return sentence(PLACING_OUTCOMES[entry.outcome])
        case Toss():
            return f"Won the toss and {TOSS_CHOICES[entry.choice]}."
        case PlayCalled():
            return "“Play” is called."
        case Passed():
            return "Passes."
        case Demanded():
            return _demanded(state, entry)
        case Override():
            return override_words(state, entry)
        case BoardReplayed():
            return f"The board is cancelled. {sentence(plain(entry.reason))}"
        case SidesChanged():
            return "The players change sides."
        case Noted():
            return f"Remark. {sentence(plain(entry.text))}"
        case _:
            return _of_the_match(entry)


def _of_the_match(
    entry: Conceded
    | Disqualified
    | WalkedOver
    | Paused
    | Resumed
    | ProtestLodged
    | ProtestDecided
    | TurnCorrected
    | TimeOver
    | Warned,
) -> str:
    match entry:
        case Conceded():
            return f"Concedes {CONCESSIONS[entry.what]}."
        case Disqualified():
            return f"Is disqualified. {sentence(plain(entry.reason))}"
        case WalkedOver():
            return f"Walkover. {sentence(plain(entry.reason))}"
        case Paused():
            return f"Time stands still. {sentence(plain(entry.reason))}"
        case Resumed():
            return f"Time goes on. {sentence(plain(entry.reason))}".rstrip()
        case ProtestLodged():
            return f"Protests. {sentence(plain(entry.text))}"
        case ProtestDecided():
            told = f"The protest is {'upheld' if entry.upheld else 'overruled'}."
            return f"{told} {sentence(plain(entry.reason))}" if entry.reason else told
        case TurnCorrected():
            return f"Is in turn by the umpire's decision. {sentence(plain(entry.reason))}"
        case TimeOver():
            return "The game's time is over: the board in progress does not count."
        case Warned():
            return f"Is warned. {sentence(plain(entry.reason))}"


def breach_words(breach: Breach, edition: EditionId) -> str:
    """A breach and the law that forbids it, as the edition numbers it; else it is the umpire's own ground."""
    law = citation(breach, edition)
    ground = f"law {law}" if law and law[0].isdigit() else law
    return f"{BREACHES[breach]} ({ground or 'the umpire’s own ground'})"


def _stroke(state: MatchState, entry: StrokeMade) -> str:
    board, stroke = state.board, entry.stroke
    assert board is not None
    told = [_aim(board, entry)]
    jumped = pieces_by_colour(board, stroke.jumped.men, queen=stroke.jumped.queen, striker=stroke.jumped.striker)
    if jumped:
        told.append(f"Off the board by a jump: {jumped}.")
    if stroke.improper and entry.breach is None:
        told.append("Improper.")
    elif entry.breach is not None:
        told.append(f"Improper: {breach_words(entry.breach, state.setup.laws)}.")
    return " ".join(told)


def _aim(board: BoardState, entry: StrokeMade) -> str:
    stroke = entry.stroke
    pocketed = pieces_by_colour(
        board, stroke.pocketed.men, queen=stroke.pocketed.queen, striker=stroke.pocketed.striker
    )
    if not stroke.touched:
        aim = f"touches nothing, pockets {pocketed}" if pocketed else "touches nothing"
    else:
        aim = f"pockets {pocketed}" if pocketed else "pockets nothing"
    if stroke.before_play:
        aim += ", before “Play”"
    if board.position.break_.made:
        return sentence(aim)
    attempt = board.position.break_.attempt
    return sentence(f"Break: {aim}" if attempt == 1 else f"Break, attempt {attempt}: {aim}")


def _demanded(state: MatchState, entry: Demanded) -> str:
    offered = state.last_board.on_demand if state.last_board is not None else entry.points
    if entry.points == offered:
        return f"Demands {points(offered)}."
    return f"Demands {entry.points} of {points(offered)}."


def actor(state: MatchState, entry: Entry) -> tuple[Side | None, Seat | None]:
    """Whose act it is: the side, and which of its players where that is known; neither for the umpire's own."""
    board = state.board
    match entry:
        case StrokeMade() | Passed():
            return (None, None) if board is None else (board.turn.side, board.turn)
        case PlacingDone():
            seat = placer_of(board.to_place) if board is not None and board.to_place is not None else None
            return (None, None) if seat is None else (seat.side, seat)
        case ViolationSeen() | IncidentSeen() | Conceded() | Disqualified() | ProtestLodged():
            is_in_turn = board is not None and board.turn.side is entry.by
            return entry.by, board.turn if board is not None and is_in_turn else None
        case TurnCorrected():
            return entry.player.side, entry.player
        case Warned():
            return entry.by, None if entry.player is None else seat_of(entry.by, entry.player)
        case Toss() | WalkedOver():
            return entry.winner, None
        case Demanded():
            return (None, None) if state.last_board is None else (state.last_board.winner, None)
        case (
            PlayCalled()
            | Override()
            | BoardReplayed()
            | SidesChanged()
            | Paused()
            | Resumed()
            | ProtestDecided()
            | Noted()
            | TimeOver()
            | Undone()
            | Redone()
            | Amended()
        ):
            return None, None
