"""Compressing the objects of a PDF keeps its contents and makes it smaller."""

import io
from typing import Any

from pypdf import PdfReader

from carrom_desk.reports.match_documents import Options, match_document
from carrom_desk.reports.output.typeset import set_pages
from tests.reports.sheets import record_of_file, sheet_of
from tests.reports.tags import elements_of

MOST_BYTES = 250_000


def test_a_match_of_several_games_is_a_small_file_that_every_reader_knows() -> None:
    pdf = set_pages(match_document(sheet_of(record_of_file("icf-revised-singles-11")), Options(), "{}")).pdf
    found = PdfReader(io.BytesIO(pdf), strict=True)
    root: Any = found.trailer["/Root"]

    assert len(pdf) < MOST_BYTES
    assert int(str(found.trailer["/Size"])) == len(found.xref_objStm) + sum(map(len, found.xref.values())) + 1
    assert len(found.xref_objStm) > sum(map(len, found.xref.values())), "most objects are packed"
    assert len(found.pages) > 1
    assert root["/StructTreeRoot"]["/K"]
    assert [file[0] for file in found.attachments.values()] == [b"{}"]


def test_the_first_cell_of_a_row_is_its_header_and_an_unknown_date_is_none() -> None:
    document = match_document(sheet_of(record_of_file("icf-revised-singles-12")), Options())
    reader = PdfReader(io.BytesIO(set_pages(document).pdf))

    root: Any = reader.trailer["/Root"]
    rows = [each for each in elements_of(root["/StructTreeRoot"]) if each["/S"] == "/TR"]
    first = [row["/K"][0].get_object() for row in rows]
    assert {cell["/S"] for cell in first} == {"/TH"}
    assert sum(cell["/A"][0]["/O"] == "/Table" and cell["/A"][0].get("/Scope") == "/Row" for cell in first) > 5
    assert "/CreationDate" not in dict(reader.metadata or {})
    assert b"1970" not in root["/Metadata"].get_object().get_data()
