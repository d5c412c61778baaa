"""Names and texts in SoL's form, and the distinct persons of some matches."""

import re
import unicodedata
from uuid import UUID, uuid5

LONGEST_NAME = 50
"""Characters of a first name, a last name or a description."""
LONGEST_NICKNAME = 15
NO_NAME = "-"
"""Placeholder for a missing first name, which SoL requires."""
LONGEST_INITIALS = 2
NOT_CHARACTERS = "\ufffe\uffff"

_LIKE_A_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d")


def fitted(text: str, longest: int = LONGEST_NAME, ending: str = "") -> str:
    """A text without needless spaces and control characters, cut to a length; `ending` is kept whole.

    SoL reads every text of a JSON file that begins like a date or a time as one: such a text is told with points.
    """
    squeezed = " ".join("".join(map(_readable, text)).split())
    if _LIKE_A_DATE.match(squeezed):
        squeezed = squeezed.replace("-", ".").replace(":", ".")
    room = longest - len(ending)
    return (squeezed if len(squeezed) <= room else f"{squeezed[: room - 1].rstrip()}…") + ending


def _readable(letter: str) -> str:
    return " " if unicodedata.category(letter) == "Cc" or letter in NOT_CHARACTERS else letter


def likeness(text: str) -> str:
    """Returns what two texts share that SoL takes for one: it sets the case and the spaces of names itself."""
    return fitted(text, len(text) + 1).title().casefold()


def split_name(name: str) -> tuple[str, str]:
    """First and last name, uncut.

    A comma stands after the last name ("Alpha, Alice"); words all in capitals before others that are not are the last
    name ("ALPHA BETA Alice"); else it begins with the first small word after a capital one ("Alice van der Alpha"),
    or is the last word. A single word is a last name.
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
    """Returns how many words at the beginning are a last name in capitals; none where all are, or for mere initials."""
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
    """A person's whole name, from what SoL has."""
    return " ".join(part for part in (first.strip(), last.strip()) if part and part != NO_NAME) or NO_NAME


CARROM_DESK = UUID("5b0d2f3c-8f4e-4d0b-9a55-1f6d3ce0a7c1")


def guid_of(kind: str, *parts: str) -> str:
    """An identifier of 32 hexadecimal digits that follows from what it names.

    Nothing need be kept, so that a match exported from a file and from the database, here and on another desk, has
    the same ones, and two exports of the same matches are equal to the byte: SoL knows again what it has read.
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
    """A player's nationality where their country is given as such a code; None where it is anything else or nothing."""
    code = country.strip().upper()
    return code if code in NATIONALITIES else None
