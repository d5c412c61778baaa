"""`carrom-desk rule`, `replay` and `laws`: commands that need no database."""

import argparse

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.laws.law_book import read_book
from carrom_desk.exchange.laws.law_digest import DigestRow
from carrom_desk.exchange.laws.law_search import LawSearch
from carrom_desk.exchange.laws.search_words import read_search_words
from carrom_desk.exchange.match_file import read_match, replay_match, text_of
from carrom_desk.exchange.scenario import rule
from carrom_desk.i18n import SOURCE
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, EDITIONS

from .arguments import AddCommand
from .talk import FAILED, OK, answer, bytes_of_file, error_of, lines_of, message, written_difference


def register(add: AddCommand) -> None:
    """Registers the commands."""
    rule = add("rule", "Rule on scenarios, one JSON object per line.", lambda asked, _: rule_on(asked.file))
    rule.add_argument("file", nargs="?", metavar="FILE", help="scenarios; default: standard input")
    replay = add(
        "replay",
        "Replay a match file and write its final state.",
        lambda asked, _: replay_file(asked.file, rejudge=asked.rejudge),
    )
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--rejudge", action="store_true", help="judge every act by the current rules")

    def run_laws(asked: argparse.Namespace, _database: str) -> int:
        if asked.laws is None and asked.search is None:
            laws.error("laws needs --laws, --search or both")
        return list_laws(BY_ID.get(asked.laws), asked.search)

    text = "List or search the laws, with what Carrom Desk does about each."
    laws = add("laws", text, run_laws)
    laws.add_argument("--laws", default=None, choices=tuple(BY_ID), metavar="ID", help="only this edition")
    laws.add_argument("--search", default=None, metavar="WORDS", help="a question in plain words, a number or a name")


def rule_on(source: str | None) -> int:
    """Rules on each line of a file or of standard input; returns 1 if a line was invalid."""
    status = OK
    for line in lines_of(source):
        try:
            answer(rule(parse_json(text_of(line))))
        except InvalidDocument as invalid:
            answer(error_of(invalid.problems))
            status = FAILED
    return status


def replay_file(path: str, *, rejudge: bool) -> int:
    """Replays a match file; rulings that differ from today's are reported, and replaced on request."""
    try:
        replayed = replay_match(read_match(text_of(bytes_of_file(path))), rejudge=rejudge)
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    for difference in replayed.unlawful:
        stands = "It was judged again." if rejudge else "It was not changed."
        message(f"The ruling on entry {difference.number} differs from the laws. {stands}")
    for number in replayed.record.impossible:
        message(f"Entry {number} has no effect. An amendment made it impossible.")
    unlawful = [written_difference(each) for each in replayed.unlawful]
    answer({**write_state(replayed.record.state), **({"unlawful": unlawful} if unlawful else {})})
    return OK


def list_laws(laws: Edition | None, search: str | None = None) -> int:
    """Writes laws and paragraphs as lines: all of an edition, or those that match a search, best first.

    Without an edition, all editions are searched, and the default one comes first among equal results. Returns 1 if
    nothing matches.
    """
    editions = EDITIONS if laws is None else (laws,)
    books = [read_book(each, _resource(f"laws/{each.digest}")) for each in editions]
    if search is None:
        for row in books[0].rows():
            answer(_written(row))
        return OK
    # imported late: only a search needs it, and it takes longest to load
    from carrom_desk.storage.text_index import FtsIndex

    words = (read_search_words(SOURCE, _resource(f"laws/search/{SOURCE}.toml"), {}, None),)
    found = [(book, each) for book in books for each in LawSearch(book, book, words, FtsIndex).find(search)]
    for book, each in sorted(found, key=lambda each: -each[1].relevance) if laws is None else found:
        answer({"laws": book.edition.id, **_written(each.row), "found": each.sentence})
    if not found:
        message(f"No law matches “{search}”.")
    return OK if found else FAILED


def _resource(name: str) -> str:
    return resource_path(name).read_text(encoding="utf-8")


def _written(row: DigestRow) -> dict[str, object]:
    return {
        "number": row.number,
        "name": row.name,
        "kind": row.kind.value,
        "summary": row.summary,
        "handled": row.handled,
    }
