"""Generates plausible complete matches, reproducible from a seed, to try out other programs, a hall, and this
program.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from random import Random

from carrom_desk.match.effects.mistakes import possible_mistakes
from carrom_desk.match.effects.phase import Phase, phase_of
from carrom_desk.match.entry.entries import (
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
    LoggedEntry,
    MatchAbandoned,
    MistakeStands,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
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
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord, decide, new_record, refusal_of, with_entry
from carrom_desk.match.setup import Competition, Player, Setup, TimedEnd
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.event import knows_own_man_with_striker, of_event
from carrom_desk.rules.position import Party, Pieces
from carrom_desk.rules.ruling import BoardResult, Turn

_FIRST_NAMES = ("Asha", "Ravi", "Meera", "Nilmini", "Prashant", "Rashmi", "Yogesh", "Kajal", "Irshad", "Aisha")
_LAST_NAMES = ("Kumari", "Fernando", "Perera", "Joshi", "Pardeshi", "Ahmed", "Mohamed", "Rao", "Silva", "Das")
_ROUNDS = ("Round 1", "Round 2", "Quarter-final", "Semi-final", "Final")
_BREACHES = (Breach.TIME_LIMIT, Breach.MEN_TOUCHED, Breach.BOARD_HIT, Breach.POWDER, Breach.BODY_ON_BOARD)
_EVENT, _EVENTS = "Generated Open", 5
"""Name of the event, and one of how many matches has rules of its own."""
_MOST_ENTRIES = 2_000
"""Number of entries after which an unfinished match is conceded."""
_BEGIN = datetime.fromisoformat("2026-11-21T09:30:00.000+05:30")


def generated_match(edition: Edition, seed: int, *, doubles: bool = False) -> StoredMatch:
    """Generates a match by an edition's laws from toss to end, with every kind of entry that its laws allow; every
    fifth one has rules of an event.
    """
    laws = _by_event(edition, seed) if seed % _EVENTS == _EVENTS - 1 else edition
    play = _Play(Random(f"{edition.id}/{doubles}/{seed}"), laws, doubles)
    while not play.state.is_over:
        play.enter_next()
    play.end()
    kind = "doubles" if doubles else "singles"
    return StoredMatch(MatchId(f"generated-{edition.id}-{kind}-{seed}"), play.setup, play.log)


def _by_event(edition: Edition, seed: int) -> Edition:
    """Returns an edition with random rules of an event."""
    random = Random(f"rules/{edition.id}/{seed}")
    turn = random.choice((None, Turn.PASSES)) if knows_own_man_with_striker(edition) else None
    points, until = random.choice((None, 0, 2, 5)), random.choice((None, 20, 24))
    rules = EventRules(points, until, random.choice((None, False)), turn, random.choice((None, 10, 20)))
    return of_event(edition, _EVENT, rules)


@dataclass
class _Play:
    """A match being generated."""

    random: Random
    edition: Edition
    doubles: bool
    setup: Setup = field(init=False)
    record: MatchRecord = field(init=False)
    elapsed_ms: int = 0
    missing: list[type[Entry]] = field(default_factory=lambda: list(_SELDOM))
    """Rare kinds of entries that the match does not contain yet."""

    def __post_init__(self) -> None:
        self.setup = self._setup()
        self.record = new_record(self.setup)
        self.random.shuffle(self.missing)

    @property
    def state(self) -> MatchState:
        return self.record.state

    @property
    def log(self) -> tuple[LoggedEntry, ...]:
        return tuple(self.record.entries)

    def _setup(self) -> Setup:
        random, size = self.random, 2 if self.doubles else 1
        firsts, lasts = random.sample(_FIRST_NAMES, 4), random.sample(_LAST_NAMES, 4)
        players = [Player(f"{first} {last}") for first, last in zip(firsts, lasts, strict=True)]
        boards, timed_end = random.choice((_FEW_BOARDS, 8, None)), random.choice(tuple(TimedEnd))
        return Setup(
            laws=self.edition,
            sides=BySide(tuple(players[:size]), tuple(players[2 : 2 + size])),
            doubles=self.doubles,
            competition=Competition(
                3,
                self.edition.scoring.game,
                boards,
                minutes=None if timed_end is TimedEnd.DROP else _ROUND_MINUTES,
                timed_end=timed_end,
                last_board_minutes=_LAST_BOARD_MINUTES if timed_end is TimedEnd.COUNT else None,
                shoot_out=random.random() < _SHARE_OF_SHOOT_OUTS,
                change_in_every_game=random.random() < _SHARE_OF_SHOOT_OUTS,
            ),
            event=_EVENT,
            round=random.choice(_ROUNDS),
            table=str(random.randint(1, 40)),
            umpire="A. Umpire",
            chief_referee="C. Referee",
            number=random.randint(1, 200),
        )

    def enter(self, *commands: Entry) -> bool:
        """Enters commands in sequence until one is refused; returns True if none was."""
        for command in commands:
            if refusal_of(self.record, command) is not None:
                return False
            self.elapsed_ms += self.random.randint(2_000, 16_000)
            at = (_BEGIN + timedelta(milliseconds=self.elapsed_ms)).isoformat(timespec="milliseconds")
            logged = LoggedEntry(self.record.next_number, decide(self.record, command), at, self.elapsed_ms)
            self.record = with_entry(self.record, logged)
        return True

    def enter_next(self) -> None:
        """Enters the next command, and occasionally a rare one."""
        if self.record.next_number > _MOST_ENTRIES:
            self.enter(Conceded(Side.A, Concession.MATCH))
            return
        match phase_of(self.state):
            case Phase.CLAIM:
                last = self.state.last_board
                assert last is not None
                self.enter(Demanded(self.random.randint(0, last.on_demand)))
            case Phase.TOSS:
                self._toss()
            case Phase.SHOOT_OUT:
                tries = self.random.randint(1, 5)
                winner = self.random.choice(tuple(Side))
                self.enter(ShotOut(winner, *((tries, 0) if winner is Side.A else (0, tries))))
            case Phase.CHANGE_OF_SIDES:
                self.enter(SidesChanged())
            case Phase.BREAK if self.random.random() < _LIKELY and self._seldom_between_boards():
                pass
            case Phase.PAUSED | Phase.PROTESTED | Phase.BREAK | Phase.BREAK_AGAIN:
                self.enter(PlayCalled())
            case Phase.PLACING:
                outcomes, weights = zip(*_OUTCOMES.items(), strict=True)
                if not self.enter(PlacingDone(self.random.choices(outcomes, weights)[0])):
                    self.enter(PlacingDone(PlacingOutcome.PLACED))
            case _ if self.missing and self.random.random() < 0.3:
                self._seldom()
            case _:
                self._stroke()

    def end(self) -> None:
        """Enters, and undoes as mistakes, entries that are only possible after a match or would end it."""
        for ended in (WalkedOver(Side.B, "Injured"), MatchAbandoned("Storm"), Disqualified(Side.A, "Rude", 1)):
            if self.enter(Undone()) and self.enter(ended):
                self.enter(Undone(), Redone(), Undone())
            while not self.state.is_over:
                self.enter_next()
        self.enter(Noted("The players have signed."))

    def _toss(self) -> None:
        choice = self.random.choice(tuple(TossChoice)) if self.state.game is None else TossChoice.BREAK
        self.enter(Toss(self.random.choice(tuple(Side)), choice, self.random.randint(1, 2) if self.doubles else 1))

    def _stroke(self) -> None:
        position, random = self.state.current_board.position, self.random
        own = min(random.choices((0, 1, 2), (50, 40, 10))[0], position.on_board.own)
        opponent = min(random.choices((0, 1), (93, 7))[0], position.on_board.opponent)
        may_cover = position.on_board.own < 9 and position.queen.is_on_board
        is_last = own == position.on_board.own or opponent == position.on_board.opponent
        queen, striker = may_cover and random.random() < 0.15, random.random() < (0.4 if is_last else 0.06)
        pieces = Pieces(own, opponent, queen=queen, striker=striker)
        improper = random.random() < 0.02
        is_nothing = not (own or opponent or pieces.queen)
        touched = position.break_.made or not is_nothing or random.random() > 0.1
        self.enter(StrokeMade(Stroke(pieces, improper=improper, touched=touched), Breach.PUSH if improper else None))

    def _seldom_between_boards(self) -> bool:
        """Enters a rare end of a game that is possible only between boards; returns False if there is none now."""
        for kind in (LeadStands, ShotOut):
            if kind in self.missing and any(self.enter(*commands) for commands in _SELDOM[kind](self)):
                self.missing.remove(kind)
                return True
        return False

    def _seldom(self) -> None:
        """Enters a rare kind of entry that the match does not contain yet, if it is possible now."""
        kind = self.missing.pop(0)
        if not any(self.enter(*commands) for commands in _SELDOM[kind](self)):
            self.missing.append(kind)


_OUTCOMES: Mapping[PlacingOutcome, int] = {
    PlacingOutcome.PLACED: 85,
    PlacingOutcome.FORGONE: 7,
    PlacingOutcome.FORFEITED: 4,
    PlacingOutcome.NO_SPACE: 4,
}
_Commands = Iterator[tuple[Entry, ...]]
_FEW_BOARDS = 4
_LIKELY = 0.5
_ROUND_MINUTES, _LAST_BOARD_MINUTES = 45, 5
"""Minutes of a timed round, and those that must be left of it where that is a rule."""
_SHARE_OF_SHOOT_OUTS = 0.5
"""Share of the matches in which a shoot-out decides a level game, and of those in which sides change in every game."""
_SELDOM_CORRECTED = 0.3
"""Share of the matches in which an earlier board or the format is corrected."""


def _others_turn(play: _Play) -> _Commands:
    turn = play.state.current_board.turn
    yield (TurnCorrected(play.setup.seat_after(turn), "Nobody noticed"),)


def _amendment(play: _Play) -> _Commands:
    for number in reversed(play.record.standing[-3:]):
        # The turn as it was given at the table, where the laws would now give another.
        for turn in (None, Turn.PASSES, Turn.CONTINUES):
            yield (Amended(number, StrokeMade(Stroke(Pieces(own=1))), "Seen later", turn),)


def _violation(play: _Play) -> _Commands:
    number = play.random.choice((1, 2)) if play.doubles else None
    yield (ViolationSeen(play.random.choice(tuple(Side)), play.random.choice(_BREACHES), player=number),)


def _incident(play: _Play) -> _Commands:
    for kind in sorted(play.edition.incidents):
        yield (IncidentSeen(IncidentKind(kind), play.random.choice(tuple(Side)), player=1),)


def _override(play: _Play) -> _Commands:
    for step in play.record.steps if play.random.random() < _SELDOM_CORRECTED else ():
        if step.after.last_board is not None and isinstance(step.entry, StrokeMade):
            yield (Override("Counted again", board=BoardResult(Party.OWN, play.random.randint(1, 9)), of=step.number),)
    for turn in (Turn.CONTINUES, Turn.PASSES):
        yield (Override("As both players saw it", turn=turn),)


def _board(play: _Play) -> _Commands:
    winner, men = play.random.choice(tuple(Side)), play.random.randint(1, 9)
    yield (BoardEntered(winner, None, men, men=men, reason="From the paper sheet"),)


def _lead(play: _Play) -> _Commands:
    """Ends a game of four boards that one side leads by far."""
    ahead = play.random.choice(tuple(Side))
    won, lost = BoardEntered(ahead, None, 9, men=9), BoardEntered(ahead.other, None, 1, men=1)
    is_new = play.state.game is not None and not play.state.game.boards_played
    if is_new and play.setup.competition.boards == _FEW_BOARDS:
        yield (won, won, lost, LeadStands())


def _shoot_out(play: _Play) -> _Commands:
    """Ends a level game on time, before a break."""
    board, game = play.state.board, play.state.game
    is_level = game is not None and game.score.a == game.score.b
    if play.setup.competition.shoot_out and is_level and board is not None and not board.position.break_.made:
        yield TimeOver(), ShotOut(play.random.choice(tuple(Side)))


def _details(play: _Play) -> _Commands:
    if play.random.random() < _SELDOM_CORRECTED:
        yield (DetailsChanged(competition=replace(play.setup.competition, minutes=60), reason="Typed wrongly"),)
    yield (DetailsChanged(umpire="B. Umpire", reason="Handed over"),)


def _mistakes(play: _Play) -> _Commands:
    return ((mistake,) for mistake in possible_mistakes(play.state))


_SELDOM: Mapping[type[Entry], Callable[[_Play], _Commands]] = {
    ViolationSeen: _violation,
    IncidentSeen: _incident,
    MistakeStands: _mistakes,
    Passed: lambda _: iter([(Passed(),)]),
    TurnCorrected: _others_turn,
    Override: _override,
    Amended: _amendment,
    BoardEntered: _board,
    LeadStands: _lead,
    ShotOut: _shoot_out,
    BoardReplayed: lambda _: iter([(BoardReplayed("The light failed", ReplayGround.BEYOND_CONTROL),)]),
    Paused: lambda _: iter([(Paused("Appeal"), Resumed())]),
    ProtestLodged: lambda _: iter([(ProtestLodged(Side.B, "The last ruling"), ProtestDecided(upheld=False))]),
    Warned: lambda _: iter([(Warned(Side.A, "Too slow", 1),)]),
    Noted: lambda _: iter([(Noted("A lamp flickers"),)]),
    DetailsChanged: _details,
    SidesChanged: lambda _: iter([(SidesChanged(),)]),
    Undone: lambda _: iter([(Undone(), Redone())]),
    TimeOver: lambda _: iter([(TimeOver(),)]),
    Conceded: lambda _: iter([(Conceded(Side.B, Concession.GAME),)]),
}
"""Rare kinds of entries, with ways to enter each."""
