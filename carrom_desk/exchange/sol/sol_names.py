"""Names and texts in SoL's form, and the distinct persons of a set of matches."""

import re
import unicodedata
from uuid import UUID, uuid5

LONGEST_NAME = 50
"""Maximum length of a first name, last name or description."""
LONGEST_NICKNAME = 15
NO_NAME = "-"
"""Placeholder for a missing first name, which SoL requires."""
LONGEST_INITIALS = 2
NOT_CHARACTERS = "\ufffe\uffff"

ENCRYPTED = ".box"
"""Extension of an encrypted file."""


def is_sol_name(name: str) -> bool:
    """Returns True when a file of this name comes from SoL: plain, compressed or encrypted."""
    return name.lower().removesuffix(ENCRYPTED).endswith((".sol", ".sol.gz"))


_LIKE_A_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d")


def fitted(text: str, longest: int = LONGEST_NAME, ending: str = "") -> str:
    """Returns a text without superfluous spaces and control characters, cut to a length; `ending` is kept.

    SoL parses every text that starts like a date or a time as one, so its separators are replaced with dots.
    """
    squeezed = " ".join("".join(map(_readable, text)).split())
    if _LIKE_A_DATE.match(squeezed):
        squeezed = squeezed.replace("-", ".").replace(":", ".")
    room = longest - len(ending)
    return (squeezed if len(squeezed) <= room else f"{squeezed[: room - 1].rstrip()}…") + ending


def _readable(letter: str) -> str:
    return " " if unicodedata.category(letter) == "Cc" or letter in NOT_CHARACTERS else letter


def likeness(text: str) -> str:
    """Returns the key by which SoL would consider two texts equal: it normalises case and spaces itself."""
    return fitted(text, len(text) + 1).title().casefold()


def split_name(name: str) -> tuple[str, str]:
    """Splits a name into first and last name, uncut.

    A comma follows the last name ("Alpha, Alice"). Leading words in capitals are the last name ("ALPHA BETA Alice").
    Otherwise it starts with the first lower-case word after a capitalised one ("Alice van der Alpha"), or is the last
    word. A single word is a last name.
    """
    last, comma, first = (" ".join(part.split()) for part in name.partition(","))
    if comma and first and last:
        return first, last
    words = name.replace(",", " ").split() or [NO_NAME]
    if len(words) == 1:
        return NO_NAME, words[0]
    begin = _capitals_before(words)
    if begin:
        return " ".join(words[begin:]), " ".join(words[:begin])
    begin = _last_name_at(words)
    return " ".join(words[:begin]), " ".join(words[begin:])


def _capitals_before(words: list[str]) -> int:
    """Returns the number of leading words that form a last name in capitals; 0 if all words do, or for mere
    initials.
    """
    count = 0
    while count < len(words) and words[count].isupper() and "." not in words[count]:
        count += 1
    is_name = any(len(word) > LONGEST_INITIALS for word in words[:count])
    return count if is_name and count < len(words) else 0


def _last_name_at(words: list[str]) -> int:
    if words[0][0].isupper():
        for place, word in enumerate(words[1:-1], start=1):
            if word[0].islower():
                return place
    return len(words) - 1


def joined_name(first: str, last: str) -> str:
    """Joins a person's first and last name as given by SoL."""
    return " ".join(part for part in (first.strip(), last.strip()) if part and part != NO_NAME) or NO_NAME


CARROM_DESK = UUID("5b0d2f3c-8f4e-4d0b-9a55-1f6d3ce0a7c1")


def guid_of(kind: str, *parts: str) -> str:
    """Returns a stable identifier of 32 hexadecimal digits, derived from what it identifies.

    Nothing needs to be stored: a match exported from a file or a database, on any desk, has the same identifiers, so
    repeated exports are identical and SoL recognises what it has already imported.
    """
    return uuid5(CARROM_DESK, "\n".join((kind, *parts))).hex


_CODES = """
ABW AFG AGO AIA ALA ALB AND ARE ARG ARM ASM ATA ATF ATG AUS AUT AZE BDI BEL BEN BES BFA BGD BGR BHR BHS BIH
BLM BLR BLZ BMU BOL BRA BRB BRN BTN BVT BWA CAF CAN CCK CHE CHL CHN CIV CMR COD COG COK COL COM CPV CRI CUB
CUW CXR CYM CYP CZE DEU DJI DMA DNK DOM DZA ECU EGY ERI ESH ESP EST ETH FIN FJI FLK FRA FRO FSM GAB GBR GEO
GGY GHA GIB GIN GLP GMB GNB GNQ GRC GRD GRL GTM GUF GUM GUY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRL IRN
IRQ ISL ISR ITA JAM JEY JOR JPN KAZ KEN KGZ KHM KIR KNA KOR KWT LAO LBN LBR LBY LCA LIE LKA LSO LTU LUX LVA
MAC MAF MAR MCO MDA MDG MDV MEX MHL MKD MLI MLT MMR MNE MNG MNP MOZ MRT MSR MTQ MUS MWI MYS MYT NAM NCL NER
NFK NGA NIC NIU NLD NOR NPL NRU NZL OMN PAK PAN PCN PER PHL PLW PNG POL PRI PRK PRT PRY PSE PYF QAT REU ROU
RUS RWA SAU SDN SEN SGP SGS SHN SJM SLB SLE SLV SMR SOM SPM SRB SSD STP SUR SVK SVN SWE SWZ SXM SYC SYR TCA
TCD TGO THA TJK TKL TKM TLS TON TTO TUN TUR TUV TWN TZA UGA UKR UMI URY USA UZB VAT VCT VEN VGB VIR VNM VUT
WLF WSM YEM ZAF ZMB ZWE
"""

NATIONALITIES = frozenset(_CODES.split())


def nationality_of(country: str) -> str | None:
    """Returns a player's nationality if their country is given as such a code; otherwise None."""
    code = country.strip().upper()
    return code if code in NATIONALITIES else None
