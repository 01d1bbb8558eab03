/** Notes on a match. */
export const notes = {
  title: 'Nodiadau',
  /** `author` is undefined for someone without a seat. */
  line: (author: string | undefined, entry: number, text: string) =>
    `Nodyn ${author ?? 'gwyliwr'} ar symudiad ${entry}: ${text}`,
  spectator: 'Gwyliwr',
  onMove: (entry: number) => `symudiad ${entry}`,
  about: (entry: number, piece: string) => `symudiad ${entry} · ${piece}`,
  note: (number: number) => `Nodyn ${number}`,
  close: 'Cau’r nodyn',
  next: (count: number) => (count === 1 ? 'I’r nodyn' : 'Nodyn nesaf'),
}
