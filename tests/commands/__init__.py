"""The tests of the small sub-commands."""
