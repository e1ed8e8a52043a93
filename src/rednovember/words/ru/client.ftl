### What goes wrong for a program that talks to a server.

error-client-link = это не ссылка на стол: она должна иметь вид http://SERVER/#/t/TABLE/k/KEY
error-client-address = { $value } — не адрес сервера: он должен начинаться с http:// или https://
error-client-unreachable = { $address } недоступен
error-client-answer = { $address } отвечает, но не так, как сервер «Красного ноября»
error-client-refused = сервер никого туда не пускает (статус HTTP { $code })
error-client-lost = соединение потеряно и не восстановилось за { $seconds } с
error-client-closed = соединение этого места закрыто
error-client-closed-by = сервер закрыл соединение (код { $code })
error-client-unsure = соединение потеряно до ответа на `{ $say }`: посмотрите, что сейчас на столе, прежде чем повторять
