### The page that tells a whole voyage (tools/make_voyages.py).

voyage-title = Один поход «Красного ноября»
voyage-lead = На борту четыре бота, за слова отвечает рассказчик. Здесь каждый бросок, каждая карта и каждая минута игры.
