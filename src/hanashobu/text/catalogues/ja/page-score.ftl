# 本物の札で遊ぶときの得点係。

## すべての試合
score-sub = 本物の札で遊ぶときに使います。それぞれの取り札に触れると、すべて精算します。試合はこの端末に残ります。
score-fresh = 新しい試合
score-open = ファイルを開く
score-bad = このバージョンで読める試合は、このファイルにありません。
score-kept = 保存した試合
score-none = まだ試合はありません。
score-unreadable = ほかに、このバージョンで読めない試合が{ $n }件残っています。削除はしていません。
score-unknown = 不明な遊び
score-stopped = 終了
score-entering = 第{ $n }局を入力中
score-go = 続ける
score-delete = 削除
score-sure = 完全に削除しますか。
score-yes = 削除する
score-cancel = やめる
score-all = 試合の一覧
score-gone = このブラウザーにその試合はありません。
score-asking = 決まりを読み込んでいます…
score-settling = 精算しています…
score-save = ファイルに保存
score-add = 加える
score-remove = 消す
score-remove-it = { $what }を消す
score-who = だれ
score-no-month = 月なし

## 新しい試合
score-new-title = 新しい試合
score-new-game = 遊び
score-new-players = 人数
score-new-names = 名前（打つ順）
score-new-name = { $n }人目
score-new-note = 順番は反時計回りで、次の人は右隣です。
score-new-again = 前の試合の顔ぶれ：{ COMMA($names) }
score-new-dealer = 最初の親
score-new-begin = 試合を始める
score-new-full = このブラウザーには保存できないので、離れると試合が失われます。

## ひとつの試合
score-match-first = 札を配って打ち、終わったらここに入れてください。
score-match-enter = 第{ $n }局を入れる
score-match-goon = 第{ $n }局の続き
score-match-correcting = 第{ $n }局の直しの続き
score-match-unsettled = 第{ $n }局は保存しましたが、まだ精算していません。
score-match-stop = ここで試合を終える
score-match-stopped = 試合を途中で終えました。
score-match-reopen = 続ける
score-match-sure = 試合を終えますか。
score-match-yes = 終える
score-rounds-title = 局
score-rounds-correct = 直す
score-rounds-strike = 消す
score-rounds-sure = 第{ $n }局を消しますか。
score-rounds-yes = 消す
score-rounds-wrong = 要確認
score-totals-last = 前局{ SIGNED($n) }
score-totals-deals = 次の親
score-totals-stake = 賭け金{ $n }

## 局を入れる
score-entry-correcting = 第{ $n }局を直す
score-entry-back = 試合へ
score-entry-steps = 手順
score-step-before = 打つ前
score-step-cards = 取り札
score-step-after = 宣言
score-step-slip = 精算
score-entry-next = 次へ：{ $step }
score-entry-write = 局を保存する
score-entry-later = 保存して、後で精算
score-entry-undo = 戻す
score-entry-discard = 捨てる
score-entry-sure = 本当に捨てますか。
score-dealer = 親：{ $name }
score-dealer-change = 親

## 打つ前
score-before-stakes = 賭け金：{ COMMA($list) }
score-before-leader = 先手
score-before-lights = 配られた場にある、倍になる札
score-before-now = この局は{ $n }倍です。
score-before-waits = 持ち越し：{ $list }。
score-before-who = 打った人
score-before-idle = 打たなかった人は、そのわけを選んでください。
score-before-shared = 二人で山分けにした
score-hand = { $name }の配られた手札：{ $all }枚のうち{ $n }枚
score-hand-grid = すべての札。{ $name }に配られた札を押してください。
score-buys-title = 席の買い取り
score-buys-none = 買い取りはありません。
score-buys-buyer = 買い取った人
score-buys-seller = 譲った人
score-buys-amount = 金額
score-buys-line = { $buyer }が{ $seller }の席を{ $amount }で買い取りました。
score-teyaku-title = 見せた手役
score-teyaku-which = 手役
score-teyaku-hand = { $name }の手札も入れる

## 取り札
score-players-who = だれの札か
score-players-cards = { $n }枚
score-players-yaku = 役{ $n }
score-piles-grid = すべての札。押すと{ $name }の取り札になります。
score-piles-left =
    { $n ->
        [0] すべての札が入りました
       *[other] 残り{ $n }枚
    }
score-piles-rest = 残りは{ $name }へ
score-piles-gave = { $card }を{ $name }へ。
score-piles-back = { $card }を戻しました。
score-piles-keys = 数字キー1〜{ $n }でその人の札に、Deleteで元に戻します。

## 宣言
score-calls-nothing = だれにも役がないので、宣言はありません。
score-calls-went-on = 「{ $call }」と言った人
score-calls-order = 先に言った人から順に選んでください。
score-calls-end = 局を終えた人
score-calls-nobody = なし（手札を打ち切った）
score-calls-how = 終え方
score-calls-answers = 責任払い
score-calls-what = 何の
score-calls-dive = 飛び込み：{ $card }
score-calls-line = { $name }が{ $what }の責任を負います。

## 問題が起きたとき
score-trouble-away = サーバーにつながりません。入れた内容はこの端末に残っていて、つながり次第精算します。
score-trouble-unkept = このブラウザーには保存できません。離れる前に、試合をファイルに保存してください。
