# いくつもの画面で使うもの。

brand = 花勝負
page-title = { $title } · 花勝負
date-locale = ja

## 共通
round =
    { $all ->
        [0] 第{ $n }局
       *[other] 第{ $n }局（全{ $all }局）
    }
commas = { COMMA($items) }
together = { $items }
card-face-down = 伏せ札
labelled = { $label }：{ $value }
close = 閉じる
record-download = 記録をダウンロードする
ends-the-round = 局が終わる

## 数
amount = { $amount }
amount-short = { SHORT($amount) }
amount-owed = 借り：{ COMMA($items) }
amount-counted = { $n }（{ $parts }）

## 人
person-you = あなた
person-is-you = { $name }（あなた）
person-names = すみれ、ゆり、つばき、らん、あざみ、すずらん、なでしこ

## ボット
bot-named = { $name }ボット
bot-random = 気まぐれ
bot-random-like = どの札でも気まぐれに出します。遊びの流れを見るのに向いています。
bot-beginner = 初心者
bot-beginner-like = 覚えたてで、よく見落とします。初めての試合に向いています。
bot-regular = 普通
bot-regular-like = 手堅く打ち、出た札を覚えています。決まりに慣れた人に向いています。
bot-strong = 強い
bot-strong-like = 一手ごとに先を読みます。なかなか勝てません。
bot-master = 名人
bot-master-like = 納得がいくまで、一手に2秒まで考えます。いちばん手ごわい相手です。

## 各ページの上部
header-skip = 本文へ
header-pages = ページ
header-rules = 遊び方
header-history = 履歴
header-replay = 再生
header-score = 得点係
header-language = 言語
header-settings = 設定

## 問題が起きたとき
trouble-unreached = サーバーにつながりません。
trouble-server = サーバーで問題が起きました。

nowhere-title = ページがありません
nowhere-what = { $path }というページはありません。ロビーからお探しください。

## サーバーのいらないページ

alone-loading = 札を並べています…
alone-elsewhere = 花勝負は別のタブで開いています。卓を使えるのは一度に一つのタブだけです。
alone-take-over = ここで遊ぶ
alone-incomplete = プログラムの一部が届きませんでした。接続を確かめて、もう一度お試しください。
alone-again = もう一度試す
alone-incapable = このブラウザーにはWebAssemblyがないため、プログラムを動かせません。最近のブラウザーなら動きます。
alone-not-kept = プライベートブラウズなどのため、ブラウザーに何も保存されません。遊べますが、閉じると試合は消えます。
alone-trial = このブラウザーには公開前のバージョンの試合が残っていますが、このバージョンでは読めません。削除はしていません。消すには、ブラウザーの設定でこのページのデータを消去してください。
alone-slow = ボットとヒントの先読みに使う部分が届かなかったか、壊れています。ページを読み込み直すまで、「強い」と「名人」とヒントは先を深く読めません。
alone-update = 新しいバージョンの準備ができました。
alone-reload = 再読み込み
