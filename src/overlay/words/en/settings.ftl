## The settings.

settings-language = Language
settings-language-loads = { $name } hasn’t loaded yet. Go online to get it.
settings-draft = draft, corrections welcome
settings-text-size = Text size
settings-text-sizes = { $size }%
settings-contrast = Contrast
settings-contrasts =
    .auto = Same as this device
    .more = High (black and white)
settings-instant = Instant
settings-times = { $times }×
settings-covers =
    .off = Off
    .codes = Cover codes and links
    .names = Cover codes, links and other people’s names
settings-tempo = Animation speed
settings-director = Director: the camera follows the action
settings-reactions = Show other players’ reactions
settings-coach = Explain things the first time they happen
settings-cover = Streamer mode
settings-cover-hint = For showing your screen. Press anything covered to reveal it, and again to cover it. The address bar hides your table too.
settings-renderer = Graphics
settings-renderers =
    .auto = Full (WebGL)
    .canvas = Simple (for slower devices)
settings-reloads = Changing the graphics reloads the page. Your match is safe.
settings-relay-only =
    .title = Relay only
    .text = Hides your network address from the others at the table. Everything takes the longer route through the relay.
settings-look-from = Look from { $name }’s side

## The settings for sound.

sound-title = Sound
sound-effects = Sound effects
sound-ambience = Background sounds
sound-alerts = Bell for your turn
sound-muted = Mute everything
sound-captions = Show sound captions

## The menu of a table.

menu-title = Table
menu-help = Help
menu-watching = Watching
menu-ask = Ask the others
menu-match = This match
menu-leave = Leave table
menu-seat-stays = Your seat stays yours.
menu-settings = Settings…
