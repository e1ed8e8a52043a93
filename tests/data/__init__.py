"""Tests of the printed matter."""
