setup-new = New table
setup-no-game = There is no game called { $name } here. These are the games:
setup-players = Players
setup-how-many = Number of players
setup-several = Several people at one device: hand it on at each turn. A curtain hides every hand in between.
setup-rules = House rules
# Somebody's link has options that this game does not have.
setup-unknown = The link asks for something that this game does not have, so it was left out: { $what }.
setup-obstacle-nobody = Somebody has to play: give at least one seat to a person.
setup-obstacle-names = All players need different names.
setup-obstacle-seed = A seed is a whole number, such as 42.

## A seat
setup-seat = Seat { $n }
setup-seat-who = Who sits there
setup-seat-person = A person
setup-seat-name = Name
setup-level-label = How strong are the bots?
setup-level-mixed = Each bot as chosen below.

## House rules
setup-house-reset = Reset all
setup-presets = Presets
setup-preset-usual = Usual
setup-house-changed =
    { $n ->
        [0] all as usual
       *[other] { $n } changed
    }
setup-number-from = A whole number from { $least } to { GROUPED($most) }.
setup-number-number = { $label }: number
setup-number-or = or a number
setup-option-changed = changed
setup-option-usual = Back to the usual: { $value }

## The deal
setup-seed-title = A fixed deal
setup-seed-what = The same seed deals the same cards. Leave it empty for a fresh shuffle; draw one to let a friend play the very same match.
setup-seed-seed = Seed
setup-seed-fresh = fresh shuffle
setup-seed-draw = Draw a seed
setup-seed-clear = Clear

## The slip of paper with everything that was chosen
setup-slip-start = Start
setup-slip-rules = Rules of this table
setup-slip-option = { $title }: { $value }
setup-slip-changed = House rules: { COMMA($what) }
setup-slip-seed = Seed { $seed }
setup-copy = Copy this set-up as a link
setup-copied = The link to this set-up is copied.
setup-link-copy = Copy link
setup-link-done = The link is copied.
setup-link-by-hand = Copy this link:
