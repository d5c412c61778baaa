"""Learning subjects of each edition, from the shipped digests."""

from functools import cache
from tomllib import loads

from carrom_desk.exchange.laws.law_book import LawBook, read_book
from carrom_desk.resources import resource_path
from carrom_desk.rules.edition import Edition
from carrom_desk.school.exercises import Subject, subject


@cache
def book(edition: Edition) -> LawBook:
    return read_book(edition, resource_path(f"laws/{edition.digest}").read_text(encoding="utf-8"))


@cache
def decisions() -> dict[str, dict[str, int]]:
    return loads(resource_path("school/decisions.toml").read_text(encoding="utf-8"))


@cache
def subject_of(edition: Edition) -> Subject:
    return subject(edition, book(edition).names(), decisions().get(edition.id, {}))
