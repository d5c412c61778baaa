"""Random walks through matches with extreme values in entries."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from carrom_desk.match.effects.phase import next_entries
from carrom_desk.match.entry.entries import (
    Amended,
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    LoggedEntry,
    Noted,
    Override,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    Redone,
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
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord, decide, new_record, refusal_of, with_entry
from carrom_desk.match.setup import ChangeSides, Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.playing import a_setup
from tests.match.strategies import representative

LONGEST = 120
"""Maximum number of entries in a walk."""
TEXTS = ("", "x" * 200, "=1+1", "\u202eabc", "a\tb\nc", "\x07\x1b[31m", "রিতা 😀 மாலா", "<b>&amp;</b>", "#strong[*_`$")
NAMES = ("Asha", "Ravi Shankar Krishnamurthy Venkataraman", "أحمد", "<i>O'Brien</i>", "=cmd()", "ரவி", "\u202eabc")
TIMES = ("", "2026-11-21T10:04:05.123+05:30", "9999-12-31T23:59:59.999+14:00", "0001-01-01T00:00:00.000-12:00")
MONOTONIC = (0, 83_412, 10**12 - LONGEST)

Make = Callable[[MatchRecord, Random], PlainEntry]


def _stroke(record: MatchRecord, random: Random) -> PlainEntry:
    board = record.state.board
    assert board is not None
    on_board = board.position.on_board
    own, opponent = (random.choice((0, 0, 0, 1, 1, 2, most)) for most in (on_board.own, on_board.opponent))
    flags = [random.random() < share for share in (0.15, 0.15, 0.1)]
    pieces = Pieces(min(own, on_board.own), min(opponent, on_board.opponent), queen=flags[0], striker=flags[1])
    breach = random.choice((None, Breach.PUSH, Breach.MEN_TOUCHED)) if flags[2] else None
    return StrokeMade(Stroke(pieces, improper=flags[2], before_play=random.random() < 0.05), breach)


def _override(record: MatchRecord, random: Random) -> PlainEntry:
    men = ByParty(random.choice((0, 1, 9, 99, 1_000)), random.choice((0, 2, 9)))
    reason = random.choice(TEXTS)
    return random.choice(
        (
            Override(reason, turn=random.choice((Turn.CONTINUES, Turn.PASSES))),
            Override(reason, due=men),
            Override(reason, place=Placing(ByParty(random.randint(0, 9), random.randint(0, 9)))),
            Override(reason, queen=random.choice(list(QueenPlace))),
            Override(reason, board=BoardResult(random.choice(list(Party)), random.choice((0, 1, 12, 14)))),
            Override(reason, board_goes_on=True, turn=Turn.PASSES),
        )
    )


def _placing(record: MatchRecord, random: Random) -> PlainEntry:
    outcome = random.choice(list(PlacingOutcome))
    left = BySide(random.randint(0, 1), random.randint(0, 1)) if random.random() < 0.3 else None
    return PlacingDone(outcome, left=left if outcome is PlacingOutcome.NO_SPACE else None)


def _violation(record: MatchRecord, random: Random) -> PlainEntry:
    breach = random.choice((Breach.TIME_LIMIT, Breach.PLACED_LATE, Breach.POWDER, Breach.PLACED_OUTSIDE))
    return ViolationSeen(random.choice(list(Side)), breach, player=random.choice((None, 1)))


def _side(random: Random) -> Side:
    return random.choice(list(Side))


MAKERS: dict[type[PlainEntry], Make] = {
    StrokeMade: _stroke,
    Override: _override,
    PlacingDone: _placing,
    ViolationSeen: _violation,
    Toss: lambda _, random: Toss(_side(random), random.choice(list(TossChoice))),
    Demanded: lambda _, random: Demanded(random.randint(0, 2)),
    IncidentSeen: lambda _, random: IncidentSeen(random.choice(list(IncidentKind)), _side(random)),
    ProtestLodged: lambda _, random: ProtestLodged(_side(random), random.choice(TEXTS)),
    ProtestDecided: lambda _, random: ProtestDecided(random.random() < 0.5, random.choice(TEXTS)),
    TurnCorrected: lambda _, random: TurnCorrected(random.choice(list(Seat)), random.choice(TEXTS)),
    Warned: lambda _, random: Warned(_side(random), random.choice(TEXTS)),
    Noted: lambda _, random: Noted(random.choice(TEXTS)),
    Conceded: lambda _, random: Conceded(_side(random), Concession.GAME),
}
"""Fields without extreme values are missing."""
WEIGHTS = {StrokeMade: 40, PlacingDone: 8, ViolationSeen: 6, Override: 5}
SELDOM = {Disqualified, WalkedOver, Conceded, TimeOver, ProtestLodged}


def walked(seed: int) -> MatchRecord:
    """Returns a match of possible entries with extreme values."""
    random = Random(seed)
    record = new_record(_setup(random))
    for number in range(random.randint(10, LONGEST)):
        command = next_command(record, random)
        if command is None or refusal_of(record, command) is not None:
            continue
        at, elapsed = random.choice(TIMES), random.choice(MONOTONIC)
        try:
            entry = decide(record, command)
        except Refused:
            continue
        record = with_entry(record, LoggedEntry(record.next_number, entry, at, elapsed + number))
    return record


def _setup(random: Random) -> Setup:
    doubles = random.random() < 0.4
    setup = a_setup(
        random.choice(list(EDITIONS)),
        doubles=doubles,
        games=random.choice((1, 3, 5)),
        points=random.choice((3, 25, 29)),
        boards=random.choice((None, 1, 8)),
        change_sides=random.choice(list(ChangeSides)),
        draws=random.random() < 0.3,
    )
    players = [tuple(Player(random.choice(NAMES)) for _ in range(1 + doubles)) for _ in range(2)]
    return replace(setup, sides=BySide(*players), event=random.choice(TEXTS[1:]), round=random.choice(TEXTS))


def next_command(record: MatchRecord, random: Random) -> Entry | None:
    """Returns an entry that may be possible next, with extreme values; None if nothing is expected."""
    if random.random() < 0.06 and record.standing:
        return random.choice((Undone(), Redone(), _amendment(record, random)))
    names = next_entries(record.state)
    weights = [WEIGHTS.get(name, 0.1 if name in SELDOM else 1) for name in names]
    if not names:
        return None
    name = random.choices(names, weights)[0]
    make = MAKERS.get(name)
    return representative(name, record.state) if make is None else make(record, random)


def _amendment(record: MatchRecord, random: Random) -> Entry:
    number = random.choice(record.standing)
    return Amended(number, StrokeMade(Stroke(Pieces(random.randint(0, 3), 0))), random.choice(TEXTS))
