"""Makes `python -m carrom_desk` equivalent to the command `carrom-desk`."""

import sys

from carrom_desk.cli import main

if __name__ == "__main__":
    sys.exit(main())
