### The minds: workers that think for bots and for advice.

error-server-busy = gerade wird über zu vieles nachgedacht; frag gleich noch einmal
error-server-no-thought = die Antwort ist ausgeblieben
