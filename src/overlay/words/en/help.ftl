## A player’s options at a table, and what they can’t do.

choices-open = What can I do?
choices-yours = You can
choices-theirs = { $name } can
choices-hidden = Only { $name } can see the options.
choices-barred = Not now
choices-meanwhile = Want to know what something on the table is? Touch and hold it, right-click it, or press I and look around with the arrow keys.
choices-around = Looking around the table: arrow keys move, Escape ends
choices-missing = This part didn’t load. Close it and try again.
choices-more = and { $count } more
choices-alike =
    …and { $count } more like { $count ->
        [one] it
       *[other] these
    }.

## The coach, who explains things the first time they happen.

tips-label = Tip
tips-welcome = First match? Press ? to see what you can do. Touch and hold anything to see what it is.
tips-enough = No more tips

## Texts around a lesson.

lessons-name = First lesson
lessons-label = Lesson
lessons-progress = { $at } of { $all }
lessons-left =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
lessons-stops = Lesson steps
lessons-done = done
lessons-show = Show me
lessons-skip = Skip this step
lessons-retry = Try again
lessons-next = Next: { $name }
lessons-leave = Leave
lessons-ended = You know the ropes
lessons-ended-text = Those are the basics. The rest is in the rules, one press away.
# A step of every lesson: how to find help at the table
lessons-help =
    .name = Help
    .title = When you’re unsure
    .text = Press ? to see what you can do and what it brings. To find out what a thing is, hold it or rest the mouse on it. Try a move, then undo it: nothing counts here.
lessons-play-bot = Play the tea boy
lessons-play-friend = Play with a friend
lessons-repeat = Repeat the lesson

## Labels around the rules book.

rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } section
       *[other] { $count } sections
    }
rules-example = See it on the table
rules-lesson = Lesson
rules-print = Print
rules-loading = Loading the rules…
rules-missing = The rules didn’t load. Close this and try again.
