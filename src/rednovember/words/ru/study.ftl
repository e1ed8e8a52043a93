### The lab's report: `rednovember report`. Rates, points and means come as texts, with their intervals
### (`study-interval`); $gnomes, $games and $count are whole numbers.

## The command line.

cli-report-help = сделать страницу с графиками по играм, которые записала `sim`
cli-report-description = Пишет одну страницу HTML об играх из файлов Parquet команды `rednovember sim --out`: графики, каждый с интервалами и с предложением о том, что на нем видно. Можно назвать и файлы с ходами (`--turns`): они ее дополнят. Страница ничего не загружает извне. Нужно дополнение `lab`. Код завершения: 0 — записано, 2 — неверный ввод.
cli-report-files = файлы с играми и с ходами
cli-report-output = куда записать страницу (по умолчанию рядом с первым файлом, с окончанием .html)
cli-report-plots = записать каждый график еще и в эту папку, как SVG и PNG
study-written = { $file }: записано, { $count ->
    [one] { $count } график
    [few] { $count } графика
    [many] { $count } графиков
   *[other] { $count } графика
}

## What is wrong with a file.

error-lab-no-rows = { $file }: в файле нет строк
error-lab-no-games = { $file }: для отчета нужен файл с играми, а в этом только ходы
error-lab-same-games = { $file }: в нем те же игры, что в { $other }, они сосчитались бы дважды; укажите один из этих файлов
error-lab-columns = { $file }: { $count ->
    [one] нет столбца { $column }; всего не хватает { $count } столбца
    [few] нет столбца { $column }; всего не хватает { $count } столбцов
    [many] нет столбца { $column }; всего не хватает { $count } столбцов
   *[other] нет столбца { $column }; всего не хватает { $count } столбца
}; сыграйте игры заново
error-lab-column-kind = { $file }: в столбце { $column } не то, что должно быть; сыграйте игры заново
error-lab-turns-apart = { $file }: эти ходы не из названных игр (отличие: { $key }); укажите файл с играми, записанный вместе с ними
error-lab-report-name = { $file }: страница не может называться как файл Parquet; выберите имя с окончанием .html
error-lab-report-over = { $file }: из этого файла делается отчет; запишите страницу в другой файл (-o), а графики — в другую папку (--plots)
error-lab-report-twice = { $file }: для страницы и для графиков нужны разные файлы; выберите для страницы другое имя

## The page.

study-title = Что { $games ->
    [one] показывает { $games } игра
    [few] показывают { $games } игры
    [many] показывают { $games } игр
   *[other] показывают { $games } игры
}
study-lead = Все интервалы — { $level }: из двадцати таких интервалов истинное значение лежит примерно в девятнадцати, а где их много рядом — и чаще. Где интервалы допускают оба ответа, сказано, что разница не видна. Все это верно для команд, которые здесь названы: у других игроков может быть иначе.
study-column-setup = Команда и игра
study-column-games = Игры
study-column-rescued = Спасено
study-count = { $count }
study-more-setups = И еще { $count ->
    [one] { $count } расклад
    [few] { $count } расклада
    [many] { $count } раскладов
   *[other] { $count } расклада
}.
study-method = У долей — интервалы Уилсона, у разностей долей — Ньюкомба, у средних и наклонов — нормальные. Где вместе стоят игры нескольких раскладов, каждая игра считается один раз; ценность карты сравнивается только внутри расклада.
study-file = { $file }: { $rows ->
    [turns] ходы
   *[games] игры
}, версия { $program }, seed { $seed }
study-interval = { $value } (от { $low } до { $high })
study-gnomes = { $gnomes ->
    [one] { $gnomes } гном
    [few] { $gnomes } гнома
    [many] { $gnomes } гномов
   *[other] { $gnomes } гнома
}
study-board = поле { $board }
study-option-off = без: { $option }
study-window = { $first }–{ $last }
study-rescued-axis = спасено
study-points-axis = изменение доли спасений, п. п.
study-worth-axis = п. п. доли спасений по сравнению со средней картой
study-no-turns = В файлах нет ходов с известной вероятностью спасения: их пишет `rednovember sim --out GAMES.parquet --turns TURNS.parquet`.

## Rescue by the size of the crew.

study-size-title = Как часто подлодку спасают?
study-size-across = гномы
study-size-one = { $crew }, { study-gnomes }: спасено { $rate }, игр { $games }.
study-size-many = { $crew }: лучше всего, когда гномов { $best }, — спасено { $best_rate }; хуже всего, когда их { $worst }, — { $worst_rate }.
study-size-same = { $crew }: разница между размерами команды не видна.
study-crews-more = { study-gnomes }: { $a } лучше, чем { $b }, на { $points } п. п.
study-crews-same = { study-gnomes }: разница между { $a } и { $b } не видна: { $points } п. п.
study-size-note = Игры с обычными вариантами, если такие есть. Ось — от нуля до всех игр.

## Options.

study-options-title = Что меняют варианты правил?
study-options-worse = Труднее всего: { $option }, { $points } п. п.
study-options-better = Легче всего: { $option }, { $points } п. п.
study-options-unclear = Разница не видна: { $count } из { $of }.
study-options-none = В файлах нет двух раскладов, которые отличаются только одним вариантом: для сравнения нужна `rednovember sim --option NAME --out OTHER.parquet`.
study-options-note = Каждая строка сравнивает игры с вариантом и игры расклада, который больше ничем не отличается. Что дают два варианта вместе, из этого не узнать. Интервалы так широки, что верны для всех строк сразу.

## Losses.

study-losses-title = Что губит подлодку?
study-losses-axis = доля всех игр
study-losses-none = Ни одна подлодка не погибла.
study-losses-first = На первом месте «{ $reason }»: { $rate } всех игр; отрыв от следующей причины, «{ $second }», — { $points } п. п.
study-losses-same = «{ $reason }»: { $rate } всех игр; разница с причиной «{ $second }» не видна: { $points } п. п.
study-losses-note = Это последнее, что случилось, а не первое, что пошло не так.

## Danger over time.

study-danger-title = Когда подлодка гибнет?
study-danger-across = минуты от начала
study-danger-axis = доля уцелевших до этого
study-danger-clear = Опаснее всего минуты { $window }: из подлодок, дошедших до них, погибло { $rate }; затем минуты { $other } — { $other_rate }.
study-danger-same = В минуты { $window } погибло { $rate } дошедших до них подлодок; разница с минутами { $other }, где погибло { $other_rate }, не видна.
study-danger-note = Уже погибшие подлодки не учитываются, чтобы ранняя опасность не скрывала поздней. Минуты считаются по гному, который отстал больше всех.

## The chance of rescue over time.

study-outlook-title = Как меняется вероятность спасения?
study-left-axis = сколько минут осталось у гнома, чей ход
study-chance-axis = вероятность спасения
study-outlook-saved = спасенные подлодки
study-outlook-lost = погибшие подлодки
study-outlook-seen = За { $minutes } минут до конца у подлодок, которые спасутся, вероятность { $saved }, у тех, что погибнут, { $lost }; различить их можно уже за { $apart } минут до конца.
study-outlook-same = За { $minutes } минут до конца у подлодок, которые спасутся, вероятность { $saved }, у тех, что погибнут, { $lost }: разница не видна.
study-outlook-one = У всех подлодок один и тот же исход, сравнивать нечего.
study-outlook-note = Вероятность — оценка бота captain, обученная на играх бота bosun; полосы — интервалы средних. Каждая игра считается один раз в пять минут.

## Deaths.

study-deaths-title = Где гибнут гномы?
study-deaths-axis = смерти на сто игр
study-deaths-none = Ни один гном не погиб.
study-deaths-first = Чаще всего гибнут здесь: { $place }, { $number } на сто игр; затем: { $second }, { $other }.
study-deaths-same = { $place }: { $number } на сто игр; разница со следующим местом не видна: { $second }, { $other }.
study-deaths-note = Где гномы больше работают, там их больше и гибнет: это не опасность минуты, проведенной там.

## What cards are worth.

study-worth-none = Игр слишком мало, чтобы судить.
study-worth-unclear = Разница со средней картой не видна: { $count } из { $of }.
study-events-title = Какие события вреднее всего?
study-events-worst = Хуже всего: { $card }, { $points } п. п. за каждый раз, когда карта открыта вместо другого события.
study-events-best = Лучше всего: { $card }, { $points } п. п.
study-events-note = В долгих играх открывают больше карт любого вида, поэтому каждую игру спрашивают, чаще ли вид выпадал, чем велит его доля среди открытых карт: это решает только случай, а что идет следом — дело карты. Когда карта вреднее всего и что делают две вместе, из этого не узнать. Кракена здесь нет: он попадает в колоду поздно, и встретить его могут только подлодки-долгожители. Интервалы так широки, что верны для всех видов сразу.
study-items-title = Чего стоит каждый предмет?
study-items-worst = Меньше всего: { $card }, { $points } п. п., если карта сдана в начале вместо другой.
study-items-best = Больше всего: { $card }, { $points } п. п., если карта сдана в начале вместо другой.
study-items-note = Считаются только карты, сданные в начале: их раздает один лишь случай, а взятые позже достаются тем, у кого есть время их брать. Сколько предмет стоит в конце игры, из этого не узнать. Интервалы так широки, что верны для всех видов сразу.

## Grog.

study-grog-title = Помогает ли грог в начале?
study-grog-across = грог, сданный команде в начале ({ $setup })
study-grog-most = { $number } и больше
study-grog-none = Игр слишком мало, чтобы судить.
study-grog-pays = Помогает: каждый грог вместо другой карты меняет долю спасений на { $points } п. п.
study-grog-costs = Не помогает: каждый грог вместо другой карты меняет долю спасений на { $points } п. п.
study-grog-same = Разница не видна: каждый грог вместо другой карты меняет долю спасений на { $points } п. п.
study-grog-note = Столбцы — игры расклада, в котором их больше всего; предложение учитывает все, каждый расклад отдельно. Выпитый грог от оставленного так не отличить.
study-drink-title = Когда грог окупается?
study-drink-axis = п. п. вероятности спасения, с грогом против без него
study-drink-level = уровень до хода: { $level }
study-drink-pays = Уровень { $level }: окупается, { $points } п. п.
study-drink-costs = Уровень { $level }: вредит, { $points } п. п.
study-drink-same = Уровень { $level }: разница не видна, { $points } п. п.
study-drink-note = Ходы с ремонтом и грогом против ходов с тем же ремонтом без грога, у столь же пьяного гнома, примерно при той же вероятности и минуте; выигрыш — оценка бота captain после хода минус оценка до него. Бот пьет, когда это нужнее всего, и что он знал сверх этого, от грога не отделить. Интервалы так широки, что верны для всех уровней сразу.
