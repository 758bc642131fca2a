game-kyu_rei_hana =
    .sentence = 基準は九十点。配られた場に光札があれば、その局は二倍か四倍になります。

option-KR-O1-warbler_and_deer_double = 場に梅に鶯や紅葉に鹿があるときも二倍とします。
    .title = 鶯と鹿も二倍
option-KR-11-kan = 逃げ料を数える単位、一貫を何点とするかです。
    .title = 一貫の点数
