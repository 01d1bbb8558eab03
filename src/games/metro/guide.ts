import type { Guide } from '../../rules/guide.ts'
import { squareName } from './board.ts'
import { intentionsOf } from './intentions.ts'
import type { Types } from './moves.ts'
import type { Locale } from './text/words.ts'

/** Metro’s additions for someone who asks what they can do, in the language spoken. */
export const guideIn = (text: () => Locale): Guide<Types> => ({
  intentions: intentionsOf,
  deed: ({ type }) => text().moves.brief[type],
  thing: (_, move) => (move.type === 'lay' ? squareName(move.cell) : ''),
  // A tile’s label says already what it does to each line.
  brings: () => '',
})
