### Faults in files, links and matches

## Files that no way of opening one can use

files-broken = This file can’t be opened. { problem-not-json }
files-other = This file can’t be opened. It isn’t a match, a report, evidence, an edition or a device’s saved data.
# $why is a sentence
files-edition = This edition can’t be used. { $why }

## Where the fault is, after one of the sentences below

problem-place = Look at move { $entry }.
# A field of an entry, as it is called in the file
problem-place-of = Look at “{ $field }” in move { $entry }.

## The fault in a match file, link or journal

# $detail is the reason, if $isKnown
problem-because =
    { $isKnown ->
        [true] : { $detail }.
       *[false] .
    }
problem-not-json = It’s cut off or damaged: it isn’t valid JSON.
problem-too-long = It’s too long to be a match.
problem-left-unread = It’s unusually long, and you chose not to read it. If you change your mind, open it again.
problem-not-match = It’s JSON, but not a match.
problem-other-version = It was saved by a different version of this page.
problem-older-version = It comes from an older version of this page, and this one can’t open it.
problem-damaged = The link is incomplete: part of it is missing or was changed on the way. Ask for it again, or for the match as a file.
problem-bad-field = Something is missing or has an impossible value.
problem-other-game =
    It’s a match of { $isKnown ->
        [true] “{ $detail }”,
       *[false] a game
    } which this page doesn’t have.
problem-other-ruleset = It uses version { $detail } of the rules, which this page doesn’t have.
problem-other-edition = It uses the edition “{ $detail }”. Load that edition first.
problem-bad-options = Its setup isn’t valid{ problem-because }
problem-bad-seats = It names a seat the game doesn’t have.
problem-wrong-number = A move is missing or repeated.
problem-wrong-epoch = A move comes from the wrong host.
problem-far-epoch = It jumps over more hosts than the match can have had.
problem-wrong-prev = A move doesn’t follow from the one before.
problem-wrong-by = A move names a player who can’t have made it.
problem-wrong-sig = A move isn’t signed by the player it names.
problem-other-name = It calls you by a name that isn’t yours. Ask for a new table.
problem-played-before = It has the same name as a match you’ve already played, but it’s a different one. Its host could know what will be drawn. Ask for a new table.
problem-says-less = It’s less protected against cheating than its waiting room promised. The host’s page may have been altered to cheat. Try again to see what’s weaker, then decide whether to play.
problem-left-weaker = It’s less protected against cheating than a new match, and you chose not to play on. Ask for a new table, or try again and choose to play.
problem-no-setup = It doesn’t start with a setup.
problem-second-setup = It has two setups.
problem-illegal-move = It has a move the rules don’t allow.
problem-bad-pledge = Someone’s sealed answer isn’t the one they had pledged, or came out of turn.
problem-no-chance-asked = Something was drawn when no draw was due.
problem-undo-not-free = Someone undid something that couldn’t be undone.
problem-bad-position = It was put into an impossible position{ problem-because }
problem-not-agreed = It was changed from outside the rules without everyone’s agreement.
problem-bad-opening = A hidden card was turned up without proof.
problem-bad-deal = Cards were dealt or shown at the wrong time.
problem-bad-deck = Someone passed on a deck that no shuffle could have produced.
problem-bad-share = Someone gave the wrong key to a card.
problem-bad-draw = Something was drawn without everyone taking part.
problem-bad-seed = A draw isn’t the one that everyone made together.
problem-bad-draw-key = Someone replaced a player’s part in the draws.
problem-bad-wish = Someone asked for something that wasn’t possible then.
problem-not-out = A player left the match without resigning.
problem-no-wish = Someone answered a request that no one had made.
problem-already-over = Someone resigned after the end.
problem-bad-note = It has too many notes, or one that’s too long or about a move that doesn’t exist.
problem-wrong-position = It leads to a different position from the one it gives.
problem-wrong-hash = It was changed after it was saved.
problem-cut-off = The end is missing.
