"""The languages there are."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from carrom_desk.resources import ResourceMissing, resource_path

SOURCE = "en"
"""The language in which the words of the desk are written."""
NATIVE_NAMES: Mapping[str, str] = MappingProxyType({SOURCE: "English", "de": "Deutsch"})
"""Every language by its ISO 639 code, as its speakers call it."""


def window_file(code: str) -> str:
    """The resource with the words of the window in a language."""
    return f"i18n/carrom-desk_{code}.qm"


def calls_file(code: str) -> str:
    """The resource with what the umpire calls in a language."""
    return f"i18n/calls_{code}.qm"


def languages() -> Sequence[str]:
    """The codes of the languages that can be chosen here: English, and those whose words have been built."""
    return tuple(code for code in NATIVE_NAMES if code == SOURCE or _is_built(code))


def language_of(wanted: Sequence[str]) -> str:
    """The first language of these, such as "de-AT", that the desk speaks; English if it speaks none of them."""
    spoken = languages()
    return next((code for name in wanted if (code := name.replace("_", "-").split("-")[0]) in spoken), SOURCE)


def _is_built(code: str) -> bool:
    try:
        resource_path(window_file(code))
        resource_path(calls_file(code))
    except ResourceMissing:
        return False
    return True
