"""Texts of log entries: actor, event and consequences."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from carrom_desk.formats import listed
from carrom_desk.i18n import N_, Words, _, ngettext, say
from carrom_desk.match.counting import lawful_ruling
from carrom_desk.match.effects.course import placing_of
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.phase import why_not
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Concession,
    Correction,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    Mistake,
    MistakeStands,
    Override,
    Passed,
    PlacingDone,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    Redone,
    ShotOut,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.history import BoardRecord
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import TimedEnd
from carrom_desk.match.side import BySide, Seat, Side, seat_of
from carrom_desk.match.state import BoardState, MatchEnd, MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.presentation.names import Names
from carrom_desk.presentation.wording.laws_text import laws_name
from carrom_desk.rules.breaches import Breach, breach_words
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import NO_PIECES, Pieces
from carrom_desk.rules.ruling import differing
from carrom_desk.rules.texts.piece_text import QUEEN, STRIKER, few_men, men, side_owes
from carrom_desk.rules.texts.words import NAMED, of_side

from .match_text import (
    BY_DISQUALIFICATION,
    GAME_BY_CONCESSION,
    MATCH_BY_CONCESSION,
    MATCH_BY_WALKOVER,
    capital,
    format_line,
    game_won,
    in_a_row,
    match_decided,
    match_won,
    sentence,
)
from .ruling_text import board_won, override_words, pass_line, queen_covered, reason_words, ruling_sentences

DETAIL_TITLES: Mapping[str, Words] = {
    "event": N_("Event"),
    "round": N_("Round"),
    "category": N_("Category"),
    "tie": N_("Team tie"),
    "table": N_("Table"),
    "number": N_("Match number"),
    "umpire": N_("Umpire"),
    "chief_referee": N_("Chief referee"),
}
"""Titles of details, by field."""


@dataclass(frozen=True, slots=True)
class Followed:
    """Consequences of an entry as sentences, in order."""

    call: str = ""
    decision: str = ""
    """For an act: player to play, or winner of the board."""
    details: tuple[str, ...] = ()
    score: str = ""
    """Score after the end of a board."""
    course: tuple[str, ...] = ()
    """Game or match won, change of sides, toss."""

    @property
    def text(self) -> str:
        return " ".join(filter(None, (self.call, self.decision, *self.details, self.score, *self.course)))


NOTHING_FOLLOWED = Followed()

_TIME_UP: Mapping[TimedEnd, Words] = {
    TimedEnd.DROP: N_("Game time up: the board in progress does not count"),
    TimedEnd.FINISH: N_("Game time up: this board is the last"),
    TimedEnd.COUNT: N_("Game time up: the men left of the board in progress count"),
}
POCKETED = N_("{pieces} pocketed")
_MISSED = N_("missed")
UMPIRES_DECISION = N_("Umpire’s decision: {reason}")
"""Text of an override, with its reason."""
GOES_ON_FROM = N_("Play resumes from the start of board {number}.")
"""Consequence of an upheld protest."""


def actor(state: MatchState, entry: Entry) -> tuple[Side | None, Seat | None]:
    """Returns the side that acted, and the player if known; neither for acts of the umpire."""
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
        case (
            ViolationSeen(player=int() as number)
            | IncidentSeen(player=int() as number)
            | Disqualified(player=int() as number)
            | Warned(player=int() as number)
        ):
            return entry.by, seat_of(entry.by, number)
        case Warned() | MistakeStands() | ProtestLodged():
            return entry.by, None
        case ViolationSeen() | IncidentSeen() | Conceded() | Disqualified():
            is_in_turn = board is not None and board.turn.side is entry.by
            return entry.by, board.turn if board is not None and is_in_turn else None
        case Toss() | ShotOut():
            return entry.winner, None
        case Demanded():
            return (None, None) if state.last_board is None else (state.last_board.winner, None)
        case _:
            return None, None


# Events


def what(before: MatchState, entry: PlainEntry) -> str:
    """Returns the event without the actor (see `actor`), given the state just before it."""
    match entry:
        case StrokeMade():
            return _stroke(before, entry)
        case ViolationSeen():
            return capital(breach_and_law(entry.breach, before.setup.laws))
        case IncidentSeen():
            return capital(breach_words(Breach(entry.kind.value)))
        case PlacingDone():
            return say(entry.outcome.words)
        case Toss():
            return say(entry.choice.words)
        case Demanded():
            return _claimed(entry.points)
        case MistakeStands():
            return _mistake(before, entry)
        case DetailsChanged():
            return _details(entry)
        case TimeOver() if before.board is not None and before.current_board.position.break_.made:
            return say(_TIME_UP[before.setup.competition.timed_end])
        case ShotOut(a=int() as a, b=int() as b):
            won, lost = (a, b) if entry.winner is Side.A else (b, a)
            return _("Won the shoot-out {won}–{lost}").format(won=won, lost=lost)
        case Override():
            return say(UMPIRES_DECISION, reason=reason_words(entry))
        case _:
            return _as_its_kind_says(entry)


def _as_its_kind_says(entry: PlainEntry) -> str:
    about, words = entry.about, kind_words(entry)
    typed = getattr(entry, about.typed) if about.typed else ""
    return say(NAMED, name=say(words), text=plain(typed)) if typed else say(words)


def kind_words(entry: PlainEntry) -> Words:
    words = entry.about.words
    assert words is not None, "a kind of entry has its words with its class, or in `what`"
    return words(entry) if callable(words) else words


def breach_and_law(breach: Breach, edition: Edition) -> str:
    """Returns a breach with its law in the edition, or with a note that it is at the umpire's discretion."""
    law = edition.law_of(breach)
    if law is None:
        words = N_("{breach} (umpire’s discretion)")
    elif law[0].isdigit():
        words = N_("{breach} (law {law})")
    else:
        words = N_("{breach} ({law})")
    return say(words, breach=breach_words(breach), law=law)


def _stroke(before: MatchState, entry: StrokeMade) -> str:
    board = before.current_board
    stroke = in_a_row(_parts(entry, board, before.setup.laws))
    stroke = stroke or _("nothing pocketed")
    break_ = board.position.break_
    if break_.made:
        return capital(stroke)
    if break_.attempt == 1:
        return _("Break: {stroke}").format(stroke=stroke)
    return _("Break, attempt {number}: {stroke}").format(number=break_.attempt, stroke=stroke)


def stroke_in_short(before: MatchState, entry: PlainEntry) -> str:
    """Returns what a stroke pocketed or that it missed, if there is nothing else to tell; empty for other entries."""
    if not isinstance(entry, StrokeMade) or entry.breach is not None:
        return ""
    stroke, board = entry.stroke, before.current_board
    if stroke.improper or stroke.before_play or not stroke.touched or stroke.jumped != NO_PIECES:
        return ""
    is_own_white = board.turn.side is board.white
    pieces = listed(list(_pieces(stroke.pocketed, is_own_white=is_own_white, told=few_men))) or say(_MISSED)
    return pieces if board.position.break_.made else _("break: {stroke}").format(stroke=pieces)


def _parts(entry: StrokeMade, board: BoardState, edition: Edition) -> Iterator[str]:
    stroke = entry.stroke
    is_own_white = board.turn.side is board.white
    for words, pieces in ((POCKETED, stroke.pocketed), (N_("{pieces} jumped off"), stroke.jumped)):
        if listing := listed(list(_pieces(pieces, is_own_white=is_own_white))):
            yield say(words, pieces=listing)
    if not stroke.touched:
        yield _("nothing touched")
    if entry.breach is not None:
        yield breach_and_law(entry.breach, edition)
    elif stroke.improper:
        yield _("improper")
    if stroke.before_play:
        yield _("before “Play”")


def _pieces(pieces: Pieces, *, is_own_white: bool, told: Callable[..., str] = men) -> Iterator[str]:
    """Yields the pieces, the player's own men first."""
    if pieces.own:
        yield told(pieces.own, is_white=is_own_white)
    if pieces.opponent:
        yield told(pieces.opponent, is_white=not is_own_white)
    if pieces.queen:
        yield say(QUEEN)
    if pieces.striker:
        yield say(STRIKER)


def _claimed(points: int) -> str:
    if not points:
        return _("Claims no extra point")
    return ngettext("Claims {count} extra point", "Claims {count} extra points", points).format(count=points)


def _mistake(before: MatchState, entry: MistakeStands) -> str:
    is_white = before.board is not None and before.board.white is entry.by
    match entry.what:
        case Mistake.QUEEN_UNCOVERED:
            return say(QUEEN_COUNTS_AS_COVERED)
        case Mistake.WRONG_MAN if is_white:
            return _("White man placed instead of a black one, unnoticed: it stays")
        case Mistake.WRONG_MAN:
            return _("Black man placed instead of a white one, unnoticed: it stays")
        case Mistake.DUE_FORGOTTEN:
            words = N_("Due not placed, unnoticed: {men} forfeited")
            return say(words, men=few_men(entry.men, is_white=is_white))


def _details(entry: DetailsChanged) -> str:
    said = [
        (say(words), str(text)) for key, words in DETAIL_TITLES.items() if (text := getattr(entry, key)) is not None
    ]
    if entry.laws is not None:
        said.append((_("Laws"), laws_name(entry.laws)))
    if entry.competition is not None:
        said.append((_("Format"), format_line(entry.competition)))
    for seat in Seat:
        player = None if entry.players is None else entry.players.at(seat)
        if player is not None:
            title = _("Player {seat}").format(seat=seat.value.upper())
            said.append((title, in_a_row((player.name, player.club, player.country))))
    details = "; ".join(say(NAMED, name=title, text=plain(text)) for title, text in said)
    if not entry.reason:
        return _("Details changed. {details}").format(details=details)
    words = N_("Details changed. {details}. Reason: {reason}")
    return say(words, details=details, reason=plain(entry.reason))


def amended_words(before: MatchState, amendment: Amended) -> str:
    """Returns the entry of an amendment, and the turn if it was given otherwise than by the laws."""
    event = what(before, amendment.with_)
    return event if amendment.turn is None else f"{event} · {say(amendment.turn.words)}"


def correction_words(entry: Correction, about: int | None) -> str:
    """Returns the effect of an undo, a redo or an amendment on an entry; the replacement has its own text."""
    match entry:
        case Undone():
            words = N_("Entry {number} undone")
        case Redone():
            words = N_("Entry {number} redone")
        case Amended():
            words = N_("Entry {number} amended")
    return say(words, number="–" if about is None else about)


# Consequences


def followed(names: Names, before: MatchState, entry: PlainEntry, after: MatchState) -> Followed:
    """Returns the consequences of an entry: ruling, score, end of a game or of the match."""
    ended = tuple(course(names, until_claimed(before), until_claimed(after), entry))
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            call, decision, *details = ruling_sentences(names, after) or ("", "")
            if not _is_lawful(before, entry):
                ended = (_("This ruling differs from the laws."), *ended)
            return Followed(call, decision, tuple(details), _score(names, after), ended)
        case Override():
            decided = sentence(override_words(names, before, entry))
            return Followed(details=(decided,), score=_score(names, after), course=ended)
        case BoardEntered():
            winner, known = _board_entered(names, entry)
            return Followed("", winner, known, _score(names, after, is_over=True), ended)
        case Demanded():
            return Followed(score=_score(names, after, is_over=True), course=ended)
        case _:
            return Followed(details=tuple(_ruled(names, before, entry, after)), course=ended)


def _board_entered(names: Names, entry: BoardEntered) -> tuple[str, tuple[str, ...]]:
    """Returns who won an entered board, and what is known about it."""
    if entry.winner is None:
        return _("Nobody scored."), ()
    details = [] if entry.queen is None else [queen_covered(names.side(entry.queen))]
    if entry.men is not None:
        details.append(ngettext("{count} man left.", "{count} men left.", entry.men).format(count=entry.men))
    if entry.slam is not None:
        details.append(sentence(say(entry.slam.words)))
    return sentence(board_won(names.side(entry.winner), entry.points)), tuple(details)


def _ruled(names: Names, before: MatchState, entry: PlainEntry, after: MatchState) -> Iterator[str]:
    match entry:
        case Passed() if after.board is not None:
            yield from _passed(names, before, after)
        case Toss() | BoardReplayed() if after.board is not None:
            yield _breaks(names, after.board)
        case PlacingDone() if after.board is not None:
            for side in Side:
                if after.board.due.of(side):
                    yield side_owes(names.side(side), after.board.due.of(side))
        case ProtestLodged() if after.protests:
            words = N_("About board {board} of game {game}. The result is withheld until the protest is decided.")
            yield say(words, **after.protests[-1].place)
        case TimeOver() if (board := _counted_on_time(before, after)) is not None and board.winner is not None:
            yield sentence(board_won(names.side(board.winner), board.points))
        case ProtestDecided(upheld=True) if after.board is not None:
            yield say(GOES_ON_FROM, number=after.board.number)
        case _:
            pass


def _counted_on_time(before: MatchState, after: MatchState) -> BoardRecord | None:
    """Returns the board that was counted when time was up, if any."""
    boards = after.game.boards if after.game is not None else after.history[-1].boards
    is_new = before.game is not None and len(boards) > len(before.game.boards)
    return boards[-1] if is_new and boards[-1].by_time else None


def _is_lawful(before: MatchState, entry: ActEntry) -> bool:
    lawful = lawful_ruling(before, entry)
    return lawful is entry.ruling or (
        lawful is not None and (entry.ruling is None or not differing(entry.ruling, lawful))
    )


def _breaks(names: Names, board: BoardState) -> str:
    return _("{player} breaks.").format(player=names.player(board.breaker))


def _passed(names: Names, before: MatchState, after: MatchState) -> Iterator[str]:
    if after.boards_replayed > before.boards_replayed:
        yield _("Everyone has passed three times. The board is replayed.")
        yield _breaks(names, after.current_board)
        return
    yield pass_line(names, before, after)


def _score(names: Names, after: MatchState, *, is_over: bool = False) -> str:
    """Returns the score after the end of a board or game; empty if none ended."""
    after = until_claimed(after)
    if after.last_board is None and not is_over:
        return ""
    game = after.game
    score = game.score if game is not None and game.boards else after.history[-1].score
    return _("Score {score}.").format(score=names.score(score))


def course(names: Names, before: MatchState, after: MatchState, entry: Entry | None = None) -> Iterator[str]:
    """Yields a game or match won, a change of sides, or a toss that follows an entry, by default an act."""
    if len(after.history) > len(before.history):
        game = after.history[-1]
        if isinstance(entry, Conceded) and game.winner is not None:
            side = names.side(game.winner)
            yield say(of_side(side, *GAME_BY_CONCESSION), side=side, number=game.number)
        else:
            yield game_won(names, game.number, game.winner, game.score)
    if after.end is not None and before.end is None:
        if after.end.is_abandoned:
            yield _("The match ends without a result.")
        elif after.end.winner is not None:
            yield _match_won(names, after.end, after.end.winner, after.games)
    if after.is_change_of_sides_due and not before.is_change_of_sides_due:
        yield say(CHANGE_SIDES)
    if after.is_shoot_out_due and not before.is_shoot_out_due:
        yield _("Level: a shoot-out decides the game.")
    elif _is_extra_board_due(after) and not _is_extra_board_due(before):
        yield say(TOSS_FOR_EXTRA_BOARD)


def _match_won(names: Names, end: MatchEnd, winner: Side, games: BySide[int]) -> str:
    """Returns who won the match and by how many games, or by which decision."""
    match end.by:
        case Conceded(what=Concession.MATCH):
            return match_decided(names, winner, MATCH_BY_CONCESSION)
        case WalkedOver():
            return match_decided(names, winner, MATCH_BY_WALKOVER)
        case Disqualified():
            return match_decided(names, winner, BY_DISQUALIFICATION)
        case _:
            return match_won(names, winner, games)


CHANGE_SIDES = N_("The players change sides.")
QUEEN_COUNTS_AS_COVERED = N_("Queen not covered, unnoticed: it counts as covered")


def _is_extra_board_due(state: MatchState) -> bool:
    return state.board is None and why_not(state, Toss) is None and not state.is_claim_awaited


TOSS_FOR_EXTRA_BOARD: Words = N_("Level: toss for an extra board.")
