# 役の成立など。$worth は点数、または局の終わり。
news-made =
    { PERSON($seat) ->
        [you] あなたに{ $yaku }ができました（{ $worth }）。
       *[one] { $seat }に{ $yaku }ができました（{ $worth }）。
    }
news-better =
    { PERSON($seat) ->
        [you] あなたの{ $yaku }が上がりました（{ $worth }）。
       *[one] { $seat }の{ $yaku }が上がりました（{ $worth }）。
    }
news-lost =
    { PERSON($seat) ->
        [you] { $yaku }はもう作れません。
       *[one] { $seat }は{ $yaku }をもう作れません。
    }
