"""English follows the style guide: no phrases of the old voice, no "he", short sentences and short buttons."""

import argparse
import ast
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from carrom_desk.cli import parser
from tests.translatable import modules, sentences
from tests.words_built import CHECKOUT

_LAWS = (CHECKOUT / "resources/laws").glob("*.toml")
EDITIONS = sorted(path for path in _LAWS if "\nedition = " in path.read_text("utf-8"))
MANUAL = sorted((CHECKOUT / "resources/manual/en").glob("*.md"))
_PAGES = ("README.md", "CHANGELOG.md", "packaging/README.md", "packaging/TRANSLATING.md", ".github/CONTRIBUTING.md")
PAGES = (*MANUAL, *(CHECKOUT / name for name in _PAGES))
MOST_WORDS = 30
"""Maximum number of words in a sentence."""
MOST_LETTERS = 24
"""Maximum number of letters on a button, without the ellipsis and shortcut."""
AVOIDED: Mapping[str, str] = {
    r"begins?|begun|began": "start, continue or resume",
    r"goes on with|go on with|to go on": "continue",
    r"tak(e|es|en) back": "undo",
    r"as the (system|desk)": "system default, same as main window",
    r"sticks?": "USB drive",
    r"bin|put into the bin|for good": "trash, delete permanently",
    r"window for the hall": "scoreboard window",
    r"joined no hall": "not connected to a hall",
    r"umpires[’'] school|exercises on the laws": "umpire training, exercises",
    r"have .* rescued|rescue": "recover",
    r"(look|see) whether|see to": "check that",
    r"not there any more|is gone": "is missing, was removed",
    r"(was|were|is|are|ones?) taken in\b(?! this)": "imported",
    r"anew|once more|of today": "again",
    r"tells? the truth": "matches the record",
    r"decides? otherwise|decided otherwise": "override",
    r"what now": "next step",
    r"time is over|time over": "time is up",
    r"(is|not|who is) in turn": "to play, whose turn it is",
    r"goes back|falls away|written off": "returns, lapses, cancelled",
    r"gives? up|played again": "concedes, replayed",
    r"what the laws (say|give)|ask the laws": "by the laws, look up a ruling",
    r"without leave|the umpire[’']s own ground": "without permission, umpire’s discretion",
    r"mock examination": "mock exam",
    r"untick|ticked": "select",
    r"(kept|stored) otherwise|gone on since": "different, continued",
    r"is no [a-z]+ of|no such": "is not a",
    r"made ready": "preparing",
    r"the hall above": "parent hall",
    r"the (last )?man falls|men fall|striker falls": "is pocketed",
    r"has to be|have to be|(is|are) to be (placed|made|umpired)": "must be",
    r"such as it is|all the same|otherwise than": "anyway",
    r"let .* be heard": "beep",
    r"(he|his|him|himself)": "they, or the name",
    r"(an|the) own (man|men|last man|body|seat|color|colour)": "the player’s own",
    r"giv(e|es|en|ing) again|of now": "redo, current",
    r"who learns|right of asked|not so": "learner, correct, not quite",
    r"what is meant|told of": "listed, recorded",
    r"taken over by|key withdrawn": "handed over, key revoked",
}
"""Phrases of the old voice, as patterns, with their replacement."""
PLANTED = (
    "Begin the match",
    "Enter goes on with the match.",
    "This cannot be taken back, nor can anyone take back a protest.",
    "As the system",
    "Choose a folder on a stick.",
    "Put into the bin",
    "The window for the hall is open.",
    "This desk has joined no hall.",
    "Umpires’ school",
    "Have what can be read rescued.",
    "Look whether the disk is full.",
    "The file is not there any more.",
    "The men were taken in.",
    "Everything is counted anew.",
    "The report tells the truth.",
    "The umpire decides otherwise.",
    "What now",
    "The time is over.",
    "The player is in turn.",
    "The Queen goes back.",
    "The side gives up.",
    "Ask the laws",
    "The seat was left without leave.",
    "Mock examination",
    "Untick the box.",
    "The match was stored otherwise.",
    "It is no file of ours, and no such match is known.",
    "The pages are made ready.",
    "The hall above does not answer.",
    "The last man falls.",
    "The Queen has to be placed.",
    "Such as it is, the file was read.",
    "Let the last five seconds be heard.",
    "The player has his striker in hand.",
    "An own man comes back.",
    "The entry was given again.",
    "Who learns",
    "No battery is told of.",
    "The match was taken over by another table.",
)
"""A violation of every rule of `AVOIDED`."""
_LONGEST_LINE = 120
_QUESTION = "(Whether|Say whether|What|How|Which|Why) "
_AVOIDED = {re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE): better for pattern, better in AVOIDED.items()}
_BUTTONS = {"plain_button": 1, "add_button": 1, "add_offer": 1}
"""Calls that create a button, with the position of its title."""


def digests() -> Iterator[tuple[str, str]]:
    """Yields the summaries of every edition's digest, with their places."""
    for path in EDITIONS:
        for law in tomllib.loads(path.read_text("utf-8"))["law"]:
            yield from ((f"{path.stem} {row['number']}", row["summary"]) for row in (law, *law.get("part", ())))


def english() -> Iterator[tuple[str, str]]:
    """Yields every English text, with its location and without placeholders."""
    marked = {text for words in sentences() for text in (words.text, words.plural) if text}
    yield from (("", re.sub(r"\{\w*\}", "…", text)) for text in sorted(marked))
    yield from digests()


def prose(page: Path) -> str:
    """Returns the sentences of a page, without code."""
    without_blocks = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "…", without_blocks)


def command_words() -> Iterator[str]:
    """Yields the text of `--help` for every command and option."""
    parsers = [parser()]
    for each in parsers:
        yield each.description or ""
        for action in each._actions:
            if isinstance(action, argparse._SubParsersAction):
                parsers += action.choices.values()
            elif action.help != argparse.SUPPRESS:
                yield action.help or ""


def questions(source: str) -> list[str]:
    """Returns docstrings of functions that start with a question word, which say no more than the name."""
    if not re.search(rf"['\"]\s*{_QUESTION}", source):
        return []  # most modules, which are not parsed
    functions = (each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.FunctionDef))
    found = (ast.get_docstring(each) or "" for each in functions)
    return [text for text in found if re.match(_QUESTION, text)]


def button_titles(source: str) -> Iterator[str]:
    """Yields the literal titles of the buttons that a module creates."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            at = _BUTTONS.get(name)
            if at is not None and len(node.args) > at:
                yield from (
                    each.value
                    for each in ast.walk(node.args[at])
                    if isinstance(each, ast.Constant) and isinstance(each.value, str)
                )


def long_titles(source: str) -> list[str]:
    """Returns the literal titles of a module's buttons that are too long."""
    return [title for title in button_titles(source) if len(title.removesuffix("…")) > MOST_LETTERS]


def wide_lines(text: str) -> list[str]:
    """Returns the lines of a page that are too wide for an editor."""
    return [line for line in text.splitlines() if len(line) > _LONGEST_LINE]


def avoided(text: str) -> list[str]:
    """Returns the phrases of the old voice in a text, each with its replacement."""
    return [f"“{found[0]}”: {better}" for words, better in _AVOIDED.items() if (found := words.search(text))]


def long_sentences(text: str) -> list[str]:
    """Returns the sentences of a text that are too long."""
    return [each for each in re.split(r"(?<=[.!?])\s+", text) if len(re.findall(r"[\w’'-]+", each)) > MOST_WORDS]


def test_no_text_is_in_the_old_voice() -> None:
    assert [(where, text, found) for where, text in english() if (found := avoided(text))] == []


def test_no_sentence_is_too_long_to_read_at_once() -> None:
    assert [(where, each) for where, text in english() for each in long_sentences(text)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_page_is_in_the_old_voice(page: Path) -> None:
    assert avoided(prose(page)) == []


@pytest.mark.parametrize("page", [each for each in PAGES if each not in MANUAL], ids=lambda page: page.stem)
def test_lines_of_pages_for_developers_fit_an_editor(page: Path) -> None:
    assert wide_lines(page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", MANUAL, ids=lambda page: page.stem)
def test_no_paragraph_of_the_manual_has_a_sentence_that_is_too_long(page: Path) -> None:
    paragraphs = re.split(r"\n\n|\n(?= *[-|]| *\d+\. )", prose(page))

    assert [each for text in paragraphs if "|" not in text for each in long_sentences(text)] == []


def test_no_help_of_a_command_is_in_the_old_voice() -> None:
    words = list(command_words())

    assert "List the stored matches." in words
    assert [(text, found) for text in words if (found := avoided(text))] == []


def test_no_docstring_of_a_function_is_a_question() -> None:
    files = (*modules(), *(CHECKOUT / "tests").rglob("*.py"))

    assert [(path.stem, found) for path in files if (found := questions(path.read_text("utf-8")))] == []


def test_buttons_are_short() -> None:
    assert [(path.stem, found) for path in modules() if (found := long_titles(path.read_text("utf-8")))] == []


def test_every_rule_finds_a_planted_violation() -> None:
    assert [text for text in PLANTED if not avoided(text)] == []
    assert [rule.pattern for rule in _AVOIDED if not any(map(rule.search, PLANTED))] == []


@pytest.mark.parametrize(
    "text", ["This table is already taken in this round.", "The turn passes. One man comes back.", "This"]
)
def test_the_new_voice_passes(text: str) -> None:
    assert avoided(text) == []


def test_a_question_is_found_in_a_docstring() -> None:
    assert questions('def is_on() -> bool:\n    """Whether it is on."""') == ["Whether it is on."]
    assert questions('def is_on() -> bool:\n    """Returns True when it is on."""') == []


def test_length_is_measured_by_sentence() -> None:
    assert long_sentences("word " * 31) != []
    assert long_sentences(f"{'word ' * 29}end. {'word ' * 29}end.") == []
    assert list(button_titles('box.add_button("name", _("Title…"), None)')) == ["Title…"]
    assert long_titles('plain_button("name", _("A title of twenty-five letters"))') != []
    assert wide_lines(f"{'word ' * 24}\n{'word ' * 25}") == ["word " * 25]
