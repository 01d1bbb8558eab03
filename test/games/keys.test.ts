import { describe, expect, it } from 'vitest'
import { builtIn } from '../../src/games/foothills/index.ts'
import { intentionsOf as foothillsIntentions } from '../../src/games/foothills/intentions.ts'
import { metro } from '../../src/games/metro/index.ts'
import { intentionsOf as metroIntentions } from '../../src/games/metro/intentions.ts'
import { intentionsOf as snowdoniaIntentions } from '../../src/games/snowdonia/intentions.ts'
import type { Game, GameTypes, Seat } from '../../src/rules/game.ts'
import { randomJournal } from '../journals.ts'
import { playedEntries } from '../playedEntries.ts'
import { game as foothills } from './foothills/table.ts'
import { game as snowdonia, box as snowdoniaBox } from './snowdonia/table.ts'

/** Every string in a value. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

/** Entries, effects and refusals of a random match. */
function matchOf<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  intentions: (p: G['position'], seat: Seat) => readonly G['intention'][],
) {
  const journal = randomJournal(game, seats, {}, 5)
  const played = playedEntries(game, journal)
  const refused = played.flatMap(({ before }) =>
    Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
      intentions(before, seat).flatMap((want) => game.why(before, seat, want) ?? []),
    ),
  )
  return {
    entries: journal.entries,
    effects: played.flatMap(({ effects }) => effects),
    // The heading of the printed rules over a refusal's rule is the key of a section of the rules book.
    refusals: refused.flatMap(({ also = [], ...first }) => [first, ...also]).map(({ section: _, ...told }) => told),
  }
}

/** Names of things in the box, which refusals use. */
const names = new Set(stringsIn([builtIn, foothills.box, snowdoniaBox]))

describe.each([
  ['Foothills', matchOf(foothills, 2, (p) => foothillsIntentions(foothills.box, p))],
  ['Metro', matchOf(metro, 4, metroIntentions)],
  ['Snowdonia', matchOf(snowdonia, 3, (p) => snowdoniaIntentions(snowdoniaBox, p))],
])('a match of %s', (_, match) => {
  it.each(Object.entries(match))('holds keys, names and amounts in its %s, and no sentence', (_, told) => {
    const strings = [...new Set(stringsIn(told))]
    expect(told.length).toBeGreaterThan(50)
    expect(strings.length).toBeGreaterThan(2)
    expect(strings.filter((text) => /\s/.test(text) && !names.has(text))).toEqual([])
  })
})
