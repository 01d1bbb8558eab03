## People: the name and the face they have at every table.

people-you = You
people-name = Your name
people-optional = you can leave it out
people-save = That’s me
people-skip = Without a name
people-remembered = Remembered on this device for next time.
people-next = Takes effect at your next table.
people-face = Your face
people-face-taken = { $face } (someone else has it)
people-faces =
    .auburn = Long red hair and freckles
    .flatCap = Beard and flat cap
    .curls = Curls and a yellow band
    .bowler = White moustache and bowler
    .beret = Black bob and red beret
    .peaked = Fair moustache and driver’s cap
    .turban = Beard and blue turban
    .headscarf = Teal headscarf
    .bun = Grey bun and glasses
    .braids = Dark braids
    .shaved = Shaved head and grey goatee
    .glasses = Black hair, glasses and tie
    .straw = Fair plait and straw hat
    .kerchief = Sooty cheeks and red kerchief
    .silver = Short silver hair and pearls
    .chops = Ginger side whiskers
