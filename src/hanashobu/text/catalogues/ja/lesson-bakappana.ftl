# 馬鹿っ花の手ほどき。

lesson-bakappana-welcome = ようこそ。馬鹿っ花はいちばん易しい遊びで、点の高い札を集めるだけです。
lesson-bakappana-settlement = 取った札は{ $points }点でした。全部の点を等分すると88点なので、この局は{ $points }−88＝{ SIGNED($result) }点です。馬鹿っ花はこれだけです。
