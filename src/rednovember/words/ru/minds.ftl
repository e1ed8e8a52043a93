### The minds: workers that think for bots and for advice.

error-server-busy = сейчас обдумывается слишком многое; спросите чуть позже
error-server-no-thought = ответа не последовало
