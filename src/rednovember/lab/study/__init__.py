"""`rednovember report`: what the rows of the lab's files show, as a page with plots and a sentence under each."""
