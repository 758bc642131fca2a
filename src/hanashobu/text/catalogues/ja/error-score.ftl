# 実際の札で遊んだ局として、ありえないことと、その直し方。
# 打ち込み方は cli-score.ftl にあります。

error-score-first = 先に第{ $round }局を直してください。
error-score-over = 試合は第{ $round }局で終わりました。もう局は加えられません。
error-score-seat = この{ $seats }人の卓にいない人が書かれています。
error-score-number = { $field } は1から{ $most }までの整数です。
error-score-lucky = 手役で局が終わったので、声をかけることも札を取ることもありません。声は書かず、取り札は空にしてください。
error-score-piles = { $seats }人いますが、取り札は{ $piles }人分です。
error-score-unused = この卓では、{ $why }。外してください。
error-score-unknown = { $field }は局の中で起こることではありません。外してください。

## 取り札と手札
error-score-rest-twice = 残り全部（rest）にできる取り札は一人分だけです（今は{ $players }）。
error-score-pile-mixed = { $who }の取り札は、{ $word }か札の一覧のどちらかにしてください。
error-score-all-play = { $seats }人の卓では、全員が毎局打ちます。{ $who }の取り札を{ $word }にはできません。
error-score-word = この卓では、{ $who }の取り札を{ $word }にはできません。札の一覧か、{ COMMA($words) }のどれかにしてください。
error-score-in = { $where }：{ $what }
error-score-blank-taken = { $where }：白札はだれも取りません。白札を配られた人はその局を休みます。
error-score-deck = { $where }：{ $card }はこの遊びでは使いません。
error-score-card-twice = { $where }に{ $card }が2枚あります。
error-score-two-piles = { $cards }が{ $players }の両方の取り札にあります。同じ札は一人の取り札にしか入りません。
error-score-two-hands = { $cards }が{ $players }の両方の手札にあります。同じ札は一人の手札にしか入りません。
error-score-hand-size = 配られる手札は{ $size }枚ですが、{ $who }の手札は{ $count }枚あります。
error-score-missing = { $cards }がだれの取り札にもありません。それぞれ取った人に入れてください。
error-score-missing-call = { $cards }がだれの取り札にもありません。それぞれ取った人に入れてください。勝負や取り消しで局が終わったのなら、それを入れてください。
error-score-too-many = この人数で取れるのは{ $most }枚までで、残りは山札に残ります。取り札は合わせて{ $count }枚あります。

## 打つ前
error-score-led = 先手を入れてください。
error-score-leader = { $who }には札が配られていないので、先手にはなれません。
error-score-multiplies = { $card }で局の倍率は変わりません（{ $rule }）。
error-score-blank =
    { $seats }人の卓では一人が白札で休みますが、{ COUNT($players) ->
        [0] だれも白札になっていません
       *[other] { $players }が白札になっています
    }。一人だけ選んでください。
error-score-blank-bound = { $who }は白札を持っているので、{ $why }。外してください。

## だれが打ったか
error-score-nobody-in = だれも出ていません。札を配り直し、逃げ料はすべて返すので、数えるものがありません（{ $rule }）。
error-score-not-forced = { $who }は追い込みではありません。{ $who }の番が来たとき、出ていたのは{ $count }人でした。先手から順に、{ $most }人が出るまで決めていきます。
error-score-forced = 打てるのは{ $most }人までです。{ $who }の番が来る前に{ $players }が出ていたので、{ $who }は追い込みです。
error-score-forced-hand = { $who }は追い込みで、手札の分を受け取ります。手札を入れてください。
error-score-waited-passed = { $who }は待っていただけではなく、降りた{ $giver }の手札を受け取りました。そのあとどうしたかを入れてください。
error-score-waited-dealt = { $who }は待っていただけではなく、札を配られました。そのあとどうしたかを入れてください。
error-score-waits = { $who }には札が配られず、手札を渡した人もいないので、{ $who }は待っていただけです。
error-score-bound = { $who }は降りられません。{ $why }。
error-score-buyer-not-forced = { $who }は追い込みではないので、席を買い取れません。
error-score-seller-out = { $seller }は打たなかったので、{ $who }がその席を買い取ることはできません。
error-score-offer = { $who }の申し出は、追い込みの手札に支払われた{ $least }以上でなければなりません（今は{ $amount }）。
error-score-unbought = { $who }の席を買い取った人がいません。だれがいくらで買い取ったかを入れてください。
error-score-sold = { $who }は席を譲ったので、取り札はありません。
error-score-no-piles = { $why }そのため、取り札はありません。
error-score-not-played = { $why }そのため、手役も、宣言も、責任払いもありません。
error-score-needs-pile = 局は打たれました。{ $players }の取り札を、空でも入れてください。

## 手役と宣言
error-score-teyaku = この卓に{ $id }という手役はありません。
error-score-teyaku-place = この局で{ $teyaku }が付くのは{ OR($players) }だけです。
error-score-hand-unplayed = { $who }は打たなかったので、手札は関係ありません。外してください。
error-score-teyaku-unplayed = { $who }は打たなかったので、手役を申告できません。
error-score-teyaku-kind = { $who }が申告できる手役は種類ごとに一つだけです（今は{ $teyaku }）。
error-score-teyaku-hand =
    { HAS($better) ->
        [yes] { $who }の手札は{ $teyaku }ではなく、{ $better }です：{ $cards }
       *[no] { $who }の手札は{ $teyaku }でも、同じ種類のほかの手役でもありません：{ $cards }
    }
error-score-dive-hand = { $who }は{ $teyaku }で飛び込みになるかもしれません。配られた手札を入れてください。
error-score-two-ends = { $players }のどちらにも局を終わらせる役がありますが、先にできた方で終わったはずです。取り札を見直してください。
error-score-call-unplayed = { $who }は打たなかったので、宣言できません。
error-score-call-no-yaku = { $who }の取り札には役がないので、宣言できません（{ $rule }）。
error-score-call-first = { $players }に役があります。最初に「{ $call }」と言った人か、局を終えた人を入れてください。
error-score-call-word = 局を終えるのは{ OR($known) }で、{ $call }ではありません。続けた人は別に入れてください。

## 責任払い
error-score-liable-three = { $who }の責任払いはありません。責任払いがあるのは三人以上で打つときだけで、{ $who }も打っていなければなりません。
error-score-liable-before = その責任を負うのは{ $owner }のすぐ前の人だけで、{ $who }ではありません。
error-score-liable-unpaid = { $yaku }（{ $rule }）で受け取る人がいないので、責任を負う人もいません。
error-score-liable-what = { $what }に責任払いはありません。{ COMMA($rules) }のどれかか、飛び込みなら出した札を入れてください。
error-score-liable-card = { $card }は、申告した三本の4枚目として取られた札ではないので、責任を負う人はいません。
error-score-liable-twice = 一つの役に責任を負うのは一人だけで、すでに{ $who }が負っています。
