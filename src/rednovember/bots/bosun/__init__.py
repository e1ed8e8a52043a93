"""`bosun`: a strong rule of thumb. It plans whole turns with tuned weights, and is fast enough for rollouts."""

from rednovember.compiled import look_in_compiled

look_in_compiled("bots/bosun", __path__)
