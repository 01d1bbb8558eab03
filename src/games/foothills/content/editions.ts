import { type EditionRead, editionReader, editionsOf, hashOf } from '../../../rules/edition.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import { type FlawReason, flaw } from '../edit/flaws.ts'
import content from './content.json'
import { type Edition, editionSchema, letters, mark, markOf, type Numeral, numerals } from './edition.ts'

type EditionStation = Edition['stations'][number]

/** The first way in which the values of an edition do not fit together, which the schema cannot see. */
const checkEdition = (edition: Edition): Flaw | undefined =>
  checkIds(edition) ??
  checkLines(edition) ??
  first(edition.stations, checkStation) ??
  checkActions(edition) ??
  checkCubes(edition)

function first<T>(items: readonly T[], check: (item: T) => Flaw | undefined): Flaw | undefined {
  for (const item of items) {
    const wrong = check(item)
    if (wrong) return wrong
  }
  return undefined
}

function checkIds({ stations, actions, lines }: Edition): Flaw | undefined {
  for (const [at, list] of Object.entries({ stations, actions, lines })) {
    const ids = list.map(({ id }) => id)
    const twice = ids.find((id, i) => ids.indexOf(id) !== i)
    if (twice !== undefined) return flaw('idTwice', at, { id: twice })
  }
  const wrong = lines.findIndex((l, i) => l.id !== numerals[i])
  return wrong < 0 ? undefined : flaw('lineOrder', `lines.${wrong}`, { line: numerals[wrong] ?? '' })
}

/** Each line has one starting station in column 1, and one card in each column after it. */
function checkLines({ stations }: Edition): Flaw | undefined {
  return first<Numeral>(numerals, (line) => {
    const cards = stations.filter((s) => s.lines.includes(line))
    if (cards.filter((s) => s.start).length !== 1) return flaw('oneStart', 'stations', { line })
    const columns = cards.flatMap((s) => s.columns).sort((a, b) => a - b)
    const gap = columns.findIndex((column, i) => column !== i + 1)
    if (gap >= 0) return flaw('columnGap', 'stations', { line })
    return columns.length < 2 ? flaw('shortLine', 'stations', { line }) : undefined
  })
}

function checkStation(s: EditionStation): Flaw | undefined {
  const { tracks } = s
  const against = (reason: FlawReason) => flaw(reason, 'stations', { station: s.id })
  if (s.start && (tracks > 0 || s.rubble > 0 || s.spaces.length > 0)) return against('startNotBare')
  if (s.start && !s.action?.some((verb) => verb.type === 'ticket')) return against('startNoTicket')
  if (!s.start && tracks === 0) return against('noTrackSpace')
  if (!s.start && s.spaces.length === 0) return against('noStationSpace')
  return s.action && s.effect ? against('actionAndEffect') : undefined
}

/** One blue, one green and three neutral cards of each pair of types, and always the same pair. */
function checkActions({ actions }: Edition): Flaw | undefined {
  return first(letters, (letter) => {
    const cards = actions.filter((a) => a.primary === letter)
    const colours = cards.map((a) => a.colour).sort()
    if (colours.join(' ') !== 'blue green neutral neutral neutral')
      return flaw('cardColours', 'actions', { letter, colours })
    const pairs = new Set(cards.map((a) => a.secondary))
    return pairs.size > 1 ? flaw('cardPairs', 'actions', { letter }) : undefined
  })
}

/** Setup draws six resources, and each player keeps two of them. */
function checkCubes({ components }: Edition): Flaw | undefined {
  const resources = components.iron + components.stone
  if (resources < 6) return flaw('fewResources', 'components', { resources })
  return components.stops < 1 ? flaw('noStops', 'components.stops') : undefined
}

const readValues = editionReader(editionSchema, checkEdition)

/** An edition read from untrusted data, or the first thing wrong with it. */
function read(data: unknown): EditionRead<Edition> {
  const reading = readValues(data)
  if ('edition' in reading && reading.edition.format === 1) mark(reading.edition, hashOf(data))
  return reading
}

/** Built-in editions that a newer one has taken the place of, by the hash that their matches pin. */
const earlier = {
  '66838a32d3574fe81eba7578c1c08b8081cb0a3bd9d58d02b9df6acd4894a747': async () =>
    (await import('./earlier/66838a32.json')).default,
}

/** The built-in editions, and those that people made. */
export const editions = editionsOf({ content, schema: editionSchema, read, markOf, earlier })
