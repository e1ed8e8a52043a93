"""The version, on its own so that tools can read it without importing the rest."""

__version__ = "0.1.0"
