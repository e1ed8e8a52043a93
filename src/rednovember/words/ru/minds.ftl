### The minds: workers that think for bots and for advice.

error-server-busy = сервер перегружен: ботов и советов в работе слишком много; попробуйте чуть позже
error-server-no-thought = ответ так и не получен
