"""The tests of documents, tools and what is installed."""
