"""The board in a real browser. These tests see the built page, a real server and Chromium, and nothing else."""
