const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** A count with its noun: “1 card”, “3 cards”; `plural` for nouns that take more than an s. */
export const many = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`

/** Names as a list: “Blue”, “Blue and Green”, “Blue, Green and Red”. */
export const list = (names: Iterable<string>): string => and.format(names)
