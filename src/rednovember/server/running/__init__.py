"""Running a server process: settings, listening sockets, logs, metrics, background tasks.

Owns what any server has, whatever it serves. Imports none of the other packages of the server.
"""
