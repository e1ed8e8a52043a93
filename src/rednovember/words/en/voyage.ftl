### The page that tells a whole voyage (tools/make_voyages.py).

voyage-title = A voyage of the Red November
voyage-lead = Four bots sail; the narrator tells it. Every die, every card and every minute of the game is in it.
