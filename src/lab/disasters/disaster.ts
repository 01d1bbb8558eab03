import { type FaultChange, noFaults } from '../../link/faults/faults.ts'
import type { End } from '../../link/faults/network.ts'
import type { Deed, Script, Step } from '../script.ts'

/** Something that may befall a match of two: Anna, who opened the table, and Ben, who came by a link. */
export interface Disaster {
  /** In words, as one would tell it. */
  readonly name: string
  readonly script: Script
  /** How long the other one waits until a bot plays on, ms; for good if missing. */
  readonly patience?: number
}

export const anna = 'anna'
export const ben = 'ben'
export const both: readonly string[] = [anna, ben]

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

/** As soon as the match has so many entries. */
export const at = (entries: number, ...script: Script): Script => {
  const [first, ...rest] = script
  return first ? [{ ...first, entries }, ...rest] : []
}

/** So long after what came before. */
export const after = (ms: number, ...script: Script): Script => {
  const [first, ...rest] = script
  return first ? [{ ...first, ms: (first.ms ?? 0) + ms }, ...rest] : []
}

/** One after the other. */
export const all = (...scripts: readonly Script[]): Script => scripts.flat()

/** The same again and again, once for each of these numbers of entries. */
export const atEach = (entries: readonly number[], script: Script): Script =>
  entries.flatMap((number) => at(number, ...script))

/** So many times in a row, with so long between. */
export const again = (times: number, ms: number, script: Script): Script =>
  Array.from({ length: times }).flatMap((_, turn) => (turn === 0 ? script : after(ms, ...script)))

const does = (deed: Deed): Script => [{ deed } satisfies Step]

export const turns = (change: FaultChange): Script => does({ type: 'turn', change })
export const mends: Script = turns(noFaults)
export const opens = (who: string): Script => does({ type: 'open', who })
export const undoes = (who: string): Script => does({ type: 'undo', who })
export const handsTo = (to: string): Script => does({ type: 'handOver', to })
export const cuts = (how: End): Script => does({ type: 'cut', how })

/** `closed`: as a tab; `silent`: as an empty battery; `left`: with a goodbye. */
export const ends = (who: string, how: End | 'left'): Script => does({ type: 'end', who, how })

/** Gone for so long. */
export const away = (who: string, how: End | 'left', ms: number): Script =>
  all(ends(who, how), after(ms, ...opens(who)))

/** Something is wrong for so long. */
export const wrong = (change: FaultChange, ms: number): Script =>
  all(turns(change), after(ms, ...mends))

/** Whoever reloads is back within a second. */
export const reloads = (who: string): Script => away(who, 'closed', 600)

export const sleeps = (who: readonly string[], ms: number): Script => wrong({ frozen: who }, ms)
