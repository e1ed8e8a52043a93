### The minds: workers that think for bots and for advice.

error-server-busy = der Server ist gerade ausgelastet; frag gleich noch einmal
error-server-no-thought = die Antwort ist ausgeblieben
