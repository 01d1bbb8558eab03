import { setupOf } from '../rules/replay.ts'
import { isSeated } from '../rules/tableState.ts'
import { type Ack, isBeyond } from './evidence.ts'
import type { Match } from './match.ts'
import { ackText, type Signer } from './signing.ts'

/** The end of everyone's journal, as they last acknowledged it. */
export interface AckBook {
  /** By key. */
  readonly all: ReadonlyMap<string, Ack>
  /** Takes an acknowledgement of someone seated, if they have signed it; whether it goes at least as far as their last. */
  learn(ack: Ack): Promise<boolean>
  /** Those of the seated that haven't been passed on yet. */
  fresh(): Ack[]
  /** The latest of the seated, for someone who has come and knows none of them. */
  known(): Ack[]
}

/** Nothing acknowledged yet. */
export function makeAcks(match: Pick<Match, 'journal' | 'table'>, verify: Signer['verify']): AckBook {
  const all = new Map<string, Ack>()
  const told = new WeakSet<Ack>()
  const known = () => [...all.values()].filter(({ key }) => isSeated(match.table(), key))
  return {
    all,
    async learn(ack) {
      const text = ackText(setupOf(match.journal()).match, ack)
      // Anyone can make up keys, but a seat has only one.
      if (!isSeated(match.table(), ack.key) || !(await verify(ack.key, text, ack.sig))) return false
      const before = all.get(ack.key)
      if (before && isBeyond(before, ack)) return false
      all.set(ack.key, ack)
      return true
    },
    fresh() {
      const news = known().filter((ack) => !told.has(ack))
      for (const ack of news) told.add(ack)
      return news
    },
    known,
  }
}
