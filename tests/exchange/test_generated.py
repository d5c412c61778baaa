"""Generated matches: complete, lawful, with every kind of entry, and reproducible from a seed."""

import pytest

from carrom_desk.exchange.generated import generated_match
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.entry.entries import KINDS
from carrom_desk.match.state import Status
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS

NOT_IN_CLUBS = {"incident", "unnoticed", "demand"}


@pytest.mark.parametrize("doubles", [False, True], ids=["singles", "doubles"])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda each: each.id)
def test_a_generated_match_is_whole_lawful_and_the_same_for_the_same_seed(edition: Edition, doubles: bool) -> None:
    text = write_match(generated_match(edition, 7, doubles=doubles))
    replayed = replay_match(read_match(text))

    assert replayed.record.state.status is Status.FINISHED
    assert replayed.differences == ()
    assert replayed.record.impossible == ()
    assert write_match(generated_match(edition, 7, doubles=doubles)) == text
    assert write_match(generated_match(edition, 8, doubles=doubles)) != text


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda each: each.id)
def test_generated_matches_have_every_kind_of_entry_that_the_laws_know(edition: Edition) -> None:
    matches = [generated_match(edition, seed) for seed in range(10)]
    found = {logged.entry.about.name for match in matches for logged in match.entries}

    assert set(KINDS) - found == (set() if edition.incidents else NOT_IN_CLUBS)
