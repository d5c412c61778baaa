"""Writes the case book as PDF, typeset by Typst, and as a single HTML file."""

import json
from collections.abc import Iterator
from pathlib import Path

import typst
from markupsafe import Markup

from carrom_desk.reports.drawings.markup import element, joined
from carrom_desk.resources import resource_path
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from tests.proof.case_book import Case, CaseBook, case_book
from tests.proof.pictures import Picture
from tests.proof.sweep import Proof

FOLDER = Path(__file__).parent
CHOICE = "☐ agreed   ☐ decided otherwise"


def write_books(proof: Proof, folder: Path) -> None:
    """Writes the case book as PDF and as HTML."""
    book = case_book(proof)
    event = proof.edition.event
    stem = folder / f"case-book-{proof.edition.id if event is None else _anchor(event.name)}"
    stem.with_suffix(".pdf").write_bytes(as_pdf(book))
    stem.with_suffix(".html").write_text(as_html(book), encoding="utf-8")


def as_pdf(book: CaseBook) -> bytes:
    """Typesets the case book."""
    compiler = typst.Compiler(
        FOLDER / "case_book.typ",
        root=FOLDER,
        font_paths=typst.Fonts(False, include_embedded_fonts=False, font_paths=[resource_path("fonts")]),
        sys_inputs={"book": json.dumps(book.as_values(), ensure_ascii=False)},
    )
    pdf = compiler.compile(format="pdf", pdf_standards=["ua-1"])
    assert isinstance(pdf, bytes)
    return pdf


def as_html(book: CaseBook) -> str:
    """Renders the case book as a self-contained file."""
    page = element(
        "html",
        element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("title", book.title),
            element("style", Markup((FOLDER / "case_book.css").read_text(encoding="utf-8"))),
        ),
        element("body", element("main", *_front(book), *_case_sections(book), *_change_sections(book), *_last(book))),
        lang="en",
    )
    return str(joined(Markup("<!DOCTYPE html>\n"), page, Markup("\n")))


def _front(book: CaseBook) -> Iterator[Markup]:
    yield element("p", f"Carrom Desk {book.version}", class_="kind")
    yield element("h1", book.title)
    yield from (element("p", line) for line in book.about)
    figures = (element("div", element("b", value), element("span", name)) for value, name in book.figures)
    yield element("div", *figures, class_="figures")
    titles = [chapter.title for chapter in book.chapters]
    titles += [*((book.changes_title,) if book.changes else ()), book.readings_title]
    links = (element("li", element("a", title, href=f"#{_anchor(title)}")) for title in titles)
    yield element("nav", element("ul", *links))


def _anchor(title: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in title.lower())


def _case_sections(book: CaseBook) -> Iterator[Markup]:
    for chapter in book.chapters:
        cases = (_case_article(case, book.boards[case.board]) for case in chapter.cases)
        yield element("section", element("h2", chapter.title), *cases, id=_anchor(chapter.title))


def _case_article(case: Case, board: Picture) -> Markup:
    readings = joined(*(element("a", f"Reading {each}", href=f"#reading-{each}") for each in case.readings))
    call = element("span", element("i", "Call"), f" {case.call}") if case.call else None
    return element(
        "article",
        element("b", str(case.number), class_="number"),
        element("figure", Markup(board.svg)),
        element("div", element("p", " ".join(case.position), class_="position"), element("p", case.act, class_="act")),
        element(
            "div",
            element("p", case.ruling, class_="ruling"),
            element("p", " ".join(case.details)) if case.details else None,
            element("p", call, element("span", element("i", case.laws_word), f" {case.laws}"), readings, class_="laws"),
        ),
        id=f"case-{case.number}",
        class_="case",
    )


def _change_sections(book: CaseBook) -> Iterator[Markup]:
    if not book.changes:
        return
    rows = (
        element(
            "article",
            element("h3", f"{place}. {each.title}", element("small", f" {each.count}")),
            element("p", each.position),
            element(
                "div",
                *(
                    element(
                        "div",
                        element("h4", name),
                        element("p", text),
                        element("p", element("b", act), f" {ruling}", class_="ruled"),
                    )
                    for name, text, act, ruling in (
                        (str(ICF_1993), each.older, each.older_act, each.older_ruling),
                        (str(ICF_REVISED), each.newer, each.newer_act, each.newer_ruling),
                    )
                ),
                class_="two",
            ),
            class_="change",
        )
        for place, each in enumerate(book.changes, 1)
    )
    title = book.changes_title
    yield element("section", element("h2", title), element("p", book.changes_about), *rows, id=_anchor(title))


def _last(book: CaseBook) -> Iterator[Markup]:
    readings = (
        element(
            "article",
            element("p", element("b", f"{each.number} "), each.question),
            element("p", element("b", each.answer)),
            element(
                "p", each.decides, element("span", "☐ agreed   ☐ decided otherwise", class_="choice"), class_="decides"
            ),
            id=f"reading-{each.number}",
            class_="reading",
        )
        for each in book.readings
    )
    title = book.readings_title
    yield element("section", element("h2", title), element("p", book.readings_about), *readings, id=_anchor(title))
    blanks = (element("p", element("span", name), element("b"), class_="blank") for name in book.blanks)
    signed = (element("div", name) for name in book.signatures)
    agreement = element("p", book.agreement)
    yield element("section", element("h2", "Agreement"), agreement, *blanks, element("div", *signed, class_="signed"))
