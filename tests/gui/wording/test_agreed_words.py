"""Texts of the window that were agreed on, in English and in German."""

import pytest

from tests.words_built import I18N, tool

MESSAGES = [message for message in tool().read(I18N / "de.po") if isinstance(message.id, str)]
SAID = {message.id: message.string for message in sorted(MESSAGES, key=lambda each: not each.context)}
"""Agreed texts. For a text with several contexts, the one without a context counts."""


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Time is up. Enter the stroke, or “Time exceeded”.", "Zeit"),
        ("{colour} owes {count}", ""),
        ("Claim {points}", "verlangen"),
        ("Claim none", "verlangen"),
        ("Men placed", ""),
        ("no longer valid", ""),
        ("Record decision", ""),
        ("Mistake noticed after the next stroke", ""),
        ("Record foul", "Foul eintragen"),
        ("System default", ""),
        ("Ignore repeats within (ms)", ""),
        ("Create problem report…", ""),
        ("Enter paper score sheet…", ""),
        ("Unusual positions…", ""),
        ("Undo", "Rückgängig"),
        ("Redo", "Wiederholen"),
        ("Why improper?", "Warum"),
        ("Call", "Ansage"),
        ("Umpire’s decision", "Entscheidung des Schiedsrichters"),
        ("Before “Play”", "Vor „Play“"),
    ],
)
def test_agreed_german_words_are_in_the_window(english: str, german: str) -> None:
    assert german in SAID[english]


@pytest.mark.parametrize("words", ["Zurücknehmen", "Weisser", "weisser", "stehen aus", "Ausruf"])
def test_what_was_found_wrong_in_german_is_not_said(words: str) -> None:
    assert [text for text in SAID.values() if words in text] == []
