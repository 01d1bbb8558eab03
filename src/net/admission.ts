import type { Authority } from '../match/authority.ts'
import { rosterOf, seatsOf } from '../match/roster.ts'
import type { Knock, Sitter } from '../match/table.ts'
import type { GameTypes, Seat } from '../rules/game.ts'
import type { Body } from '../rules/journal.ts'
import { type Journal, lastOf } from '../rules/replay.ts'
import type { HostPorts } from './hostTable.ts'
import type { Hello } from './protocol.ts'
import { endOf, type Reserved } from './reception.ts'

/** Somebody who says that a seat was theirs, before they lost what proves it. */
export interface Knocker extends Knock {
  readonly key: string
  readonly name: string | undefined
}

/** Who waits for the host to give them a seat again. */
export interface Knocks {
  all(): readonly Knock[]
  add(key: string, seat: Seat, name: string | undefined): void
  take(id: number): Knocker | undefined
  /** Whoever holds this key has gone. */
  gone(key: string): void
}

/** Nobody knocks yet. */
export function makeKnocks(changed: () => void): Knocks {
  let knocks: readonly Knocker[] = []
  let count = 0
  const keep = (next: readonly Knocker[]) => {
    if (next.length === knocks.length) return
    knocks = next
    changed()
  }
  return {
    all: () => knocks.map(({ id, seat }) => ({ id, seat })),
    add(key, seat, name) {
      if (knocks.some((one) => one.key === key)) return
      keep([...knocks, { id: ++count, seat, key, name }])
    },
    take(id) {
      const knock = knocks.find((one) => one.id === id)
      keep(knocks.filter((one) => one !== knock))
      return knock
    },
    gone: (key) => keep(knocks.filter((one) => one.key !== key)),
  }
}

/** What letting somebody in depends on. */
export interface Threshold<G extends GameTypes = GameTypes> {
  readonly ports: HostPorts<G>
  readonly journal: () => Journal<G>
  readonly authority: Authority<G['move']>
  readonly knocks: Knocks
  readonly sitters: () => readonly Sitter[]
}

/** Finds where a visitor belongs, and writes down who sits down. */
export function seatFor<G extends GameTypes>(
  threshold: Threshold<G>,
): (hello: Hello) => Promise<Reserved> {
  const { ports, journal, authority } = threshold
  const roster = () => rosterOf(journal().entries)
  return async (hello) => {
    const { key, name } = hello
    if (seatsOf(roster(), key).length > 0 && isSurpassed(journal(), hello)) {
      ports.surpassed?.(hello.have?.epoch ?? 1)
      return 'behind'
    }
    // Looked up anew each time: others may sit down while this one waits to be written.
    for (const _ of toSit(roster().seats, key)) {
      const written = await authority.note(() => {
        const [seat] = toSit(roster().seats, key)
        return seat === undefined ? undefined : sitDown(roster().seats[seat], seat, key, name)
      })
      if (written?.type === 'refused') return 'notKept'
    }
    const [seat] = seatsOf(roster(), key)
    if (seat === undefined) return knock(threshold, hello)
    if (key === ports.signer.key) ports.twin?.()
    return seat
  }
}

/** True when a visitor knows of a later host, or is one itself that has gone further. */
function isSurpassed<G extends GameTypes>(journal: Journal<G>, { have, host }: Hello): boolean {
  if (!have) return false
  if (have.epoch !== lastOf(journal).epoch) return have.epoch > lastOf(journal).epoch
  return host === true && isFurther(have, endOf(journal.entries))
}

/** Whether one of two hosts goes on rather than the other: later epoch, longer chain, smaller hash. */
export function isFurther(a: End, b: End): boolean {
  if (a.epoch !== b.epoch) return a.epoch > b.epoch
  return a.seq === b.seq ? a.hash < b.hash : a.seq > b.seq
}
type End = ReturnType<typeof endOf>

/** The seats where a visitor is to sit down: those a bot keeps for them, or else the first free one. */
function toSit(seats: ReturnType<typeof rosterOf>['seats'], key: string): readonly Seat[] {
  const own = seats.flatMap((seated, seat) => (seated?.key === key ? [seat] : []))
  if (own.length > 0) return own.filter((seat) => seats[seat]?.kind === 'bot')
  const free = seats.indexOf(undefined)
  return free < 0 ? [] : [free]
}

/** Who sits down, unless somebody else or they themselves have done so meanwhile. */
function sitDown(
  seated: ReturnType<typeof rosterOf>['seats'][number],
  seat: Seat,
  key: string,
  name: string | undefined,
): Extract<Body<never>, { type: 'seat' }> | undefined {
  const awaited = seated === undefined || (seated.key === key && seated.kind === 'bot')
  const called = name === undefined ? {} : { name }
  return awaited ? { type: 'seat', seat, kind: 'person', ...called, key } : undefined
}

/** All seats are taken; but the visitor may have had one that nobody can be heard in now. */
function knock<G extends GameTypes>(
  { knocks, sitters }: Threshold<G>,
  { ask, key, name }: Hello,
): Reserved {
  const sitter = ask === undefined ? undefined : sitters()[ask]
  if (ask === undefined || !sitter || !isVacant(sitter)) return 'full'
  knocks.add(key, ask, name)
  return 'knocking'
}

const isVacant = ({ kind, present, standIn }: Sitter) =>
  (kind === 'person' && !present) || standIn === true
