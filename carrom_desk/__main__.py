"""Lets `python -m carrom_desk` do what the command `carrom-desk` does."""

import sys

from carrom_desk.cli import main

if __name__ == "__main__":
    sys.exit(main())
