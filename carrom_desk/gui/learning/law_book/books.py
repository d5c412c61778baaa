"""Bundled law books, and the combo box of editions."""

from functools import lru_cache

from carrom_desk.exchange.laws.law_book import LawBook, read_book
from carrom_desk.gui.dialogs.fields import ChoiceBox, choice_box
from carrom_desk.i18n import SOURCE, _, say
from carrom_desk.resources import ResourceMissing, resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS


def law_book(edition: Edition) -> LawBook:
    """Returns the laws of an edition in the current language.

    Raises:
        ResourceMissing: the digest is missing.
        DigestDamaged: the digest could not be read.
    """
    return book_in(edition, _("en"))


def edition_box(name: str, title: str, edition: Edition) -> ChoiceBox:
    """Returns a combo box of editions with this one selected."""
    box = choice_box(name, title, [(say(each.short), each) for each in EDITIONS], is_narrow=True)
    box.choose(edition)
    return box


@lru_cache(maxsize=8)
def book_in(edition: Edition, language: str) -> LawBook:
    """Returns the laws of an edition in a language by ISO 639 code, or else in English."""
    digest = resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8")
    try:
        translated = resource_path(f"laws/{language}.toml").read_text(encoding="utf-8") if language != SOURCE else ""
    except ResourceMissing:
        translated = ""
    return read_book(edition, digest, translated)
