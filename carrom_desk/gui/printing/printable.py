"""A document before it is set on pages: a sequence of things, one below the other, and what stands at every foot."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.reports.drawings import Drawing
from carrom_desk.reports.markup import Markup, element
from carrom_desk.reports.short_names import clusters
from carrom_desk.reports.tables import Table


@dataclass(frozen=True, slots=True)
class Block:
    """Something that is never divided between pages."""

    markup: Markup
    space_mm: float
    """Room above it, unless it stands first on a page."""
    keeps_with_next: bool = False
    """Whether it is a heading: never last on a page."""
    begins_page: bool = False
    is_front: bool = False
    """Whether it belongs to the first page, which is set smaller when it would not fit."""
    beside: Drawing | None = None
    """What is drawn at its right."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A table that goes on to the next page between two rows, its titles repeated."""

    table: Table
    space_mm: float


FlowItem = Block | Rows


@dataclass(frozen=True, slots=True)
class Printable:
    """A document with its own numbers of pages; several can be written into one file."""

    flow: tuple[FlowItem, ...]
    drawings: Mapping[str, Drawing]
    """By the names under which the flow holds them."""
    foot_left: str
    foot_right: str
    """The number of the page follows it."""


class Gallery:
    """Takes the drawings of a document while its flow is made."""

    def __init__(self) -> None:
        """Begin without any."""
        self.drawings: dict[str, Drawing] = {}

    def put(self, drawing: Drawing) -> Markup:
        """Keep a drawing, and answer what stands for it in the flow."""
        self.drawings[drawing.name] = drawing
        return element("img", src=drawing.name)


def cut_to(text: str, letters: int) -> str:
    """A text that a line has room for."""
    found = clusters(text)
    return text if len(found) <= letters else "".join(found[: letters - 1]).rstrip() + "…"
