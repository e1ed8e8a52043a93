"""The hub: all rooms of this process, loaded when needed, changed one request at a time, with everyone who listens.

Owns the cache of rooms and the tables at which the server itself has to act. May import requests, rooms, store and
`running`; knows nothing of HTTP, sockets or the processes that think for bots.
"""
