import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { titles } from '../../src/games/index.ts'
import type { Title } from '../../src/games/title.ts'
import { digest64 } from '../../src/kit/hash.ts'
import type { Typed } from '../../src/rules/game.ts'
import { sound } from '../journals.ts'
import { begun, playing } from '../playing.ts'

const file = new URL('pinned.json', import.meta.url)
const note =
  'How random matches end, a digest each. A change here is a change of the rules: journals replay differently, and the ruleset’s number must rise. Rewrite it with: PIN=1 npx vitest run test/games/pinned.test.ts'

const pinnedSchema = v.strictObject({ ruleset: v.number(), edition: v.string(), matches: v.array(v.string()) })
const fileSchema = v.strictObject({ note: v.string(), titles: v.record(v.string(), v.array(pinnedSchema)) })
const read = () => v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8'))).titles

/** The ends of ten random matches, with the edition they were pinned with: it stays, whatever the newest is. */
async function playedBy(title: Title, hash?: string): Promise<v.InferOutput<typeof pinnedSchema>> {
  const { game } = sound(await title.open(undefined, hash))
  const { min, max } = game.seats
  const matches = Array.from({ length: 10 }, (_, seed) => {
    const begin = begun(game, min + (seed % (max - min + 1)), {}, seed)
    const effects: Typed[] = []
    for (const _ of playing(game, begin, { tell: (effect) => void effects.push(effect) }));
    return digest64([begin.p, effects, game.outcome(begin.p)])
  })
  return { ruleset: game.ruleset, edition: game.edition.hash, matches }
}

if (process.env.PIN) {
  const pins = async (title: Title) => {
    const newest = await playedBy(title)
    return [...(read()[title.id] ?? []).filter(({ edition }) => edition !== newest.edition), newest]
  }
  const all = await Promise.all(titles.map(async (title) => [title.id, await pins(title)] as const))
  writeFileSync(file, `${JSON.stringify({ note, titles: Object.fromEntries(all) }, undefined, 2)}\n`)
}

describe('pinned matches', () => {
  it.each(titles)('of $name end as they always did', async (title) => {
    const pins = read()[title.id] ?? []
    for (const pinned of pins) {
      expect(await playedBy(title, pinned.edition)).toEqual(pinned)
      expect(pinned.matches).toHaveLength(10)
    }
    expect(pins.at(-1)?.edition).toBe(sound(await title.open()).game.edition.hash)
  })
})
