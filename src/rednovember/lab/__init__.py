"""The lab: many games of a crew, paired comparisons, and the statistics that go with them.

`simulate` plays games of one crew, `compare` plays two crews on the same seeds; `make_setup` says which crew and game.
"""
