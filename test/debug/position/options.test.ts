import { describe, expect, it } from 'vitest'
import { optionsAt, optionsFor } from '../../../src/debug/position/options.ts'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import { playtest } from '../../../src/games/foothills/playtest/index.ts'
import { need } from '../../../src/kit/assert.ts'
import { begun, walk } from '../../playing.ts'

const game = foothills(builtIn)
const { meaning } = playtest(game.box)
const p = need(walk(game, begun(game, 2, {}, 1), 10).at(-1), 'a position')
const at = (path: string) => optionsAt((where, value) => meaning(p, where, value), path)
const valuesAt = (path: string) => at(path).map(({ value }) => value)

describe('the options for a value', () => {
  it('are all action cards, where there is one', () => {
    const all = game.box.actions.map(({ index }) => index)
    expect([valuesAt('boards.0.cards.4'), valuesAt('spare.3')]).toEqual([all, all])
    expect(at('spare.3').find(({ value }) => value === 24)?.name).toMatch(/^Surveyor \/ Shared/)
  })

  it('are seats and places', () => {
    expect(at('seat').map(({ name }) => name)).toEqual(['Blue', 'Green'])
    expect(valuesAt('summit')).toEqual([-1, 0, 1])
    expect(valuesAt('tracks.3')).toEqual([0, 1, 2])
    expect(at('boards.1.surveyor').slice(0, 3)).toMatchObject([
      { value: -2, name: 'the pub' },
      { value: -1, name: 'home' },
      { value: 0 },
    ])
  })

  it('are missing for plain numbers, and for long lists of sets', () => {
    for (const path of ['yard.iron', 'rubble.3', 'boards.0.tickets', 'lines'])
      expect([path, at(path)]).toEqual([path, []])
  })

  it('are filtered by name, but not by a number', () => {
    const all = at('spare.3')
    expect(optionsFor(all, 'SHARED').map(({ value }) => value)).toEqual([24])
    expect([optionsFor(all, '24'), optionsFor(all, ''), optionsFor(all, '-')]).toEqual([all, all, []])
  })
})
