"""A ruling as sentences: who plays, what comes back, who places it, what stays owed, by which laws."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.clock_kind import ClockKind
from carrom_desk.match.entries import ActEntry, PlacingOutcome
from carrom_desk.match.evolve import evolve
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side, seat_after, side_of
from carrom_desk.match.state import BoardState, MatchState, ToPlace
from carrom_desk.match.timing import LAWS, SECONDS
from carrom_desk.rules.acts import Act, Stroke, Violation
from carrom_desk.rules.position import ATTEMPTS_TO_BREAK, Party, QueenPlace
from carrom_desk.rules.readings import Reading
from carrom_desk.rules.ruling import BoardResult, Call, Ruling, Turn

from .clock_words import duration
from .counted import Counted
from .match_words import slam_words
from .pieces import men, men_come_back, points_of, queen_words
from .readings import reading_words
from .ruling_words import RulingText
from .settled import UNSETTLED, Settled, demand_words, placing_words


def ruling_text(state: MatchState, settled: Settled = UNSETTLED) -> RulingText | None:
    """The last ruling of a match; None where nothing has been ruled since the board began.

    `settled` is what was entered about it since: with that the text says what holds now.
    """
    last = state.last_ruled
    if last is None or last.before.board is None:
        return None
    case = _Case(state, last.before.board, last.act, last.ruling, settled)
    return RulingText(
        decision=_decision(case),
        details=tuple(_details(case)),
        aside=_aside(case),
        laws=tuple(last.ruling.laws),
        readings=tuple(reading_words(reading) for reading in (*last.ruling.readings, *_readings_of_placing(case))),
    )


def preview_text(state: MatchState, entry: ActEntry) -> RulingText | None:
    """The ruling that an act would be given, which its entry bears already."""
    return ruling_text(evolve(state, entry))


@dataclass(frozen=True, slots=True)
class _Case:
    """A ruling, with the match after it and the board before it."""

    after: MatchState
    board: BoardState
    """Before the act."""
    act: Act
    ruling: Ruling
    settled: Settled

    @property
    def setup(self) -> Setup:
        return self.after.setup

    @property
    def in_turn(self) -> str:
        """Who made the act's turn."""
        return self.player(self.board.turn)

    @property
    def to_place(self) -> ToPlace | None:
        """Who has to place what, while the board goes on."""
        board = self.after.board
        return board.to_place if board is not None and self.ruling.board is None else None

    def player(self, seat: Seat) -> str:
        return self.setup.player_at(seat).name

    def side(self, party: Party) -> Side:
        return side_of(party, self.board.turn.side)

    def side_name(self, party: Party) -> str:
        return self.setup.side_name(self.side(party))

    def due(self, party: Party) -> int:
        """Men that stay owed, after what became of those to be placed."""
        board = self._since_placed
        return self.ruling.due.of(party) if board is None else board.due.of(self.side(party))

    def on_board(self, party: Party) -> int:
        """Men on the board, after what became of those to be placed."""
        board = self._since_placed
        return self.ruling.on_board.of(party) if board is None else board.on_board.of(self.side(party))

    @property
    def _since_placed(self) -> BoardState | None:
        return self.after.board if self.settled.placing is not None else None

    def is_white(self, party: Party) -> bool:
        return self.side(party) is self.board.white


def _decision(case: _Case) -> str:
    match case.ruling.turn:
        case Turn.CONTINUES if isinstance(case.act, Violation):
            return QCoreApplication.translate("Ruling", "{player} stays in turn").format(player=case.in_turn)
        case Turn.CONTINUES if not case.ruling.break_.made:
            return QCoreApplication.translate("Ruling", "{player} tries again").format(player=case.in_turn)
        case Turn.CONTINUES:
            return QCoreApplication.translate("Ruling", "{player} continues").format(player=case.in_turn)
        case Turn.PASSES:
            setup = case.setup
            seat = seat_after(case.board.turn, setup.edition.seats_to_next_turn, doubles=setup.doubles)
            text = QCoreApplication.translate("Ruling", "Turn passes to {player}")
            return text.format(player=case.player(seat))
        case Turn.BOARD_OVER:
            return _won(case, case.ruling.board)


def _won(case: _Case, result: BoardResult | None) -> str:
    if result is None:
        return QCoreApplication.translate("Ruling", "The board is over")
    text = QCoreApplication.translate("Ruling", "{side} wins the board, {points}")
    points = result.points + (case.settled.demanded or 0)
    return text.format(side=case.side_name(result.winner), points=points_of(points))


def _details(case: _Case) -> Iterator[str]:
    ruling = case.ruling
    if case.settled.placing is not None:
        yield placing_words(case.settled.placing, is_any_due=_is_any_due(ruling))
    else:
        for party in Party:
            if ruling.place.men.of(party):
                yield _comes_back(case, party)
        yield from _who_places(case)
    yield from _of_the_queen(case)
    if isinstance(case.act, Stroke) and case.act.jumped.is_any_man_or_queen():
        yield QCoreApplication.translate("Ruling", "The umpire puts what jumped off back into the centre circle.")
    for party in Party:
        if case.due(party):
            yield _stays_owed(case, party)
    if not ruling.break_.made and ruling.board is None:
        yield _next_attempt(case)
    yield from _of_the_board(case)


def _readings_of_placing(case: _Case) -> tuple[Reading, ...]:
    """That men which come back because of the stroke are placed though the due was forgone (87)."""
    back = case.ruling.back
    is_forgone = case.settled.placing is PlacingOutcome.FORGONE
    return (Reading.FORGO_DUES_ONLY,) if is_forgone and any(back.of(party) for party in Party) else ()


def _is_any_due(ruling: Ruling) -> bool:
    """Whether something was to be placed besides what comes back of itself."""
    return any(ruling.place.men.of(party) > ruling.back.of(party) for party in Party)


def _comes_back(case: _Case, party: Party) -> str:
    """So many men, and how many of them because of what."""
    ruling = case.ruling
    count, back = ruling.place.men.of(party), ruling.back.of(party)
    owed = count - back
    head = men_come_back(count, is_white=case.is_white(party))
    if back and owed:
        text = QCoreApplication.translate("Ruling", "{men}: {count} {reason}, {other_count} {other_reason}.")
        return text.format(
            men=head,
            count=back,
            reason=_because_of_stroke(case.act),
            other_count=owed,
            other_reason=_because_owed(ruling.calls),
        )
    reason = _because_of_stroke(case.act) if back else _because_owed(ruling.calls)
    return QCoreApplication.translate("Ruling", "{men}: {reason}.").format(men=head, reason=reason)


def _because_of_stroke(act: Act) -> str:
    if isinstance(act, Stroke) and act.improper:
        return QCoreApplication.translate("Ruling", "of the improper stroke")
    if isinstance(act, Stroke) and act.pocketed.striker:
        return QCoreApplication.translate("Ruling", "with the striker")
    return QCoreApplication.translate("Ruling", "of this stroke")


def _because_owed(calls: tuple[Call, ...]) -> str:
    if Call.DUE_AND_FOUL in calls:
        return QCoreApplication.translate("Ruling", "due and penalty")
    if Call.DUE in calls:
        return QCoreApplication.translate("Ruling", "due")
    if Call.FOUL in calls or Call.TECHNICAL_FOUL in calls:
        return QCoreApplication.translate("Ruling", "penalty")
    return QCoreApplication.translate("Ruling", "owed from before")


def _who_places(case: _Case) -> Iterator[str]:
    """One player places everything, or each of two the men of one colour."""
    to_place = case.to_place
    if to_place is None:
        return
    counts = {party: case.ruling.place.men.of(party) for party in Party if case.ruling.place.men.of(party)}
    seats = {party: to_place.placers.of(case.side(party)) for party in counts}
    if len(set(seats.values())) == 1:
        text = QCoreApplication.translate("Ruling", "{player} places {men}")
        who = text.format(player=case.player(next(iter(seats.values()))), men=_them(sum(counts.values())))
    else:
        text = QCoreApplication.translate("Ruling", "{player} places {men}, {other} {other_men}")
        who = text.format(
            player=case.player(seats[Party.OWN]),
            men=men(counts[Party.OWN], is_white=case.is_white(Party.OWN)),
            other=case.player(seats[Party.OPPONENT]),
            other_men=men(counts[Party.OPPONENT], is_white=case.is_white(Party.OPPONENT)),
        )
    yield _where(case, who)


def _them(count: int) -> str:
    if count == 1:
        return QCoreApplication.translate("Ruling", "it")
    return QCoreApplication.translate("Ruling", "them")


def _where(case: _Case, who: str) -> str:
    """Everywhere in the outer circle; against the clock where the edition knows one."""
    if ClockKind.PLACING not in LAWS.get(case.setup.laws, {}):
        return QCoreApplication.translate("Ruling", "{who} in the outer circle.").format(who=who)
    text = QCoreApplication.translate("Ruling", "{who} in the outer circle, {time}.")
    return text.format(who=who, time=duration(SECONDS[ClockKind.PLACING]))


def _of_the_queen(case: _Case) -> Iterator[str]:
    ruling = case.ruling
    if ruling.place.queen:
        yield QCoreApplication.translate("Ruling", "The Queen goes back to the centre.")
    elif ruling.queen.is_waiting and ruling.board is None:
        yield queen_words(ruling.queen)
    elif ruling.queen is not case.board.position.queen and ruling.queen.holder is not None:
        text = QCoreApplication.translate("Ruling", "{side} has covered the Queen.")
        yield text.format(side=case.side_name(ruling.queen.holder))


def _stays_owed(case: _Case, party: Party) -> str:
    count, name = case.due(party), case.side_name(party)
    if count == 1:
        return QCoreApplication.translate("Ruling", "1 man of {side} stays owed.").format(side=name)
    return Counted().men_stay_owed(count, name)


def _next_attempt(case: _Case) -> str:
    if case.ruling.turn is Turn.PASSES:
        return QCoreApplication.translate("Ruling", "The break is still to be made.")
    text = QCoreApplication.translate("Ruling", "The break is still to be made: attempt {number} of {most}.")
    return text.format(number=case.ruling.break_.attempt, most=ATTEMPTS_TO_BREAK)


def _of_the_board(case: _Case) -> Iterator[str]:
    result = case.ruling.board
    if result is None:
        return
    if case.settled.demanded is not None:
        yield demand_words(case.side_name(result.winner), case.settled.demanded)
    elif result.on_demand:
        text = QCoreApplication.translate("Ruling", "{side} may demand {points} on top.")
        yield text.format(side=case.side_name(result.winner), points=points_of(result.on_demand))
    due = case.board.position.due
    if due.own or due.opponent:
        yield QCoreApplication.translate("Ruling", "What was owed is written off.")
    last = case.after.last_board
    if last is not None and last.slam is not None:
        yield slam_words(last.slam)


def _aside(case: _Case) -> str:
    """What lies on the board while it goes on."""
    ruling = case.ruling
    if ruling.board is not None:
        return ""
    counts = {case.is_white(party): case.on_board(party) for party in Party}
    white, black = men(counts[True], is_white=True), men(counts[False], is_white=False)
    if ruling.queen is QueenPlace.ON_BOARD:
        text = QCoreApplication.translate("Ruling", "On the board: {white}, {black}, Queen.")
    else:
        text = QCoreApplication.translate("Ruling", "On the board: {white}, {black}.")
    return text.format(white=white, black=black)
