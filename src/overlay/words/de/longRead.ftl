### The question whether to read a match that takes long

longRead-title = Diese Partie lesen?
longRead-text = Sie ist ungewöhnlich lang, und sie zu lesen kann dieses Gerät eine Minute lang beschäftigen. Vielleicht hat jemand sie mit Absicht so gemacht.
longRead-read = Trotzdem lesen
longRead-leave = Nicht lesen
