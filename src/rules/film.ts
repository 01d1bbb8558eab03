import { need } from '../kit/assert.ts'
import type { Entry } from './body.ts'
import type { Game, GameTypes, Seat } from './game.ts'
import { positionOf, setupIn } from './journal.ts'
import { beginJournal, inputOf, playBody } from './replay.ts'

/** An entry's effects, in order, which lead from one position to the next. */
export interface Telling<G extends GameTypes = GameTypes> {
  readonly effects: readonly G['effect'][]
  readonly before: G['position']
  readonly after: G['position']
}

/** A match that can be entered anywhere. */
export interface Film<G extends GameTypes = GameTypes> {
  /** Number of the last entry. */
  readonly last: number
  /** The position after entry `seq`. */
  at(seq: number): G['position']
  /** The effects of entry `seq`. Only moves, draws and seats that are out have any. */
  told(seq: number): Telling<G>
}

/** Entries per snapshot: the most that are played again to reach any of them. */
export const snapshotEvery = 16

/**
 * The film of a match that has been checked: neither rules nor hashes are checked again. It keeps a snapshot every few
 * entries, made on the way to the furthest entry asked for, and plays on from the nearest.
 */
export function filmOf<G extends GameTypes>(game: Game<G>, entries: readonly Entry<G['move']>[]): Film<G> {
  const begun = beginJournal(game, need(setupIn(entries), 'the setup entry'))
  if ('problem' in begun) throw new Error(begun.problem.reason)
  const snapshots = [positionOf(begun.journal)]
  let latest = { seq: 0, position: positionOf(begun.journal) }
  const nearest = (seq: number) => {
    const snapshot = Math.min(Math.floor(seq / snapshotEvery), snapshots.length - 1)
    const from = snapshot * snapshotEvery
    if (latest.seq <= seq && latest.seq > from) return latest
    return { seq: from, position: need(snapshots[snapshot], 'a snapshot') }
  }
  const at = (seq: number): G['position'] => {
    let now = nearest(seq)
    while (now.seq < seq) {
      const next = now.seq + 1
      const { by, body } = need(entries[next], `entry ${next}`)
      const after = body.type === 'undo' ? at(body.to) : playBody(game, now.position, by, body)?.position
      now = { seq: next, position: after ?? now.position }
      if (next === snapshots.length * snapshotEvery) snapshots.push(now.position)
    }
    latest = now
    return now.position
  }
  return {
    last: entries.length - 1,
    at,
    told(seq) {
      const before = at(Math.max(0, seq - 1))
      const { by, body } = need(entries[seq], `entry ${seq}`)
      const played = inputOf(by, body) && playBody(game, before, by, body)
      return { effects: played?.effects ?? [], before, after: played?.position ?? at(seq) }
    },
  }
}

/** The effect that brought a seat the most points; undefined if none brought any. */
export function mainEffect<G extends GameTypes>(
  game: Game<G>,
  { effects, before }: Telling<G>,
  seat: Seat,
): G['effect'] | undefined {
  const position = game.clone(before)
  const points = () => game.outcome(position, true)?.seats[seat]?.total ?? 0
  let best: G['effect'] | undefined
  let most = 0
  let now = points()
  for (const effect of effects) {
    game.apply(position, effect)
    const gain = points() - now
    now += gain
    if (gain > most) {
      best = effect
      most = gain
    }
  }
  return best
}
