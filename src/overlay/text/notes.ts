/** A note as far as its sentence goes. */
interface Noted {
  readonly entry: number
  readonly text: string
}

/** What the page says about notes on a match, in English. */
export const noteText = {
  title: 'Notes',
  /** `name` is the author's, if the author has a seat. */
  line: (name: string | undefined, { entry, text }: Noted) =>
    name === undefined
      ? `A reader’s note on move ${entry}: ${text}`
      : `${name}’s note on move ${entry}: ${text}`,
  reader: 'A reader',
  onMove: (entry: number) => `move ${entry}`,
  about: (entry: number, piece: string) => `move ${entry} · ${piece}`,
  note: (number: number) => `Note ${number}`,
  close: 'Close the note',
  next: (count: number) => (count === 1 ? 'Note' : 'Next note'),
} as const
