# 言語そのもの、並べ方、単位など、ほかの文が使うもの。

language-name = 日本語
language-vocabulary = kanji

you = あなた
words = { $text }
quoted = 「{ $text }」

## 並べ方
list-empty = なし
list-comma = { $a }、{ $b }
list-and = { $a }と{ $b }
list-or = { $a }か{ $b }
list-semicolon = { $a }；{ $b }
cards-same = { $card }{ $n }枚

## 数
unit-points = { $n }点
    .short = { $n }点
unit-chips = チップ{ $n }枚
    .short = チップ{ $n }枚
unit-kan = { $n }貫
    .short = { $n }貫
unit-matchstick = マッチ棒{ $n }本
    .short = マッチ棒{ $n }本
unit-bean = 豆{ $n }粒
    .short = 豆{ $n }粒
unit-other = { $n }{ $unit }
    .short = { $n }{ $unit }
