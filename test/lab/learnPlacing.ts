import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { futures } from '../../src/bots/thinker.ts'
import { thinkers } from '../../src/bots/thinkers.ts'
import { builtIn, snowdonia } from '../../src/games/snowdonia/index.ts'
import type { Types } from '../../src/games/snowdonia/moves.ts'
import { usualWeights, type Weights } from '../../src/games/snowdonia/workAhead.ts'
import { mindOf } from '../../src/games/snowdonia/worth.ts'
import { need } from '../../src/kit/assert.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import type { Mind } from '../../src/rules/mind.ts'
import { none, settle } from '../../src/rules/play.ts'

/*
 * Learns what bots of Snowdonia weigh. Every weight is moved a little either way, gangers who go by the one set
 * play gangers who go by the other, and the weights go where more points were made (“simultaneous perturbation”).
 * It begins with the weights in use, and writes the mean of its last rounds.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'src/games/snowdonia/content/weights.json' },
  },
})
const rounds = Number(values.rounds)
const draw = fastDraw(Number(values.seed))
const game = snowdonia(builtIn)

/** Step by which each weight is moved. */
const steps: Weights = {
  iron: 0.12,
  stone: 0.18,
  coal: 0.18,
  steel: 0.3,
  rubble: 0.07,
  spare: 0.12,
  late: 0.06,
  train: 0.18,
  use: 0.24,
  promise: 0.05,
  progress: 0.07,
  yard: 0.15,
  first: 0.24,
  lay: 0.6,
  smelt: 0.24,
  dress: 0.24,
  office: 0.3,
  bonus: 0.04,
  second: 0.24,
  survey: 0.3,
  site: 0.5,
}
const lowest: Partial<Weights> = { spare: 0, late: 0.02 }
const highest: Partial<Weights> = { spare: 1 }

/** New weights, each from its name and value. */
const each = (of: (name: keyof Weights, value: number) => number, from: Weights): Weights => {
  const next = { ...from }
  for (const name in next) if (isName(name)) next[name] = of(name, next[name])
  return next
}
const isName = (name: string): name is keyof Weights => Object.hasOwn(steps, name)

const within = (name: keyof Weights, value: number) =>
  Math.min(highest[name] ?? Number.POSITIVE_INFINITY, Math.max(lowest[name] ?? -99, value))

/** The points of a match of gangers who go by these minds. */
function play(minds: readonly Mind<Types>[], seed: number): readonly number[] {
  const chance = fastDraw(seed)
  const position = game.setup(minds.length, {})
  let ask = settle<Types>(game, position, none, () => {})
  while (ask.type !== 'over') {
    if (ask.type === 'chance') {
      ask = settle<Types>(game, position, { type: 'chance', draw: chance }, () => {})
      continue
    }
    const { seat } = ask
    const mind = need(minds[seat], 'a mind')
    const question = { game, mind, position, seat, choice: ask, known: () => undefined }
    const { move } = thinkers.ganger<Types>(question, futures(1), chance)
    ask = settle<Types>(game, position, { type: 'move', seat, move }, () => {})
  }
  return need(game.outcome(position), 'an outcome').seats.map(({ total }) => total)
}

/** By how much one mind beats the other, from -1 to 1: two matches from one seed, with the seats changed. */
function leadOf(one: Mind<Types>, other: Mind<Types>, seats: number): number {
  const seed = draw(2 ** 31)
  let lead = 0
  for (const swap of [0, 1]) {
    const minds = Array.from({ length: seats }, (_, seat) => (seat % 2 === swap ? one : other))
    const totals = play(minds, seed)
    const mean = (mind: Mind<Types>) => {
      const own = totals.filter((_, seat) => minds[seat] === mind)
      return own.reduce((sum, total) => sum + total, 0) / own.length
    }
    lead += Math.tanh((mean(one) - mean(other)) / 20) / 2
  }
  return lead
}

let weights = usualWeights
let mean = weights
for (let round = 0; round < rounds; round++) {
  const signs = each(() => (draw(2) === 0 ? 1 : -1), weights)
  const moved = (by: number) =>
    mindOf(
      game.box,
      each((name, value) => within(name, value + by * signs[name] * steps[name]), weights),
    )
  const [one, other] = [moved(1), moved(-1)]
  const seats = 2 + (round % 3)
  const lead = (leadOf(one, other, seats) + leadOf(one, other, seats)) / 2
  const pace = 0.24 / Math.sqrt(1 + round / 300)
  weights = each((name, value) => within(name, value + pace * lead * signs[name] * steps[name]), weights)
  const share = 1 / Math.min(round + 1, 400)
  mean = each((name, value) => value + share * (weights[name] - value), mean)
  if (round % 100 === 99) {
    const rounded = each((_, value) => Math.round(1000 * value) / 1000, mean)
    writeFileSync(values.out, `${JSON.stringify(rounded, undefined, 2)}\n`)
    console.log(`Round ${round + 1}: ${JSON.stringify(rounded)}`)
  }
}
