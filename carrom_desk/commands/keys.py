"""`carrom-desk keys`: the card of the keys in force, to print."""

import argparse

from carrom_desk import __version__
from carrom_desk.desk.documents import written_document
from carrom_desk.paths import preferences_file
from carrom_desk.reports.content import Paper
from carrom_desk.reports.documents import Options

from .arguments import AddCommand, add_paper_and_language, add_target
from .documents import PAGE_FORMS
from .talk import OK, by_ending, write


def register(add: AddCommand) -> None:
    """Make the command known."""
    keys = add("keys", "Write the card of the keys of the window.", _write_keys)
    add_target(keys, PAGE_FORMS)
    add_paper_and_language(keys, "", "that of the window")


def _write_keys(arguments: argparse.Namespace, _database: str) -> int:
    """Write the card with the keys that were chosen in the window; no language is the one chosen there."""
    form, options = by_ending(arguments.to, PAGE_FORMS), Options(Paper(arguments.paper))
    # Qt is loaded for this command alone: it knows what keys are called.
    from carrom_desk.gui.key_card.card import chosen_key_card, key_card_document

    document = key_card_document(chosen_key_card(preferences_file(), arguments.language), __version__, options.paper)
    write(arguments.to, written_document(document, form, options).content)
    return OK
