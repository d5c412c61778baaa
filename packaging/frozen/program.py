"""Entry point of the program without Python: the same command line as everywhere."""

import os
import sys

from carrom_desk.cli import main

if sys.platform == "linux":
    # A package replaces this file while the window is open. Modules that are loaded later still come from the old one.
    from pyimod02_importers import pyz_archive

    pyz_archive._filename = f"/proc/self/fd/{os.open(pyz_archive._filename, os.O_RDONLY)}"

sys.exit(main())
