# The home page.
start-home =
    .claim = Railway board games you play by sharing a link. Nothing to install, no account.
    .titles = Choose a game
    .options = Options…
    .learn = Learn it in six minutes
    .new-table = Play with a friend
    .new-table-hint = send them a link to your table
    .alone = Play alone
    .here = Play side by side
    .bot = Play the computer
    .letters = By letter
    .how-title = How it works
    .join-label = Table code
    .join-button = Join
    .open = Open a saved match
    .open-hint = Replay it move by move. Any other file from this page opens here too.
    .not-kept = This browser isn’t saving anything, so reloading the page will lose your match.
# Component values from a file.
start-edition =
    .load = Load an edition file
    .hint = Own the printed game? Play with its values instead of ours.
    .loaded = New tables will use “{ $name }”.
    .drop = Go back to the built-in values
# Text of a page while it fetches a match or reaches another browser.
start-opening =
    .table = Setting up the table…
    .match = Checking the match…
    .dialling = Joining table { $code }…
    .syncing = You’re in. Loading the match…
    .knocking = Asking the host for your seat back…
# The curtain over a table while it loads: its viaduct gains an arch with each part.
start-drape =
    .building = Building the viaduct
    .count = { $built } of { $all }
    .stalled = Still building. Slow connection?
    .ready = Ready
    .rules = Rules
    .pictures = Pictures
    .scenery = Scenery
    .table = Your table
    .back = Back
# Text that belongs to no single screen.
start-page =
    .language = en-GB
    .name = Narrow Gauge
    .missing = Part of the page didn’t load.
    .drop = Drop the file here to open it.
# Buttons found on several screens, and what they say once pressed.
start-buttons =
    .cancel = Cancel
    .close = Close
    .copied = Copied
    .copy-by-hand = The link is selected: copy it by hand.
    .copy-link = Copy link
    .home = Home
    .retry = Try again
    .rules = Rules
    .save = Save match
    .settings = Settings
start-ask-for-servers = This link connects you through { LIST($hosts) } rather than this site’s own server. The people who run it can see your network address and which table you join. Use it?
# A newer version of the page.
start-updates =
    .ready = A new version of this page is ready.
    .waits = A new version of this page is ready. It will wait until your match is over.
    .elsewhere = A match is open in another window. Finish or close it first, then update.
    .update = Update and reload
# $seats is how many may play, a number or a range; $most is the largest number
start-facts =
    .players =
        { $most ->
            [one] { $seats } player
           *[other] { $seats } players
        }
    .minutes =
        { $minutes ->
            [one] { $minutes } minute
           *[other] { $minutes } minutes
        }
start-how =
    .link = Choose “Play with a friend” to get a link and a table code.
    .send = Send it. Your friend opens it and takes a seat, on any device.
    .play = Play. Close the page whenever you like: your match will be waiting here.
