"""Where the program without Python begins: the same command line as everywhere."""

import sys

from carrom_desk.cli import main

sys.exit(main())
