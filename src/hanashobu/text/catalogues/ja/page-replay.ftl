# 記録の再生。

## 記録を開く
replay-open-title = 試合の再生
replay-open-about = 試合の記録を一手ずつ見られます。進めることも戻すことも、どの席から見ることも、すべての札を開けることもできます。好きな手から続けて遊べます。
replay-open-drop = ここに記録を置いてください
replay-open-or = または
replay-open-choose = ファイルを選ぶ
replay-open-form = このページや hana コマンドが書く、JSON Lines のファイルです。
replay-open-paste = 記録の文字や試合のリンクを貼り付けることもできます
replay-open-show = 見る
replay-open-reading = 一手ずつ確かめています…
replay-open-big = このファイルは、一試合の記録としては大きすぎます。
replay-open-mine = 終わった試合
replay-open-all = すべて見る
replay-loading = 記録を読んでいます…
replay-unfinished = この試合はまだ終わっていません。記録には伏せた札も出るので、終わってから再生できます。
replay-to-table = 卓に戻る
replay-to-replay = 別の記録を開く

## 今の場所と、見る席
replay-seat = 見る席
replay-everybody = すべて公開
replay-seat-of = { $name }から
replay-before = 第1局の前
replay-place = 試合の中の位置
replay-place-of = { $round }、{ $all }手中{ $n }手目：{ $said }
replay-which-round = 局
replay-moves = 手順

## 操作
replay-start = 最初へ
replay-round-back = 一局戻る
replay-back = 一手戻る
replay-play = 再生
replay-pause = 一時停止
replay-on = 一手進む
replay-round-on = 一局進む
replay-end = 最後へ
replay-keys = キー：← → 一手、[ ] 一局、Home、End、スペースで再生
replay-tab-moves = 手順
replay-tab-yaku = 役
replay-tab-on = 続ける
replay-tab-deal = 配り
replay-table = 場を見る
replay-settlement = 精算を見る
replay-result = 結果を見る

## 試合を共有する：試合を含むリンク
share-title = この試合を共有する
share-what = このリンクには試合全体が入っています。開いた人は、札をすべて見ながら一手ずつ再生できます。ここで試合を削除しても使えます。
share-at = 今表示している手から開きます。
share-making = 試合をリンクにまとめています…
share-short = 短いリンク（このサーバーに試合が残っている間だけ使えます）：
share-file = ファイルで渡すこともできます（「再生」で開けます）：
share-long = この試合は長すぎてリンクにできません。記録をダウンロードして、ファイルで送ってください。
replay-link-trouble = このリンクの試合を表示できません。
replay-link-cut = リンクが途中で切れています。リンク全体をコピーして、もう一度開いてください。
replay-link-damaged = リンクが途中で書き換わったため、試合を読み取れません。リンクをもう一度送ってもらうか、記録をファイルで受け取ってください。
replay-link-newer = このリンクは、より新しいバージョンの花勝負で作られました。更新してから、もう一度開いてください。
replay-link-large = このリンクの中身は、一試合の記録としては大きすぎます。
replay-link-incapable = このブラウザーは古く、試合を含むリンクを扱えません。記録のファイルか、ほかのブラウザーを使ってください。

## これから出る札
replay-comes = 山札の次の札
replay-comes-own = { $name }が次に引く札

## ここから続ける
replay-play-on = ここから続けて遊ぶ
replay-play-on-about = この手から新しい卓が始まります。まだ配られていない札、引かれていない札は切り直します。
replay-your-seat = あなたの席
replay-bot = { $name }のボット

## 配りが公正だったか
replay-fair = 公正な配り
replay-fair-about = この試合の札は、サーバーの秘密の数と参加者が出した数から決まり、だれも選ぶことができません。お使いのブラウザーで、切った札の順番をすべて計算し直せます。
replay-fair-check = 配りを確かめる
replay-fair-busy = 切った札の順番を計算しています…
replay-fair-holds = { $shuffles }回切った札の順番はすべて、サーバーの秘密の数と{ $parties }組が出した数から決まっています。明かされた数は、どれも先の約束どおりです。
replay-fair-sealed = 出された数はどれも先の約束どおりです。札は、試合が終わってサーバーの秘密の数が明かされると確かめられます。
replay-fair-withheld = 明かされなかった数が{ $n }個あり、代わりに約束の値が使われました。
replay-fair-words = 卓で皆に見えていた指紋：
replay-fair-head = 最初の札から最後まで、起きたことを表す言葉です。ここで打った二人には同じ言葉が出ます：
replay-fair-wrong = この配りは正しくありません。{ $line }行目：{ $what }
replay-fair-game = このページでは{ $game }の配り方が分かりません。遊びのファイルを用意してhana verifyで確かめてください。
