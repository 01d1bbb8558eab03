import { localizedText } from '../../kit/language.ts'
import type { Guide } from '../../rules/guide.ts'
import { squareName } from './board.ts'
import { intentionsOf } from './intentions.ts'
import type { Types } from './moves.ts'

const text = localizedText({
  en: () => import('./text/en/guide.ts'),
  de: () => import('./text/de/guide.ts'),
  cy: () => import('./text/cy/guide.ts'),
})

/** Fetches what Metro adds for someone who asks what they can do. */
export async function openGuide(): Promise<Guide<Types>> {
  await text.open()
  return {
    intentions: intentionsOf,
    deed: ({ type }) => text().deeds[type],
    thing: (_, move) => (move.type === 'lay' ? squareName(move.cell) : ''),
    // A tile’s label says already what it does to each line.
    brings: () => '',
  }
}
