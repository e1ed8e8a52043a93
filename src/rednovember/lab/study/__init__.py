"""`rednovember report`: a page about the rows of the lab's files, with plots and a sentence under each."""
