import { type Names, namedBy } from '../../../rules/edition.ts'
import { type Box, shownName } from '../box.ts'
import type { Locale } from './locale.ts'

/** The names of the sides in a box; one that the language has no name for keeps the printed one. */
export function cardNamesIn({ cards }: Locale, box: Box): Names {
  const names = new Map(Object.entries(cards))
  const sides = box.actions.flatMap(({ golden, grey }) => [golden.name, grey.name])
  return Object.fromEntries(sides.map((printed) => [printed, names.get(keyOf(printed)) ?? printed]))
}

/** The key of a printed name among a language’s words: “brickiesMate” for “Brickie’s Mate”. */
const keyOf = (printed: string) =>
  printed
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^A-Za-z]+(.)/g, (_, next: string) => next.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase())

/** The box with everything called by its name in a language; what it has no name for keeps the edition’s. */
export function namedIn(box: Box, names: Names): Box {
  const named = namedBy(Object.fromEntries(Object.entries(names).map(([name, own]) => [shownName(name), own])))
  const actions = box.actions.map((card) => ({ ...card, golden: named(card.golden), grey: named(card.grey) }))
  return {
    ...box,
    actions,
    lines: box.lines.map(named),
    stations: box.stations.map(named),
    tickets: box.tickets.map(named),
  }
}
