"""The migrations, one in each file, in order."""
