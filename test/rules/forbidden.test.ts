import { describe, expect, it } from 'vitest'
import { brief } from '../../src/debug/choice/panel.tsx'
import { findScene } from '../../src/debug/scenario/search.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'

import { playtest } from '../../src/games/foothills/playtest/index.ts'
import { need } from '../../src/kit/assert.ts'
import { forbiddenBy } from '../../src/rules/forbidden.ts'
import { positionOf } from '../../src/rules/journal.ts'
import { fits } from '../fits.ts'
import { words } from '../games/foothills/texts.ts'

const game = foothills(builtIn)
const { scenarios, intentions, isOwn } = playtest(game.box)

/** Every scene in which a seat is asked, with its intentions and what is forbidden. */
const found = await Promise.all(scenarios.map((scene) => findScene(game, scene, 400)))
const asked = scenarios.flatMap((scene, at) => {
  const journal = found[at]?.journal
  if (journal?.ask.type !== 'choose') return []
  const { seat, moves } = journal.ask
  const position = positionOf(journal)
  const wants = intentions(position)
  const forbidden = forbiddenBy(game, position, seat, wants, ({ reason }) => reason)
  return [{ name: scene.name, position, seat, moves, wants, forbidden }]
})

describe('intentions', () => {
  it.each(asked)('holds a way to want each legal move: $name', ({ moves, wants }) => {
    const missed = moves.filter((move) => !wants.some((want) => fits(move, want)))
    expect(missed).toEqual([])
  })

  it.each(asked)('names nothing twice: $name', ({ wants }) => {
    const names = wants.map(brief)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(asked)('is forbidden with a reason exactly where no legal move fits: $name', (scene) => {
    const { moves, wants, forbidden } = scene
    const listed = new Set(forbidden.flatMap((group) => group.intentions))
    for (const want of wants)
      expect([brief(want), listed.has(want)]).toEqual([brief(want), !moves.some((move) => fits(move, want))])
  })
})

describe('what can’t be done', () => {
  it('is grouped by reason, the most specific first', () => {
    for (const { forbidden } of asked) {
      const reasons = forbidden.map(({ text }) => text)
      expect(new Set(reasons).size).toBe(reasons.length)
      const counts = forbidden.map((group) => group.intentions.length)
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    }
  })

  it('is everything for a seat without a choice', () => {
    const { position, seat, wants } = need(asked[0], 'a scene')
    const forbidden = forbiddenBy(game, position, 1 - seat, wants, ({ reason }) => reason)
    expect(forbidden.map(({ text }) => text)).toEqual(['notYourTurn'])
    expect(forbidden[0]?.intentions).toEqual(wants)
  })
})

describe('what concerns other seats’ cards', () => {
  const first = asked.find(({ name }) => name === 'the first turn')
  const { position, seat, wants } = need(first, 'a first turn')
  const forbidden = forbiddenBy(
    game,
    position,
    seat,
    wants,
    words(game.box).refusal,
    (want) => isOwn?.(position, seat, want) ?? true,
  )

  it('comes last', () => {
    const own = forbidden.map(({ intentions: all }) => all.some((one) => isOwn?.(position, seat, one)))
    expect(own.indexOf(false)).toBeGreaterThan(0)
    expect(own.indexOf(false)).toBe(own.lastIndexOf(true) + 1)
  })

  it('says whose they are', () => {
    const other = seat === 0 ? 'Green' : 'Blue'
    const texts = forbidden.map(({ text }) => text)
    expect(texts).toContain(`That Excavation card is ${other}’s.`)
    expect(texts).toContain('That Excavation card isn’t one of yours.')
    expect(texts).not.toContain('Excavation isn’t one of your cards.')
  })
})

describe('a move in short', () => {
  it('starts with its type', () => {
    expect(brief({ station: 4, type: 'lay', deal: 0 })).toBe('lay station=4 deal=0')
    expect(brief({ type: 'done' })).toBe('done')
  })
})
