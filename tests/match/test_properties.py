"""Properties of every match, however it is played and corrected."""

from itertools import pairwise
from typing import get_args

import hypothesis.strategies as st
from hypothesis import given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.counting import judged, lawful_ruling
from carrom_desk.match.effects.course import board_to_judge, initial_state
from carrom_desk.match.effects.phase import Phase, next_entries, phase_of
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    PlainEntry,
    Redone,
    Resumed,
    StrokeMade,
    Undone,
    ViolationSeen,
)
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import MatchRecord, new_record, refusal_of, standing_entries
from carrom_desk.match.replay import replay
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import MatchState
from carrom_desk.rules.clocks import Stop
from tests.match.playing import a_setup, enter
from tests.match.strategies import commands, courses, is_plain, plain_commands, representative, setups

# Every example is a whole match, and every step of a correction replays it.
fewer = settings(max_examples=settings().max_examples // 3)


@fewer
@given(courses())
def test_undoing_everything_is_the_start_and_redoing_it_the_end(course: list[MatchRecord]) -> None:
    end = course[-1]
    undone = enter(end, *[Undone()] * len(end.standing))

    assert undone.state == initial_state(end.agreed)
    assert (tuple(undone.standing), undone.impossible) == ((), ())
    redone = enter(undone, *[Redone()] * len(end.standing))
    assert redone.state == end.state
    assert (redone.standing, redone.undone, redone.impossible) == (end.standing, end.undone, end.impossible)


@fewer
@given(courses(most=20))
def test_undo_then_redo_is_the_same_after_every_entry(course: list[MatchRecord]) -> None:
    for record in course:
        if not record.standing:
            continue
        undone = enter(record, Undone())
        redone = enter(undone, Redone())
        assert redone.state == record.state
        assert (redone.standing, redone.undone) == (record.standing, record.undone)


def ended(state: MatchState) -> tuple[bool, int, int]:
    """Returns the finished parts of a match: the match itself, games, boards."""
    boards = sum(len(game.boards) for game in state.history) + (len(state.game.boards) if state.game is not None else 0)
    return state.is_over, len(state.history), boards


@fewer
@given(courses())
def test_only_entries_whose_row_says_so_end_something(course: list[MatchRecord]) -> None:
    for step in standing_entries(course[-1]):
        # A protest that is upheld brings back the boards of a game that was broken off.
        if not step.before.is_over and any(
            after > before for after, before in zip(ended(step.after), ended(step.before), strict=True)
        ):
            assert step.entry.about.may_end


@fewer
@given(courses())
def test_undo_is_the_state_before_the_last_entry(course: list[MatchRecord]) -> None:
    for before, after in pairwise(course):
        if not isinstance(after.entries[-1].entry, Undone | Redone):
            assert enter(after, Undone()).state == before.state


@fewer
@given(courses())
def test_amending_with_the_same_entry_changes_nothing(course: list[MatchRecord]) -> None:
    record = course[-1]
    for row in standing_entries(record):
        if not row.is_impossible:
            turn = None if row.given is None else row.given.override.turn
            amended = enter(record, Amended(row.number, row.entry, "", turn))
            assert amended.state == record.state
            assert amended.impossible == record.impossible


@fewer
@given(courses(), st.data())
def test_a_log_cut_anywhere_replays_to_what_it_was_then(course: list[MatchRecord], data: st.DataObject) -> None:
    end = course[-1]
    for length in data.draw(st.lists(st.integers(0, len(end.entries)), min_size=3, max_size=3)):
        replayed = replay(end.agreed, end.entries[:length])
        assert replayed.record == course[length]
        assert replayed.differences == ()


@fewer
@given(courses())
def test_the_written_file_is_the_live_match(course: list[MatchRecord]) -> None:
    record = course[-1]
    text = write_match(StoredMatch(MatchId("m1"), record.agreed, record.entries))
    match = read_match(text)

    assert (match.id, match.setup) == ("m1", record.agreed)
    assert write_match(match) == text
    for rejudge in (False, True):
        replayed = replay_match(match, rejudge=rejudge)
        assert replayed.record == record
        assert replayed.differences == ()


@fewer
@given(courses())
def test_the_lawful_ruling_of_an_act_is_that_of_its_place_whatever_was_corrected(course: list[MatchRecord]) -> None:
    for step in standing_entries(course[-1]):
        if isinstance(step.entry, ActEntry) and not step.is_impossible:
            assert lawful_ruling(step.before, step.entry) == judged(step.before, step.entry).ruling


@fewer
@given(setups(), st.data())
def test_a_record_never_changes(setup: Setup, data: st.DataObject) -> None:
    record = new_record(setup)
    seen = []
    for _ in range(12):
        seen.append((record, repr(record), write_state(record.state)))
        record = enter(record, data.draw(commands(record)))

    for earlier, text, state in seen:
        assert repr(earlier) == text
        assert write_state(earlier.state) == state


def expected_next(state: MatchState) -> str:
    """Returns the kind of entry that the umpire must make next, derived from the state alone."""
    if state.is_paused:
        return "resume"
    if state.stopped is Stop.PROTEST and state.board is not None:
        return "play"
    if state.last_board is not None and state.last_board.on_demand > 0:
        return "demand"
    if state.is_over:
        return state_after_the_end(state)
    board = state.board
    if state.is_change_of_sides_due and (board is None or not board.is_begun):
        return "change_sides"
    if board is None:
        is_level = state.game is not None  # a match starts without a game
        return "shoot_out" if is_level and state.setup.competition.shoot_out else "toss"
    if board.open_placings:
        return "placing"
    return "stroke" if board.position.break_.made or board.is_play_called else "play"


def state_after_the_end(state: MatchState) -> str:
    if state.last_ruled is not None:
        return "override"
    if state.protest is not None:
        return "protest_decided"
    return "protest" if state.board_start is not None else "note"


class AnyMatch(RuleBasedStateMachine):
    """State machine that plays and corrects a match, and checks it after every entry."""

    def __init__(self) -> None:
        super().__init__()
        self.record = self.before = new_record(a_setup())

    @initialize(setup=setups())
    def begin(self, setup: Setup) -> None:
        self.record = self.before = new_record(setup)

    @rule(data=st.data())
    def enter_one(self, data: st.DataObject) -> None:
        self.before = self.record
        self.record = enter(self.record, data.draw(plain_commands(self.record.state)))

    @rule(data=st.data())
    def enter_another(self, data: st.DataObject) -> None:
        self.enter_one(data)

    @rule(data=st.data())
    def correct(self, data: st.DataObject) -> None:
        self.before = self.record
        self.record = enter(self.record, data.draw(commands(self.record)))

    @invariant()
    def what_is_named_next_is_exactly_what_is_not_refused(self) -> None:
        state = self.record.state
        names = next_entries(state)
        kinds = get_args(PlainEntry)
        possible = {name for name in kinds if refusal_of(self.record, representative(name, state)) is None}
        assert len(names) == len(set(names))
        # Resuming a match that nobody stopped changes nothing, and is not named.
        assert set(names) | {Resumed} == possible | {Resumed}
        assert names[0].about.name == expected_next(state)

    @invariant()
    def men_are_conserved(self) -> None:
        board = self.record.state.board
        if board is None:
            return
        assert all(1 <= men <= 9 for men in (board.on_board.a, board.on_board.b))
        assert min(board.due.a, board.due.b) >= 0
        for party_men, pocketed in zip(
            (board.position.on_board.own, board.position.on_board.opponent),
            (board.position.has_pocketed.own, board.position.has_pocketed.opponent),
            strict=True,
        ):
            assert pocketed or party_men == 9

    @invariant()
    def a_ruling_moves_men_only_by_pockets_and_placing(self) -> None:
        if len(self.record.entries) == len(self.before.entries):
            return
        entry, before = self.record.entries[-1].entry, self.before.state.board
        if not isinstance(entry, StrokeMade | ViolationSeen) or before is None:
            return
        assert entry.ruling is not None
        down = entry.stroke.pocketed if isinstance(entry, StrokeMade) else None
        before = board_to_judge(before, entry)
        men, place, after = before.position.on_board, entry.ruling.place.men, entry.ruling.on_board
        assert after.own == men.own - (down.own if down else 0) + place.own
        assert after.opponent == men.opponent - (down.opponent if down else 0) + place.opponent

    @invariant()
    def scores_stay_within_what_wins(self) -> None:
        state, competition = self.record.state, self.record.setup.competition
        scores = [game.score for game in state.history] + ([state.game.score] if state.game else [])
        for score in scores:
            assert 0 <= min(score.a, score.b) <= max(score.a, score.b) <= competition.points
            assert score.a < competition.points or score.b < competition.points
        for game in state.history:
            assert game.boards == () or game.boards[-1].score == game.score
        assert max(state.games.a, state.games.b) <= competition.games_to_win
        drawn = sum(game.winner is None for game in state.history)
        assert state.games.a + state.games.b + drawn == len(state.history) <= competition.games
        assert competition.draws or not drawn
        assert [game.number for game in state.history] == list(range(1, len(state.history) + 1))

    @invariant()
    def either_somebody_has_won_or_there_is_something_to_play(self) -> None:
        state = self.record.state
        assert state.is_over == (state.game is None and phase_of(state) is not Phase.TOSS and not state.is_paused)
        assert not (state.is_over and (state.board or state.is_paused or state.is_change_of_sides_due))

    @invariant()
    def every_entry_stands_or_is_taken_back_or_is_gone_for_good(self) -> None:
        record = self.record
        assert [logged.number for logged in record.entries] == list(range(len(record.entries)))
        assert sorted(record.standing) == list(record.standing)
        assert not set(record.standing) & set(record.undone)
        for number in (*record.standing, *record.undone):
            assert is_plain(record, number) or isinstance(record.entries[number].entry, Amended)
        assert set(record.impossible) <= set(record.standing)
        assert {row.number for row in standing_entries(record)} == {
            number for number in record.standing if is_plain(record, number)
        }

    def teardown(self) -> None:
        assert replay(self.record.agreed, self.record.entries).record == self.record


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = settings(fewer, stateful_step_count=40)
