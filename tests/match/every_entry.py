"""A match with every kind of entry and its rulings, for code that reads and writes logs."""

from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.match.entry.entries import (
    Amended,
    BoardEntered,
    BoardReplayed,
    DetailsChanged,
    Disqualified,
    IncidentSeen,
    LeadStands,
    LoggedEntry,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    PlayersNamed,
    ReplayGround,
    ShotOut,
    StrokeMade,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Player
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty, Party, Pieces, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.match.playing import a_setup, enter, play

TAKEN_OVER: dict[str, object] = {
    "laws": "icf-revised",
    "doubles": True,
    "competition": {"games": 3, "points": 25, "boards": 8, "change_sides": "at_13"},
    "event": "Open",
    "round": "Semi-final",
    "category": "Women",
    "tie": "North – South",
    "table": "4",
    "umpire": "An Umpire",
    "chief_referee": "A Referee",
    "practice": True,
    "number": 7,
    "sides": {
        "a": {"players": [{"name": "Asha", "club": "North", "country": "IND"}, {"name": "Amina"}]},
        "b": {"players": [{"name": "Bina"}, {"name": "Beate", "country": "GER"}]},
    },
    "start": {
        "status": "in_progress",
        "winner": None,
        "games": {"a": 1, "b": 0},
        "game": {"number": 2, "score": {"a": 12, "b": 5}, "boards": 3},
        "board": {
            "number": 4,
            "breaker": "a",
            "colour": {"a": "white", "b": "black"},
            "turn": "b",
            "player": "Beate",
            "on_board": {"a": 9, "b": 7},
            "queen": "to_cover",
            "due": {"a": 0, "b": 1},
            "break": {"made": True, "attempt": 1},
        },
        "next": ["stroke", "violation"],
        "history": [
            {
                "number": 1,
                "winner": "a",
                "score": {"a": 25, "b": 13},
                "boards": [
                    {
                        "number": 1,
                        "breaker": "a",
                        "winner": "a",
                        "points": 9,
                        "queen": "a",
                        "demanded": 0,
                        "slam": None,
                        "score": {"a": 9, "b": 0},
                    },
                    {
                        "number": 2,
                        "breaker": "b",
                        "winner": "b",
                        "points": 12,
                        "queen": None,
                        "demanded": 1,
                        "slam": "white",
                        "score": {"a": 9, "b": 12},
                    },
                ],
            }
        ],
    },
}
"""A setup with every field, of a match that was taken over."""


def every_entry() -> MatchRecord:
    """Returns the record of a match with an entry of every kind."""
    record = play("toss a break; play; p2", a_setup(boards=3, shoot_out=True))
    record = enter(
        record,
        StrokeMade(Stroke(Pieces(own=1, striker=True), Pieces(opponent=2), improper=True), Breach.PUSH),
    )
    record = play("forgone; breach b; note; pause; resume; undo; redo; pass", after=record)
    record = enter(
        record,
        ViolationSeen(Side.A, Breach.POWDER),
        Override("he may wait", turn=Turn.PASSES, place=Placing(ByParty(0, 0)), due=ByParty(1, 0)),
        Override("she stays", queen=QueenPlace.ON_BOARD),
        Amended(6, Noted("lamp is on again"), "said wrongly"),
        Amended(2, StrokeMade(Stroke(Pieces(own=3))), "there were three"),
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B),
        Override("counted again", board=BoardResult(Party.OPPONENT, 7, 1)),
    )
    record = play("demand 0; replay; protest b; overruled; concede b game; sides; p1", after=record)
    record = enter(
        record,
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B, 2),
        MistakeStands(Mistake.WRONG_MAN, Side.B),
        DetailsChanged(
            umpire="B Umpire",
            number=12,
            players=PlayersNamed(a1=Player("Player A One", "North", "IND")),
            reason="handed",
        ),
        MatchAbandoned("storm"),
    )
    record = play("undo", after=record)
    record = play("turn a1; warn a; p3; p1 X; no_space left 1 0; breach a; late b; forgone of 37; time", after=record)
    record = enter(record, ShotOut(Side.B, 1, 3))
    record = play("walkover b; undo; disqualify b; undo; concede a match; protest b; upheld", after=record)
    return enter(
        record,
        StrokeMade(Stroke(touched=False)),
        Override("agreed", board=BoardResult(Party.OPPONENT, 2)),
        BoardEntered(Side.A, Side.A, 12, men=8, reason="misread"),
        LeadStands(),
        Undone(),
        BoardReplayed("no room", ReplayGround.BASE_LINES_BLOCKED),
        Disqualified(Side.A, "rude", 1),
        Undone(),
        WalkedOver(Side.A, "not back"),
    )


def stored(record: MatchRecord) -> StoredMatch:
    """Returns a match as stored, with the time of every entry."""
    times = (f"2026-11-21T10:{number // 60:02}:{number % 60:02}.123+05:30" for number in range(len(record.entries)))
    entries = tuple(
        LoggedEntry(logged.number, logged.entry, at, logged.number * 1_000 + 123)
        for logged, at in zip(record.entries, times, strict=True)
    )
    return StoredMatch(MatchId("0f6d"), record.agreed, entries)


def taken_over(text: str = "p1; -; p2") -> MatchRecord:
    """Returns the record of a match that was taken over, after the given entries."""
    return play(text, read_setup(TAKEN_OVER))
