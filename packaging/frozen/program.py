"""Entry point of the program without Python: the same command line as everywhere."""

import sys

from carrom_desk.cli import main

sys.exit(main())
