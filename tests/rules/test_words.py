"""Words for people: kept once, said in the language in use."""

from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words, in_english


def test_words_are_kept_as_they_are_looked_up() -> None:
    assert QT_TRANSLATE_NOOP("Reading", "Yes.") == Words("Reading", "Yes.")
    assert QT_TRANSLATE_NOOP("Men", "%n men", "of a side", 1) == Words("Men", "%n men", "of a side", is_counted=True)


def test_english_fills_places_and_numbers_in() -> None:
    assert in_english(Words("Men", "%n men of {side} come back", is_counted=True), 2, side="Asha") == (
        "2 men of Asha come back"
    )
    assert in_english(Words("Note", "a brace { and 100 %n")) == "a brace { and 100 %n"
