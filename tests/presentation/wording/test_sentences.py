"""What is said of acts is what the catalogue has, before they are entered too."""

from pathlib import Path

import pytest

from carrom_desk.match.entry.entries import ActEntry
from carrom_desk.match.record import decide
from carrom_desk.presentation.wording.ruling_text import preview_text, ruling_text
from tests.match.playing import command, enter, play
from tests.presentation.wording.sentences import (
    CATALOGUE,
    IN_LANGUAGES,
    Example,
    examples,
    given,
    said,
    setup_of,
    told_in,
    written,
)

EXAMPLES = examples()


def is_act(example: Example) -> bool:
    """Returns True if the words of the last entry are those of an act."""
    last = example.get("acts", "undo").split("; ")[-1]
    is_one = not {"entry", "show"} & set(example) and not last.startswith("won ") and "*" not in last
    return is_one and isinstance(command(last), ActEntry)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda each: each.get("scene") or each["acts"])
def test_an_act_is_told_as_in_the_catalogue(example: Example) -> None:
    assert {**given(example), **said(example)} == example


def test_the_catalogue_is_as_it_would_be_written() -> None:
    assert written(EXAMPLES) == CATALOGUE.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", sorted(IN_LANGUAGES.glob("*.toml")), ids=lambda file: file.stem)
def test_matches_are_told_in_a_language_as_in_its_file(file: Path) -> None:
    assert told_in(file.stem) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("example", [each for each in EXAMPLES if is_act(each)], ids=lambda each: each["acts"])
def test_a_preview_says_what_the_ruling_will_say(example: Example) -> None:
    *before, last = example["acts"].split("; ")
    record = play("; ".join(before), setup_of(example))
    entry = decide(record, command(last))

    assert isinstance(entry, ActEntry)
    assert preview_text(record.state, entry) == ruling_text(enter(record, entry).state)
