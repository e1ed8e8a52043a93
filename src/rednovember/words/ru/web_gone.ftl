### The browser: when the server, the table or the page itself does not go on. The page carries these texts with it, so that it can
### say them without a server. A heading, and -text for what to do about it.

web-gone-name = Красный ноябрь
web-gone-server = Сервер недоступен
web-gone-server-text = Никто не отвечает. Ничего не потеряно: всё, что сервер подтвердил, сохранено. Страница сама пробует снова.
web-gone-protocol = Страница устарела
web-gone-protocol-text = У сервера другая версия протокола. Перезагрузите страницу; если не поможет, сервер старше страницы.
web-gone-table = Такого стола нет
web-gone-table-text = У сервера нет такого стола, или эта ссылка его не открывает.
web-gone-dropped = Он убран из списка ваших игр.
web-gone-keys = Вы больше не за этим столом
web-gone-keys-text = Ключ из этой ссылки больше ничего не открывает: у места новый ключ, или оно занято.
web-gone-many = Не так быстро
web-gone-many-text = Отсюда было слишком много попыток. Подождите минуту и попробуйте снова.
web-gone-broken = На странице что-то сломалось
web-gone-broken-text = Вы тут ни при чём. Игра цела на сервере: перезагрузите страницу, и она продолжится.
web-gone-retry = Попробовать снова
web-gone-reload = Перезагрузить
web-gone-home = В начало
web-gone-connecting = Соединение…
web-lost = Связь потеряна. Пробуем снова…
web-lost-stopping = Сервер перезапускается. Пробуем снова…
web-lost-next = Следующая попытка через { $seconds } с
web-lost-retry = Сейчас
web-lost-broken = На странице что-то пошло не так. Сама игра цела.
web-lost-dismiss = Скрыть
