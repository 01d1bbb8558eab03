import type { ActionCard, Box, Station } from '../box.ts'
import type { Verb, VerbType } from '../verbs/verb.ts'
import type { BookWords } from './locale.ts'

/** Facts about a box for the rules book: the cards with rules of their own. */

const hasEffect =
  (type: VerbType) =>
  ({ effect }: Station) =>
    effect?.some((verb) => verb.type === type) === true

/** The station that flips any cards when it’s built. */
export const ferryOf = ({ stations }: Box): Station | undefined => stations.find(hasEffect('flipAny'))
/** The station that scores a card when it’s built. */
export const bridgeOf = ({ stations }: Box): Station | undefined => stations.find(hasEffect('score'))
/** The station where the summit chit is. */
export const summitOf = ({ stations }: Box): Station | undefined =>
  stations.find(({ action }) => action?.some(({ type }) => type === 'summit'))

const isOfTwo = ({ lines }: Station) => lines.length > 1
/** The station where two lines end. */
export const terminusOf = ({ stations }: Box): Station | undefined =>
  stations.find((station) => isOfTwo(station) && !station.start)
/** The station where two lines begin. */
export const startOf = ({ stations }: Box): Station | undefined =>
  stations.find((station) => isOfTwo(station) && station.start)

/** The names of a station’s lines without the word “Railway”. */
export const shortLines = (box: Box, { lines }: Station): readonly string[] =>
  lines.map((line) => (box.lines[line]?.name ?? '').replace(/ Railway$/, ''))

/** The names of the cards whose grey side has a verb that fits. */
export function greyNames(box: Box, fits: (verb: Verb) => boolean): readonly string[] {
  const has = ({ grey }: ActionCard) => grey.verbs.some(fits)
  return box.actions.filter(has).map(({ grey }) => grey.name)
}

/** Grey sides that draw cubes unseen. */
export const blindNames = (box: Box): readonly string[] => greyNames(box, ({ type }) => type === 'draw')

/** Points that the grey sides’ own texts leave unsaid, by the verbs that need them said, in order. */
export const greyNotes: readonly (readonly [keyof BookWords['notes'], (verb: Verb) => boolean])[] = [
  ['ticketed', (verb) => needsTicket(verb)],
  ['ownTrack', (verb) => verb.type === 'build' && verb.ownTrack === true],
  ['anyMix', (verb) => verb.type === 'upTo' && verb.of.some(isAnyMix)],
  ['noBonus', (verb) => verb.type === 'build' && verb.noBonus === true],
  ['noPub', () => true],
  ['anyTicket', (verb) => verb.type === 'ticket' && verb.any === true],
  ['refill', (verb) => verb.type === 'refill'],
  ['stock', (verb) => verb.type === 'stock'],
  ['drawn', (verb) => verb.type === 'refill' || verb.type === 'stock'],
  ['manyLines', (verb) => verb.type === 'dig' && verb.lines !== 'one'],
]

const isAnyMix = (deal: Extract<Verb, { type: 'upTo' }>['of'][number]) =>
  deal.type === 'lay' && (deal.price.resources ?? 0) > 1

/** True for a verb that a card may not be chosen for without a ticket. */
function needsTicket(verb: Verb): boolean {
  switch (verb.type) {
    case 'take':
      return verb.perTicket === true
    case 'dig':
    case 'build':
      return verb.ticketed === true
    case 'survey':
      return verb.to === 'ticketed'
    case 'upTo':
      return verb.of.every((deal) => deal.type === 'lay' && deal.ticketed === true)
    default:
      return false
  }
}
