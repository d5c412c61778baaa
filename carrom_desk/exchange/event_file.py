"""An event as a file: its laws, format and officials, from which new matches are set up (formats: `.carrom-event`)."""

import json
from dataclasses import dataclass

from carrom_desk.exchange.codec.document import Node, parse_json, quoted
from carrom_desk.exchange.codec.entry_codec import NAME
from carrom_desk.exchange.codec.rules_codec import COMPETITION, LAWS
from carrom_desk.exchange.codec.shapes import Record
from carrom_desk.match.setup import Competition
from carrom_desk.rules.edition import Edition

FORMAT = "carrom-desk/event"
VERSION = 1
EVENT_ENDING = ".carrom-event"
LONGEST_EVENT_FILE = 10_000
"""Maximum number of characters; names and rules take far fewer."""


@dataclass(frozen=True, slots=True)
class EventTerms:
    """Whatever is the same in every match of an event."""

    event: str
    laws: Edition
    competition: Competition | None = None
    """None for the usual format of the laws."""
    umpire: str = ""
    chief_referee: str = ""


_TERMS: Record[EventTerms] = Record(
    EventTerms,
    {
        "event": NAME,
        "laws": LAWS,
        "competition": COMPETITION.without(None),
        "umpire": NAME,
        "chief_referee": NAME,
    },
    needed=("event", "laws"),
)


def write_event(terms: EventTerms) -> str:
    document = {"format": FORMAT, "version": VERSION, **_TERMS.write(terms)}
    return json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def read_event(text: str) -> EventTerms:
    """Reads an event's file.

    Raises:
        InvalidDocument: with every problem and its place.
    """
    node = Node(parse_json(text))
    fields = node.mapping(("format", "version", *_TERMS.required), _TERMS.optional)
    for key, known in (("format", FORMAT), ("version", VERSION)):
        if key in fields and (fields[key].value != known or isinstance(fields[key].value, bool)):
            fields[key].fault(f"This must be {quoted(known)}, not {quoted(fields[key].value)}.")
    terms = EventTerms(**_TERMS.values(fields))
    if "event" in fields and not terms.event.strip():
        fields["event"].fault("This text must not be empty.")
    node.finish()
    return terms
