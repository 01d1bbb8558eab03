import { isHeldBy, isPartAwaited } from '../../match/agreement.ts'
import { type BoundTo, boundIn, keepBound, loadBound } from '../../match/bound.ts'
import type { Acks } from '../../match/caught.ts'
import { type DrawAnswer, drawKeyDue, ownAnswer } from '../../match/drawGathering.ts'
import { type DealingPorts, dealingDuty } from '../../match/duties.ts'
import type { Ack } from '../../match/evidence.ts'
import type { Slot } from '../../match/keeper.ts'
import type { Match } from '../../match/match.ts'
import type { Signer } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import { drawDue } from '../../rules/check.ts'
import { drawAsked } from '../../rules/draws.ts'
import type { Game } from '../../rules/game.ts'
import { entryHash, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'

/** Dependencies of a guest's part in draws and deals. */
interface Parts extends Omit<DealingPorts, 'isHeld'> {
  readonly game: Game
  readonly match: Pick<Match, 'journal'>
  readonly signer: Signer
  /** Stores a journal; resolves whether it is stored. */
  readonly keep: (entries: readonly Entry<unknown>[]) => Promise<boolean>
  /** Where the last question that was answered outlives the page. */
  readonly slot: Slot | undefined
  /** The others' acknowledgements, and a way to learn those kept. */
  readonly acks: Acks
  readonly check: (acks: readonly Ack[]) => Promise<void>
}

/**
 * A guest's part in draws and deals. It shows nothing secret before everyone else has acknowledged the entry that asks
 * for it, and has stored before that it did: so no question is asked twice.
 */
export interface Contribution {
  /** This guest's part in the draw that is due; undefined while it mustn't be shown. */
  answer(): Promise<DrawAnswer | undefined>
  /** Whether a draw or a deal waits for anyone's part. */
  isAwaited(): boolean
  /** The entry that this guest has to write for draws and deals, if any. */
  due(): ReturnType<typeof drawKeyDue> | ReturnType<typeof dealingDuty>
  /** Stores that this guest answers question `seq` of its journal; resolves whether it is stored. */
  bind(seq: number): Promise<boolean>
  /** The number of the last question that it has answered in this journal; -1 without one. */
  answered(): Promise<number>
}

/** Nothing shown yet, unless a page before this one had answered. */
export function makeContribution(parts: Parts): Contribution {
  const { game, match, signer, keep, slot, acks, dealing } = parts
  const id = setupOf(match.journal()).match
  let bound: BoundTo | undefined
  const restored = (async () => {
    const kept = await loadBound(slot, id)
    bound ??= kept
    if (kept) await parts.check(kept.acks)
  })()
  const isHeld: DealingPorts['isHeld'] = (seq, keys) => isHeldBy(keys, match.journal(), { acks, own: signer.key, seq })
  const bind = async (seq: number) => {
    await restored
    const { entries } = match.journal()
    const asking = entries[seq]
    if (!asking) return false
    const next = { seq, hash: entryHash(asking), acks: [...acks.values()] }
    if (bound?.hash === next.hash) return true
    if (!(await keep(entries)) || !(await keepBound(slot, id, next))) return false
    // Another host may have brought another journal meanwhile: it hears nothing about this one.
    if (boundIn(match.journal().entries, next) < 0) return false
    bound = next
    return true
  }
  return {
    bind,
    async answer() {
      const journal = match.journal()
      const type = drawDue(game, journal)
      const asked = type && drawAsked(journal.entries, tableOf(journal), type)
      if (!asked || !isHeld(asked.seq, asked.holders)) return undefined
      const answer = ownAnswer(journal, signer, type)
      return answer && (await bind(answer.seq)) ? answer : undefined
    },
    isAwaited: () => isPartAwaited(game, match.journal()),
    due() {
      const journal = match.journal()
      return drawKeyDue(journal, signer) ?? dealingDuty({ dealing, isHeld }, journal)
    },
    async answered() {
      await restored
      return boundIn(match.journal().entries, bound)
    },
  }
}
