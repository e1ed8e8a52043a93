### The page that tells a whole voyage (tools/make_voyages.py).

voyage-title = A voyage of the Red November
voyage-lead = Four bots set sail; the narrator tells the tale. Every roll, every card and every minute of the game is in it.
