"""Rooms: a table with its seats, keys, people and chat, and how it is shown to each reader.

Owns what a room is, what a key opens, names, quotas, the creation of tables and the frames. Knows nothing of requests,
of other rooms, of HTTP and sockets. May import the table, the store's records and `running`.
"""
