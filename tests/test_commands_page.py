"""Runs the examples on the manual's pages of commands and for federations.

Every `console` block is run, in order, in one folder. A line that starts with `$ ` is a command of ours, in which `<
FILE` gives the standard input; the lines below it are its output. For a JSON object only the keys shown are compared,
for other lines the whole text; without any output shown, the command only has to succeed. A name in a line of its own
above a `json` block makes the block a file of that name. Blocks of other kinds are not run.
"""

import argparse
import io
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from carrom_desk.cli import main, parser
from carrom_desk.commands import rule
from carrom_desk.desk.documents import (
    FORMS,
    BlankReport,
    DayReport,
    Form,
    MatchNumbers,
    MatchReport,
    OtherDocument,
    PlayerReport,
    Subject,
    forms_by_ending,
)
from carrom_desk.exchange.laws.law_search import LawSearch
from carrom_desk.languages import languages
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID

PAGE, FEDERATIONS = (
    resource_path(f"manual/en/{name}.md").read_text(encoding="utf-8") for name in ("commands", "federations")
)

COMPLETION = Path(__file__).parents[1] / "packaging/linux/carrom-desk.bash"
BLOCK = re.compile(r"(?:^`(?P<name>[^`\n]+)`\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
PROGRAM = "carrom-desk"
OF_QT = {"keys"}
"""Commands that start Qt, and therefore need a separate process."""


@dataclass(frozen=True, slots=True)
class Example:
    """A command and its expected output."""

    command: str
    answer: list[str]


def files(page: str) -> dict[str, str]:
    """Returns the files of a page, by name."""
    return {block["name"]: block["text"] for block in BLOCK.finditer(page) if block["name"]}


def examples(page: str = PAGE) -> list[Example]:
    """Returns the commands of a page, in order."""
    found: list[Example] = []
    for block in BLOCK.finditer(page):
        if block["kind"] == "console":
            for line in block["text"].splitlines():
                if line.startswith("$ "):
                    found.append(Example(line.removeprefix("$ "), []))
                else:
                    found[-1].answer.append(line)
    return found


def run(command: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """Runs one command of the page, in this process if possible, and returns its output and exit status."""
    words = shlex.split(command)
    assert words[0] == PROGRAM
    if words[1] in OF_QT:
        return subprocess.run([sys.executable, "-m", "carrom_desk", *words[1:]], check=False).returncode
    if "<" in words:
        *words, _, name = words
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(Path(name).read_bytes()), encoding="utf-8"))
    try:
        return main(words[1:])
    except SystemExit as left:  # argparse leaves so after --version
        return int(left.code or 0)


def shown_part(shown: object, given: object) -> object:
    """Returns the output without the keys that the page does not show."""
    if isinstance(shown, dict) and isinstance(given, dict):
        return {key: shown_part(value, given.get(key)) for key, value in shown.items()}
    return given


@pytest.mark.parametrize("page", [PAGE, FEDERATIONS], ids=["commands", "federations"])
def test_the_examples_of_the_page(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARROM_DESK_DATABASE", str(tmp_path / "readme.sqlite3"))
    searches: dict[Edition, LawSearch] = {}
    monkeypatch.setattr(  # indexed once, not by every command
        rule, "LawSearch", lambda book, *rest: searches.setdefault(book.edition, LawSearch(book, *rest))
    )
    for name, text in files(page).items():
        (tmp_path / name).write_text(text, encoding="utf-8")

    for example in examples(page):
        status = run(example.command, monkeypatch)
        out, err = capsys.readouterr()
        assert status == 0, f"{example.command}: {out}{err}"
        if example.answer:
            assert_answer(example, out.splitlines())


def assert_answer(example: Example, lines: list[str]) -> None:
    assert len(lines) == len(example.answer), example.command
    for shown, given in zip(example.answer, lines, strict=True):
        if shown.startswith("{"):
            expected = json.loads(shown)
            assert shown_part(expected, json.loads(given)) == expected, example.command
        else:
            assert given == shown, example.command


WITHOUT_AN_END = {"open", "hall"}
"""One needs a screen, the other serves until it is stopped."""


def test_every_command_of_the_page_has_an_example_or_goes_on_until_it_is_stopped() -> None:
    listed = set(re.findall(r"^\| `carrom-desk (\w+)", PAGE, re.MULTILINE))

    assert listed
    assert {shlex.split(example.command)[1] for example in examples()} >= listed - WITHOUT_AN_END


def test_every_command_is_in_the_table_of_the_page_and_completed() -> None:
    listed = re.findall(r"^\| `carrom-desk (\w+)", PAGE, re.MULTILINE)
    completed = re.search(r'commands="([^"]*)"', COMPLETION.read_text(encoding="utf-8"))

    (commands,) = (action.choices for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    assert sorted(listed) == sorted(commands)
    assert completed is not None
    assert completed[1].split() == sorted(commands)


DOCUMENTS: list[tuple[str, type[Subject]]] = [
    ("report", MatchReport),
    ("day", DayReport),
    ("statistics", MatchNumbers),
    ("statistics", PlayerReport),
    ("blank", BlankReport),
]


@pytest.mark.parametrize(("command", "subject"), DOCUMENTS)
def test_the_table_of_the_page_names_every_form_that_a_command_writes(command: str, subject: type[Subject]) -> None:
    (row,) = re.findall(rf"^\| `carrom-desk {command}\b.*", PAGE, re.MULTILINE)
    named = set(re.findall(r"(?<=[ (])\.[a-z]+", row))

    assert named <= forms_by_ending(subject).keys()
    assert [form for form in FORMS[subject] if not named.intersection(form.endings)] == []


def test_every_form_is_written_by_a_command_of_the_page() -> None:
    assert {form for _, subject in DOCUMENTS for form in FORMS[subject]} == set(Form)
    assert {subject for _, subject in DOCUMENTS} == FORMS.keys() - {OtherDocument}  # which only the window writes


@pytest.mark.parametrize("page", [PAGE, FEDERATIONS], ids=["commands", "federations"])
def test_a_json_block_of_the_page_is_json(page: str) -> None:
    for name, text in files(page).items():
        documents = text.splitlines() if name.endswith(".jsonl") else [text]
        for document in documents:
            json.loads(document)


QUESTION = re.compile(r"^### (\d+)\. (.+)$", re.MULTILINE)


def test_every_question_of_a_federation_is_answered_with_a_command_or_a_step() -> None:
    found = QUESTION.split(FEDERATIONS)[1:]
    numbers, questions, answers = found[::3], found[1::3], found[2::3]

    assert [int(number) for number in numbers] == list(range(1, len(numbers) + 1))
    assert len(set(questions)) == len(questions) >= 25
    assert all(question.endswith("?") for question in questions)
    shows = re.compile(r"^\$ carrom-desk |^bash packaging/|In\sthe\swindow:|press \? in the window", re.MULTILINE)
    assert [question for question, answer in zip(questions, answers, strict=True) if not shows.search(answer)] == []


def test_what_the_page_for_federations_names_is_there() -> None:
    scripts = re.findall(r"^bash (packaging/\w+\.sh)", FEDERATIONS, re.MULTILINE)

    assert scripts
    assert [script for script in scripts if not (Path(__file__).parent.parent / script).exists()] == []
    assert [laws for laws in BY_ID if f"laws --laws {laws}\n" not in FEDERATIONS] == []
    assert "Twelve languages" in FEDERATIONS
    assert len(languages()) >= 12


@pytest.mark.parametrize(
    ("words", "offered"),
    [(("r",), {"record", "replay", "report", "results", "rule"}), (("report", "--la"), {"--language"})],
)
@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash, whose completion this is")
def test_bash_completes_commands_and_their_options(words: Sequence[str], offered: set[str]) -> None:
    program = Path(sys.executable).with_name("carrom-desk")
    typed = shlex.join((str(program), *words))
    asked = f"""
        _init_completion() {{ words=({typed}); cword={len(words)}; cur=${{words[cword]}}; prev=${{words[cword-1]}}; }}
        source {shlex.quote(str(COMPLETION))}
        _carrom_desk {shlex.quote(str(program))}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    answer = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    assert set(answer.stdout.split()) == offered
