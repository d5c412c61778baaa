"""Calls spoken by a system voice, if there is one and the umpire wants it."""

import base64
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.sound.speech import Speaker, SpokenCalls, Voice, find_voice
from carrom_desk.match.entry.entries import PlayCalled, Undone
from tests.fakes import improper, stroke
from tests.gui.at_match import TOSS, at_match
from tests.needs import needs_shell


class Spoken(Speaker):
    """Records what would be spoken."""

    def __init__(self) -> None:
        super().__init__(Voice("voice"))
        self.heard: list[tuple[str, str]] = []

    def say(self, words: str, language: str) -> None:
        self.heard.append((words, language))


@pytest.mark.parametrize(
    ("platform", "installed", "found"),
    [
        ("linux", {"espeak-ng", "spd-say"}, "spd-say"),
        ("linux", {"espeak-ng"}, "espeak-ng"),
        ("linux", set[str](), None),
        ("darwin", {"say"}, "say"),
        ("win32", {"powershell"}, "powershell"),
    ],
)
def test_the_voice_is_a_program_of_the_platform(platform: str, installed: set[str], found: str | None) -> None:
    voice = find_voice(platform, lambda name: f"/bin/{name}" if name in installed else "")

    assert (None if voice is None else voice.program) == found


@needs_shell
def test_a_voice_is_given_its_language_and_the_words(tmp_path: Path, qtbot: QtBot) -> None:
    heard, program = tmp_path / "heard", tmp_path / "voice"
    program.write_text(f'#!/bin/sh\nprintf "%s|" "$@" > {heard}.new && mv {heard}.new {heard}\n', encoding="utf-8")
    program.chmod(0o700)
    speaker = Speaker(Voice(str(program), ("-w",), "-l"))

    speaker.say("Due.", "de")
    qtbot.waitUntil(heard.exists)
    speaker.close()

    assert heard.read_text(encoding="utf-8") == "-w|-l|de|Due.|"


@needs_shell
def test_a_voice_that_stays_is_told_every_call(tmp_path: Path, qtbot: QtBot) -> None:
    heard, program = tmp_path / "heard", tmp_path / "voice"
    program.write_text(f"#!/bin/sh\nwhile read -r line; do echo $$ $line >>{heard}; done\n", encoding="utf-8")
    program.chmod(0o700)
    speaker = Speaker(Voice(str(program), listens=True))

    for words, language in (("Fällig.", "de"), ("", "")):
        speaker.say(words, language)
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text(encoding="utf-8").count("\n") == 2)
    speaker.close()

    (first, language, told), (second,) = map(str.split, heard.read_text(encoding="utf-8").splitlines())
    assert first == second
    assert (language, base64.b64decode(told).decode()) == ("de", "Fällig.")


def test_a_desk_without_a_voice_is_silent_and_content() -> None:
    Speaker(None).say("Due.", "")


def test_what_is_called_about_an_entry_is_spoken_once_it_is_wanted(qtbot: QtBot) -> None:
    hands, speaker = at_match(qtbot, TOSS), Spoken()
    calls = SpokenCalls(hands.controller.match, hands.settings, speaker)
    session = hands.controller.match.session
    session.submit(PlayCalled())
    hands.settings.change(is_calling=True, call_language="en")
    for command in (stroke(2), improper(1), Undone(), stroke(6, queen=True), stroke(1)):
        session.submit(command)

    assert calls.parent() is None
    assert [words for words, _ in speaker.heard if words] == ["Foul.", "Queen covered.", "Board, 12 points."]
    assert {language for _, language in speaker.heard} == {"en"}
