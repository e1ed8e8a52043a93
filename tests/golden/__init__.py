"""Numbers and texts that must not change, and the script that rewrites them."""
