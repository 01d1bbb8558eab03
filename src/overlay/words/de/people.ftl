## People: the name and the face they have at every table.

people-you = Du
people-name = Dein Name
people-optional = kann auch leer bleiben
people-save = Das bin ich
people-skip = Ohne Namen
people-remembered = Bleibt auf diesem Gerät für das nächste Mal gespeichert.
people-next = Gilt ab deinem nächsten Tisch.
people-face = Dein Gesicht
people-face-taken = { $face } (hat schon jemand)
people-faces =
    .auburn = Lange rote Haare und Sommersprossen
    .flatCap = Bart und Schiebermütze
    .curls = Locken und gelbes Haarband
    .bowler = Weißer Schnurrbart und Melone
    .beret = Schwarzer Bob und rote Baskenmütze
    .peaked = Blonder Schnurrbart und Schirmmütze
    .turban = Bart und blauer Turban
    .headscarf = Türkises Kopftuch
    .bun = Grauer Dutt und Brille
    .braids = Dunkle Zöpfe
    .shaved = Glatze und grauer Kinnbart
    .glasses = Schwarze Haare, Brille und Krawatte
    .straw = Blonder Zopf und Strohhut
    .kerchief = Ruß im Gesicht und rotes Halstuch
    .silver = Kurze silberne Haare und Perlen
    .chops = Rotblonder Backenbart
