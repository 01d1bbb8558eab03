import type { Move } from '../../moves.ts'

/** Names for each type of move when nothing more is said about it. */
export const deeds: Readonly<Record<Move['type'], string>> = {
  lay: 'Lay a tile',
  show: 'Show your tiles',
  draw: 'Draw a tile',
}
