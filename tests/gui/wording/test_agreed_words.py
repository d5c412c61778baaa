"""Words of the window that were agreed upon, in English and in German."""

from xml.etree import ElementTree

import pytest

from carrom_desk.resources import resource_path

SAID = {
    message.findtext("source", ""): "".join(translation.itertext())
    for message in ElementTree.parse(resource_path("i18n/carrom-desk_de.ts")).iter("message")
    if (translation := message.find("translation")) is not None
}


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
        ("The clock stops; “Play” restarts it.", ""),
        ("Upheld: the board is replayed. Overruled: the result stands.", ""),
        ("Record foul", "Foul eintragen"),
        ("Follow system", ""),
        ("Ignore repeats within … ms", ""),
        ("Create a problem report…", ""),
        ("Enter a paper score sheet…", ""),
        ("Unusual positions…", ""),
        ("Undo", "Rückgängig"),
        ("Redo", "Wiederholen"),
        ("Why improper?", "Warum"),
        ("Call", "Ansage"),
        ("Umpire's decision", "Entscheidung des Schiedsrichters"),
        ("Before “Play”", "Vor „Play“"),
    ],
)
def test_it_is_said_so(english: str, german: str) -> None:
    assert german in SAID[english]


@pytest.mark.parametrize("words", ["Zurücknehmen", "Weisser", "weisser", "stehen aus", "Ausruf"])
def test_what_was_found_wrong_in_german_is_not_said(words: str) -> None:
    assert [text for text in SAID.values() if words in text] == []
