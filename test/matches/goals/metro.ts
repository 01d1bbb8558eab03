import { ownStations } from '../../../src/games/metro/content/edition.ts'
import { deck } from '../../../src/games/metro/content/tiles.ts'
import { metro } from '../../../src/games/metro/index.ts'
import type { Effect, EffectType, Types } from '../../../src/games/metro/moves.ts'
import { canonical } from '../../../src/kit/json.ts'
import { setupOf } from '../../../src/rules/replay.ts'
import { texts } from '../../games/metro/said.ts'
import { allChoices, choicesIn, combinationsOf, effectsOf, type Goals, outcomeOf, type Table } from './goals.ts'

const { optionFields: fields } = texts.en

const effectTypes: Readonly<Record<EffectType, true>> = {
  began: true,
  laid: true,
  finished: true,
  shown: true,
  drew: true,
  lifted: true,
  turned: true,
  over: true,
}

/** Names of what is reached, for what the game holds and for what effects tell alike. */
const names = {
  effect: (type: string) => `effect: ${type}`,
  table: ({ seats, options }: Table) => `${seats} seats with ${canonical({ ...options, first: undefined })}`,
  tile: (seats: number, kind: string) => `tile ${kind} among ${seats}`,
  turned: (quarters: number) => `a tile turned by ${quarters}`,
  line: (seats: number, station: number) => `line of station ${station + 1} among ${seats}`,
  end: (isCity: boolean) => `a line ${isCity ? 'into the city' : 'to the edge'}`,
  winner: (seats: number, seat: number) => `seat ${seat} wins among ${seats}`,
  shared: 'a shared win',
}

const counts = Array.from({ length: metro.seats.max - metro.seats.min + 1 }, (_, at) => metro.seats.min + at)
const seatsOf = (count: number) => Array.from({ length: count }, (_, seat) => seat)

/** Every number of seats with every choice but the first player, who is the last seat or drawn in turn. */
const tables: readonly Table[] = counts
  .flatMap((seats) =>
    combinationsOf(fields.filter(({ key }) => key !== 'first')).map((options) => ({ seats, options })),
  )
  .map(({ seats, options }, nth) =>
    nth % 2 === 0 ? { seats, options } : { seats, options: { ...options, first: 'random' } },
  )

const all: readonly string[] = [
  ...Object.keys(effectTypes).map(names.effect),
  ...tables.map(names.table),
  ...counts.flatMap((count) => [...new Set(deck)].map((kind) => names.tile(count, kind))),
  ...[1, 2, 3].map(names.turned),
  ...counts.flatMap((count) => (ownStations[count] ?? []).flat().map((station) => names.line(count, station - 1))),
  ...[false, true].map(names.end),
  ...counts.flatMap((count) => seatsOf(count).map((seat) => names.winner(count, seat))),
  names.shared,
  ...allChoices(fields),
]

/** The goals that an effect reaches besides its type. */
function reachedBy(seats: number, e: Effect): readonly string[] {
  if (e.type === 'laid') return [names.tile(seats, e.face), ...(e.turns > 0 ? [names.turned(e.turns)] : [])]
  if (e.type !== 'finished' || e.seat === undefined) return []
  return [names.line(seats, e.station), names.end(e.city)]
}

/** The goals of recorded matches of Metro. */
export const metroGoals: Goals<Types> = {
  game: metro,
  all,
  tables,
  reached(journal) {
    const { seats, options } = setupOf(journal)
    const { winners } = outcomeOf(metro, journal)
    const won = winners.length > 1 ? names.shared : names.winner(seats, winners[0] ?? -1)
    return new Set([
      ...effectsOf(metro, journal).flatMap((effect) => [names.effect(effect.type), ...reachedBy(seats, effect)]),
      ...choicesIn(fields, options),
      names.table({ seats, options }),
      won,
    ])
  },
}
