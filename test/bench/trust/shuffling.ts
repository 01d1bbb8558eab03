import { need } from '../../../src/kit/assert.ts'
import { toBase64 } from '../../../src/kit/bytes.ts'
import { sha256Bytes } from '../../../src/kit/hash.ts'
import { atOnce } from '../../../src/kit/slices.ts'
import { cipher } from '../../../src/rules/together/cipher.ts'
import { beginDeal, dealAfter, hidingOf, isShuffled, stepOf } from '../../../src/rules/together/deal.ts'
import { numbersOf, passOver } from '../../../src/rules/together/passes.ts'
import { type Report, rounded } from '../report.ts'
import { processorMs } from './processorMs.ts'

const [seats, cards] = [6, 60]
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

/** A whole shuffle: what one device makes and another checks, one after the other, as the table waits for it. */
function shuffle(): void {
  const roster = { host: undefined, seats: numbers(seats).map(() => ({ kind: 'person' as const, key: 'k' })) }
  const seeds = numbers(seats).map((seat) => toBase64(sha256Bytes(Uint8Array.of(seat))))
  const deck = { tokens: numbers(cards), faces: numbers(cards).map((at) => `tile ${at}`) }
  let deal = beginDeal(roster, 1, numbers(seats), deck)
  for (let step = stepOf(deal); step; step = stepOf(deal)) {
    const { dealer, type } = step
    const seed = need(seeds[dealer], 'a seed')
    if (type === 'commit') {
      deal = dealAfter(deal, roster, { by: dealer, body: { type, commit: hidingOf(seed) } })
      continue
    }
    const made = atOnce(passOver(cipher, deal, deal.decks.length, seed))
    if (!cipher.isDeck(made, cards)) throw new Error('no deck')
    const commits = () => numbersOf(cipher, deal, dealer, seed).map(hidingOf)
    const body =
      type === 'lock' ? ({ type, deck: made, commits: commits() } as const) : ({ type: 'mix', deck: made } as const)
    deal = dealAfter(deal, roster, { by: dealer, body })
  }
  if (!isShuffled(deal)) throw new Error('not shuffled')
}

/** The time that six devices take in turn to shuffle 60 tiles. */
export async function measureShuffling(): Promise<Report> {
  const seconds = (await processorMs(shuffle)) / 1000
  return { 'sixty tiles, six': { value: rounded(seconds, 2), aim: 'processor seconds in turn, at most 3' } }
}
