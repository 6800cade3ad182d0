"""The rules of Höyük, a module for each chapter of the rulebook."""
