"""The server: tables over HTTP and sockets, a durable store, one room for each table, and worker processes for bots."""
