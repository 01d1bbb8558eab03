import { type Box, isAdvanced, layoutIn } from '../../../src/games/dwarven/box.ts'
import type { Effect, EffectType } from '../../../src/games/dwarven/effects.ts'
import { builtIn, dwarven } from '../../../src/games/dwarven/index.ts'
import type { Layout } from '../../../src/games/dwarven/layout.ts'
import type { Position } from '../../../src/games/dwarven/position.ts'
import type { Types } from '../../../src/games/dwarven/types.ts'
import { canonical } from '../../../src/kit/json.ts'
import { positionOf } from '../../../src/rules/journal.ts'
import { setupOf } from '../../../src/rules/replay.ts'
import { texts } from '../../games/dwarven/said.ts'
import { allChoices, choicesIn, combinationsOf, effectsOf, type Goals, outcomeOf, type Table } from './goals.ts'

const game = dwarven(builtIn)
const { box } = game
const { optionFields: fields } = texts.en

/**
 * Effects that bots bring about. Nobody but people makes offers: a match beside this folder has deals. Hardly anyone
 * takes a cube back from a card.
 */
const effectTypes: Readonly<Record<Exclude<EffectType, Dealing | 'recalled'>, true>> = {
  dealt: true,
  turn: true,
  surveyed: true,
  clipped: true,
  prospected: true,
  called: true,
  rolled: true,
  raced: true,
  auction: true,
  limit: true,
  bid: true,
  dropped: true,
  unsold: true,
  chained: true,
  laid: true,
  took: true,
  claimed: true,
  lifted: true,
  left: true,
  released: true,
  drew: true,
  turnedUp: true,
  event: true,
  storm: true,
  prices: true,
  trapped: true,
  paid: true,
  gained: true,
  struck: true,
  operated: true,
  die: true,
  mined: true,
  depleted: true,
  closed: true,
  sent: true,
  cleared: true,
  tickets: true,
  shipped: true,
  transhipped: true,
  declared: true,
  goal: true,
  marketDie: true,
  returned: true,
  swept: true,
  filled: true,
  reshuffled: true,
  recovered: true,
  weather: true,
  token: true,
  over: true,
}
type Dealing = 'offered' | 'refused' | 'agreed' | 'carried' | 'feeBack'

/** People alone; and one of them with the Guild, by every choice: such matches are short. */
const tables: readonly Table[] = [
  ...[2, 3, 4].map((seats) => ({ seats, options: {} })),
  { seats: 2, options: { advanced: true } },
  { seats: 4, options: { guild: [1, 3] } },
  ...[2, 3, 4].flatMap((seats) =>
    combinationsOf(fields.filter(({ key }) => key !== 'advanced' || seats === 2)).map((options) => ({
      seats,
      options: { ...options, guild: [1, 2, 3].slice(0, seats - 1) },
    })),
  ),
]

/** Names of what is reached, for what the box holds and for what effects tell alike. */
const names = {
  effect: (type: string) => `effect: ${type}`,
  table: ({ seats, options }: Table) => `${seats} seats with ${canonical(options)}`,
  laid: (seats: number, segment: number) => `segment ${segment} of the mountain for ${seats}`,
  clip: (seats: number) => `a paper clip built on the mountain for ${seats}`,
  took: (card: number) => `card ${card} taken`,
  depleted: (mine: number) => `mine ${mine} depleted`,
  route: (seats: number, card: number, cube: boolean) => `route ${card} among ${seats} by ${cube ? 'cube' : 'card'}`,
  event: (card: number) => `event ${card}`,
  chained: (works: boolean) => `a consecutive build ${works ? 'works' : 'fails'}`,
  tie: 'a tie of dice',
  ending: (why: string) => `ending: ${why}`,
  winner: (seats: number, seat: number) => `seat ${seat} wins among ${seats}`,
}

const endings = ['goal', 'turns', 'scenario']

const mountains: readonly (readonly [seats: number, layout: Layout])[] = box.layouts.flatMap((layout, seats) =>
  layout ? [[seats, layout] as const] : [],
)

const allIn = ({ values }: Box): readonly string[] => [
  ...Object.keys(effectTypes).map(names.effect),
  ...tables.map(names.table),
  ...mountains.flatMap(([seats, { segments }]) => segments.map((_, segment) => names.laid(seats, segment))),
  ...mountains.map(([seats]) => names.clip(seats)),
  ...[...values.mines, ...values.transports, ...values.people].map(({ id }) => names.took(id)),
  ...values.mines.map(({ id }) => names.depleted(id)),
  ...mountains.flatMap(([seats, { passengers }]) => passengers.map((card) => names.route(seats, card, false))),
  ...values.events.map(({ id }) => names.event(id)),
  ...[false, true].map(names.chained),
  names.tie,
  ...endings.map(names.ending),
  ...[2, 3, 4].flatMap((seats) => Array.from({ length: seats }, (_, seat) => names.winner(seats, seat))),
  ...allChoices(fields),
]

/** The goals that an effect reaches besides its type. */
function reachedBy(p: Position, e: Effect): string | undefined {
  const layout = layoutIn(box, p)
  const seats = box.layouts.indexOf(layout)
  switch (e.type) {
    case 'laid':
      return e.segment < layout.segments.length ? names.laid(seats, e.segment) : names.clip(seats)
    case 'took':
      return names.took(e.card)
    case 'depleted':
      return names.depleted(e.mine)
    case 'claimed':
      return names.route(seats, e.card, e.cube)
    case 'event':
      return names.event(e.card)
    case 'chained':
      return names.chained(e.works)
    case 'rolled':
      return e.winner < 0 ? names.tie : undefined
    default:
      return undefined
  }
}

const endingOf = (p: Position): string => (isAdvanced(box, p) ? 'scenario' : p.ending ? 'goal' : 'turns')

/** The goals of recorded matches of Dwarven Rails. */
export const dwarvenGoals: Goals<Types> = {
  game,
  all: allIn(box),
  tables,
  reached(journal) {
    const { seats, options } = setupOf(journal)
    const p = positionOf(journal)
    return new Set([
      ...effectsOf(game, journal).flatMap((e) => [names.effect(e.type), reachedBy(p, e) ?? []].flat()),
      ...choicesIn(fields, options),
      ...outcomeOf(game, journal).winners.map((seat) => names.winner(seats, seat)),
      names.ending(endingOf(p)),
      names.table({ seats, options }),
    ])
  },
}
