### The question whether to read a match that takes long

longRead-title = Darllen y gêm hon?
longRead-text = Mae’n anarferol o hir, a gallai ei darllen gadw’r ddyfais hon yn brysur am funud. Efallai fod rhywun wedi’i gwneud felly’n fwriadol.
longRead-read = Ei darllen beth bynnag
longRead-leave = Ei gadael
