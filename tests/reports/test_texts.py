"""Typed texts, shortened names and times in reports."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.formats import date_words, from_to, hours_and_minutes, minutes_between, time_of_day, zone_words
from carrom_desk.match.plain_text import isolated, plain, safe, without_accents
from carrom_desk.presentation.names import clusters, cut_names, shortened
from carrom_desk.reports.drawings.markup import element, escaped

DANGEROUS = "\x00\x07\x1b\x7f\x9b\u200e\u200f\u202a\u202e\u2066\u2067\u2068\u2069\u061c\ufeff\ufffe\uffff"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Anna", "Anna"),
        ("  two \n\t words\u2028 ", "two words"),
        ("a\u202eb", "a\ufffdb"),
        ("a\x00b", "a\ufffdb"),
        ("a\ud800b", "a\ufffdb"),
        ("a\u200bb", "a\ufffdb"),
        ("a\ufffeb", "a\ufffdb"),
        ("a\uffffb", "a\ufffdb"),
        ("a\U0001fffeb", "a\ufffdb"),
        ("a\ufdd0b", "a\ufffdb"),
        ("a\ufdefb", "a\ufffdb"),
        ("කාර්ය\u200dාලය", "කාර්ය\u200dාලය"),
        ("", ""),
    ],
)
def test_what_is_typed_is_shown_on_one_line_without_controls(typed: str, shown: str) -> None:
    assert plain(typed) == shown


@pytest.mark.parametrize(
    ("words", "searched"),
    [("Åsa Ößé", "asa osse"), ("Ünal", "unal"), ("काँटा", "काँटा"), ("ά", "α"), ("Łódź", "lodz")],
)
def test_accents_of_latin_and_greek_letters_are_left_out_and_signs_of_other_scripts_stay(
    words: str, searched: str
) -> None:
    assert without_accents(words) == searched


@given(st.text(alphabet=st.one_of(st.characters(), st.sampled_from(DANGEROUS))))
def test_nothing_typed_gets_through_that_could_break_a_document(text: str) -> None:
    assert not set(plain(text)) & set(DANGEROUS)
    assert plain(plain(text)) == plain(text)
    markup = element("p", text, title=text)
    assert not set(markup) & (set(DANGEROUS) - set("\u2068\u2069\ufeff"))
    assert markup.count("<") == markup.count(">") == 2
    markup.encode("utf-8")


def test_markup_escapes_texts_and_attributes() -> None:
    assert element("td", '<b>&"', class_='x" onload="y') == (
        '<td class="x&quot; onload=&quot;y">&lt;b&gt;&amp;&quot;</td>'
    )
    assert element("br", class_=None, title="") == "<br>"
    assert escaped("\u202e") == "\ufffd"


def test_only_names_from_right_to_left_are_isolated() -> None:
    assert isolated("Anna") == "Anna"
    assert isolated("José") == "José"
    assert isolated("علی") == "\u2068علی\u2069"
    assert safe(isolated("علی")) == isolated("علی")


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Rashmi Kumari", "Rashmi Kumari"),
        ("Sixteen letters.", "Sixteen letters."),
        ("Niroshan Fernando", "N. Fernando"),
        ("Niroshan Kumara Fernando", "N. K. Fernando"),
        ("Venkatanarasimha Ramakrishna Satyanarayanan", "V. Satyanarayanan"),
        ("Subrahmanyam Venkatanarasimharaju", "S. Venkatanarasimharaju"),
        ("Venkata Ramakrishna Venkatanarasimharajuvaripeta", "V. Venkatanarasimharajuvar…"),
        ("Venkatanarasimharajuvaripeta", "Venkatanarasimharajuvar…"),
        ("வெங்கட ராமகிருஷ்ணன் சத்தியநாராயணன்", "வெ. சத்தியநாராயணன்"),
        ("कुमारी ऐश्वर्या", "कुमारी ऐश्वर्या"),
    ],
)
def test_long_names_have_initials_and_keep_the_surname_whole(name: str, short: str) -> None:
    assert shortened(name) == short


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("abc", ["a", "b", "c"]),
        ("முத்து", ["மு", "த்", "து"]),
        ("श्री", ["श्री"]),
        ("ක්\u200dර", ["ක්\u200dර"]),
        ("e\u0301", ["e\u0301"]),
    ],
)
def test_letters_are_kept_whole(text: str, letters: list[str]) -> None:
    assert clusters(text) == letters


@given(st.text(max_size=60))
def test_no_letter_is_lost_in_counting(text: str) -> None:
    assert "".join(clusters(text)) == text


def test_names_that_would_come_out_alike_are_numbered() -> None:
    long = "Subrahmanyam Venkatanarasimha"

    assert cut_names((f"{long}raman", "B", f"{long}raju")) == (
        "S. Venkatanarasimharaman",
        "B",
        "S. Venkatanarasimharaju",
    )
    assert cut_names(("Kumar Satyanarayanan", "Karan Satyanarayanan")) == (
        "Kumar Satyanarayanan",
        "Karan Satyanarayanan",
    )
    same = "Venkata Venkatanarasimharaman"
    assert cut_names((same, same)) == ("V. Venkatanarasimharaman (1)", "V. Venkatanarasimharaman (2)")
    assert cut_names(("A", "A")) == ("A", "A")


AT = "2026-11-21T10:04:05.123+05:30"


def test_a_time_of_the_log_is_read_in_the_halls_own_time() -> None:
    assert date_words(AT) == "21 November 2026"
    assert hours_and_minutes(AT) == "10:04"
    assert time_of_day(AT) == "10:04:05"
    assert zone_words(AT) == "UTC+05:30"
    assert zone_words("2026-11-21T10:04:05-03:00") == "UTC−03:00"
    assert zone_words("2026-11-21T10:04:05Z") == "UTC+00:00"
    assert time_of_day("2026-06-30T23:59:60Z") == "23:59:59"


@pytest.mark.parametrize("nothing", ["", "yesterday"])
def test_what_is_no_time_is_left_empty(nothing: str) -> None:
    words = (date_words, hours_and_minutes, time_of_day, zone_words)
    assert [word(nothing) for word in words] == [""] * 4
    assert from_to(nothing, nothing) == ""
    assert zone_words("2026-11-21T10:04:05") == ""


@pytest.mark.parametrize(
    ("started", "finished", "span", "took"),
    [
        (AT, "2026-11-21T10:19:05.123+05:30", "10:04–10:19", "15 min"),
        (AT, "2026-11-21T11:19:05.123+05:30", "10:04–11:19", "1 h 15 min"),
        (AT, "", "10:04–", ""),
        ("", AT, "–10:04", ""),
        (AT, "2026-11-21T10:03:00+05:30", "10:04–10:03", ""),
        (AT, "2026-11-21T10:19:05", "10:04–10:19", ""),
    ],
)
def test_a_span_of_time_is_printed_with_its_minutes(started: str, finished: str, span: str, took: str) -> None:
    assert (from_to(started, finished), minutes_between(started, finished)) == (span, took)
