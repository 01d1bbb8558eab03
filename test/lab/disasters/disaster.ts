import { type FaultChange, noFaults } from '../../../src/link/faults/faults.ts'
import type { LinkEnding } from '../../../src/link/faults/network.ts'
import type { Now } from '../../../src/match/table.ts'
import type { Deed, Script, Step } from '../script.ts'

/** Something that can go wrong in a match: Anna opened the table, the others joined by a link. */
export interface Disaster {
  /** In words, for people. */
  readonly name: string
  readonly script: Script
  /** The title played: if missing, the first title for two people, Waybills for more. */
  readonly title?: 'snowdonia' | 'dwarven'
  /** Number of players: Anna and Ben if missing, more in the order of their names. */
  readonly people?: number
  /** Time the other one waits before a bot plays on, ms; for ever if missing. */
  readonly patience?: number
  /** Whether its people take contracts first, rather than trains. */
  readonly collects?: true
  /** Someone so slow that the others ask for a bot to play in their place. */
  readonly slow?: string
}

export const anna = 'anna'
export const ben = 'ben'
export const cleo = 'cleo'
export const dora = 'dora'
export const emil = 'emil'
export const fanny = 'fanny'
export const names: readonly string[] = [anna, ben, cleo, dora, emil, fanny]
export const both: readonly string[] = [anna, ben]

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

/** Starts a script once the match has this many entries. */
export const at = (entries: number, ...script: Script): Script => {
  const [first, ...rest] = script
  return first ? [{ ...first, entries }, ...rest] : []
}

/** Starts a script at the first such moment. */
export const once = (when: (now: Now) => boolean, ...script: Script): Script => {
  const [first, ...rest] = script
  return first ? [{ ...first, when }, ...rest] : []
}

/** Delays a script by this many ms. */
export const after = (ms: number, ...script: Script): Script => {
  const [first, ...rest] = script
  return first ? [{ ...first, ms: (first.ms ?? 0) + ms }, ...rest] : []
}

/** Scripts one after another. */
export const all = (...scripts: readonly Script[]): Script => scripts.flat()

/** The same script once at each of these numbers of entries. */
export const atEach = (entries: readonly number[], script: Script): Script =>
  entries.flatMap((number) => at(number, ...script))

/** The same script a number of times, with a number of ms in between. */
export const again = (times: number, ms: number, script: Script): Script =>
  Array.from({ length: times }).flatMap((_, turn) => (turn === 0 ? script : after(ms, ...script)))

const does = (deed: Deed): Script => [{ deed } satisfies Step]

export const turns = (change: FaultChange): Script => does({ type: 'turn', change })
export const mends: Script = turns(noFaults)
export const opens = (who: string): Script => does({ type: 'open', who })
export const undoes = (who: string): Script => does({ type: 'undo', who })
export const handsTo = (to: string): Script => does({ type: 'handOver', to })
export const lends = (who: string): Script => does({ type: 'lend', who })
export const takesBack = (who: string): Script => does({ type: 'takeBack', who })
export const renews = (who: string): Script => does({ type: 'renew', who })
export const cuts = (how: LinkEnding): Script => does({ type: 'cut', how })

/** `closed`: like a tab; `silent`: like an empty battery; `left`: with a goodbye. */
export const ends = (who: string, how: LinkEnding | 'left'): Script => does({ type: 'end', who, how })

/** Gone for this many ms. */
export const away = (who: string, how: LinkEnding | 'left', ms: number): Script =>
  all(ends(who, how), after(ms, ...opens(who)))

/** A fault that lasts this many ms. */
export const wrong = (change: FaultChange, ms: number): Script => all(turns(change), after(ms, ...mends))

/** A reload takes less than a second. */
export const reloads = (who: string): Script => away(who, 'closed', 600)

export const sleeps = (who: readonly string[], ms: number): Script => wrong({ frozen: who }, ms)
