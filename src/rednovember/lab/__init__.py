"""The lab: many games of a crew, paired comparisons, and their statistics.

`simulate` plays games of one crew, `compare` plays two crews on the same seeds; `make_setup` describes the crew and
the game.
"""
