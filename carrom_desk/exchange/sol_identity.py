"""Identifiers that SoL tells things by."""

from uuid import UUID, uuid5

CARROM_DESK = UUID("5b0d2f3c-8f4e-4d0b-9a55-1f6d3ce0a7c1")


def guid_of(kind: str, *parts: str) -> str:
    """An identifier of 32 hexadecimal digits that follows from what it names.

    Nothing need be kept, so that a match exported from a file and from the database, here and on another desk, has
    the same ones, and two exports of the same matches are equal to the byte: SoL knows again what it has read.
    """
    return uuid5(CARROM_DESK, "\n".join((kind, *parts))).hex
