import { need } from '../kit/assert.ts'
import { facesAt } from '../rules/cards.ts'
import { type Draw, streamIn } from '../rules/chance.ts'
import type { GameTypes, Known } from '../rules/game.ts'
import { drawsOf } from '../rules/luck.ts'
import { settle } from '../rules/play.ts'
import { setupOf } from '../rules/replay.ts'
import type { Studied } from './choicesMade.ts'
import { judge } from './reward.ts'
import { sharesOf } from './shares.ts'

/*
 * The luck in a match. Every draw is made many times more from the same position: what it brought
 * beside what it brings on average was luck. Draws before the first move are nobody's.
 */

/** The surplus of something over what was to be expected. */
export interface LuckGain {
  readonly more: number
  /** Standard deviation: how far from 0 that usually is. */
  readonly spread: number
}

/** The luck of a seat. */
export interface Luck {
  /** The effect of all draws on its chance to win, where 1 is certain. */
  readonly chance: LuckGain
  /** The gains from the draws of its own turns, by what the title calls them. */
  readonly brought: Readonly<Record<string, LuckGain>>
}

/** Redraws per draw. */
const samples = 200

/** The results of one draw: the chances of all seats, and the things that count as luck. */
interface Brought {
  readonly chances: readonly number[]
  readonly things: ReadonlyMap<string, number>
  /** Those were for everyone, in nobody’s turn. */
  readonly isCommon: boolean
}

/** Everyone's luck, by seat; empty for a match without draws. `drawFor` gives the draws that belong to an entry. */
export function luckIn<G extends GameTypes>(studied: Studied<G>, drawFor: (seq: number) => Draw): readonly Luck[] {
  const { game, journal } = studied
  const { entries, positions } = journal
  const sums = Array.from({ length: setupOf(journal).seats }, newSums)
  const known = facesAt(game, journal, entries)
  let draws = 0
  for (const { seq, seat: mover, body } of drawsOf(entries)) {
    if (body.type !== 'chance' || mover === undefined) continue
    draws++
    const before = need(positions[seq - 1], 'the position before a draw')
    const redraw = drawFor(seq)
    const came = draw(studied, before, streamIn(body), known)
    const usual = Array.from({ length: samples }, () => draw(studied, before, redraw, known))
    for (const [seat, { chance, brought }] of sums.entries()) {
      const of = ({ chances }: Brought) => chances[seat] ?? 0
      add(chance, of(came), usual.map(of))
      if (seat === mover && !came.isCommon) addThings(brought, came, usual)
    }
  }
  return draws === 0 ? [] : sums.map(luckOf)
}

/** Makes a draw on a copy of a position. */
function draw<G extends GameTypes>(
  { game, mind }: Studied<G>,
  before: G['position'],
  chance: Draw,
  known: Known,
): Brought {
  const position = game.clone(before)
  const things = new Map<string, number>()
  let isCommon = false
  const tell = (effect: G['effect']) => {
    const taken = game.drawn?.(position, effect)
    if (taken?.isCommon) isCommon = true
    for (const [thing, count] of Object.entries(taken?.came ?? {}))
      if (count > 0) things.set(thing, (things.get(thing) ?? 0) + count)
  }
  settle(game, position, { type: 'chance', draw: chance }, tell, known)
  return { chances: sharesOf(judge(game, mind, position)), things, isCommon }
}

/** Sums over independent draws: their variances add up. */
interface Sums {
  more: number
  variance: number
}

const newSums = () => ({ chance: { more: 0, variance: 0 }, brought: new Map<string, Sums>() })

function add(sums: Sums, came: number, usual: readonly number[]): void {
  const mean = usual.reduce((sum, one) => sum + one, 0) / usual.length
  sums.more += came - mean
  sums.variance += usual.reduce((sum, one) => sum + (one - mean) ** 2, 0) / usual.length
}

/** Counts each thing that this draw brought or might have brought. */
function addThings(brought: Map<string, Sums>, came: Brought, usual: readonly Brought[]): void {
  for (const thing of new Set([came, ...usual].flatMap(({ things }) => [...things.keys()]))) {
    const count = ({ things }: Brought) => things.get(thing) ?? 0
    const sums = brought.get(thing) ?? { more: 0, variance: 0 }
    brought.set(thing, sums)
    add(sums, count(came), usual.map(count))
  }
}

const gainOf = ({ more, variance }: Sums): LuckGain => ({ more, spread: Math.sqrt(variance) })

const luckOf = ({ chance, brought }: ReturnType<typeof newSums>): Luck => ({
  chance: gainOf(chance),
  brought: Object.fromEntries([...brought].map(([thing, sums]) => [thing, gainOf(sums)])),
})
