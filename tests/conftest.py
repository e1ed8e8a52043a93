"""What all tests share."""

import os

from hypothesis import HealthCheck, settings

# Plain Python on a busy machine is slow now and then: no example has a deadline.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("thorough", parent=settings.get_profile("house"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
