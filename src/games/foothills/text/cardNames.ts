import type { Box, CardSide } from '../box.ts'
import type { Locale } from './locale.ts'

/** Names of the sides of action cards in a language, by the names that are printed on them. */
export type CardNames = Readonly<Record<string, string>>

/** The names of the sides in a box; one that the language has no name for keeps the printed one. */
export function cardNamesIn({ cards }: Locale, box: Box): CardNames {
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

/** The box with its cards named in a language; a side that it has no name for keeps the printed one. */
export function namedIn(box: Box, names: CardNames): Box {
  const named = (side: CardSide) => ({ ...side, name: names[side.name] ?? side.name })
  const actions = box.actions.map((card) => ({ ...card, golden: named(card.golden), grey: named(card.grey) }))
  return { ...box, actions }
}
