import { describe, expect, it } from 'vitest'
import type { GameTypes } from '../../src/rules/game.ts'
import type { Playtest } from '../../src/rules/playtest.ts'
import { randomJournal } from '../journals.ts'
import { playedEntries } from '../playedEntries.ts'
import { type Opened, openTitles } from './opened.ts'
import { stringsIn } from './strings.ts'

/** Entries, effects and refusals of a random match. */
function matchOf({ open: { game } }: Opened, { intentions }: Playtest<GameTypes>) {
  const seats = Math.min(3, game.seats.max)
  const journal = randomJournal(game, seats, {}, 5)
  const played = playedEntries(game, journal)
  const refused = played.flatMap(({ before }) =>
    Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) =>
      intentions(before).flatMap((want) => game.why(before, seat, want) ?? []),
    ),
  )
  return {
    entries: journal.entries,
    effects: played.flatMap(({ effects }) => effects),
    // The heading of the printed rules over a refusal's rule is the key of a section of the rules book.
    refusals: refused.flatMap(({ also = [], ...first }) => [first, ...also]).map(({ section: _, ...told }) => told),
  }
}

describe.each(openTitles)('a match of $id', async (one) => {
  const match = matchOf(one, await one.open.playtest())
  /** Names of things in the box, which refusals use. */
  const names = new Set(stringsIn(one.open.game).map(([, name]) => name))

  it.each(Object.entries(match))('holds keys, names and amounts in its %s, and no sentence', (_, told) => {
    const strings = [...new Set(stringsIn(told).map(([, text]) => text))]
    expect(told.length).toBeGreaterThan(0)
    expect(strings.length).toBeGreaterThan(1)
    expect(strings.filter((text) => /\s/.test(text) && !names.has(text))).toEqual([])
  })
})
