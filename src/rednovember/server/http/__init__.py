"""The routes over HTTP, and what is checked before a request is handled: rate limits, JSON, origins, headers.

Owns the services that all routes share. May import requests, rooms, store and `running`, but not sockets or workers.
"""
