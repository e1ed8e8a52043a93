### The browser: the first screen, a new game, games that were kept, settings.

## The name of the game, in two lines and in one.

web-title-top = Красный
web-title-bottom = ноябрь
web-title = Красный ноябрь

## The eight gnomes, by the sign that each of them wears. Letters, digits, "_" and "-" only.

web-gnome-heart = Олег
web-gnome-anchor = Митька
web-gnome-bolt = Иванка
web-gnome-clover = Феня
web-gnome-moon = Гриша
web-gnome-fish = Павел
web-gnome-diamond = Кузьма
web-gnome-ring = Зоя

## The first screen. Labels of buttons are short; -more is the smaller line below.

web-first-tag = Десять комнат. Шестьдесят минут. Море Грога.
web-first-together = Кооперативная игра: победа или поражение — общие.
web-first-hard = Вчетвером сложность { $level ->
    [easy] низкая
    [fair] средняя
    [hard] высокая
   *[hardest] очень высокая
}. Из 100 игр простые боты выигрывают { $percent }.
web-first-play = Играть сразу
web-first-play-more = Вы и три бота. Без аккаунта.
web-first-choose = Выбрать команду и правила
web-first-solo = В одиночку
web-first-solo-more = вся команда ваша
web-first-same = Один экран
web-first-same-more = играть по очереди
web-first-continue = Продолжить
web-first-continue-more = { $minutes ->
    [one] осталась { $minutes } минута
    [few] осталось { $minutes } минуты
    [many] осталось { $minutes } минут
   *[other] осталось { $minutes } минуты
}
web-first-kept = Все игры ({ $count })
web-first-load = Открыть журнал
web-first-load-more = продолжить сохранённую игру
web-first-drop = Отпустите файл журнала где угодно
web-first-new = Впервые на борту? Как играть — за полминуты.
web-first-menu = Играть
web-first-language = Язык
web-first-tools = Справка и настройки
web-first-laying = Лодку готовят к выходу
web-first-gone = Сервер не отвечает. Он ещё работает?
web-first-long = Файл слишком длинный для журнала.
web-first-unreadable = Этот файл не читается.
web-first-empty = Этот файл пуст: игры в нём нет.
# $why: что говорит сервер, для тех, кто пишет такие файлы.
web-first-no-logbook = Это не журнал «Красного ноября». ({ $why })
web-first-bad-logbook = По этому журналу играть нельзя: { $why }

## Games that were kept in this browser.

web-kept-title = Игры в этом браузере
web-kept-lead = Ссылки на них хранятся только в этом браузере.
web-kept-none = Здесь пусто.
web-kept-over = { $won ->
    [yes] спасение
   *[no] гибель
}
web-kept-go = Продолжить
web-kept-look = Посмотреть
web-kept-remove = Убрать из списка
web-kept-removed = Из списка убрано: { $gnomes }
web-kept-undo = Вернуть

## A new game.

web-setup-title = Новая игра
web-setup-back = Назад
web-setup-go = Отдать швартовы!
web-setup-kind = Кто играет
web-setup-kind-bots = Вы и боты
web-setup-kind-bots-more = у вас один гном
web-setup-kind-solo = В одиночку
web-setup-kind-solo-more = вся команда ваша
web-setup-kind-same = Один экран
web-setup-kind-same-more = несколько человек, одно устройство
web-setup-crew = Команда
web-setup-size = Сколько гномов
web-setup-name = Имя гнома { $number }
web-setup-leads = Кто играет за гнома { $gnome }
web-setup-you = Вы
web-setup-person = Человек
web-setup-player = Имя того, кто играет за гнома { $gnome }
web-setup-player-usual = Игрок { $number }
web-setup-captain-name = Капитан
web-setup-bosun = Бот: боцман
web-setup-captain = Бот: капитан
web-setup-bosun-text = Боцман: сразу берётся за самое очевидное. Четыре боцмана приводят домой каждую вторую лодку.
web-setup-captain-text = Капитан: сначала проигрывает каждый план до конца. Четыре капитана приводят домой четыре лодки из пяти.
web-setup-edition = Редакция
web-setup-edition-revised = Новая
web-setup-edition-first = Первая
web-setup-edition-revised-text = Новая редакция: обморок в море смертелен, а тот, кто покидает товарищей, исчезает сразу.
web-setup-edition-first-text = Первая редакция: обморок в море не убивает, а тот, кто покидает товарищей, ещё проходит все события на пути.
web-setup-options = Варианты правил
web-option-remove_respites-text = Каждая «Отсрочка» даёт передышку один раз, потом её убирают из игры. Труднее.
web-option-opening_events-text = До первого хода случается по одному событию на каждого гнома. Труднее.
web-option-less_deadly_dying-text = Вместо погибшего гнома вваливается новый, трезвый и с пустыми руками. Легче.
web-option-crazed_gnomes-text = Использовав Лом, можно напасть на соседа по комнате. В новой редакции ещё и карты закрыты.
web-option-hidden_hands-text = Видны только свои карты. За одним экраном их закрывает заслонка, пока место занимает следующий игрок.
web-option-reflow_into_low_water-text = Открытый люк уравнивает и Полное Затопление с Частичным: в обеих комнатах останется Частичное.
web-option-fire_crosses_blocked_hatches-text = Когда огонь распространяется, заблокированные люки его не держат. Выключено: держат.
web-setup-more = Честность и удача
web-setup-treachery = Коварные боты
web-setup-treachery-text = Боты могут нападать на товарищей или покидать их там, где это позволяют правила.
web-setup-take_back = Ход назад
web-setup-take_back-free = Учебная
web-setup-take_back-unrevealed = До броска
web-setup-take_back-never = Никогда
web-setup-take_back-free-text = Любое решение, даже после броска; кубик и карты выпадут так же. Тогда об этом скажут в конце игры и в журнале.
web-setup-take_back-unrevealed-text = Свои решения, пока после них не было ни броска, ни карты, ни чужого решения.
web-setup-take_back-never-text = Что сделано, то сделано.
web-setup-advice = Спросить капитана
web-setup-advice-text = Кто ходит, может спросить о лучших планах и их шансах.
web-setup-luck = Удача
web-setup-luck-secret = Случайная
web-setup-luck-number = По номеру
web-setup-luck-secret-text = Никто не знает, что будет.
web-setup-luck-number-text = Один и тот же номер — одна и та же удача: для реванша или чтобы сравнить с друзьями.
web-setup-seed = Номер
web-setup-on = Вкл.
web-setup-off = Выкл.
# How hard it is, by the number of gnomes. From games of bots, see bench/bots.md.
web-setup-hard = { $level ->
    [easy] Лёгкая игра
    [fair] Игра средней сложности
    [hard] Трудная игра
   *[hardest] Очень трудная игра
}: из 100 таких игр простые боты выигрывают { $percent }.
web-setup-hard-unknown = Сложность такой игры не измерена.
web-setup-again = Сбросить

## Settings.

web-settings-title = Настройки
web-settings-language = Язык
web-settings-theme = Оформление
web-settings-theme-auto = Как в системе
web-settings-theme-night = Ночь
web-settings-theme-day = День
web-settings-contrast = Больше контраста
web-settings-motion = Анимация
web-settings-motion-auto = Как в системе
web-settings-motion-full = Полная
web-settings-motion-still = Нет
web-settings-pace = Темп событий
web-settings-pace-slow = Медленно
web-settings-pace-normal = Обычно
web-settings-pace-fast = Быстро
web-settings-pace-off = Сразу
web-settings-style = Журнал рассказывает
web-settings-style-lively = историю
web-settings-style-dry = только факты
web-settings-sound = Звук
web-settings-effects = Эффекты
web-settings-sea = Море
web-settings-volume = { $percent } %
web-settings-close = Закрыть
