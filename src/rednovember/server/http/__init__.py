"""HTTP: what is asked once. Each file has the routes of one kind of question."""
