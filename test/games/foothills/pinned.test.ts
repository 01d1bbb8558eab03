import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/games/foothills/effects.ts'
import { builtInBy, foothills } from '../../../src/games/foothills/index.ts'
import { need } from '../../../src/kit/assert.ts'
import { digest64 } from '../../../src/kit/hash.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import { playOn } from '../../../src/rules/play.ts'

const file = new URL('pinned.json', import.meta.url)
const note =
  'How ten random matches end. A change here is a change of the rules: journals replay differently, and the ruleset’s number must rise. Rewrite it with: PIN=1 npx vitest run test/games/foothills/pinned.test.ts'

const matchSchema = v.strictObject({
  seed: v.number(),
  position: v.string(),
  effects: v.string(),
  moves: v.number(),
  turns: v.number(),
  points: v.array(v.number()),
})
const fileSchema = v.strictObject({
  note: v.string(),
  ruleset: v.number(),
  edition: v.string(),
  matches: v.array(matchSchema),
})

const read = () => v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8')))
/** The edition they were pinned with: it stays, whatever the newest is. */
const game = foothills(await builtInBy(read().edition))

function played(seed: number): v.InferOutput<typeof matchSchema> {
  const draw = fastDraw(seed)
  const p = game.setup(2, {})
  let moves = 0
  const choose = <M>(legal: readonly M[]): M => {
    moves += 1
    return need(legal[draw(legal.length)], 'a legal move')
  }
  const effects: Effect[] = []
  playOn(game, p, draw, choose, (effect) => effects.push(effect))
  const points = game.outcome(p)?.seats.map(({ total }) => total) ?? []
  const [position, told] = [digest64(p), digest64(effects)]
  return { seed, position, effects: told, moves, turns: p.turn, points }
}

const now = {
  note,
  ruleset: game.ruleset,
  edition: game.edition.hash,
  matches: Array.from({ length: 10 }, (_, seed) => played(seed)),
}
if (process.env.PIN) writeFileSync(file, write(now))
const pinned = read()

/** JSON, the two scores of a match on one line. */
function write(data: unknown): string {
  const text = JSON.stringify(data, undefined, 2)
  return `${text.replaceAll(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]')}\n`
}

describe('pinned matches', () => {
  it('belong to these rules and component values', () => {
    expect([pinned.ruleset, pinned.edition]).toEqual([now.ruleset, now.edition])
  })

  it.each(now.matches)('with seed $seed end as they always did', (match) => {
    expect(match).toEqual(pinned.matches.find(({ seed }) => seed === match.seed))
  })

  it('are ten', () => {
    expect(pinned.matches).toHaveLength(10)
  })
})
