"""Games as people know them: names, notation, logbooks, history, and what each seat may see."""
