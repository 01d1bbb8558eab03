/** Notes on a match. */
export const notes = {
  title: 'Notes',
  /** `author` is undefined for someone without a seat. */
  line: (author: string | undefined, entry: number, text: string) =>
    `${author === undefined ? 'A spectator' : author}’s note on move ${entry}: ${text}`,
  spectator: 'A spectator',
  onMove: (entry: number) => `move ${entry}`,
  about: (entry: number, piece: string) => `move ${entry} · ${piece}`,
  note: (number: number) => `Note ${number}`,
  close: 'Close note',
  next: (count: number) => (count === 1 ? 'Go to note' : 'Next note'),
}
