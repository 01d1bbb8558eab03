import type { Contract, Cost, EventKind } from '../../content/edition.ts'
import type { Verb, VerbOf, VerbType } from '../../content/verb.ts'
import type { IconName } from './icons.ts'
import { arrowSign, type Sign, signOf, wordsOf } from './rebus.ts'

type Signs = { readonly [T in VerbType]: (verb: VerbOf<T>) => readonly (readonly Sign[])[] }

const plus = (amount: number) => wordsOf(`+${amount}`)
const times = (amount: number) => wordsOf(`× ${amount}`)
const equals = wordsOf('=')
const extras = { clear: ['heap', 'clear'], lay: ['ghost', 'track'], build: ['ghost', 'station'] } as const

/** The action of each verb, in rows of signs. */
const rows: Signs = {
  rate: ({ of, plus: more }) => [[signOf(of === 'dig' ? 'pick' : 'track'), plus(more)]],
  times: ({ times: by }) => [[signOf('pick'), times(by)]],
  more: ({ cubes }) => [[signOf('yard'), plus(cubes)]],
  anyCoal: () => [[signOf('yard'), arrowSign, signOf('coal'), signOf('coal')]],
  take: ({ cubes }) => [[signOf('yard'), arrowSign, signOf('any', cubes)]],
  disc: () => [[signOf('fog'), signOf('exchange'), signOf('sun')]],
  lock: () => [[signOf('contract'), signOf('lock')]],
  lead: () => [[signOf('start'), signOf('lock')]],
  move: () => [[signOf('labourer'), arrowSign, signOf('spot')]],
  smelt: ({ iron, times: by }) => [[signOf('iron', iron), arrowSign, signOf('steel')], [times(by)]],
  dress: ({ rubble, times: by }) => [[signOf('rubble', rubble), arrowSign, signOf('stone')], [times(by)]],
  ratio: ({ iron }) => [[signOf('iron', iron), arrowSign, signOf('steel')]],
  ironAsSteel: ({ iron }) => [[signOf('iron', iron), equals, signOf('steel')]],
  rubbleAsStone: ({ rubble, stone }) => [[signOf('rubble', rubble), equals, signOf('stone')], [times(stone)]],
  less: ({ stone }) => [[signOf('station'), wordsOf(`−${stone}`), signOf('stone')]],
  extra: ({ of }) => [[signOf(extras[of][0]), arrowSign, signOf(extras[of][1])]],
  draw: ({ contracts }) => [[plus(contracts), signOf('contract')]],
  bag: ({ cubes }) => [[signOf('bag'), arrowSign, signOf('any', cubes)]],
  survey: () => [[signOf('surveyor'), plus(1)]],
  upkeep: () => [[signOf('spanner'), equals, signOf('contract')]],
  points: ({ points }) => [[{ type: 'points', points }]],
}

// Passes the type separately, so that the compiler matches signs to verb.
const rowsOf = <T extends VerbType>(type: T, verb: { [K in VerbType]: VerbOf<K> }[T]) => rows[type](verb)

/** The action of a verb, in rows of signs. */
export const verbRows = (verb: Verb): readonly (readonly Sign[])[] => rowsOf(verb.type, verb)

/** The same in one row. */
export const verbSigns = (verb: Verb): readonly Sign[] => verbRows(verb).flat()

/** The worth of a contract at the end. */
export interface Bonus {
  /** Its requirements, in rows. */
  readonly rows: readonly (readonly Sign[])[]
  /** Its points, unless the rows say them. */
  readonly points?: number
  /** Stations and the points for a surveyor there. */
  readonly ladder?: readonly (readonly [number, number])[]
}

/** The worth of a contract at the end, in signs. */
export function bonusOf({ needs, points, perCoal, ladder }: Contract): Bonus {
  if (perCoal) return { rows: [[signOf('coal'), arrowSign, { type: 'points', points: perCoal }]] }
  if (ladder) return { rows: [[signOf('surveyor'), wordsOf(`${ladder.at(-1)?.[1] ?? ''}`)]], ladder }
  const { rubble, tracks, buildings, surveyor } = needs
  const rows = [
    ...(rubble ? [[signOf('rubble', rubble)]] : []),
    ...(tracks ? [[signOf('track', tracks)]] : []),
    ...(buildings ? [[signOf('station', buildings)]] : []),
    ...(surveyor ? [[signOf('surveyor'), wordsOf(`${surveyor}`)]] : []),
  ]
  return { rows, points }
}

/** The cost of a site, in signs. */
export const costSigns = ({ stone, steel }: Cost): Sign[] => [
  ...(stone ? [signOf('stone', stone)] : []),
  ...(steel ? [signOf('steel', steel)] : []),
]

/** The sign of each event. */
export const eventIcon: Readonly<Record<EventKind, IconName>> = {
  dig: 'pick',
  trains: 'engine',
  lay: 'track',
  station: 'station',
  upkeep: 'spanner',
}
