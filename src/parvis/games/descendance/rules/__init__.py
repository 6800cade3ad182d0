"""Descendance: the rules, a module a chapter of the rulebook."""
