### The minds: workers that think for bots and for advice.

error-server-busy = the bots are busy just now; try again in a moment
error-server-no-thought = the bot gave no answer
