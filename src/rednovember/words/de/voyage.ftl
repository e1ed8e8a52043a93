### The page that tells a whole voyage (tools/make_voyages.py).

voyage-title = Eine Fahrt der Roter November
voyage-lead = Vier Bots fahren, der Erzähler erzählt. Jeder Würfel, jede Karte und jede Minute des Spiels ist dabei.
