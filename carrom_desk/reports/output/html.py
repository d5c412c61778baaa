"""Documents as a self-contained HTML file for reading, printing and sharing."""

from dataclasses import replace

from carrom_desk.reports.content import MARGIN_MM
from carrom_desk.reports.document import Chapter, Document
from carrom_desk.resources import resource_path

from .templating import templates


def as_html(document: Document) -> str:
    """Returns the whole file."""
    style = _style(document)
    page = templates().get_template("document.html")
    return page.render(document=document, found=document.chapters, style=style)


def as_part(document: Document) -> str:
    """Returns the chapters without their names, for a window with its own colours and fonts."""
    # Qt attaches an anchor to the first letter, separating it from its combining marks.
    unnamed = tuple(replace(chapter, name="") for chapter in document.chapters)
    return templates().get_template("chapters.html").render(found=unnamed)


def _style(document: Document) -> str:
    """Returns the style sheet, including print rules for the paper size and the footer of each chapter."""
    number = '@bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; }'
    page = f"@page {{ size: {document.paper.value}; margin: {MARGIN_MM:g}mm {MARGIN_MM:g}mm 15mm; {number} }}\n"
    feet = (_printed_foot(chapter) for chapter in document.chapters if chapter.foot)
    return resource_path("reports/page.css").read_text(encoding="utf-8") + page + "".join(feet)


def _printed_foot(chapter: Chapter) -> str:
    content = "".join(letter if letter.isalnum() else f"\\{ord(letter):x} " for letter in chapter.foot)
    foot = f'@bottom-left {{ content: "{content}"; font-size: 8pt; }}'
    return f"#{chapter.name} {{ page: {chapter.name}; }}\n@page {chapter.name} {{ {foot} }}\n"
