import type { Move } from '../../moves.ts'

/** What each type of move is called when nothing more is said about it. */
export const deeds: Readonly<Record<Move['type'], string>> = {
  lay: 'Lay a tile',
  show: 'Show your tiles',
  draw: 'Draw a tile',
}
