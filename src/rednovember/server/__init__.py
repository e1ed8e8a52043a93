"""The table over HTTP and sockets: a store that loses nothing, rooms round one table each, workers that think."""
