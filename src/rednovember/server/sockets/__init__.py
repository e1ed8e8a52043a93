"""WebSockets: one connection from its handshake to its close.

Owns the hello, the subscriber that is told what is new, the send queue, timeouts and closing codes. May import all
other packages of the server.
"""
