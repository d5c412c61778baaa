"""The bundled situations: each can happen, and gets the expected ruling."""

import tomllib
from collections.abc import Mapping

import pytest

from carrom_desk.exchange.codec.entry_codec import write_ruling
from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.situations import PracticeSituation, load_situations
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.replay import replay
from carrom_desk.match.timing import placer_of
from carrom_desk.resources import resource_path

TEXT = resource_path("practice/situations.toml").read_text(encoding="utf-8")
SITUATIONS = load_situations(TEXT)
EXPECTED = {each["name"]: each["expected"] for each in tomllib.loads(TEXT)["situation"]}
"""Ruling and state after each situation, by name."""

TOPICS = {
    "break variants": {"break_untouched", "break_third_attempt", "break_before_play"},
    "a due that is owed": {"due_owed", "opponents_due_placed"},
    "the Queen": {"queen_too_early", "queen_covered", "queen_not_covered", "queen_while_due"},
    "the striker pocketed": {"striker_and_man", "striker_alone"},
    "the last man": {"own_last_before_queen", "opponents_last_man"},
    "jumps": {"jumped_men"},
    "fouls": {"technical_foul", "time_exceeded", "improper_stroke", "left_seat"},
    "near the end of a game": {"at_22_points", "level_after_last_board", "extra_board"},
    "doubles": {"doubles_turn", "doubles_placing"},
}


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_a_situation_is_ruled_on_as_it_should_be(situation: PracticeSituation) -> None:
    assert situation.act.ruling is not None
    after = evolve(situation.before.state, situation.act, situation.before.next_number)
    state, expected = write_state(after), dict(EXPECTED[situation.name])
    placer = expected.pop("placer", None)
    _compare(expected.pop("ruling"), write_ruling(situation.act.ruling))
    for key in ("board", "game"):
        _compare(expected.pop(key, {}), state[key])
    _compare(expected.pop("state", {}), state)

    assert expected == {}
    if placer is not None:
        assert after.board is not None
        assert after.board.to_place is not None
        assert situation.setup.player_at(placer_of(after.board.to_place)).name == placer


def _compare(wanted: object, found: object) -> None:
    """Checks that the expected lines are present, among others."""
    assert isinstance(wanted, Mapping)
    for key, value in wanted.items():
        assert isinstance(found, Mapping)
        if isinstance(value, Mapping):
            _compare(value, found[key])
        else:
            assert found[key] == value, key


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.name)
def test_a_situation_replays(situation: PracticeSituation) -> None:
    assert replay(situation.setup, situation.before.entries).record == situation.before
    assert situation.before.state.board is not None


def test_every_topic_is_practised_and_no_name_stands_twice() -> None:
    names = [situation.name for situation in SITUATIONS]

    assert len(names) == len(set(names))
    assert set().union(*TOPICS.values()) <= set(names)
