# The lesson at the table, and the way to it.

lesson-label = Lesson
lesson-step = { $at } of { $of }
lesson-next = Next
lesson-leave = Leave
lesson-leave-long = Leave the lesson
lesson-again = Once more
lesson-play = Play a real match
lesson-learn = Lesson
lesson-learn-it = Lesson: { $game }
lesson-first = First press “Next”.
