game-mushi =
    .sentence = 二人で四十枚。鬼札の雷は、山札からしか取り返せません。

option-MU-O1-no_five_brights = 五光を役としません。
    .title = 五光なし

rule-MU-2 = 札は40枚：牡丹と萩を除きます。
rule-MU-9 = ほかの柳3枚は、ふつうどおり互いに合います。
