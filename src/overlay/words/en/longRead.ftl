### The question whether to read a match that takes long

longRead-title = Read this match?
longRead-text = It’s unusually long, and reading it may keep this device busy for a minute. Someone may have made it that way on purpose.
longRead-read = Read it anyway
longRead-leave = Leave it
