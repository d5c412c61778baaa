"""`carrom-desk hall` as it is asked for: what serves a hall is installed only where somebody wants it."""

import argparse
import os
from dataclasses import fields

from .arguments import AddCommand, add_language
from .talk import CommandFailed

_PROXY_VARIABLE = "CARROM_DESK_HALL_PROXY"
_NEEDS = "A hall needs more than is installed here ({missing}). Install it with: pip install 'carrom-desk[hall]'"


def register(add: AddCommand) -> None:
    """Make the command known."""
    text = "Serve a hall: every table in one place, for the chief referee and for those who watch."
    hall = add("hall", text, _serve, makes_database=True)
    hall.add_argument("--listen", default="", metavar="ADDRESS", help="where to listen, such as 0.0.0.0:8462")
    hall.add_argument("--tables", type=int, default=8, metavar="N", help="how many tables have stickers; 8 if left out")
    believed = "addresses of proxies, with commas, that are believed when they say for whom they ask (X-Forwarded-For)"
    proxy = os.environ.get(_PROXY_VARIABLE, "")
    hall.add_argument("--proxy", default=proxy, metavar="ADDRESSES", help=f"{believed}; {_PROXY_VARIABLE} if left out")
    hall.add_argument("--certificate", metavar="FILE", help="encrypts all ways to the hall; goes with --key")
    hall.add_argument("--key", metavar="FILE", help="the certificate's private key")
    hall.add_argument("--write", metavar="FOLDER", help="a file a table for other programs, written at each change")
    hall.add_argument("--password", action="store_true", help="set the chief referee's password")
    usage = "each line on standard input asks for another password, and its end ends the hub"
    hall.add_argument("--attended", action="store_true", help=f"for the program that starts this one: {usage}")
    add_language(hall)


def _serve(asked: argparse.Namespace, database: str) -> int:
    try:
        from .hall import HallOptions, run
    except ImportError as missing:
        raise CommandFailed(_NEEDS.format(missing=missing.name)) from missing
    return run(database, HallOptions(**{field.name: getattr(asked, field.name) for field in fields(HallOptions)}))
