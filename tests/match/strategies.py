"""Hypothesis strategies for matches: possible entries at every moment, with occasional corrections."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from carrom_desk.match.effects.mistakes import possible_mistakes
from carrom_desk.match.effects.phase import next_entries
from carrom_desk.match.effects.refusals import refusal
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    LeadStands,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
    ProtestDecided,
    ProtestLodged,
    Redone,
    ReplayGround,
    Resumed,
    ShotOut,
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
)
from carrom_desk.match.history import Slam
from carrom_desk.match.record import MatchRecord, new_record, refusal_of, standing_entries, state_before
from carrom_desk.match.setup import TEXTS, ChangeSides, Competition, Player, Setup, TimedEnd
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import MatchState
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach, Consequence, of_strokes, others
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.playing import a_setup, enter
from tests.rules.strategies import strokes

SIDES = st.sampled_from(Side)
SIDES_OF_AN_ACT = st.sampled_from(Party)
COMPETITIONS = st.builds(
    Competition, st.sampled_from((1, 3)), st.sampled_from((12, 25)), st.sampled_from((None, 2, 8)), draws=st.booleans()
)
_BY_MOMENT = Consequence.TECHNICAL_OR_FOUL_BY_MOMENT
STROKE_BREACHES = [entry.breach for entry in of_strokes()]
OTHER_BREACHES = [entry.breach for entry in others() if entry.consequence in (_BY_MOMENT, Consequence.BOARD_LOST)]

OFTEN = {
    StrokeMade: 50,
    PlacingDone: 12,
    Demanded: 12,
    Toss: 20,
    Override: 6,
    ViolationSeen: 6,
    Passed: 4,
}
"""Weight of each kind of entry; most are strokes."""


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Draws any edition, singles or doubles, with games short enough to end soon."""
    return a_setup(
        draw(st.sampled_from(EDITIONS)),
        doubles=draw(st.booleans()),
        games=draw(st.sampled_from((1, 3, 3, 5))),
        points=draw(st.sampled_from((3, 12, 25))),
        boards=draw(st.sampled_from((None, 1, 2, 8))),
        change_sides=draw(st.sampled_from(ChangeSides)),
        draws=draw(st.booleans()),
        timed_end=draw(st.sampled_from(TimedEnd)),
        shoot_out=draw(st.booleans()),
    )


@st.composite
def plain_commands(draw: st.DrawFn, state: MatchState) -> PlainEntry:
    """Draws an entry that is possible in a state and is no correction."""
    names = next_entries(state)
    name = draw(st.sampled_from([name for name in names for _ in range(OFTEN.get(name, 1))]))
    command = draw(_COMMANDS[name](state))
    # What is offered by name may still be refused for what it says; then somebody notes it.
    return command if refusal(state, command) is None else Noted(f"{name.about.name} was not possible")


@st.composite
def commands(draw: st.DrawFn, record: MatchRecord) -> Entry:
    """Draws a command that is possible, occasionally a correction."""
    kinds = (
        ["plain"] * (2 if record.state.is_over else 20)
        + ["undo", "undo", "amend", "result", "rules"]
        + ["redo"] * 8 * bool(record.undone)
    )
    kind = draw(st.sampled_from(kinds))
    command: Entry
    match kind:
        case "undo":
            command = Undone()
        case "redo":
            command = Redone()
        case "amend" if plain := [number for number in record.standing if is_plain(record, number)]:
            number = draw(st.sampled_from(plain))
            turn = draw(st.sampled_from((None, None, Turn.PASSES, Turn.CONTINUES)))
            command = Amended(number, draw(plain_commands(state_before(record, number))), "marked wrongly", turn)
        case "result" if acts := [step.number for step in standing_entries(record) if isinstance(step.entry, ActEntry)]:
            board = BoardResult(draw(SIDES_OF_AN_ACT), draw(st.integers(1, 9)), draw(st.integers(0, 1)))
            command = Override("counted again", board=board, of=draw(st.sampled_from(acts)))
        case "rules":
            competition, laws = draw(st.none() | COMPETITIONS), draw(st.none() | st.sampled_from(EDITIONS))
            command = DetailsChanged(competition=competition, laws=laws, reason="typed wrongly")
        case _:
            command = draw(plain_commands(record.state))
    return command if refusal_of(record, command) is None else draw(plain_commands(record.state))


@st.composite
def courses(draw: st.DrawFn, *, most: int = 30) -> list[MatchRecord]:
    """Draws the records of a match: before the first entry and after each."""
    record = new_record(draw(setups()))
    course = [record]
    for _ in range(draw(st.integers(most // 2, most))):
        record = enter(record, draw(commands(record)))
        course.append(record)
    return course


def is_plain(record: MatchRecord, number: int) -> bool:
    """Returns True when an entry is not a correction."""
    return not isinstance(record.entries[number].entry, Undone | Redone | Amended)


@st.composite
def stroke_entries(draw: st.DrawFn, state: MatchState) -> StrokeMade:
    """Draws a stroke, mostly one that pockets one or two men."""
    assert state.board is not None
    position = state.board.position
    if draw(st.integers(1, 5)) == 1:
        stroke = draw(strokes(position))
        if stroke.pocketed.opponent == position.on_board.opponent:
            # Law 47 has the turn pass and no more, also were there no man of the opponent's left to go on with.
            stroke = replace(stroke, before_play=False)
        breach = draw(st.none() | st.sampled_from(STROKE_BREACHES)) if stroke.improper else None
        return StrokeMade(stroke, breach)
    own = min(draw(st.sampled_from((0, 1, 2, 3, 8, 9))), position.on_board.own)
    opponent = min(draw(st.sampled_from((0, 0, 0, 1, 9))), position.on_board.opponent)
    queen = position.queen.is_on_board and draw(st.booleans())
    striker = draw(st.sampled_from((False, False, False, True)))
    return StrokeMade(Stroke(Pieces(own, opponent, queen=queen, striker=striker)))


@st.composite
def overrides(draw: st.DrawFn, state: MatchState) -> Override:
    """Draws a decision on the last ruling; some are refused."""
    men = st.builds(ByParty, st.integers(0, 2), st.integers(0, 2))
    results = st.builds(BoardResult, st.sampled_from(Party), st.integers(1, 10), st.integers(0, 2))
    match draw(st.sampled_from(("turn", "place", "due", "queen", "board", "goes on"))):
        case "turn":
            return Override("", turn=draw(st.sampled_from((Turn.CONTINUES, Turn.PASSES))))
        case "place":
            return Override("", place=Placing(draw(men), queen=draw(st.booleans())))
        case "due":
            return Override("", due=draw(men))
        case "queen":
            return Override("", queen=draw(st.sampled_from(QueenPlace)))
        case "board":
            return Override("", board=draw(results))
        case _:
            turn = draw(st.sampled_from((Turn.CONTINUES, Turn.PASSES)))
            return Override("", turn=turn, place=Placing(draw(men)), board_goes_on=True)


def _incidents(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    kinds = st.sampled_from(sorted(state.setup.laws.incidents))
    return st.builds(IncidentSeen, kinds, SIDES, st.none(), _players(state))


def _players(state: MatchState) -> st.SearchStrategy[int | None]:
    return st.sampled_from((None, 1, 2) if state.setup.doubles else (None, 1))


def _mistakes(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    possible = st.sampled_from(list(possible_mistakes(state)))
    forgotten = st.builds(MistakeStands, st.just(Mistake.DUE_FORGOTTEN), SIDES, st.integers(1, 3))
    return possible | forgotten


@st.composite
def _details(draw: st.DrawFn, state: MatchState) -> PlainEntry:
    names = st.sampled_from(("", "Open", "Asha\u202e", "=1+1"))
    player = st.none() | st.builds(Player, st.just("Asha Corrected"), names)
    seats = PlayersNamed(draw(player), draw(player), *((draw(player), draw(player)) if state.setup.doubles else ()))
    texts: dict[str, Any] = {key: draw(st.none() | names) for key in TEXTS}
    players = None if seats == PlayersNamed() else seats
    return DetailsChanged(**texts, number=draw(st.none() | st.integers(1, 99)), players=players)


@st.composite
def _placings(draw: st.DrawFn, state: MatchState) -> PlainEntry:
    assert state.board is not None
    to_place = draw(st.sampled_from(state.board.open_placings))
    is_named = draw(st.booleans())
    outcome, left = draw(st.sampled_from(PlacingOutcome)), None
    if is_named and outcome is PlacingOutcome.NO_SPACE:
        left = BySide(draw(st.integers(0, to_place.dues.a)), draw(st.integers(0, to_place.dues.b)))
    return PlacingDone(outcome, to_place.number if is_named else None, left)


@st.composite
def _decisions(draw: st.DrawFn, state: MatchState) -> PlainEntry:
    of = draw(st.sampled_from((None, *(protest.number for protest in state.protests))))
    return ProtestDecided(draw(st.booleans()), draw(st.sampled_from(("", "the film shows it"))), of)


def _violations(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    breaches = st.sampled_from((*OTHER_BREACHES, *[Breach.PLACED_LATE] * 10))
    seen = st.builds(ViolationSeen, SIDES, breaches, st.none(), _players(state))
    placed = st.builds(BySide, st.integers(0, 1), st.integers(0, 1))
    late = st.builds(ViolationSeen, SIDES, st.just(Breach.PLACED_LATE), st.none(), _players(state), placed)
    return seen | late


def _turns(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    assert state.board is not None
    seats = Seat if state.setup.doubles else (Seat.A1, Seat.B1)
    turn = state.board.turn
    return st.builds(TurnCorrected, st.sampled_from([seat for seat in seats if seat is not turn]), st.just("unnoticed"))


def _demands(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    assert state.last_board is not None
    return st.builds(Demanded, st.integers(0, state.last_board.on_demand))


def _tosses(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    choices = TossChoice if state.game is None else (TossChoice.BREAK,)
    return st.builds(Toss, SIDES, st.sampled_from(choices), st.integers(1, 2 if state.setup.doubles else 1))


def _concessions(state: MatchState) -> st.SearchStrategy[PlainEntry]:
    return st.builds(Conceded, SIDES, st.sampled_from((Concession.GAME, Concession.GAME, Concession.MATCH)))


def boards(state: MatchState) -> st.SearchStrategy[BoardEntered]:
    """Draws whole boards; some have points that men and Queen do not make, or a slam of the wrong side."""
    sides, most = st.none() | SIDES, state.setup.laws.scoring.most
    men, slams = st.none() | st.integers(0, 9), st.sampled_from((None, None, *Slam))
    points, reasons = st.integers(0, most), st.sampled_from(("", "as on the sheet"))
    breakers = st.none() | st.sampled_from([seat for seat in Seat if state.setup.doubles or seat.number == 1])
    return st.builds(BoardEntered, sides, sides, points, breakers, men, slams, reasons)


def _always(entry: PlainEntry) -> st.SearchStrategy[PlainEntry]:
    return st.just(entry)


def _winners(state: MatchState) -> st.SearchStrategy[Side | None]:
    """Returns winners of a walkover: nobody only before the first board."""
    return SIDES if state.board_start is not None else st.none() | SIDES


_COMMANDS: Mapping[type[PlainEntry], Callable[[MatchState], st.SearchStrategy[PlainEntry]]] = {
    Toss: _tosses,
    PlayCalled: lambda _: _always(PlayCalled()),
    StrokeMade: stroke_entries,
    PlacingDone: _placings,
    Demanded: _demands,
    SidesChanged: lambda _: _always(SidesChanged()),
    ViolationSeen: _violations,
    TurnCorrected: _turns,
    TimeOver: lambda _: _always(TimeOver()),
    Warned: lambda _: st.builds(Warned, SIDES, st.just("too slow"), st.sampled_from((None, 1))),
    IncidentSeen: _incidents,
    Passed: lambda _: _always(Passed()),
    Override: overrides,
    BoardEntered: boards,
    LeadStands: lambda _: _always(LeadStands()),
    ShotOut: lambda _: st.builds(ShotOut, SIDES, st.none() | st.integers(0, 5), st.none() | st.integers(0, 5)),
    BoardReplayed: lambda _: st.builds(BoardReplayed, st.just("dark"), st.none() | st.sampled_from(ReplayGround)),
    Resumed: lambda _: _always(Resumed()),
    Paused: lambda _: _always(Paused("appeal")),
    ProtestLodged: lambda _: st.builds(ProtestLodged, SIDES, st.just("the last ruling")),
    ProtestDecided: _decisions,
    Conceded: _concessions,
    Disqualified: lambda state: st.builds(Disqualified, SIDES, st.just("unfair play"), _players(state)),
    WalkedOver: lambda state: st.builds(WalkedOver, _winners(state), st.just("not present")),
    MatchAbandoned: lambda _: _always(MatchAbandoned("storm")),
    MistakeStands: _mistakes,
    DetailsChanged: _details,
    Noted: lambda _: _always(Noted("lamp flickers")),
}


def representative(name: type[PlainEntry], state: MatchState) -> PlainEntry:
    """Returns an entry of the given kind with plausible fields."""
    in_turn = state.board.turn.side if state.board is not None else Side.A
    kinds = sorted(state.setup.laws.incidents) or [IncidentKind.LEFT_SEAT]
    representatives: dict[type[PlainEntry], PlainEntry] = {
        Toss: Toss(Side.A, TossChoice.BREAK),
        PlayCalled: PlayCalled(),
        StrokeMade: StrokeMade(Stroke()),
        PlacingDone: PlacingDone(PlacingOutcome.PLACED),
        Demanded: Demanded(0),
        SidesChanged: SidesChanged(),
        ViolationSeen: ViolationSeen(in_turn.other, Breach.POWDER),
        IncidentSeen: IncidentSeen(kinds[0], in_turn),
        Passed: Passed(),
        TurnCorrected: TurnCorrected(Seat.B1 if in_turn is Side.A else Seat.A1, "unnoticed"),
        TimeOver: TimeOver(),
        Warned: Warned(Side.B, "too slow"),
        Override: Override("counted again", board=BoardResult(Party.OWN, 3)),
        LeadStands: LeadStands(),
        ShotOut: ShotOut(Side.A),
        BoardEntered: BoardEntered(Side.A, None, 5, men=5),
        BoardReplayed: BoardReplayed("the light failed"),
        MatchAbandoned: MatchAbandoned("storm"),
        MistakeStands: next(possible_mistakes(state), MistakeStands(Mistake.DUE_FORGOTTEN, in_turn)),
        DetailsChanged: DetailsChanged(umpire="A N Other"),
        Resumed: Resumed(),
        Paused: Paused("appeal"),
        ProtestLodged: ProtestLodged(Side.A, "the last ruling"),
        ProtestDecided: ProtestDecided(upheld=False),
        Conceded: Conceded(Side.A, Concession.MATCH),
        Disqualified: Disqualified(Side.A, "unfair play"),
        WalkedOver: WalkedOver(Side.A, "not present"),
        Noted: Noted("lamp flickers"),
    }
    return representatives[name]
