### The page that tells a whole voyage (tools/make_voyages.py).

voyage-title = Один поход «Красного ноября»
voyage-lead = В море четыре бота, рассказывает рассказчик. Здесь каждый бросок, каждая карта и каждая минута игры.
