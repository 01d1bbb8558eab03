### A file of evidence about a host, for someone who trusts nobody

evidence-titles =
    .proven = This proves that a host cheated
    .claimed = This is one player’s word against a host’s
    .unsound = This proves nothing
    .unread = This evidence wasn’t read
evidence-did =
    .rewritten = { $host } signed two different versions of the same move.
    .two-journals = { $host } showed two players different matches, and signed them both.
    .rollback = { $host } rewound the match past something they had signed.
    .illegal = { $host } signed a move that breaks the rules.
    .forged = { $host } sent a move or a draw in other players’ names. We have only one player’s word that a signature was missing or false: the player who saved this file.
    .seat = { $host } let someone else decide for a player. We have only that player’s word that they were there at the time.
# A host stands for $host above, with or without a name
evidence-says =
    .host = The host of match { $match }
    .host-named = { $name }, who hosted match { $match },
    .line = It’s move { $move }, and the host’s signature on it is genuine: nobody else could have written it.
    .too-long = This file is too long to be evidence against a host.
    .left-unread = This file is unusually long, and you chose not to read it.
    .damaged = This evidence is damaged and can’t be read.
    .other-version = This evidence was saved by a different version of this page, and this one can’t read it. Update, then open it again.
    .unsound = A signature in this file doesn’t match, or the file shows nothing that breaks the rules. Someone may have changed it or made it up, so don’t hold it against anyone.
