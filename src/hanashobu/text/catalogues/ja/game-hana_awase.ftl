game-hana_awase =
    .sentence = 花札遊びの源。欲しい札を取り、取った札がそのまま得点になります。

option-CO-9-must_match-HA = 合わせられる手札があれば、必ずそれを出します。この遊びの原典を文字どおりに読めば、こうなります。
    .title = 合わせる義務
option-HA-O1-zero_sum = 札の点数は均等割りとの差で数え、役は各相手が払います。
    .title = 均等割りとの差
option-HA-O2-chaff_zero = カスは0点とします。
    .title = カスは0点
option-HA-O3-dandruff = 札の点数が20点以下の人がいれば、だれも得点せず、親はそのままです。
    .title = 20点以下で流れ
option-HA-O4-rain_spoils_viewing = 柳に小野道風を取った人には、花見・月見の役（呑みを含む）を認めません。
    .title = 雨流れ
option-HA-O5-willow_row_cancels = だれかに雨島があれば、その局の役はすべて流れます。
    .title = 雨島で役流れ
option-HA-O6-four_lights_dry = 四光は、柳に小野道風を除く4枚とします。
    .title = 雨なしの四光
option-HA-O7-hand_8 = 二人のとき、手札8枚ずつ、場札8枚とし、山札の残りも打ち切ります。
    .title = 二人は八枚

rule-HA-3 = 親から打ち始めます。山札がなくなれば局は終わりです。
rule-HA-8 = 梅に鶯は光札ではなく、菖蒲に八橋はタネ札、柳に雷は柳のカスです。
