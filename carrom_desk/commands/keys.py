"""`carrom-desk keys`: the card of the keys in force, to print."""

from carrom_desk import __version__
from carrom_desk.desk.documents import written_document
from carrom_desk.paths import preferences_file
from carrom_desk.reports.documents import Options

from .documents import PAGE_FORMS
from .talk import OK, by_ending, write


def run(target: str, options: Options, language: str) -> int:
    """Write the card with the keys that were chosen in the window; no language is the one chosen there."""
    form = by_ending(target, PAGE_FORMS)
    # Qt is loaded for this command alone: it knows what keys are called.
    from carrom_desk.gui.key_card.card import chosen_key_card, key_card_document

    document = key_card_document(chosen_key_card(preferences_file(), language), __version__, options.paper)
    write(target, written_document(document, form, options).content)
    return OK
