"""An HTML file that needs nothing else: to read on a screen, to print, to send."""

from .html_style import STYLE, page_style
from .markup import Child, Markup, element, joined
from .paper import Paper

# Nothing may be fetched or run, whatever somebody typed.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def html_page(
    title: str, version: str, *content: Child, paper: Paper = Paper.A4, style: str = STYLE, language: str = "en"
) -> str:
    """A whole document, named as made by this version of the program; the language by its ISO 639 code."""
    page = element(
        "html",
        element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", http_equiv="Content-Security-Policy", content=_POLICY),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="generator", content=f"Carrom Desk {version}"),
            element("title", title),
            element("style", Markup(style + page_style(paper))),
        ),
        element("body", element("main", *content)),
        lang=language,
    )
    return joined(Markup("<!DOCTYPE html>\n"), page, Markup("\n")).text


def paragraph(text: str) -> Markup | None:
    """A paragraph that explains; nothing for no text."""
    return element("p", text, class_="note") if text else None
