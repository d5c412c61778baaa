"""Corrections: where they count, that they never rewrite what was played, and what they would change."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.correction_effect import CorrectionEffect, TablePart, effect_of
from carrom_desk.match.counting import decided
from carrom_desk.match.effects.course import initial_state
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    DetailsChanged,
    Entry,
    LoggedEntry,
    Noted,
    Override,
    Passed,
    PlainEntry,
    ProtestLodged,
    StrokeMade,
    Toss,
    TossChoice,
    TurnCorrected,
    Undone,
)
from carrom_desk.match.log import Step
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument, Reason, Refusal
from carrom_desk.match.record import MatchRecord, decide, refusal_of, standing_entries, with_entry
from carrom_desk.match.replay import Corrections, replay
from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import Decision, MatchState
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import ByParty, Party
from carrom_desk.rules.ruling import BoardResult, Placing, Turn
from tests.fakes import record_of, stroke
from tests.match.playing import a_setup, board_line, enter, play, score_line
from tests.match.strategies import courses

few = settings(max_examples=settings().max_examples // 3)
PLAYED = "toss a break; play; p8; p1 Q; play; p1; -"
"""A board won by a with 12 points, and three strokes of the next one, which b breaks."""


def logged(record: MatchRecord, entry: Entry) -> LoggedEntry:
    return LoggedEntry(record.next_number, entry)


def overridden(points: int, winner: Party = Party.OWN, *, of: int = 3) -> Override:
    return Override("counted again", board=BoardResult(winner, points), of=of)


# Where they count


@pytest.mark.parametrize(
    ("correction", "score", "board"),
    [
        (overridden(9), "games 0-0, game 1 9-0, board 2 by b1", "a1 9-8"),
        (overridden(9, Party.OPPONENT), "games 0-0, game 1 0-9, board 2 by b1", "a1 9-8"),
        (DetailsChanged(laws=ICF_1993), "games 0-0, game 1 12-0, board 2 by b1", "a1 9-8"),
        (DetailsChanged(laws=CLUB), "games 0-0, game 1 14-0, board 2 by b1", "a1 9-8"),
        (DetailsChanged(competition=Competition(points=10)), None, None),
        (Amended(6, stroke(), "missed", Turn.CONTINUES), "games 0-0, game 1 12-0, board 2 by b1", "b1 9-8"),
        (Amended(5, stroke(), "missed", Turn.CONTINUES), "games 0-0, game 1 12-0, board 2 by b1", "a1 9-9"),
        (Amended(4, TurnCorrected(Seat.A1, "a broke"), ""), "games 0-0, game 1 12-0, board 2 by a1", "b1 8-9"),
        (Amended(4, ProtestLodged(Side.B, "the Queen"), ""), "games 0-0, game 1 12-0, board 2 by b1", "a1 9-8"),
    ],
)
def test_a_correction_counts_where_it_belongs(correction: Entry, score: str | None, board: str | None) -> None:
    record = play(PLAYED)

    if score is None:
        found = refusal_of(record, correction)
        assert found == Refusal(Reason.PLAYED_ON_ANOTHER_BOARD, at="/competition", first=5)
        return
    corrected = enter(record, correction)

    assert (score_line(corrected.state), board_line(corrected.state)) == (score, board)
    assert enter(corrected, Undone()).state == record.state
    read = replay_match(read_match(write_match(StoredMatch(MatchId("m"), record.agreed, corrected.entries))))
    assert read.record == corrected
    assert read.differences == ()


def test_a_protest_about_the_board_before_leads_back_to_its_start() -> None:
    record = enter(play(PLAYED), Amended(4, ProtestLodged(Side.B, "the Queen"), ""))
    assert record.state.protests[0].place == {"board": 1, "game": 1}

    assert score_line(play("upheld", after=record).state) == "games 0-0, game 1 0-0, board 1 by a1"


def test_of_several_decisions_the_latest_of_each_key_holds() -> None:
    record = enter(play("toss a break; p1; p1"), Override("", turn=Turn.PASSES))
    assert board_line(record.state) == "b1 7-9"

    record = enter(record, Amended(2, stroke(2), "two", Turn.CONTINUES))
    assert board_line(record.state) == "a1 6-9"
    assert board_line(enter(record, Amended(3, Noted("none"), "")).state) == "a1 6-9"
    assert board_line(enter(record, Amended(2, stroke(2), "as ruled")).state) == "b1 6-9"


def test_the_result_of_a_board_that_an_override_ended_is_corrected_too() -> None:
    ended = enter(play("toss a break; p2"), overridden(5, of=1))

    record = enter(play("play; p1", after=ended), overridden(7, Party.OPPONENT, of=1))

    assert score_line(record.state) == "games 0-0, game 1 0-7, board 2 by b1"


def test_a_result_stays_with_its_act_and_has_no_effect_while_that_does_not_end_the_board() -> None:
    record = enter(play("toss a break; p8; p1 Q; time"), overridden(5, of=2))
    assert score_line(record.state).startswith("games 1-0")

    amended = enter(record, Amended(2, stroke(), "missed"))

    assert amended.impossible == (4,)
    assert enter(amended, Undone()).impossible == ()


def test_an_override_becomes_one_of_an_earlier_act_with_what_stands_before_it() -> None:
    record = enter(play("toss a break; play; p8; p1 Q; play"), overridden(9))

    corrected = enter(record, Amended(4, TurnCorrected(Seat.A1, "a broke"), ""))
    assert (score_line(corrected.state), corrected.impossible) == ("games 0-0, game 1 9-0, board 2 by a1", ())

    a_man_back = Placing(ByParty(1, 0))
    goes_on = Override("it came back", board_goes_on=True, turn=Turn.PASSES, place=a_man_back, of=3)
    record = enter(play("toss a break; play; p8; p1 Q; play"), goes_on)
    corrected = enter(record, Amended(4, TurnCorrected(Seat.A1, "a broke"), ""))
    assert (score_line(corrected.state), corrected.impossible) == ("games 0-0, game 1 12-0, board 2 by a1", (5,))


def test_nothing_is_placed_on_a_board_that_a_correction_ended() -> None:
    record = play("toss a break; play; p9 Q X")
    record = enter(record, Override("as seen", place=Placing(ByParty(1, 0), queen=True)))

    corrected = enter(record, Amended(2, stroke(9, queen=True), "no striker"))

    assert [board.queen for board in corrected.state.all_games[0].boards] == [Side.A]
    assert corrected.state.all_games[0].boards[0].slam is not None


def test_an_act_in_place_of_other_laws_is_judged_by_those_that_then_hold() -> None:
    record = enter(play("toss a break; play; -"), DetailsChanged(laws=CLUB))

    corrected = enter(record, Amended(3, stroke(striker=True), "it fell"))

    stored, counted = corrected.entries[-1].entry, standing_entries(corrected)[-1].entry
    assert isinstance(stored, Amended)
    assert stored.with_ == counted
    assert corrected.setup.laws is ICF_REVISED


@pytest.mark.parametrize(
    ("override", "reason"),
    [
        (overridden(9, of=2), Reason.NOT_THE_LAST_RULING),
        (overridden(9, of=4), Reason.NOT_THE_LAST_RULING),
        (overridden(9, of=99), Reason.NOT_THE_LAST_RULING),
        (replace(overridden(9), turn=Turn.PASSES), Reason.ONLY_THE_RESULT),
        (overridden(13), Reason.POINTS_OF_A_BOARD),
    ],
)
def test_only_the_result_of_an_earlier_board_is_decided_otherwise(override: Override, reason: Reason) -> None:
    assert refusal_of(play(PLAYED), override) == Refusal(reason)


# What would be rewritten


def test_a_result_that_ends_the_game_is_refused_with_the_first_stroke_after_it() -> None:
    # Without the Queen the board was the other's, with three points (107(a)).
    record = play("toss a break; p8; p1; play; p1", a_setup(points=12))

    assert refusal_of(record, overridden(11, of=2)) is None
    found = refusal_of(record, overridden(12, of=2))
    assert found == Refusal(Reason.PLAYED_ON_ANOTHER_BOARD, at="/of", first=4)


@pytest.mark.parametrize(
    ("details", "at"),
    [
        (DetailsChanged(competition=Competition(points=10), laws=CLUB), "/competition"),
        (DetailsChanged(competition=Competition(points=99), laws=CLUB), "/laws"),
        (DetailsChanged(laws=CLUB), "/laws"),
    ],
)
def test_format_and_laws_are_refused_at_their_place(details: DetailsChanged, at: str) -> None:
    # By the laws of clubs the striker does not let the turn continue.
    record = play(f"{PLAYED}; p1 X; p1")

    found = refusal_of(record, details)

    assert found is not None
    assert found.at == at
    assert found.first == (5 if at == "/competition" else 8)


OLD = "toss a break; p1; p1; -"


def test_a_stored_match_that_rewrites_opens_and_says_so_and_a_file_is_refused() -> None:
    record = play(OLD)
    forged = decide(record, Amended(2, stroke(2), "")), Amended(1, stroke(), "nothing")
    for entry in forged:
        record = with_entry(record, logged(record, entry))
    entries = record.entries

    assert replay(record.agreed, entries).record.state == record.state
    (broken,) = replay(record.agreed, entries, corrections=Corrections.REPORTED).broken
    assert (broken.number, broken.refusal.first) == (5, 2)
    with pytest.raises(InvalidDocument) as invalid:
        replay_match(read_match(write_match(StoredMatch(MatchId("m"), record.agreed, entries))))
    assert [(each.at, each.first) for each in invalid.value.problems] == [("/entries/5/number", 2)]


# What would change


def test_the_effect_names_every_result_that_changes_and_nothing_else() -> None:
    record = play(PLAYED)

    effect = effect_of(record, overridden(9, Party.OPPONENT))

    assert isinstance(effect, CorrectionEffect)
    assert list(effect.boards) == [(1, 1)]
    assert list(effect.games) == [1]
    assert (effect.match, effect.table, effect.lapsed) == (None, frozenset(), ())
    assert effect.needs_second_press


def test_the_effect_on_the_table_and_on_later_entries() -> None:
    effect = effect_of(play("toss a break; p1 X; forgone; p1"), Amended(1, stroke(2), "no striker"))

    assert isinstance(effect, CorrectionEffect)
    # The due that was not forgone, because no man was there for it, has gone too.
    assert effect.table == {TablePart.MEN, TablePart.DUE}
    assert (effect.lapsed, effect.boards, effect.changes_results) == ((2,), {}, False)
    assert not effect.needs_second_press


def test_a_correction_that_changes_nothing_says_so() -> None:
    effect = effect_of(play(PLAYED), Amended(6, stroke(), "the same"))

    assert isinstance(effect, CorrectionEffect)
    assert (effect.changes_results, effect.table, effect.lapsed, effect.restored) == (False, frozenset(), (), ())


def test_a_refused_correction_has_its_first_entry() -> None:
    assert effect_of(play(PLAYED), Amended(5, stroke(), "missed")) == Refusal(
        Reason.PLAYED_BY_THE_OTHER_COLOUR, at="/number", first=6
    )


# Every match


@few
@given(courses(most=40))
def test_no_accepted_correction_changes_the_colour_or_the_board_of_a_later_stroke(course: list[MatchRecord]) -> None:
    for before, after in pairwise(course):
        entry = after.entries[-1].entry
        corrected = entry.number if isinstance(entry, Amended) else entry.of if isinstance(entry, Override) else -1
        if not isinstance(entry, Amended | Override | DetailsChanged) or corrected is None:
            continue
        now = {step.number: step for step in standing_entries(after)}
        for step in standing_entries(before):
            if isinstance(step.entry, StrokeMade | Passed) and step.number > corrected and not step.is_impossible:
                assert not now[step.number].is_impossible
                assert where(now[step.number]) == where(step)


def where(step: Step) -> tuple[int, int, bool]:
    """Returns game, board, and whether white was to play."""
    board = step.before.current_board
    return step.before.current_game.number, board.number, board.turn.side is board.white


@few
@given(courses(most=40))
def test_the_state_is_that_of_the_log_with_corrections_written_in_place(course: list[MatchRecord]) -> None:
    record = course[-1]

    assert write_state(in_place(record)) == write_state(record.state)


def in_place(record: MatchRecord) -> MatchState:
    """Returns the state of a log in which every correction stands where it belongs."""
    steps = standing_entries(record)
    rules = [step.entry for step in steps if isinstance(step.entry, DetailsChanged)]
    competition = next((each.competition for each in reversed(rules) if each.competition), record.agreed.competition)
    laws = next((each.laws for each in reversed(rules) if each.laws), record.agreed.laws)
    state = initial_state(replace(record.agreed, competition=competition, laws=laws))
    given: dict[int, tuple[Decision, ...]] = {step.number: step.decisions for step in steps}
    decided_at = {step.entry.of: step.number for step in steps if isinstance(step.entry, Override) and not step.is_late}
    for step in steps:
        if step.is_impossible or step.is_late:
            continue
        entry: PlainEntry = step.entry
        entry = replace(entry, ruling=None) if isinstance(entry, ActEntry) else entry
        state = evolve(state, decided(state, entry), step.number)
        act = step.number if isinstance(entry, ActEntry) else entry.of if isinstance(entry, Override) else None
        for decision in given.get(act, ()) if act is not None else ():
            if decision.number > decided_at.get(act, -1) and decided_at.get(act, step.number) <= step.number:
                override = decision.override
                is_over = state.last_ruled is not None and state.last_ruled.ruling.board is not None
                if is_over is decision.is_late:
                    state = evolve(state, override, decision.number)
    return state


# What it costs


@pytest.mark.parametrize("is_late", [False, True])
def test_an_override_that_new_laws_do_not_allow_has_no_effect(is_late: bool) -> None:
    """A club's board is worth up to 14, one of the ICF 12."""
    entries: tuple[Entry, ...] = (stroke(1), stroke())
    given, played = overridden(14, of=2), (Toss(Side.A, TossChoice.BREAK), stroke(1), stroke(8, queen=True))
    later = (*entries, given) if is_late else (given, *entries)
    club = replace(a_setup(CLUB), competition=Competition(1, 29, None, ChangeSides.NEVER))
    record = record_of(*played, *later, setup=club)

    corrected = with_entry(record, logged(record, decide(record, DetailsChanged(laws=ICF_REVISED))))

    lawful = record_of(*played, *entries, setup=replace(club, laws=ICF_REVISED))
    assert (record.state.score.a, corrected.state.score.a, lawful.state.score.a) == (14, 12, 12)
    assert corrected.impossible == ((5,) if is_late else (3,))
