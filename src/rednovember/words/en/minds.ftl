### The minds: workers that think for bots and for advice.

error-server-busy = too much is being thought about just now; ask again in a moment
error-server-no-thought = there was no answer
