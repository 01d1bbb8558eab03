import { localizedText } from '../../kit/language.ts'
import type { Guide } from '../../rules/guide.ts'
import { type Box, contractIn, lineIn } from './box.ts'
import { areas } from './content/edition.ts'
import { intentionsOf, isOwn } from './intentions.ts'
import { siteIn } from './line.ts'
import type { Intention, Types } from './moves.ts'
import type { Position } from './position.ts'
import type { SnowdoniaWords } from './text/words.ts'

const text = localizedText({
  en: () => import('./words/en/guide.ts'),
  de: () => import('./words/de/guide.ts'),
  cy: () => import('./words/cy/guide.ts'),
})

/** Fetches what Snowdonia adds for someone who asks what they can do. */
export async function openGuide(box: Box, words: SnowdoniaWords): Promise<Guide<Types>> {
  await text.open()
  return {
    intentions: (p, seat) => intentionsOf(box, p).filter((one) => isOwn(p, seat, one)),
    deed: ({ type }) => text()[type],
    thing: (p, intention) => thingText(box, words, p, intention),
    brings: (_, move) => (move.type === 'use' ? words.verb(contractIn(box, move.contract).verb) : undefined),
  }
}

/** The area, station, contract or train that an intention is about. */
function thingText(box: Box, words: SnowdoniaWords, p: Position, intention: Intention): string {
  switch (intention.type) {
    case 'place': {
      const area = areas[intention.area ?? -1]
      const name = area && words.about(p, { type: 'area', area })?.title
      return name ? `${name} ${(intention.space ?? 0) + 1}` : ''
    }
    case 'use':
    case 'contract':
    case 'keep':
    case 'discard':
      return words.contract(intention.contract ?? 0)
    case 'build':
      return siteText(box, words, p, intention.site ?? -1)
    case 'buy':
      return box.trains[intention.train ?? -1]?.name ?? ''
    default:
      return ''
  }
}

function siteText(box: Box, words: SnowdoniaWords, p: Position, site: number): string {
  if (!lineIn(box, p).sites[site]) return ''
  const { station } = siteIn(lineIn(box, p), site)
  return words.about(p, { type: 'station', station })?.title ?? ''
}
