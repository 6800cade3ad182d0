"""Tests run the sources, unless PARVIS_BUILD asks for the compiled build."""

import os

os.environ.setdefault("PARVIS_BUILD", "plain")
