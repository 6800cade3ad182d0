"""The tables: who sits at them, what is played there, and who is told."""
