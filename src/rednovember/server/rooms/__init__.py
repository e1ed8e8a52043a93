"""Rooms: a table with its keys, people and chat, rebuilt from its records, and the hub that changes them one by one.

Owns what a room is, what a key opens, names, quotas, the cache of rooms and corrupt tables. May import the table, the
store and `running`; knows nothing of HTTP, sockets or the processes that think for bots.
"""
