"""Events other than strokes: men placed late or in part, corrected turns, time over, protests."""

import pytest

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.match.effects.entry_laws import laws_of
from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    IncidentSeen,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    PlainEntry,
    ProtestDecided,
    Redone,
    ReplayGround,
    SidesChanged,
    StrokeMade,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.record import decide, refusal_of
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.stroke_draft import Marks, StrokeDraft, fell_by_itself
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.impossible import Impossible
from carrom_desk.rules.position import Pieces
from carrom_desk.rules.ruling import Call
from tests.match.playing import a_setup, board_line, command, play, score_line


@pytest.mark.parametrize(
    ("entries", "board"),
    [
        # What is open counts as placed at the next stroke, whatever came between.
        ("toss a break; p2; p1 X", "a1 8-9"),
        ("toss a break; p2; p1 X; pass; note; breach b; -", "a1 8-9 due 0-1"),
        ("toss a break; p2; p1 X; pass; forgone", "b1 7-9"),
        ("toss a break; p2; p1 X; breach b; forfeited", "a1 7-9 due 0-1"),
        # Of two rulings each has its own outcome.
        ("toss a break; p4; p1 X; breach a", "b1 7-9"),
        ("toss a break; p4; p1 X; breach a; forgone", "b1 6-9"),
        ("toss a break; p4; p1 X; breach a; forgone of 3", "b1 6-9"),
        ("toss a break; p4; p1 X; breach a; forgone of 3; no_space", "b1 5-9 due 1-0"),
        ("toss a break; p4; p1 X; breach a; placed of 3; forfeited of 2", "b1 6-9"),
        # There is room for some of the men.
        ("toss a break; X; -; X; -; p3", "a1 8-9"),
        ("toss a break; X; -; X; -; p3; no_space", "a1 6-9 due 2-0"),
        ("toss a break; X; -; X; -; p3; no_space left 1 0", "a1 7-9 due 1-0"),
        ("toss a break; X; -; X; -; p3; no_space left 0 0", "a1 8-9"),
        # Placed too late: forfeited, and a foul of the side that places by its moment.
        ("toss a break; p2; p1 X; late b", "a1 7-9 due 0-1"),
        ("toss a break; p2; p1 X; late b; -; p1", "b1 7-9"),
        ("toss a break; p2; q1 X; late b", "b1 7-9"),
        ("toss a break; p4; p1 X; breach a; late b", "b1 6-9 due 0-1"),
    ],
)
def test_men_to_be_placed_stay_open_until_the_next_stroke(entries: str, board: str) -> None:
    assert board_line(play(entries).state) == board


@pytest.mark.parametrize(
    ("entries", "board"),
    [
        ("toss a break; p1; turn b1", "b1 8-9"),
        ("toss a break; p1; -; turn a1", "a1 8-9"),
        ("toss a break; p1; Q; turn b1", "b1 8-9"),
        ("toss a break; X; turn a1", "a1 9-9 due 1-0"),
        # Still to be placed, and placed by the one who was to place it.
        ("toss a break; p2; p1 X; turn b1; forgone", "b1 7-9"),
        ("toss a break; untouched; turn b1", "b1 9-9 break 1"),
        # It is a new turn: after its first stroke a breach is a foul, before that a technical foul (63, 64).
        ("toss a break; p1; turn b1; p1; breach b", "a1 8-9"),
        ("toss a break; p1; -; p1; turn a1; breach a", "a1 9-8"),
    ],
)
def test_a_corrected_turn_changes_who_plays_and_nothing_else(entries: str, board: str) -> None:
    assert board_line(play(entries).state) == board


def test_before_the_break_the_corrected_player_breaks_and_is_white() -> None:
    record = play("toss a break; play; turn b1")
    board, game = record.state.board, record.state.game
    assert board is not None
    assert game is not None
    assert (board.breaker, board.white, game.first_breaker) == (Seat.B1, Side.B, Seat.B1)
    assert (board.turns.a, board.turns.b) == (0, 1)
    ended = play("won b 5", after=record)
    assert ended.state.board is not None
    assert ended.state.board.breaker is Seat.A1


def test_in_a_later_board_who_began_the_game_stays() -> None:
    record = play("toss a break; won a 5; turn a1")
    assert record.state.game is not None
    assert record.state.game.first_breaker is Seat.A1
    assert score_line(record.state) == "games 0-0, game 1 5-0, board 2 by a1"


@pytest.mark.parametrize(
    ("doubles", "corrected", "third"),
    [
        (False, "toss a break; concede b game; turn a1; concede a game", Seat.A1),
        (False, "toss a break; turn b1; concede b game; concede a game", Seat.B1),
        (True, "toss a break; concede b game; turn a2; concede a game", Seat.A1),
    ],
)
def test_the_third_game_is_begun_by_who_began_the_first(*, doubles: bool, corrected: str, third: Seat) -> None:
    game = play(corrected, a_setup(games=3, doubles=doubles)).state.game
    assert game is not None
    assert (game.number, game.first_breaker) == (3, third)


def test_a_corrected_breaker_makes_the_slam_his() -> None:
    slam = play("toss a break; turn b1; p8; p1 Q").state.game
    assert slam is not None
    assert slam.boards[-1].slam == "white"


def test_the_turn_that_the_umpire_sets_may_be_the_first_of_a_slam() -> None:
    slam = play("toss a break; p1; turn b1; p8; p1 Q").state.game
    assert slam is not None
    assert slam.boards[-1].slam == "black"


def test_in_doubles_the_partner_may_be_the_one_in_turn() -> None:
    record = play("toss a break; p1; turn a2", a_setup(doubles=True))
    assert board_line(record.state) == "a2 8-9"


@pytest.mark.parametrize(
    ("setup", "entries", "line"),
    [
        (a_setup(), "toss a break; won a 5; p3; time", "games 1-0, game 2 0-0, board 1 by b1"),
        (a_setup(), "toss a break; p3; time", "games 0-0, game 1 0-0, toss"),
        (a_setup(), "toss a break; p3; time; toss b break; won b 4", "games 0-1, game 2 0-0, board 1 by b1"),
        (a_setup(draws=True), "toss a break; p3; time", "games 0-0, game 2 0-0, board 1 by b1"),
        (a_setup(draws=True, games=1), "toss a break; p3; time", "games 0-0, drawn"),
        (a_setup(draws=True), "toss a break; time; won a 5; time; time", "games 1-0, won by a"),
        (a_setup(draws=True), "toss a break; time; won a 5; time; won b 5; time", "games 1-1, drawn"),
        (a_setup(draws=True), "toss a break; time; time; time", "games 0-0, drawn"),
        # The extra board decides, whatever the number of boards or points.
        (a_setup(boards=8), "toss a break; time; toss a break; p1; -; time", "games 0-0, game 1 0-0, toss"),
    ],
)
def test_a_game_ends_on_time(setup: Setup, entries: str, line: str) -> None:
    assert score_line(play(entries, setup).state) == line


def test_a_drawn_match_is_finished_and_nobodys() -> None:
    record = play("toss a break; time", a_setup(games=1, draws=True))
    written = write_state(record.state)
    assert (written["status"], written["winner"], written["game"]) == ("finished", None, None)
    assert written["history"] == [{"number": 1, "winner": None, "score": {"a": 0, "b": 0}, "boards": []}]
    assert record.state.is_over


PLAYED = "toss a break; won a 5; won b 4"
"""Two boards played, with the third to come."""


@pytest.mark.parametrize(
    ("entries", "line"),
    [
        # Nothing was done on the third board: it is about the second, and goes on from its start.
        (f"{PLAYED}; protest a; upheld", "games 0-0, game 1 5-0, board 2 by b1"),
        (f"{PLAYED}; note; sides; pause; resume; warn a; protest a; upheld", "games 0-0, game 1 5-0, board 2 by b1"),
        (f"{PLAYED}; play; protest a; upheld", "games 0-0, game 1 5-4, board 3 by a1"),
        (f"{PLAYED}; breach b; protest a; upheld", "games 0-0, game 1 5-4, board 3 by a1"),
        (f"{PLAYED}; -; protest a; p1; upheld", "games 0-0, game 1 5-4, board 3 by a1"),
        (f"{PLAYED}; protest a; -; -; upheld", "games 0-0, game 1 5-0, board 2 by b1"),
        (f"{PLAYED}; protest a; -; overruled", "games 0-0, game 1 5-4, board 3 by a1"),
        # The board ended the game, or the match.
        ("toss a break; won a 12; won a 12; won a 5; protest b; upheld", "games 0-0, game 1 24-0, board 3 by a1"),
        ("toss a break; p8; p1 X; demand 0; protest a; upheld", "games 0-0, game 1 0-0, board 1 by a1"),
        # Several: each is about its board; what came later lapses.
        (f"{PLAYED}; protest a; -; protest b; upheld of 7", "games 0-0, game 1 5-4, board 3 by a1"),
        (f"{PLAYED}; protest a; -; protest b; upheld", "games 0-0, game 1 5-0, board 2 by b1"),
    ],
)
def test_a_protest_is_about_the_last_board_on_which_anything_was_done(entries: str, line: str) -> None:
    assert score_line(play(entries).state) == line


def test_later_protests_lapse_and_earlier_ones_stay() -> None:
    record = play(f"{PLAYED}; protest a; -; protest b; -; protest a")
    first, second, third = (protest.number for protest in record.state.protests)
    assert [protest.number for protest in play(f"upheld of {second}", after=record).state.protests] == [first]
    assert play(f"upheld of {first}", after=record).state.protests == ()
    assert [each.number for each in play(f"overruled of {second}", after=record).state.protests] == [first, third]


@pytest.mark.parametrize(
    ("entries", "status", "winner"),
    [
        ("toss a break; -; protest a", Status.IN_PROGRESS, None),
        ("toss a break; -; protest a; concede a match", Status.UNDER_PROTEST, None),
        ("toss a break; -; protest a; concede a match; overruled", Status.FINISHED, Side.B),
        ("toss a break; -; protest a; protest b; concede a match; overruled", Status.UNDER_PROTEST, None),
        ("toss a break; -; concede a match; protest a; upheld", Status.IN_PROGRESS, None),
    ],
)
def test_a_result_waits_while_a_protest_is_open(entries: str, status: Status, winner: Side | None) -> None:
    state = play(entries, a_setup(games=1)).state
    assert (state.status, state.announced_winner) == (status, winner)


def test_a_protest_may_be_decided_by_its_number_only_while_it_is_open() -> None:
    record = play("toss a break; -; protest a; protest b; overruled of 2")
    assert refusal_of(record, ProtestDecided(upheld=True, of=2)) is not None
    assert refusal_of(record, ProtestDecided(upheld=True, of=3)) is None


def test_an_override_leaves_what_became_of_earlier_men() -> None:
    record = play("toss a break; p4; p1 X; breach a; forgone of 2")
    assert board_line(record.state) == "b1 6-9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_a_stroke_ends_a_run_of_passes(edition: Edition) -> None:
    passed = play("toss a break; -; pass; pass; pass; breach a; pass; pass", a_setup(edition))
    assert passed.state.boards_replayed == 0
    assert play("pass", after=passed).state.boards_replayed == 1


@pytest.mark.parametrize(
    ("entries", "entry", "revised", "older", "club", "technitia"),
    [
        ("note", "toss a break", ("39",), ("13",), (), ("Preparation 1",)),
        ("toss a break; p1; time", "toss a break", ("56(b)",), ("29(b)",), (), ()),
        ("toss a break", "play", ("46",), ("19",), (), ()),
        ("toss a break; p1", "play", ("121(a)",), (), (), ()),
        ("toss a break; p1", "pass", ("137",), (), (), ()),
        ("toss a break; p2; p1 X", "placed", ("78(a)",), ("51(a)",), ("Fouls",), ("Fouls",)),
        ("toss a break; p2; p1 X", "forgone", ("87(a)",), ("60",), (), ()),
        ("toss a break; p2; p1 X", "forfeited", ("80",), ("53",), ("Fouls",), ("Fouls",)),
        ("toss a break; p2; p1 X", "no_space", ("79(a)",), ("52(a)",), (), ()),
        ("toss a break; p1; p1 Q", "pass", ("137",), (), (), ()),
        ("toss a break; p1; Q", "pass", ("137", "96"), ("69",), ("Objective",), ("Covering the Queen",)),
        ("toss a break; X; -; p2", "pass", ("137",), (), ("Fouls",), ("Fouls",)),
        # Out of turn (51); who went on after men of the other side alone, by 125(b).
        ("toss a break; p1", "turn b1", ("51",), ("24",), (), ()),
        ("toss a break; p1; q1", "turn a1", ("125(b)",), ("24",), (), ()),
        ("toss a break; p1; q2", "turn a1", ("125(b)",), ("24",), (), ()),
        ("toss a break; p1; p1 q1", "turn b1", ("51",), ("24",), (), ()),
        ("toss a break; p1; q1; -", "turn b1", ("51",), ("24",), (), ()),
        ("toss a break; p1; q1 I", "turn a1", ("51",), ("24",), (), ()),
        ("toss a break; p1; q1 X", "turn a1", ("51",), ("24",), (), ()),
        ("toss a break; p1; Q", "turn b1", ("51", "96"), ("24", "69"), ("Objective",), ("Covering the Queen",)),
        ("toss a break; p8; p1 X", "demand 1", ("87(b)",), ("81(a)",), (), ()),
        ("toss a break; p8; p1 X I", "demand 2", ("87(b)",), ("81(b)",), (), ()),
        ("toss a break; p1", "time", (), (), (), ()),
        ("toss a break; p1", "warn a", (), (), (), ()),
        ("toss a break; p1", "note", (), (), (), ()),
        ("toss a break; p1", "replay", ("140",), (), (), ()),
        ("toss a break; p1", "concede a game", ("139",), (), (), ()),
        ("toss a break; p1", "concede a match", ("139",), (), (), ()),
        ("toss a break; p1", "disqualify a", ("143",), (), (), ()),
        ("toss a break; p1", "walkover a", ("143(i)",), (), (), ()),
        ("toss a break; p1", "sides", ("60",), ("31",), (), ()),
        ("toss a break; p1", "pause", ("121(a)",), (), (), ()),
        ("toss a break; p1; pause", "resume", ("121(a)",), (), (), ()),
        ("toss a break; p1", "protest a", ("147",), (), (), ()),
        ("toss a break; p1; protest a", "upheld", ("148",), (), (), ()),
        ("toss a break; p1; protest a", "overruled", ("148",), (), (), ()),
    ],
)
def test_every_entry_names_the_laws_it_follows_from(
    entries: str,
    entry: str,
    revised: tuple[str, ...],
    older: tuple[str, ...],
    club: tuple[str, ...],
    technitia: tuple[str, ...],
) -> None:
    laws = {ICF_REVISED: revised, ICF_1993: older, CLUB: club, TECHNITIA_2K20: technitia}
    for edition in EDITIONS:
        before = play(entries, a_setup(edition))
        logged = command(entry)
        assert not isinstance(logged, Undone | Redone | Amended)
        assert laws_of(before.state, logged) == laws[edition]


@pytest.mark.parametrize(
    ("mistake", "revised", "older"),
    [
        (Mistake.QUEEN_UNCOVERED, ("96",), ("69",)),
        (Mistake.WRONG_MAN, ("82(b)",), ("55(b)",)),
        # 56 only has the men placed as soon as they can be; who does not do so in time loses them by 60.
        (Mistake.DUE_FORGOTTEN, ("83",), ("56", "60")),
    ],
)
def test_what_stands_unnoticed_names_the_law_that_lets_it_stand(
    mistake: Mistake, revised: tuple[str, ...], older: tuple[str, ...]
) -> None:
    for edition, laws in ((ICF_REVISED, revised), (ICF_1993, older)):
        before = play("toss a break; p2; p1 X", a_setup(edition))
        assert laws_of(before.state, MistakeStands(mistake, Side.A)) == laws


@pytest.mark.parametrize(
    ("entries", "doubles", "laws"),
    [
        ("toss a break; concede b game", False, ("31",)),
        ("toss a break; concede b game", True, ("32",)),
        ("toss a break; won a 12", False, ("33",)),
        ("toss a break; won a 12", True, ("33",)),
    ],
)
def test_the_older_laws_change_sides_after_a_game_by_laws_of_their_own(
    entries: str, doubles: bool, laws: tuple[str, ...]
) -> None:
    before = play(entries, a_setup(ICF_1993, doubles=doubles))

    assert laws_of(before.state, SidesChanged()) == laws


@pytest.mark.parametrize(
    ("entry", "laws"),
    [
        (BoardReplayed("No room", ReplayGround.BASE_LINES_BLOCKED), ("142",)),
        (BoardReplayed("Light failure", ReplayGround.BEYOND_CONTROL), ("140",)),
        (BoardReplayed("Agreed", ReplayGround.ALL_PASSED), ("137",)),
        (BoardReplayed("No room for the striker on the base lines (law 142)"), ("140",)),
        (TurnCorrected(Seat.B1, "Went on (law 125(b))"), ("51",)),
        (TurnCorrected(Seat.A1, "Out of turn (law 51)"), ("125(b)",)),
        (MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A), ("96",)),
        (MistakeStands(Mistake.WRONG_MAN, Side.A), ("82(b)",)),
        (MistakeStands(Mistake.DUE_FORGOTTEN, Side.A), ("83",)),
        (WalkedOver(Side.A, "absent"), ("143(i)",)),
        (MatchAbandoned("storm"), ()),
    ],
)
def test_the_law_of_an_entry_never_depends_on_what_somebody_typed(entry: PlainEntry, laws: tuple[str, ...]) -> None:
    assert laws_of(play("toss a break; p1; q1").state, entry) == laws


def test_men_placed_late_are_forfeited_by_their_law_beside_the_fouls() -> None:
    before = play("toss a break; p2; p1 X")
    logged = play("late b", after=before).entries[-1].entry
    assert isinstance(logged, ViolationSeen)
    assert laws_of(before.state, logged) == ("63(b)", "63(a)", "72(c)", "87(a)")


def test_an_act_that_loses_the_board_loses_it_also_when_it_is_entered_as_a_violation() -> None:
    record = play("toss a break; p1")
    as_violation = decide(record, ViolationSeen(Side.A, Breach.LEFT_SEAT))
    as_incident = decide(record, IncidentSeen(IncidentKind.LEFT_SEAT, Side.A))

    assert isinstance(as_violation, ViolationSeen)
    assert isinstance(as_incident, IncidentSeen)
    assert as_violation.ruling == as_incident.ruling


@pytest.mark.parametrize("breach", [Breach.LEFT_MATCH_AREA, Breach.MEN_ARRANGED_SLOWLY])
def test_what_loses_the_match_or_is_a_warning_is_refused_as_a_violation(breach: Breach) -> None:
    refused = refusal_of(play("toss a break; p1"), ViolationSeen(Side.A, breach))

    assert refused is not None
    assert [problem.reason for problem in refused.problems] == [Impossible.BREACH_COSTS_NO_MAN]


@pytest.mark.parametrize(
    ("entries", "calls", "turn"),
    [
        ("toss a break; breach a 2", (Call.TECHNICAL_FOUL,), Seat.A1),
        ("toss a break; p1; breach a 2", (Call.TECHNICAL_FOUL,), Seat.A1),
        ("toss a break; p1; breach a 1", (Call.FOUL,), Seat.B1),
        ("toss a break; p1; breach a", (Call.FOUL,), Seat.B1),
        ("toss a break 2; p1; breach a 1", (Call.TECHNICAL_FOUL,), Seat.A2),
        ("toss a break; p1; breach b 2", (Call.TECHNICAL_FOUL,), Seat.A1),
    ],
)
def test_in_doubles_the_partner_of_the_player_in_turn_commits_a_technical_foul(
    entries: str, calls: tuple[Call, ...], turn: Seat
) -> None:
    state = play(entries, a_setup(doubles=True)).state

    assert state.last_ruled is not None
    assert state.last_ruled.ruling.calls == calls
    assert state.current_board.turn is turn


@pytest.mark.parametrize(
    ("entries", "marks", "pocketed"),
    [
        ("toss a break; p1; -", Marks(black=1), Pieces(opponent=1)),
        ("toss a break; p1; p1", Marks(white=1), Pieces(own=2)),
        ("toss a break; p1; p1; note", Marks(queen=1), Pieces(own=1, queen=True)),
        ("toss a break; p1; p1; undo", Marks(white=1), Pieces(own=2)),
    ],
)
def test_what_falls_by_itself_belongs_to_the_stroke_before(entries: str, marks: Marks, pocketed: Pieces) -> None:
    record = play(entries)
    amendment = fell_by_itself(StrokeDraft(pocketed=marks), record, "it fell")
    assert amendment is not None
    assert amendment.with_ == StrokeMade(Stroke(pocketed=pocketed))
    assert refusal_of(record, amendment) is None


@pytest.mark.parametrize(
    ("entries", "draft"),
    [
        ("toss a break", StrokeDraft(pocketed=Marks(white=1))),
        ("toss a break; p1", StrokeDraft()),
        ("toss a break; p1", StrokeDraft(pocketed=Marks(striker=1))),
        ("toss a break; p1", StrokeDraft(pocketed=Marks(white=1), is_improper=True)),
        ("toss a break; p1; pass", StrokeDraft(pocketed=Marks(white=1))),
        ("toss a break; won a 5", StrokeDraft(pocketed=Marks(white=1))),
        ("toss a break; untouched", StrokeDraft(pocketed=Marks(white=1))),
    ],
)
def test_nothing_falls_by_itself_without_a_stroke_before(entries: str, draft: StrokeDraft) -> None:
    assert fell_by_itself(draft, play(entries), "") is None
