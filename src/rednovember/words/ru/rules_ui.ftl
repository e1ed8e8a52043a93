### The rules reference: what stands around the rules, in the docs, in the game and on the command line.

## What is said about a rule. $text is the part itself.

rules-entry = { $id }: { $title }
rules-example = Пример: { $text }
rules-first = Первая редакция: { $text }
rules-why = Почему: { $text }
# $name is the card's name.
rules-cards = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
rules-switch = Как именно, решает вариант правил `{ $option }`.
rules-needs = Только с вариантом правил `{ $option }`.

## Looking something up

rules-contents-how = `rules` со словом расскажет больше: id (M2), карта, комната, действие, любое слово. `rules all` расскажет всё.
rules-more = Ещё об этом:
rules-nothing = По слову «{ $word }» в правилах ничего не нашлось{ $near ->
    [none] . Просто `rules` покажет их список.
   *[other] ; может быть, вот это: { $near }?
}

## The page in the docs

rules-page-title = Правила
rules-page-lead = Все правила «Красного ноября», по которым идёт эта игра, в том порядке, в каком играют, и своими словами. Обозначение перед правилом, например M2, игра называет, когда отклоняет решение; `rednovember rules M2` покажет правило в терминале, `why M2` — прямо в игре. Изложена новая редакция; чем отличается первая, сказано под правилом. Все числа — с доски { $board }.
rules-page-options = Варианты правил
rules-page-option = По умолчанию: { $default ->
    [yes] включено
   *[no] выключено
}. Правила: { $atoms }.

## The command line

cli-rules-help = найти правило
cli-rules-description = Показывает правила, в которых говорится о слове; это может быть id правила, карта, комната, счётчик, жетон, действие, вариант правил или любое другое слово. Без слова показывает список всех правил; `rules all` показывает их целиком. Код завершения: 0 — найдено, 1 — не найдено.
cli-rules-word = что найти; `all` — сразу всё
