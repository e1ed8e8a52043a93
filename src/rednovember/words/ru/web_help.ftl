### The browser: tips, the rules inside the game, the list of keys.

## Tips.

web-tip-more = Читать правило { $id }

## The rules.

web-help = Справка
web-help-howto = Как играть
web-help-rules = Правила
web-help-keys = Клавиши
web-help-close = Закрыть
web-rules-search = Искать в правилах
web-rules-searching = Идёт поиск…
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
    [many] { $count } правил
   *[other] { $count } правила
}
web-rules-nothing = Об этом правила молчат.
web-rules-near = Возможно, вы искали:
web-rules-contents = Содержание
web-rules-example = Пример
web-rules-first = Первая редакция
web-rules-why = Почему
web-rules-question = Вопрос
# $name is the card's name.
web-rules-cards = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
web-rules-needs = Только с вариантом «{ $option }».
web-rules-switch = Как именно, решает вариант «{ $option }».
web-rules-gone = Правила сейчас недоступны.
web-rules-loading = Правила загружаются…

## Как играть: что нужно знать новичку, за полминуты. У каждого совета заголовок в несколько слов.

web-howto-note = Впервые на борту?
web-howto-lead = Полминуты — и вы сможете утонуть красиво.
web-howto-goal = Продержитесь до спасения
web-howto-goal-text = Время идёт от 60 до 0. Когда вся команда дойдёт до 0, вас спасут. Побеждаете и тонете все вместе.
web-howto-minutes = Минуты — ваши деньги
web-howto-minutes-text = Любое дело стоит минут и двигает вас по Шкале Времени. Следующим ходит тот, у кого их больше всего.
web-howto-icons = Что прошли, то и случится
web-howto-icons-text = В конце хода каждая пройденная звезда приносит событие, а каждый ящик — предмет.
web-howto-danger = Что вас погубит
web-howto-danger-text = Лодку — счётчик, дошедший до черепа, или восьмиугольник, который прошли вы все. Гнома — ход, который кончился в огне или под водой.
web-howto-turn = Ваш ход
web-howto-turn-text = Нажмите на комнату, чтобы пойти туда, на круглый знак — чтобы что-то сделать. Поверните диск: больше минут — выше шанс. Потом закончите ход.
web-howto-help = Подсказка всегда рядом
web-howto-help-text = Наведите указатель на что угодно или подержите на нём палец: появится объяснение. Якорем можно спросить капитана, изогнутой стрелкой — взять ход назад. Эти советы — под знаком «?» и в меню.
# Кнопка, которая это закрывает.
web-howto-go = Есть, капитан!

## What one decides in a phase, for its tip.

web-phase-movement-text = Пройдите через люки, используйте предметы, затем совершите одно действие в комнате, где остановитесь.
web-phase-hatch-text = Люк открыт, вода выровнялась: пройти или остаться.
web-phase-acted-text = Действие сделано. Предметы ещё можно использовать, потом ход окончен.
web-phase-escape-text = Огонь победил: уходите из комнаты, пока можно.
web-phase-escape_hatch-text = Выход открыт: пройти или искать другой.
web-phase-offer-text = Выберите карты, которые предлагаете.
web-phase-give-text = Выберите, что отдать взамен, или ничего.
web-phase-defend-text = Ответьте Ломом или не делайте ничего.
web-phase-spread-text = Выберите комнату, куда перейдёт огонь.
web-phase-block-text = Выберите люк, который заклинит.
web-phase-discard-text = Слишком много карт: выберите, что сбросить.
web-phase-drawn-text = Эту карту можно использовать сразу или оставить на руке.
web-phase-over-text = Решать больше нечего.

## Marks of the board that a tip explains.

web-mark-hatch = Люк
web-mark-blocked = Заблокированный люк
web-mark-exterior = Внешний люк
web-mark-fire = Пожар
web-mark-low = Частичное Затопление
web-mark-high = Полное Затопление
web-mark-keeper = Метка Времени
web-mark-stack = Стопка Меток Времени
web-mark-ghost = Призрачная Метка Времени
web-mark-event_icon = Событие
web-mark-item_icon = Предмет
web-mark-reset = Звёздочка сброса
web-mark-doom = Конец
web-mark-rescued = Спасение
web-mark-drunk = Уровень опьянения
web-mark-fainted = Обморок
web-mark-stash = Бар капитана
web-mark-event_deck = Колода Событий
web-mark-item_deck = Колода Предметов
web-mark-minutes = Минуты на ремонт
web-mark-hand = Предметы на руке

## The list of keys. Names of keys are those on the keyboard.

web-keycap-tab = Tab
web-keycap-enter = Enter
web-keycap-space = Пробел
web-keycap-escape = Esc
web-keycap-shift = Shift
web-keys-everywhere = Везде
web-keys-turn = Ваш ход
web-keys-events = Пока идут события
web-keys-dialogs = Когда игра спрашивает
web-keys-end = После игры
web-key-tab = к следующему элементу
web-key-arrows = дальше в группе или по доске
web-key-enter = выбрать
web-key-escape = закрыть, отменить, назад
web-key-help = эта справка; над подсказкой — её правило
web-key-howto = как играть: советы новичкам
web-key-sound = включить или выключить звук
web-key-undo = взять ход назад
web-key-redo = вернуть взятое назад
web-key-undo-more = взять назад несколько шагов
web-key-deeds = тушить, качать, разблокировать люк, чинить, убить Кракена, брать карты, меняться, не совершать действий
web-key-end-turn = закончить ход
web-key-captain = спросить капитана
web-key-log = журнал
web-key-number = комната, минута или строка с этим номером (0 — это 10)
web-key-pause = пауза, дальше
web-key-step = одно событие
web-key-skip = до вашего следующего решения
web-key-speed = быстрее, медленнее
web-key-plans = планы капитана
web-key-main = красная кнопка
web-key-deadly = всё равно сделать, хотя это смерть
web-key-cover = удерживать: открыть карты
web-key-rematch = сыграть снова
web-key-save = сохранить журнал
web-key-board = назад к доске
