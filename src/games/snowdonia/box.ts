import { need } from '../../kit/assert.ts'
import { type Names, namedBy } from '../../rules/edition.ts'
import type { EditionMark } from '../../rules/game.ts'
import { type Contract, type Edition, markOf, type RouteName, type Train } from './content/edition.ts'
import type { Verb, VerbOf, VerbType } from './content/verb.ts'
import { type Line, lineOf } from './line.ts'
import type { Position } from './position.ts'

/** The contents of the game’s box: an edition, indexed for the rules. Made once, never changed. */
export interface Box {
  readonly edition: EditionMark
  readonly values: Edition
  /** The track cards, each as often as there are copies. */
  readonly tracks: readonly { readonly rubble: number; readonly points: number }[]
  /** By the number on the card. */
  readonly contracts: readonly (Contract | undefined)[]
  /** By the number on the card. */
  readonly trains: readonly (Train | undefined)[]
  /** The lines of both routes, by number of players. */
  readonly lines: Readonly<Record<RouteName, readonly (Line | undefined)[]>>
}

/** The box of an edition that the schema has read. */
export function openBox(values: Edition): Box {
  return {
    edition: markOf(values),
    values,
    tracks: values.tracks.flatMap(({ rubble, points, count }) =>
      Array.from({ length: count }, () => ({ rubble, points })),
    ),
    contracts: byNumber(values.contracts, ({ id }) => id),
    trains: byNumber(values.trains, ({ number }) => number),
    lines: {
      snowdon: [0, 1, 2, 3, 4, 5].map((seats) => lineOf(values, 'snowdon', seats)),
      blaenau: [0, 1, 2, 3, 4, 5].map((seats) => lineOf(values, 'blaenau', seats)),
    },
  }
}

/** The box with its stations called by their names in a language; what it has no name for keeps the edition’s. */
export function namedIn(box: Box, names: Names): Box {
  const { snowdon, blaenau } = box.values.routes
  const named = (route: Edition['routes'][RouteName]) => ({ ...route, stations: route.stations.map(namedBy(names)) })
  const routes = { snowdon: named(snowdon), blaenau: named(blaenau) }
  return { ...openBox({ ...box.values, routes }), edition: box.edition }
}

function byNumber<T>(all: readonly T[], number: (one: T) => number): readonly (T | undefined)[] {
  const sorted: (T | undefined)[] = []
  for (const one of all) sorted[number(one)] = one
  return Array.from(sorted)
}

/** The route that a number of players take: Snowdon’s if they are too many for the one chosen. */
export const routeFor = ({ values }: Box, route: RouteName, seats: number): RouteName =>
  seats > values.routes[route].seats ? 'snowdon' : route

/** The line of a match. */
export const lineIn = (box: Box, { settings, boards }: Position): Line =>
  need(box.lines[routeFor(box, settings.route, boards.length)][boards.length], 'a line')

/** The values for a number of players. */
export const countsIn = ({ values }: Box, { boards }: Position): Edition['counts'][number] =>
  need(values.counts[boards.length - 1], 'values for the players')

/** A contract by its number. */
export const contractIn = (box: Box, id: number): Contract => need(box.contracts[id], 'a contract')

/** A train by its number. */
export const trainIn = (box: Box, number: number): Train => need(box.trains[number], 'a train')

/** A verb if it is of one type. */
export const verbIf = <T extends VerbType>(verb: Verb | undefined, type: T): VerbOf<T> | undefined =>
  verb && isOf(verb, type) ? verb : undefined

const isOf = <T extends VerbType>(verb: Verb, type: T): verb is VerbOf<T> => verb.type === type
