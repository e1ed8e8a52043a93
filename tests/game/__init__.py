"""Tests of games, notation, logbooks and views."""
