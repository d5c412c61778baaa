"""Sentences on a ruling: next player, men that come back, who places them, dues, and the winner of the board."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.formats import listed
from carrom_desk.i18n import N_, Words, _, ngettext, say
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import ActEntry, Demanded, Override, PlacingOutcome
from carrom_desk.match.plain_text import plain
from carrom_desk.match.record import MatchRecord, latest_steps
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side, side_of
from carrom_desk.match.state import BoardState, LastRuled, MatchState, ToPlace
from carrom_desk.presentation.names import Names, full_names
from carrom_desk.rules.acts import Stroke, Violation
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.position import ATTEMPTS_TO_BREAK, NO_MEN, Party
from carrom_desk.rules.ruling import BoardResult, Call, Turn
from carrom_desk.rules.texts.piece_text import few_men, men, men_come_back, points_of, queen_words, side_owes
from carrom_desk.rules.texts.readings import Reading, ReadingText
from carrom_desk.rules.texts.words import of_side

from .coming_back import coming_back
from .laws_text import event_sentences
from .match_text import duration, phrase, sentence, with_law

PLAYS = N_("{player} plays")
"""Who strikes next, in short."""
_PLAYS_ON = N_("{player} plays on")
_QUEEN_BACK = N_("The Queen returns to the centre.")
_QUEEN_COUNTS = N_("The Queen counts as on the board.")
_HAS_COVERED = (N_("{side} has covered the Queen."), N_("{side} have covered the Queen."))


@dataclass(frozen=True, slots=True)
class _Placing:
    """Sentences on who places the men."""

    it: Words
    them: Words
    by_two: Words
    """If two players each place the men of one colour."""


_PLACES = _Placing(
    N_("{player} places it."), N_("{player} places them."), N_("{player} places {men}, {other} {other_men}.")
)
_PLACES_IN_MAIN_CIRCLE = _Placing(
    N_("{player} places it in the main circle."),
    N_("{player} places them in the main circle."),
    N_("{player} places {men}, {other} {other_men} in the main circle."),
)
"""Sentences of the club editions, which do not time placing."""
_PLACES_IN_TIME = _Placing(
    N_("{player} places it in the outer circle within {time}."),
    N_("{player} places them in the outer circle within {time}."),
    N_("{player} places {men}, {other} {other_men} in the outer circle within {time}."),
)


@dataclass(frozen=True, slots=True)
class RulingText:
    """Texts of a ruling, the decision first."""

    decision: str
    """Player to play, or winner of the board."""
    details: tuple[str, ...] = ()
    """Sentences on the men that return, their placer, and the dues."""
    aside: str = ""
    """Additional sentences."""
    laws: tuple[str, ...] = ()
    """Numbered by the edition, the deciding one first; empty if the umpire overrode the ruling."""
    readings: tuple[ReadingText, ...] = ()
    reason: str = ""
    """Reason of the override; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Settled:
    """Later entries about a ruling; None while there are none."""

    placing: PlacingOutcome | None = None
    demanded: int | None = None
    """Points on demand taken, 0 or more."""


UNSETTLED = Settled()


def settled(record: MatchRecord) -> Settled:
    """Returns the later entries about the last ruling."""
    last, board = record.state.last_ruled, record.state.board
    placings = board.placings if board is not None and last is not None else ()
    placing = next((each.outcome for each in placings if last is not None and each.number == last.number), None)
    for step in latest_steps(record):
        if isinstance(step.entry, ActEntry | Override):
            break
        if isinstance(step.entry, Demanded) and not step.is_impossible:
            return Settled(placing, step.entry.points)
    return Settled(placing)


def ruling_text(state: MatchState, settled: Settled = UNSETTLED) -> RulingText | None:
    """Returns the texts of the last ruling; None before the first ruling of a board.

    With `settled`, they describe the current situation.
    """
    last = state.last_ruled
    if last is None:
        return None
    case = _Case(full_names(state.setup), state, last, settled, last.board)
    by_umpire = last.override
    readings = () if by_umpire is not None else (*last.ruling.readings, *_readings_of_placing(case))
    return RulingText(
        decision=_decision(case),
        details=tuple(_details(case)),
        laws=() if by_umpire is not None else tuple(last.ruling.laws),
        readings=tuple(state.setup.laws.explain(reading) for reading in readings),
        reason="" if by_umpire is None else reason_words(by_umpire),
    )


PREVIEWED = -1
"""Number for an entry that has not been made."""


def preview_text(state: MatchState, entry: ActEntry) -> RulingText | None:
    """Returns the texts of the ruling in an act's entry before it is made."""
    return ruling_text(evolve(state, entry, PREVIEWED))


def next_in_short(after: MatchState) -> str:
    """Returns what the last ruling leads to, in a few words: who places what, or who plays; empty without a ruling."""
    last = after.last_ruled
    if last is None:
        return ""
    case = _Case(full_names(after.setup), after, last, UNSETTLED, last.board)
    placing = _places_what(case)
    if placing or last.ruling.turn is not Turn.PASSES:
        return placing or _decision(case)
    player = case.names.player(after.setup.seat_after(case.board.turn))
    if last.ruling.place.queen:
        return _("Queen returns, {player} plays").format(player=player)
    return say(PLAYS, player=player)


def outcome_line(state: MatchState, entry: ActEntry) -> str:
    """Returns what an act would lead to on one line: decision with its law, men that come back, dues."""
    after = evolve(state, entry, PREVIEWED)
    assert after.last_ruled is not None
    case = _Case(full_names(after.setup), after, after.last_ruled, UNSETTLED, after.last_ruled.board)
    decision = with_law(_decision(case), case.last.ruling.laws[0])
    placers = tuple(_who_places(case, is_short=False))
    return " ".join((sentence(decision), *(each for each in _details(case) if each not in placers)))


def ruling_sentences(names: Names, state: MatchState) -> tuple[str, ...]:
    """Returns the last ruling as in a log: calls, next player, consequences; empty if there is none."""
    last = state.last_ruled
    if last is None:
        return ()
    case = _Case(names, state, last, UNSETTLED, last.board)
    call = _("Technical foul.") if Call.TECHNICAL_FOUL in case.calls else ""
    return call, sentence(_decision(case)), *_details(case, is_short=True)


def pass_line(names: Names, before: MatchState, after: MatchState) -> str:
    """Returns the consequences of a pass on one line: next player, and men that come back."""
    board = before.current_board
    sentences = [sentence(_passes(names, before.setup, board))]
    placings = after.board.placings[len(board.placings) :] if after.board is not None else ()
    for to_place in placings:
        last = LastRuled(to_place.number, before, Stroke(), to_place.ruling)
        case = _Case(names, after, last, UNSETTLED, last.board)
        sentences += [each for party in Party for each in coming_back(last, party, is_white=case.is_white(party))]
        sentences += _who_places(case, is_short=True)
    if board.position.queen.is_waiting:
        sentences.append(say(_QUEEN_BACK))
    return " ".join(sentences)


def reason_words(override: Override) -> str:
    """Returns the reason for an override, sanitised."""
    return plain(override.reason)


def may_claim(side: str, points: int) -> str:
    """Returns how many points on demand the winner of a board may claim."""
    text = ngettext("{side} may claim {count} extra point.", "{side} may claim {count} extra points.", points)
    return text.format(side=side, count=points)


def override_words(names: Names, state: MatchState, override: Override) -> str:
    """Returns the text of an override, given the state just before it, without the original ruling."""
    last = state.last_ruled
    return "" if last is None else "; ".join(_decided(names, last.before.setup, last.board, override))


@dataclass(frozen=True, slots=True)
class _Case:
    """A ruling, with the match after it and the board before it."""

    names: Names
    after: MatchState
    last: LastRuled
    settled: Settled
    board: BoardState
    """Board before the ruling."""

    @property
    def calls(self) -> tuple[Call, ...]:
        """None if the umpire overrode the ruling: its calls no longer apply."""
        return () if self.last.override is not None else self.last.ruling.calls

    @property
    def in_turn(self) -> str:
        """Player of the act."""
        return self.names.player(self.board.turn)

    @property
    def to_place(self) -> ToPlace | None:
        """Players who place men, while the board continues."""
        board = self.after.board
        placings = board.placings if board is not None and self.last.ruling.board is None else ()
        return next((each for each in placings if each.number == self.last.number), None)

    def side(self, party: Party) -> Side:
        return side_of(party, self.board.turn.side)

    def side_name(self, party: Party) -> str:
        return self.names.side(self.side(party))

    def due(self, party: Party) -> int:
        """Returns the men that stay owed, given the outcome of the placing."""
        board = self.after.board if self.settled.placing is not None else None
        return self.last.ruling.due.of(party) if board is None else board.due.of(self.side(party))

    def on_board(self, party: Party) -> int:
        """Returns the men on the board, given the outcome of the placing."""
        board = self.after.board if self.settled.placing is not None else None
        return self.last.ruling.on_board.of(party) if board is None else board.on_board.of(self.side(party))

    def is_white(self, party: Party) -> bool:
        return self.side(party) is self.board.breaker.side


def _places_what(case: _Case) -> str:
    """Returns who places which men; empty if nobody does, or men of both colours are placed."""
    to_place, counts = case.to_place, case.last.ruling.place.men
    parties = [party for party in Party if counts.of(party)]
    if to_place is None or len(parties) != 1:
        return ""
    (party,) = parties
    player = case.names.player(to_place.placers.of(case.side(party)))
    placed = few_men(counts.of(party), is_white=case.is_white(party))
    return _("{player} places {men}").format(player=player, men=placed)


def _decision(case: _Case) -> str:
    match case.last.ruling.turn:
        case Turn.CONTINUES if isinstance(case.last.act, Violation):
            return _("{player} keeps the turn").format(player=case.in_turn)
        case Turn.CONTINUES if not case.last.ruling.break_.made:
            return _("{player} tries again").format(player=case.in_turn)
        case Turn.CONTINUES:
            return say(_PLAYS_ON, player=case.in_turn)
        case Turn.PASSES:
            return _passes(case.names, case.after.setup, case.board)
        case Turn.BOARD_OVER:
            return _won(case, case.last.ruling.board)


def _passes(names: Names, setup: Setup, board: BoardState) -> str:
    seat = setup.seat_after(board.turn)
    return _("Turn passes to {player}").format(player=names.player(seat))


def _won(case: _Case, result: BoardResult | None) -> str:
    if result is None:
        return say(Turn.BOARD_OVER.words)
    points = result.points + (case.settled.demanded or 0)
    return board_won(case.side_name(result.winner), points)


def board_won(side: str, points: int) -> str:
    words = of_side(side, N_("{side} wins the board, {points}"), N_("{side} win the board, {points}"))
    return say(words, side=side, points=points_of(points))


DECIDED_BY_UMPIRE = N_("Umpire’s decision")
JUMPED_PIECES = N_("The umpire puts jumped pieces back in the centre circle.")


def _details(case: _Case, *, is_short: bool = False) -> Iterator[str]:
    ruling = case.last.ruling
    if case.settled.placing is not None:
        yield _settled_placing(case, case.settled.placing)
    else:
        for party in Party:
            yield from coming_back(case.last, party, is_white=case.is_white(party))
        yield from _who_places(case, is_short=is_short)
    yield from _of_the_queen(case)
    if isinstance(case.last.act, Stroke) and case.last.act.jumped.is_any_man_or_queen():
        yield say(JUMPED_PIECES)
    for party in Party:
        if case.due(party):
            yield side_owes(case.side_name(party), case.due(party))
    if not ruling.break_.made and ruling.board is None:
        yield _next_attempt(case)
    yield from _of_the_board(case)
    if case.last.override is None:
        yield from event_sentences(case.after.setup.laws, ruling.readings)


def _settled_placing(case: _Case, outcome: PlacingOutcome) -> str:
    place, back = case.last.ruling.place.men, case.last.ruling.back
    is_any_due = any(place.of(party) > back.of(party) for party in Party)
    if outcome is PlacingOutcome.PLACED or is_any_due:
        return sentence(say(outcome.words))
    return _("No man was due. The men that come back are on the board.")


def _readings_of_placing(case: _Case) -> tuple[Reading, ...]:
    """Returns readings on forgone dues (87): men of the stroke itself are placed, and unavailable ones stay owed."""
    if case.settled.placing is not PlacingOutcome.FORGONE:
        return ()
    dues_only = (Reading.FORGO_DUES_ONLY,) if case.last.ruling.back != NO_MEN else ()
    return (*dues_only, Reading.FORGO_AVAILABLE_ONLY) if case.last.ruling.due != NO_MEN else dues_only


def _who_places(case: _Case, *, is_short: bool) -> Iterator[str]:
    """Yields who places: one player everything, or two players the men of one colour each."""
    to_place = case.to_place
    if to_place is None:
        return
    clock = case.after.setup.laws.clock(ClockKind.PLACING)
    placing = _PLACES if is_short else _PLACES_IN_MAIN_CIRCLE if clock is None else _PLACES_IN_TIME
    time = "" if clock is None else duration(clock.seconds)
    counts = {party: case.last.ruling.place.men.of(party) for party in Party if case.last.ruling.place.men.of(party)}
    seats = {party: to_place.placers.of(case.side(party)) for party in counts}
    if len(set(seats.values())) == 1:
        player, count = case.names.player(next(iter(seats.values()))), sum(counts.values())
        yield say(placing.it if count == 1 else placing.them, player=player, time=time)
        return
    yield say(
        placing.by_two,
        player=case.names.player(seats[Party.OWN]),
        men=men(counts[Party.OWN], is_white=case.is_white(Party.OWN)),
        other=case.names.player(seats[Party.OPPONENT]),
        other_men=men(counts[Party.OPPONENT], is_white=case.is_white(Party.OPPONENT)),
        time=time,
    )


def queen_covered(side: str) -> str:
    return say(of_side(side, *_HAS_COVERED), side=side)


def _of_the_queen(case: _Case) -> Iterator[str]:
    ruling = case.last.ruling
    if ruling.place.queen:
        yield say(_QUEEN_BACK)
    elif ruling.queen.is_waiting and ruling.board is None:
        yield queen_words(ruling.queen)
    elif ruling.queen.is_on_board and ruling.board is not None and isinstance(case.last.act, Stroke):
        # Why the last man decided the board.
        yield say(_QUEEN_COUNTS) if case.last.act.pocketed.queen else queen_words(ruling.queen)
    elif ruling.queen is not case.board.position.queen and ruling.queen.holder is not None:
        yield queen_covered(case.side_name(ruling.queen.holder))


def _next_attempt(case: _Case) -> str:
    if case.last.ruling.turn is Turn.PASSES:
        return _("The break has not been made yet.")
    return _("The break has not been made yet: attempt {number} of {most}.").format(
        number=case.last.ruling.break_.attempt, most=ATTEMPTS_TO_BREAK
    )


def _of_the_board(case: _Case) -> Iterator[str]:
    result = case.last.ruling.board
    if result is None:
        return
    if case.settled.demanded is not None:
        yield _claimed(case.side_name(result.winner), case.settled.demanded)
    elif result.on_demand:
        yield may_claim(case.side_name(result.winner), result.on_demand)
    due = case.board.position.due
    if due.own or due.opponent:
        yield _("Outstanding dues are cancelled.")
    last = case.after.last_board
    if last is not None and last.slam is not None:
        yield sentence(say(last.slam.words))


def _claimed(side: str, points: int) -> str:
    if not points:
        return _("{side} claimed no extra points.").format(side=side)
    text = ngettext("{side} claimed {count} extra point.", "{side} claimed {count} extra points.", points)
    return text.format(side=side, count=points)


def _decided(names: Names, setup: Setup, board: BoardState, override: Override) -> Iterator[str]:
    in_turn = board.turn.side
    result = override.board
    if result is not None:
        winner = names.side(side_of(result.winner, in_turn))
        yield board_won(winner, result.points)
        if result.on_demand:
            yield phrase(may_claim(winner, result.on_demand))
    elif override.board_goes_on:
        yield _("The board continues")
    if override.turn is Turn.CONTINUES:
        yield say(_PLAYS_ON, player=names.player(board.turn))
    elif override.turn is Turn.PASSES:
        yield _passes(names, setup, board)
    elif override.turn is Turn.BOARD_OVER and result is None:
        yield say(override.turn.words)
    if override.place is not None:
        back = [
            men_come_back(override.place.men.of(party), is_white=side_of(party, in_turn) is board.white)
            for party in Party
            if override.place.men.of(party)
        ]
        if override.place.queen:
            back.append(_("the Queen returns"))
        yield listed(back) or _("Nothing comes back")
    if override.due is not None:
        for party in Party:
            owed = side_owes(names.side(side_of(party, in_turn)), override.due.of(party))
            yield phrase(owed)
    if override.queen is not None:
        holder = override.queen.holder
        if holder is None:
            yield phrase(queen_words(override.queen))
        else:
            yield phrase(queen_covered(names.side(side_of(holder, in_turn))))
