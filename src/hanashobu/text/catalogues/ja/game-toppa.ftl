game-toppa =
    .sentence = 手札を見せるか、隠すか。北海道では、手役と役が札の点と一緒に局を決めます。

option-TP-O1-each_triplet = 三本一つにつき20点です。
    .title = 三本ごと
option-TP-O2-whole_hand = カスの手役には10枚すべてが要ります。
    .title = 手札すべて
