"""Words for people: kept once, said in the language in use."""

from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Sentence, Words, in_english, said


def test_words_are_kept_as_they_are_looked_up() -> None:
    assert QT_TRANSLATE_NOOP("Reading", "Yes.") == Words("Reading", "Yes.")
    assert QT_TRANSLATE_NOOP("Men", "%n men", "of a side", 1) == Words("Men", "%n men", "of a side", is_counted=True)


def test_english_fills_places_and_numbers_in() -> None:
    assert in_english(Words("Men", "%n men of {side} come back", is_counted=True), 2, side="Asha") == (
        "2 men of Asha come back"
    )
    assert in_english(Words("Note", "a brace { and 100 %n")) == "a brace { and 100 %n"


def test_a_sentence_is_english_and_can_be_said_otherwise_with_the_sentences_in_it() -> None:
    def loudly(words: Words, n: int = 0, /, **places: object) -> str:
        return in_english(Words(words.context, words.text.upper().replace("{WHO}", "{who}")), n, **places)

    inner = Sentence.of(Words("Storage", "another desk"))
    sentence = Sentence.of(Words("Storage", "it is {who}, {who}"), who=inner)

    assert sentence == "it is another desk, another desk"
    assert said(sentence, loudly) == "IT IS ANOTHER DESK, ANOTHER DESK"
    assert said("as it {stands}", loudly) == "as it {stands}"
