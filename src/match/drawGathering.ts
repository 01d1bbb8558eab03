import { type DrawType, drawAsked } from '../rules/draws.ts'
import { entryHash, type Journal, tableOf } from '../rules/journal.ts'
import type { Signer } from './signing.ts'

/** A device's part in a draw. */
export interface DrawAnswer {
  /** The number of the entry that asks. */
  readonly seq: number
  readonly proof: string
}

type Holder = Pick<Signer, 'key' | 'drawKey' | 'draw'>

/** The hash of a match’s first entry. */
export const setupHash = ({ entries: [setup] }: Journal) => (setup ? entryHash(setup) : '')

/** This device's part in the draw that comes next; undefined if it has none, or someone’s key is still missing. */
export function ownAnswer(journal: Journal, signer: Holder, type: DrawType = 'chance'): DrawAnswer | undefined {
  const { seq, input, holders, keys } = drawAsked(journal.entries, tableOf(journal), type)
  if (!holders.includes(signer.key) || keys.includes(undefined)) return undefined
  return { seq, proof: signer.draw(setupHash(journal), input) }
}

/** Everyone's parts in the next draw, gathered by the host. */
export interface DrawGathering {
  /** Takes the answer of a key's holder to this journal's draw, if it is proven. */
  add(journal: Journal, key: string, answer: DrawAnswer): Promise<void>
  /** This journal's draw; undefined while any part is missing. */
  drawn(journal: Journal, type?: DrawType): { readonly proofs: readonly string[] } | undefined
}

/** Nothing gathered yet. Anything lost with the page is said again by the guests. */
export function makeGathering(signer: Holder & Pick<Signer, 'verify'>): DrawGathering {
  /** Proofs that hold, by input and key. */
  const all = new Map<string, string>()
  return {
    async add(journal, key, { seq, proof }) {
      for (const type of ['chance', 'shuffle'] as const) {
        const asked = drawAsked(journal.entries, tableOf(journal), type)
        const by = asked.keys[asked.holders.indexOf(key)]
        const id = `${asked.input} ${key}`
        if (asked.seq !== seq || by === undefined || all.has(id)) continue
        if (await signer.verify(by, asked.input, proof, 'vrf')) all.set(id, proof)
      }
    },
    drawn(journal, type = 'chance') {
      const { input, holders } = drawAsked(journal.entries, tableOf(journal), type)
      const proofs = holders.flatMap(
        (key) => (key === signer.key ? ownAnswer(journal, signer, type)?.proof : all.get(`${input} ${key}`)) ?? [],
      )
      return proofs.length === holders.length && proofs.length > 0 ? { proofs } : undefined
    },
  }
}
