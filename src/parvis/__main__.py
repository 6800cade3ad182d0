"""`python -m parvis`: the command line."""

import sys

from parvis.cli import main

sys.exit(main())
