"""Requests: what a client may ask of a room, who may, and what each records.

May import rooms and what is below them; knows neither HTTP nor sockets.
"""
