game-nara =
    .sentence = 二つの山の一つを見ないで選び、もう一つからめくります。白札から目を離さずに。

option-NA-22-seating = 親決めで引いた札で席順も決めるかどうかです。
    .title = 席順
    .choice-fixed = 決めたとおり
    .choice-drawn = 親決めの札で
option-NA-20-target = だれかがこの持ち点に達した局で試合は終わりです。
    .title = 目標の点数

rule-NA-10 = 親から打ち始めます。手番では手札から1枚、続けて自分の山札から1枚を出し、5回ずつ打ちます。
rule-NA-1 = 札は49枚：花札48枚と白札です。
