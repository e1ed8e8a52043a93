"""`python -m rednovember` is the command `rednovember`."""

from rednovember.cli import main

raise SystemExit(main())
