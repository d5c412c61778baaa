"""Digest lines of single laws in the current language, without reading a whole law book."""

from functools import lru_cache

from carrom_desk.exchange.laws.law_digest import summary_in
from carrom_desk.i18n import SOURCE, _
from carrom_desk.resources import ResourceMissing, resource_path
from carrom_desk.rules.edition import Edition


def law_summary(edition: Edition, number: str) -> str:
    """Returns the digest line of a law or paragraph by its number, in the current language; empty if there is none.

    Raises:
        ResourceMissing: the digest is missing.
    """
    return _summary(edition, number, _("en"))


@lru_cache(maxsize=512)
def _summary(edition: Edition, number: str, language: str) -> str:
    return summary_in(*texts_of(edition, language), number)


def texts_of(edition: Edition, language: str) -> tuple[str, str]:
    """Returns the digest of an edition and its translation into a language by ISO 639 code, empty if there is none.

    Raises:
        ResourceMissing: the digest is missing.
    """
    digest = resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8")
    try:
        translated = resource_path(f"laws/{language}.toml").read_text(encoding="utf-8") if language != SOURCE else ""
    except ResourceMissing:
        translated = ""
    return digest, translated
