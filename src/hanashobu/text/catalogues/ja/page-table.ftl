# 卓。

table-sit = 席に着いています…
table-leave = ロビーへ
table-field = 場
table-field-takes = { $card }を取る
table-own-hand = あなたの手札
table-log = 記録
table-drawer-pin = 固定
table-yaku = 役
table-hint = 助言

## 上の帯
table-bar-offline = 接続が切れています。つなぎ直しています…

## 打つ人
table-player-dealer = 親
table-player-leader = 先手
table-player-turn = 手番
table-player-points = この局{ SHORT($points) }
table-player-total = 計{ $total }
table-player-out = 降り
table-seat-hand = 手札{ $n }枚
table-captured-of = { $kind }：{ $n }枚
table-captured-enlarge = { $name }の取り札を大きく表示
table-captured-whose = { $name }の取り札
table-captured-none = 取り札はまだありません。
table-stock = 山札：{ $n }枚
table-own-stock = 自分の山札：{ $n }枚

## 手札の上の一行
table-prompt-play = あなたの番です。札をどうぞ
# A first tap has picked a card up.
table-prompt-again = もう一度タップすると出します。
table-prompt-takes = { $card }でどの札を取りますか
table-prompt-dealer-takes = 場の札を1枚取ってください
table-prompt-return = 山札に戻す札を選んでください
table-prompt-pile = 手札にする山を選んでください
table-prompt-waits = { $name }の番です
table-prompt-claims = 手役の申告を受け付けています…
table-prompt-back = 取り消す
table-prompt-sending = { $card }を出します…
table-prompt-putting = { $card }を戻します…
table-prompt-saying = 答え：{ $word }…
table-prompt-claiming = { $teyaku }を申告します…
table-pile-left = 左の山を手札にする
table-pile-right = 右の山を手札にする

## 札の働き
table-preview-takes = { $cards }を取る
table-preview-takes-one = { $n }枚のうち1枚を取る（{ $cards }）
table-preview-stays = 場に残る
table-preview-alone = この札だけを取る
table-preview-points = ＋{ SHORT($points) }
table-preview-makes = { $yaku }ができる

## 紙に書かれた質問
table-slip-question = 質問
table-slip-go-on = 続ける
# What a claim brings; its cards are shown as pictures.
table-slip-claims = 一人から{ $sum }ずつ
table-slip-late = まだ申告していない手役です。山札から最初の一枚がめくられるまでは申告できます。
table-slip-still = だれの番でも、いつでも申し出られます。
table-slip-later = 今はしない
table-late-claim = 申告
table-late-what = 申告：{ $teyaku }
table-offer-to = 申し出る相手
table-offer-amount = 額（{ $unit }）
table-offer-offer = 申し出る
table-offer-least = { $least }以上
table-offer-want = または別の額（{ $unit }）
table-offer-counter = この額を求める

## 読み上げ
table-aloud-turn = あなたの番です。
table-aloud-late = { $teyaku }はまだ申告できます。cキーを押してください。
table-aloud-still = { $word }はまだ申し出られます。cキーを押してください。

## 役
table-yaku-out = この局は休みです。
table-yaku-gone = もうできない役
table-yaku-players = 打つ人
table-yaku-legend = ◎ 場にある　▲ 手札にある　? まだ見えない
table-yaku-made = できた
table-yaku-more = 残り{ $all }枚のうちあと{ $n }枚
table-yaku-field = 場にある
table-yaku-hand = 手札にある
table-yaku-hidden = まだ見えない
table-yaku-open = { $name }の手札にある

## 助言
table-hint-chances = そのあと役ができる見込み
table-hint-numbers = 数字の意味
table-hint-none = ほとんどなし
table-hint-made = 成立
table-hint-all = すべて（{ $n }）
table-hint-fewer = 一部だけ
table-hint-from = 数字は、この局であなたが得る点の平均と誤差（±）です。シミュレーション{ $rounds }局の結果です。
table-hint-close = 助言を閉じる
table-value-best = 最善
table-value-behind = 最善との差は平均{ $sum }、誤差{ $error }

## 局の間
table-between-settlement = 精算
table-between-next = 次の局へ
table-between-stop = ここで終える
table-between-sure = 試合を終えますか。
table-between-yes = 終える
table-between-no = 続ける
table-between-see = 卓を見る
table-between-back = 精算に戻る
table-between-result = 試合の結果
table-between-last = 最後の局

## 端末を渡すときの幕
table-curtain-hand = { $name }さんに端末を渡してください
table-curtain-hidden = それまで札は見えません。
table-curtain-am = { $name }です

## メニュー
table-menu-menu = メニュー
table-menu-speed = 速さ
table-menu-vocabulary = 呼び名
table-menu-numerals = 札に月の数字
table-menu-marks = 札に種類のしるし
table-menu-leave = ロビーへ戻る
table-menu-keeps = 試合は保存されています。

## キー
table-keys-title = キー操作
table-keys-space = スペース
table-keys-arrows = 手札・場・答えの間を移動
table-keys-enter = 札を出す・取る・答える
table-keys-esc = 札を戻す・答えを取り消す
table-keys-numbers = 手札を選ぶ
table-keys-h = 助言（それぞれの答えの見込み）
table-keys-c = 手役をあとから申告・配り直しを求める
table-keys-y = 役
table-keys-l = 記録
table-keys-help = この一覧

## 初めての試合の手引き
table-guide-ok = 分かりました
table-guide-off = 手引きを消す
guide-match = 札を1枚出します。同じ月（同じ花）の札が場にあれば、2枚とも取れます。少し上に出ている札は何かを取れます。指すか触れると分かります。
guide-nothing = 場に同じ月の札がありません。出した札は場に残るので、惜しくない札を出しましょう。
guide-choose = 同じ月の札が場に2枚あります。取りたいほうを押してください。
guide-choose-wild = 「{ $card }」は鬼札で、どの月の札でも取れます。光っている札から、取りたいものを押してください。
guide-choose-it = 同じ月の札のほかに、鬼札の「{ $card }」も取れます。取りたいほうを押してください。
guide-choose-one = 光っている札から、取りたいものを押してください。
guide-hold-wild = 「{ $card }」は鬼札で、どの月の札でも取れます。本当に欲しい札が出るまで取っておきましょう。
guide-wild = 「{ $card }」は鬼札です。だから、違う月の札と一緒に取られました。
guide-leftovers = 場に残った札は、鬼札の「{ $card }」を取った人のものになります。
guide-draw = 手札のあと、山札を1枚めくります。取り方は同じで、ここではどちらを取るか選びます。
guide-drawn = 手札のあと、山札を1枚めくります。今は「{ $card }」が出て、同じように「{ $taken }」を取りました。
guide-drawn-stays = 手札のあと、山札を1枚めくります。今は「{ $card }」が出ましたが、同じ月の札がないので場に残ります。
guide-others = ほかの人が反時計回りに順番で出します。どの月が場に残るか見ておきましょう。
guide-yaku = 作りかけの役があります。役は札の組み合わせで、追加の点になります。役の一覧に、足りない札とその場所が出ています。
guide-face-down = 全員が1枚めくるまで場は伏せてあります。いちばん早い月の人が先手です。
guide-settled = 局が終わりました。それぞれが取った札と役、だれがだれに何のために払うかが書いてあります。
guide-over = これで試合は終わりです。一手ずつ見直すことができます。

## 場の札の説明
table-fact-month = { $n }月・{ $month }
table-fact-points = { $points }
table-fact-takers = 手札の{ OR($cards) }で取れます
