import { whose } from '../../../kit/german.ts'

/** Notes on a match. */
export const notes = {
  title: 'Notizen',
  /** `author` is undefined for someone without a seat. */
  line: (author: string | undefined, entry: number, text: string) =>
    author === undefined
      ? `Notiz eines Zuschauers zu Zug ${entry}: ${text}`
      : `${whose(author)} Notiz zu Zug ${entry}: ${text}`,
  spectator: 'Ein Zuschauer',
  onMove: (entry: number) => `Zug ${entry}`,
  about: (entry: number, piece: string) => `Zug ${entry} · ${piece}`,
  note: (number: number) => `Notiz ${number}`,
  close: 'Notiz schließen',
  next: (count: number) => (count === 1 ? 'Zur Notiz' : 'Nächste Notiz'),
}
