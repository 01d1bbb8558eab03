import { type Edition, letters, type Numeral, numerals } from './edition.ts'

type EditionStation = Edition['stations'][number]

/**
 * What the schema cannot see: that the values of an edition fit each other. The first thing wrong, as
 * a sentence that says where; undefined when all fits.
 */
export function checkEdition(edition: Edition): string | undefined {
  return (
    checkIds(edition) ??
    checkLines(edition) ??
    first(edition.stations, checkStation) ??
    checkActions(edition) ??
    checkCubes(edition)
  )
}

function first<T>(items: readonly T[], check: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = check(item)
    if (problem) return problem
  }
  return undefined
}

function checkIds({ stations, actions, lines }: Edition): string | undefined {
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['stations', stations.map((s) => s.id)],
    ['actions', actions.map((a) => a.id)],
    ['lines', lines.map((l) => l.id)],
  ]
  for (const [what, ids] of all) {
    const twice = ids.find((id, i) => ids.indexOf(id) !== i)
    if (twice !== undefined) return `${what}: “${twice}” appears twice.`
  }
  const wrong = lines.findIndex((l, i) => l.id !== numerals[i])
  return wrong < 0 ? undefined : `lines.${wrong}: expected line ${numerals[wrong]} here.`
}

/** Each line has one starting station in column 1, and one card in each column after it. */
function checkLines({ stations }: Edition): string | undefined {
  return first<Numeral>(numerals, (line) => {
    const cards = stations.filter((s) => s.lines.includes(line))
    if (cards.filter((s) => s.start).length !== 1)
      return `line ${line}: needs exactly one starting station.`
    const columns = cards.flatMap((s) => s.columns.value).sort((a, b) => a - b)
    const gap = columns.findIndex((column, i) => column !== i + 1)
    if (gap >= 0) return `line ${line}: its columns must be 1, 2, 3… with none missing or repeated.`
    return columns.length < 2 ? `line ${line}: needs at least two cards.` : undefined
  })
}

function checkStation(s: EditionStation): string | undefined {
  const tracks = s.tracks.value
  if (s.start && (tracks > 0 || s.rubble.value > 0 || s.spaces.length > 0))
    return `station ${s.id}: a starting station can’t have rubble, track or stations.`
  if (s.start && !s.action?.value.some((verb) => verb.type === 'ticket'))
    return `station ${s.id}: a starting station must give a ticket.`
  if (!s.start && tracks === 0) return `station ${s.id}: needs a track space.`
  if (!s.start && s.spaces.length === 0) return `station ${s.id}: needs a station space.`
  return s.action && s.effect
    ? `station ${s.id}: can’t have both a surveyor action and an effect.`
    : undefined
}

/** One blue, one green and three neutral cards of each pair of types, and always the same pair. */
function checkActions({ actions }: Edition): string | undefined {
  return first(letters, (letter) => {
    const cards = actions.filter((a) => a.primary === letter)
    const colours = cards
      .map((a) => a.colour.value)
      .sort()
      .join(' ')
    if (colours !== 'blue green neutral neutral neutral')
      return `actions ${letter}: needs 1 blue, 1 green and 3 neutral cards, but has “${colours}”.`
    const pairs = new Set(cards.map((a) => a.secondary))
    return pairs.size > 1
      ? `actions ${letter}: all grey sides must be of the same type.`
      : undefined
  })
}

/** Setup draws six resources, and each player keeps two of them. */
function checkCubes({ components }: Edition): string | undefined {
  const resources = components.iron.value + components.stone.value
  if (resources < 6) return `components: setup needs 6 resources, but there are only ${resources}.`
  return components.stops.value < 1
    ? 'components.stops: needs at least one buffer stop.'
    : undefined
}
