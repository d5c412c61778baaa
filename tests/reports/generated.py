"""Random matches with every kind of entry, reproducible by seed."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    LoggedEntry,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    SidesChanged,
    StrokeMade,
    Toss,
    TossChoice,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.record import MatchRecord, decide, new_record, refusal_of, with_entry
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.position import Party, Pieces
from carrom_desk.rules.ruling import BoardResult, Turn

SEEDS = st.integers(0, 2**32)
MOST_ENTRIES = 1_200

NAMES = (
    "Kavitha Raman",
    "Imran Sheikh",
    "कुमारी ऐश्वर्या श्रीनिवासमूर्ति",
    "முத்துலட்சுமி பாலசுப்பிரமணியன்",
    "කුමාර සංගක්කාර",
    "কাজী নজরুল ইসলাম",
    "Jean-Baptiste de la Rochefoucauld-Liancourt",
    "=1+1",
    "<b>Bo & Co</b>",
    "O’Neill",
)


def few(share: int) -> settings:
    """Returns settings with the profile's number of examples divided by `share`, for expensive tests."""
    assert settings.default is not None
    return settings(max_examples=max(2, settings.default.max_examples // share))


def generated(seed: int, most: int = MOST_ENTRIES, names: tuple[str, ...] = NAMES) -> MatchRecord:
    """Returns a match of any edition and format, singles or doubles, played to its end or a number of entries."""
    random = Random(seed)
    record, elapsed = new_record(_setup(random, names)), 0
    is_timed, trouble = random.random() < 0.8, random.choice((0, 0.1, 0.3))
    while record.next_number < most and (entry := _next_entry(record, random, trouble=trouble)) is not None:
        elapsed += random.randrange(1_000, 30_000)
        logged = LoggedEntry(record.next_number, decide(record, entry))
        if is_timed:
            logged = replace(logged, at=_wall(elapsed), elapsed_ms=elapsed)
        record = with_entry(record, logged)
    return record


def _wall(elapsed: int) -> str:
    minutes, ms = divmod(elapsed, 60_000)
    return f"2026-11-21T{minutes // 60 % 24:02}:{minutes % 60:02}:{ms // 1000:02}.{ms % 1000:03}+05:30"


def _setup(random: Random, names: tuple[str, ...]) -> Setup:
    doubles = random.random() < 0.4
    players = tuple(Player(name) for name in random.sample(names, 4 if doubles else 2))
    half = len(players) // 2
    sides = BySide(players[:half], players[half:])
    competition = Competition(
        games=random.choice((1, 3, 3)),
        points=random.choice((25, 25, 25, 29, 13)),
        boards=random.choice((8, 8, 4, None)),
        change_sides=random.choice(tuple(ChangeSides)),
    )
    event = random.choice(("State Championship", "Open", ""))
    return Setup(random.choice(tuple(EDITIONS)), sides, doubles, competition, event=event, table="7")


def _next_entry(record: MatchRecord, random: Random, *, trouble: float) -> Entry | None:
    """Returns the next event; None when the match is over."""
    state = record.state
    if state.is_over and state.protest is None:
        return None
    if random.random() < trouble:
        seldom = random.choice(_SELDOM)(record, random)
        if seldom is not None and refusal_of(record, seldom) is None:
            return seldom
    expected = _expected(state, random)
    if expected is not None:
        return expected
    while True:
        made = StrokeMade(_stroke(random))
        if refusal_of(record, made) is None:
            return made


def _expected(state: MatchState, random: Random) -> PlainEntry | None:
    board = state.board
    if state.protest is not None and (state.is_over or random.random() < 0.1):
        return ProtestDecided(upheld=random.random() < 0.3 and not state.is_over)
    if state.is_paused and not state.is_over:
        return Resumed("settled")
    if state.last_board is not None and state.last_board.on_demand and random.random() < 0.8:
        return Demanded(random.randint(0, state.last_board.on_demand))
    if board is None:
        choice = TossChoice.BREAK if state.game is not None else random.choice(tuple(TossChoice))
        return Toss(random.choice(tuple(Side)), choice, random.choice((1, 2)) if state.setup.doubles else 1)
    if state.is_change_of_sides_due and state.is_between_boards:
        return SidesChanged()
    if board.to_place is not None and random.random() < 0.8:
        return PlacingDone(PlacingOutcome.PLACED)
    if not board.position.break_.made and not board.is_play_called and not board.strokes_in_turn:
        return PlayCalled()
    return None


def _stroke(random: Random) -> Stroke:
    """Returns a stroke: mostly none or one man, occasionally something unusual."""
    touched = random.random() < 0.97
    return Stroke(
        pocketed=Pieces(
            own=random.choice((0, 0, 0, 1, 1, 1, 1, 2, 3)) if touched else 0,
            opponent=int(touched and random.random() < 0.08),
            queen=touched and random.random() < 0.1,
            striker=random.random() < 0.06,
        ),
        jumped=Pieces(opponent=int(touched and random.random() < 0.01)),
        improper=random.random() < 0.03,
        touched=touched,
    )


def _undo_or_redo(record: MatchRecord, random: Random) -> Entry | None:
    return Redone() if record.undone and random.random() < 0.6 else Undone()


def _amendment(record: MatchRecord, random: Random) -> Entry | None:
    recent = record.standing[-12:]
    return Amended(random.choice(recent), StrokeMade(_stroke(random)), "seen late") if recent else None


def _violation(record: MatchRecord, random: Random) -> Entry | None:
    breach = random.choice((Breach.TIME_LIMIT, Breach.MEN_TOUCHED, Breach.SEAT_MOVED, Breach.BOARD_HIT))
    return ViolationSeen(random.choice(tuple(Side)), breach)


def _incident(record: MatchRecord, random: Random) -> Entry | None:
    return IncidentSeen(random.choice(tuple(IncidentKind)), random.choice(tuple(Side)))


def _override(record: MatchRecord, random: Random) -> Entry | None:
    if random.random() < 0.7:
        return Override("agreed", turn=random.choice((Turn.CONTINUES, Turn.PASSES)))
    return Override("agreed", board=BoardResult(random.choice(tuple(Party)), random.randint(1, 12)))


def _placing(record: MatchRecord, random: Random) -> Entry | None:
    return PlacingDone(random.choice(tuple(PlacingOutcome)))


def _plain(record: MatchRecord, random: Random) -> Entry | None:
    side = random.choice(tuple(Side))
    return random.choice(
        (Passed(), Noted("=the lamp flickers"), Paused("appeal"), ProtestLodged(side, "unfair"), BoardReplayed("dark"))
    )


def _end(record: MatchRecord, random: Random) -> Entry | None:
    if random.random() < 0.9:
        return None
    side = random.choice(tuple(Side))
    ends = (
        Conceded(side, Concession.GAME),
        Conceded(side, Concession.MATCH),
        Disqualified(side, "unfair play"),
        WalkedOver(side, "not present"),
    )
    return random.choice(ends)


_SELDOM: tuple[Callable[[MatchRecord, Random], Entry | None], ...] = (
    _undo_or_redo,
    _undo_or_redo,
    _undo_or_redo,
    _amendment,
    _violation,
    _incident,
    _override,
    _placing,
    _plain,
    _end,
)
