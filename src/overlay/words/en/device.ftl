## Texts about all that this device keeps.

device-title = This device
device-safe = Your matches are kept on this device until you delete them.
device-unsafe = Your browser may delete your matches when space runs short.
device-unknown = Your browser keeps your matches, but doesn’t promise for how long. Save them to a file.
device-make-safe = Ask it to keep them
device-refused = The browser didn’t agree. Save your matches to a file, or install this page as an app.
device-save = Save everything to a file
device-save-hint = Matches, settings and editions. It also holds the keys to your seats in unfinished matches, so keep it private.
device-load = Load a saved file
device-load-hint = Adds what’s in it. Nothing you have here is lost.
device-erase = Delete everything
device-sure = Delete all matches and settings?
device-playing = You’re playing in another window. Close it first.
# The question before such a file is read
device-adding =
    .title = Bring everything in?
    .text =
        { $count ->
            [one] This file holds what another device kept: { $count } match, settings and editions, and your seats in unfinished matches. { device-load-hint }
           *[other] This file holds what another device kept: { $count } matches, settings and editions, and your seats in unfinished matches. { device-load-hint }
        }
    .hint = Only open one that you saved yourself.
    .go-on = Bring it in
    .leave = Leave it
device-nth = Match { $number } in the file
device-added =
    { $count ->
        [0] Nothing new was added.
        [one] { $count } match added.
       *[other] { $count } matches added.
    }
device-known =
    { $count ->
        [one] { $count } match was already here.
       *[other] { $count } matches were already here.
    }
# A match of which only the beginning could be read, or nothing
device-cut = { $name } is damaged, so only its beginning was kept: { $why }
device-lost = { $name } couldn’t be read: { $why }
device-problems =
    .damaged = This file is damaged, so nothing was loaded.
    .other-version = This file was saved by a newer version of this page. Update, then load it again.
