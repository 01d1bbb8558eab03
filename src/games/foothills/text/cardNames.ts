import type { Box, CardSide } from '../box.ts'

/** Names of the sides of action cards in a language, by the names that are printed on them. */
export type CardNames = Readonly<Record<string, string>>

/** The box with its cards named in a language; a side that it has no name for keeps the printed one. */
export function namedIn(box: Box, names: CardNames): Box {
  const named = (side: CardSide) => ({ ...side, name: names[side.name] ?? side.name })
  const actions = box.actions.map((card) => ({ ...card, golden: named(card.golden), grey: named(card.grey) }))
  return { ...box, actions }
}
