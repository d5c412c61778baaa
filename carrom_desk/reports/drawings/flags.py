"""Flags of countries, looked up by the country entered for a player; the drawings are from flag-icons."""

from collections.abc import Mapping, Sequence
from functools import cache

from carrom_desk.formats import locale_of
from carrom_desk.resources import resource_path


@cache
def _english() -> Mapping[str, str]:
    """Returns the flag of each country by English name."""
    named = locale_of("en").territories
    return {named[row["alpha_2"]]: row["flag"] for row in _codes() if row["alpha_2"] in named}


@cache
def _flags() -> Mapping[str, str]:
    """Returns flag names by ISO 3166 code, Olympic code and English name."""
    codes = ((row[key].casefold(), row["flag"]) for row in _codes() for key in ("alpha_2", "alpha_3", "olympic"))
    return {code: flag for code, flag in codes if code} | {name.casefold(): flag for name, flag in _english().items()}


@cache
def _codes() -> Sequence[Mapping[str, str]]:
    import csv  # not for a report without countries

    with resource_path("flags/codes.csv").open(encoding="ascii", newline="") as file:
        return tuple(csv.DictReader(file))


def flags_of(countries: Sequence[str]) -> tuple[str, ...]:
    """Returns the distinct flags of a side's countries; unknown countries have none."""
    names = (country.strip().casefold() for country in countries)
    return tuple(dict.fromkeys(_flags()[name] for name in names if name and name in _flags()))


def countries_like(prefix: str) -> Sequence[str]:
    """Returns the English names of countries with a flag whose name or code has this prefix."""
    wanted = prefix.casefold()
    flags = {flag for called, flag in _flags().items() if called.startswith(wanted)}
    return sorted(name for name, flag in _english().items() if flag in flags)
