"""Headings of a sheet."""

from .markup import Child, Dialect, Markup, element


def heading(dialect: Dialect, level: int, *children: Child, class_: str) -> Markup:
    """A heading of a level; Qt's text documents let nobody set the size of theirs, so there it is a paragraph."""
    return element(f"h{level}" if dialect is Dialect.WEB else "p", *children, class_=class_)
