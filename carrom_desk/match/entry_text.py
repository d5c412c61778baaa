"""An entry of the log in words: whose act it was, what happened, and what followed from it."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.rules.breaches import Breach, breach_words
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.piece_text import QUEEN, STRIKER, counted, few_men, side_owes
from carrom_desk.rules.position import Pieces
from carrom_desk.rules.words import NAMED, QT_TRANSLATE_NOOP, Say, Words

from .entries import (
    TYPED_IN,
    Amended,
    BoardReplayed,
    Conceded,
    Correction,
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
    TossChoice,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
    is_on_paper,
)
from .entry_laws import laws_of
from .evolve import placing_of, until_claimed
from .match_text import Naming, capital, game_won, match_won, sentence
from .plain_text import plain
from .ruling_text import OUTCOME_WORDS, override_words, pass_line, reason_words, ruling_line
from .side import Seat, Side, seat_of
from .state import BoardState, MatchState
from .timing import placer_of

TOSS_CHOICES = {
    TossChoice.BREAK: QT_TRANSLATE_NOOP("Entry", "chose to break"),
    TossChoice.SIDE: QT_TRANSLATE_NOOP("Entry", "chose the side"),
}
_TYPED_IN = QT_TRANSLATE_NOOP(
    "Entry", "Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded"
)
NOT_COUNTED = QT_TRANSLATE_NOOP("Report", "Counts for nothing: this log was amended very often.")
"""Of an entry of which the state before it is not known."""


@dataclass(frozen=True, slots=True)
class EntryText:
    """An entry in words. What somebody typed is made safe to print."""

    what: str
    """What happened, without who did it."""
    ruled: str = ""
    """What followed from it, in sentences; empty where nothing did."""
    laws: tuple[Citation, ...] = ()
    """Those that it follows from, the deciding one first; none where the umpire decided otherwise."""


UMPIRES_DECISION = QT_TRANSLATE_NOOP("Entry", "Umpire's decision: {reason}")
"""How an override is told, with its reason."""
GOES_ON_FROM = QT_TRANSLATE_NOOP("Entry", "Play goes on from the start of board {number}.")
"""What an upheld protest leads to."""


def entry_text(say: Say, names: Naming, before: MatchState, entry: PlainEntry, after: MatchState) -> EntryText:
    """An entry in words, given the states just before and after it."""
    return EntryText(what(say, before, entry), ruled(say, names, before, entry, after), laws_of(before, entry))


def actor(state: MatchState, entry: Entry) -> tuple[Side | None, Seat | None]:
    """Whose act it is: the side, and which of its players where that is known; neither for the umpire's own."""
    board = state.board
    match entry:
        case StrokeMade() | Passed():
            return (None, None) if board is None else (board.turn.side, board.turn)
        case PlacingDone():
            to_place = placing_of(state, entry)
            seat = placer_of(to_place) if to_place is not None else None
            return (None, None) if seat is None else (seat.side, seat)
        case TurnCorrected():
            return entry.player.side, entry.player
        case ViolationSeen(player=int() as number) | Warned(player=int() as number):
            return entry.by, seat_of(entry.by, number)
        case Warned():
            return entry.by, None
        case ViolationSeen() | IncidentSeen() | Conceded() | Disqualified() | ProtestLodged():
            is_in_turn = board is not None and board.turn.side is entry.by
            return entry.by, board.turn if board is not None and is_in_turn else None
        case Toss() | WalkedOver():
            return entry.winner, None
        case Demanded():
            return (None, None) if state.last_board is None else (state.last_board.winner, None)
        case PlayCalled() | TimeOver() | Override() | BoardReplayed() | SidesChanged() | Paused() | Resumed():
            return None, None
        case ProtestDecided() | Noted() | Undone() | Redone() | Amended():
            return None, None


# What happened


def what(say: Say, before: MatchState, entry: PlainEntry) -> str:
    """What happened, given the state just before it; who did it stands apart (`actor`)."""
    match entry:
        case StrokeMade():
            return _stroke(say, before, entry)
        case ViolationSeen():
            return capital(breach_and_law(say, entry.breach, before.setup.laws))
        case IncidentSeen():
            return capital(breach_words(say, Breach(entry.kind.value)))
        case PlacingDone():
            return say(OUTCOME_WORDS[entry.outcome])
        case Toss():
            return say(QT_TRANSLATE_NOOP("Entry", "Won the toss, {choice}"), choice=say(TOSS_CHOICES[entry.choice]))
        case Demanded():
            return _claimed(say, entry.points)
        case Override() if is_on_paper(entry):
            return capital(reason_words(say, entry))
        case Override():
            return say(UMPIRES_DECISION, reason=reason_words(say, entry))
        case Noted() if entry.text == TYPED_IN:
            return say(_TYPED_IN)
        case _:
            return _as_its_kind_says(say, entry)


def _as_its_kind_says(say: Say, entry: PlainEntry) -> str:
    about = entry.about
    words, typed = about.words, getattr(entry, about.typed) if about.typed else ""
    assert words is not None, "a kind of entry has its words with its class, or here"
    words = words(entry) if callable(words) else words
    return say(NAMED, name=say(words), text=plain(typed)) if typed else say(words)


def breach_and_law(say: Say, breach: Breach, edition: Edition) -> str:
    """A breach with the law that forbids it, as the edition numbers it; else it is the umpire's own ground."""
    law = edition.law_of(breach)
    if law is None:
        words = QT_TRANSLATE_NOOP("Entry", "{breach} (the umpire's own ground)")
    elif law[0].isdigit():
        words = QT_TRANSLATE_NOOP("Entry", "{breach} (law {law})")
    else:
        words = QT_TRANSLATE_NOOP("Entry", "{breach} ({law})")
    return say(words, breach=breach_words(say, breach), law=law)


def _stroke(say: Say, before: MatchState, entry: StrokeMade) -> str:
    board = before.current_board
    stroke = ", ".join(_parts(say, entry, board, before.setup.laws))
    stroke = stroke or say(QT_TRANSLATE_NOOP("Entry", "nothing pocketed"))
    break_ = board.position.break_
    if break_.made:
        return capital(stroke)
    if break_.attempt == 1:
        return say(QT_TRANSLATE_NOOP("Entry", "Break: {stroke}"), stroke=stroke)
    words = QT_TRANSLATE_NOOP("Entry", "Break, attempt {number}: {stroke}")
    return say(words, number=break_.attempt, stroke=stroke)


def _parts(say: Say, entry: StrokeMade, board: BoardState, edition: Edition) -> Iterator[str]:
    stroke = entry.stroke
    is_own_white = board.turn.side is board.white
    yield from _pieces(say, stroke.pocketed, is_own_white=is_own_white)
    jumped = ", ".join(_pieces(say, stroke.jumped, is_own_white=is_own_white))
    if jumped:
        yield say(QT_TRANSLATE_NOOP("Entry", "{pieces} jumped off"), pieces=jumped)
    if not stroke.touched:
        yield say(QT_TRANSLATE_NOOP("Entry", "nothing touched"))
    if entry.breach is not None:
        yield breach_and_law(say, entry.breach, edition)
    elif stroke.improper:
        yield say(QT_TRANSLATE_NOOP("Entry", "improper"))
    if stroke.before_play:
        yield say(QT_TRANSLATE_NOOP("Entry", "before “Play”"))


def _pieces(say: Say, pieces: Pieces, *, is_own_white: bool) -> Iterator[str]:
    """The player's own men first."""
    if pieces.own:
        yield few_men(say, pieces.own, is_white=is_own_white)
    if pieces.opponent:
        yield few_men(say, pieces.opponent, is_white=not is_own_white)
    if pieces.queen:
        yield say(QUEEN)
    if pieces.striker:
        yield say(STRIKER)


def _claimed(say: Say, points: int) -> str:
    if not points:
        return say(QT_TRANSLATE_NOOP("Entry", "Claims no extra point"))
    one = QT_TRANSLATE_NOOP("Entry", "Claims 1 extra point")
    return counted(say, points, one, QT_TRANSLATE_NOOP("Entry", "Claims %n extra points", "", 1))


def correction_words(say: Say, entry: Correction, about: int | None) -> str:
    """What an undo, a redo or an amendment does to the entry of a number; the words of an amendment stand apart."""
    match entry:
        case Undone():
            words = QT_TRANSLATE_NOOP("Entry", "Undo of entry {number}")
        case Redone():
            words = QT_TRANSLATE_NOOP("Entry", "Redo of entry {number}")
        case Amended():
            words = QT_TRANSLATE_NOOP("Entry", "Entry {number} amended")
    return say(words, number="–" if about is None else about)


# What followed


def ruled(say: Say, names: Naming, before: MatchState, entry: PlainEntry, after: MatchState) -> str:
    """What followed from an entry, in sentences: its ruling, the score, the end of a game or of the match."""
    course = _course(say, names, until_claimed(before), until_claimed(after))
    sentences = [*_ruled(say, names, before, entry, after), *course]
    return " ".join(words for words in sentences if words)


def _ruled(say: Say, names: Naming, before: MatchState, entry: PlainEntry, after: MatchState) -> Iterator[str]:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            yield ruling_line(say, names, after)
            yield _score(say, names, after)
        case Override():
            yield sentence(say, override_words(say, names, before, entry))
            yield _score(say, names, after)
        case Passed() if after.board is not None:
            yield from _passed(say, names, before, after)
        case Toss() if after.board is not None:
            yield _breaks(say, names, after.board)
        case PlacingDone() if after.board is not None:
            for side in Side:
                if after.board.due.of(side):
                    yield side_owes(say, names.side(side), after.board.due.of(side))
        case Demanded():
            yield _score(say, names, after, is_claimed=True)
        case BoardReplayed() if after.board is not None:
            yield _breaks(say, names, after.board)
        case ProtestDecided(upheld=True) if after.board is not None:
            yield say(GOES_ON_FROM, number=after.board.number)
        case _:
            pass


def _breaks(say: Say, names: Naming, board: BoardState) -> str:
    return say(QT_TRANSLATE_NOOP("Entry", "{player} breaks."), player=names.player(board.breaker))


def _passed(say: Say, names: Naming, before: MatchState, after: MatchState) -> Iterator[str]:
    if after.boards_replayed > before.boards_replayed:
        yield say(QT_TRANSLATE_NOOP("Entry", "Everyone has passed three times: the board is played again."))
        yield _breaks(say, names, after.current_board)
        return
    yield pass_line(say, names, before, after)


def _score(say: Say, names: Naming, after: MatchState, *, is_claimed: bool = False) -> str:
    """The score that the end of a board led to, also when it ended the game; empty where none ended."""
    after = until_claimed(after)
    if after.last_board is None and not is_claimed:
        return ""
    game = after.game
    score = game.score if game is not None and game.boards else after.history[-1].score
    return say(QT_TRANSLATE_NOOP("Entry", "Score {score}."), score=names.score(score))


def _course(say: Say, names: Naming, before: MatchState, after: MatchState) -> Iterator[str]:
    """A game or the match that was won by it, a change of sides, a toss to come."""
    if len(after.history) > len(before.history):
        game = after.history[-1]
        yield game_won(say, names, game.number, game.winner, game.score)
    if after.winner is not None and before.winner is None:
        yield match_won(say, names, after.winner, after.games)
    if after.is_change_of_sides_due and not before.is_change_of_sides_due:
        yield say(QT_TRANSLATE_NOOP("Entry", "The sides change."))
    if _is_extra_board_due(after) and not _is_extra_board_due(before):
        yield say(TOSS_FOR_EXTRA_BOARD)


def _is_extra_board_due(state: MatchState) -> bool:
    return state.is_toss_awaited and not state.is_claim_awaited


TOSS_FOR_EXTRA_BOARD: Words = QT_TRANSLATE_NOOP("Entry", "Level: toss for an extra board.")
