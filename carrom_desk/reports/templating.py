"""HTML by Jinja2: the templates in resources/templates, in which every value is escaped unless it is markup."""

import re
from functools import cache
from html import escape

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup

from carrom_desk.match.plain_text import ISOLATE, POP_ISOLATE, safe, without_marks
from carrom_desk.resources import resource_path


def attribute(value: object) -> Markup:
    """A value as it may stand in an attribute, which holds no elements."""
    return Markup(_escaped(without_marks(str(value))))


def _content(value: object) -> Markup:
    """A value as it may stand in an element: escaped, and elements stand for the marks that isolate a name."""
    if isinstance(value, Markup):
        return value
    pieces = _escaped("" if value is None else str(value)).split(ISOLATE)
    # A mark is closed where it was opened: `isolated` puts in both, and `plain` leaves none that was typed.
    return Markup(pieces[0] + "".join(f"<bdi>{piece.replace(POP_ISOLATE, '</bdi>', 1)}" for piece in pieces[1:]))


def _escaped(text: str) -> str:
    return escape(safe(text), quote=True)


class _Indented(Extension):
    """Templates are laid out for people: what breaks and indents their lines is no part of a page."""

    def preprocess(self, source: str, _name: str | None, _filename: str | None = None) -> str:
        return re.sub(r"\n\s*", "", source)


@cache
def templates() -> Environment:
    """The templates, each compiled when it is first used."""
    environment = Environment(
        loader=FileSystemLoader(resource_path("templates")),
        autoescape=True,
        # It comes before the escaping, which leaves markup alone: no value gets past it.
        finalize=_content,
        undefined=StrictUndefined,
        extensions=[_Indented],
    )
    environment.filters.update(attribute=attribute, kind=lambda value: type(value).__name__)
    return environment
