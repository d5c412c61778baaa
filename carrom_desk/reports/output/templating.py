"""HTML from the Jinja2 templates in resources/templates; every value is escaped unless it is markup."""

import re
from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup

from carrom_desk.formats import score_sign
from carrom_desk.i18n import OF_TEMPLATES
from carrom_desk.match.plain_text import without_marks
from carrom_desk.reports.drawings.markup import content, escaped
from carrom_desk.resources import resource_path


def _attribute(value: object) -> Markup:
    return Markup(escaped(without_marks(str(value))))


class _Indented(Extension):
    """Removes the line breaks and indentation that make templates readable."""

    def preprocess(self, source: str, _name: str | None, _filename: str | None = None) -> str:
        return re.sub(r"\n\s*", "", source)


@cache
def templates() -> Environment:
    """Returns the templates, each compiled on first use."""
    environment = Environment(
        loader=FileSystemLoader(resource_path("templates")),
        autoescape=True,
        # Runs before escaping, which leaves markup unchanged, so every value is escaped.
        finalize=content,
        undefined=StrictUndefined,
        extensions=[_Indented],
    )
    environment.globals.update(score_sign=score_sign, **OF_TEMPLATES)
    environment.filters.update(attribute=_attribute, kind=lambda value: type(value).__name__)
    return environment
