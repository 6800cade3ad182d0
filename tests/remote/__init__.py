"""Tests of programs that sit at a server's tables."""
