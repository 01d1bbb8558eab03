import type { Body } from '../rules/body.ts'
import { type DrawType, drawAsked } from '../rules/draws.ts'
import type { Seat } from '../rules/game.ts'
import { entryHash, type Journal, tableOf } from '../rules/journal.ts'
import { seatsOf } from '../rules/roster.ts'
import { needsDrawKey } from '../rules/tableState.ts'
import type { DrawPart, Signer } from './signing.ts'

/** A device's answer to what a draw asks. */
export interface DrawAnswer extends DrawPart {
  /** The number of the entry that asks. */
  readonly seq: number
}

type Holder = Pick<Signer, 'key' | 'drawKey' | 'draw'>

const setupHash = ({ entries: [setup] }: Journal) => (setup ? entryHash(setup) : '')

/** Answers given before, by the input, since each takes a few ms. */
const given = new WeakMap<Holder['draw'], Map<string, DrawPart>>()

/** This device's part in the draw that comes next; undefined if it has none, or someone’s key is still missing. */
export function ownAnswer(journal: Journal, signer: Holder, type: DrawType = 'chance'): DrawAnswer | undefined {
  const { seq, input, holders, keys } = drawAsked(journal.entries, tableOf(journal), type)
  if (!holders.includes(signer.key) || keys.includes(undefined)) return undefined
  const known = given.get(signer.draw) ?? new Map<string, DrawPart>()
  const made = known.get(input) ?? signer.draw(setupHash(journal), input)
  given.set(signer.draw, known.set(input, made))
  return { seq, ...made }
}

/** The key for draws that this device has yet to say: the host as such, anyone else by their first seat. */
export function drawKeyDue(
  journal: Journal,
  signer: Holder,
): { readonly by: Seat | 'host'; readonly body: Extract<Body<never>, { type: 'drawKey' }> } | undefined {
  const table = tableOf(journal)
  const { roster } = table
  const isOver = journal.ask.type === 'over'
  if (isOver || roster.seats.includes(undefined) || !needsDrawKey(table, signer.key)) return undefined
  const [by] = roster.host === signer.key ? ['host' as const] : seatsOf(roster, signer.key)
  return by === undefined ? undefined : { by, body: { type: 'drawKey', key: signer.drawKey(setupHash(journal)) } }
}

/** Everyone's parts in the next draw, gathered by the host. */
export interface DrawGathering {
  /** Takes the answer of a key's holder to this journal's draw, if it is proven. */
  add(journal: Journal, key: string, answer: DrawAnswer): Promise<void>
  /** This journal's draw; undefined while any part is missing. */
  drawn(
    journal: Journal,
    type?: DrawType,
  ): { readonly parts: readonly string[]; readonly proofs: readonly string[] } | undefined
}

/** Nothing gathered yet. Anything lost with the page is said again by the guests. */
export function makeGathering(signer: Holder & Pick<Signer, 'verify'>): DrawGathering {
  /** Proven parts, by input and key. */
  const parts = new Map<string, DrawPart>()
  return {
    async add(journal, key, { seq, part, proof }) {
      for (const type of ['chance', 'shuffle'] as const) {
        const asked = drawAsked(journal.entries, tableOf(journal), type)
        const by = asked.keys[asked.holders.indexOf(key)]
        const id = `${asked.input} ${key}`
        if (asked.seq !== seq || by === undefined || parts.has(id)) continue
        if (await signer.verify(by, asked.input, part + proof, 'vrf')) parts.set(id, { part, proof })
      }
    },
    drawn(journal, type = 'chance') {
      const { input, holders } = drawAsked(journal.entries, tableOf(journal), type)
      const all = holders.flatMap((key) => {
        const own = key === signer.key ? ownAnswer(journal, signer, type) : parts.get(`${input} ${key}`)
        return own ?? []
      })
      if (all.length < holders.length || all.length === 0) return undefined
      return { parts: all.map(({ part }) => part), proofs: all.map(({ proof }) => proof) }
    },
  }
}
