import { describe, expect, it } from 'vitest'
import { findScene } from '../../../../src/debug/scenario/search.ts'
import { builtIn, foothills } from '../../../../src/games/foothills/index.ts'
import { playtest } from '../../../../src/games/foothills/playtest/index.ts'
import { need } from '../../../../src/kit/assert.ts'
import { positionOf } from '../../../../src/rules/journal.ts'
import { none, play } from '../../../../src/rules/play.ts'

const game = foothills(builtIn)
const scene = need(
  playtest(game.box).scenarios.find(({ id }) => id === 'porthmadog'),
  'the scene',
)

describe('the scene at Porthmadog', () => {
  it('is one track away from two buffer stops (“Porthmadog”)', async () => {
    const { journal } = need(await findScene(game, scene, 60), 'a match with both lines')
    const porthmadog = need(
      game.box.stations.find(({ name }) => name === 'Porthmadog'),
      'Porthmadog',
    )
    let now = play(game, positionOf(journal), none)
    for (const type of ['select', 'lay'] as const) {
      const { ask } = now
      const moves = ask.type === 'choose' ? ask.moves : []
      const leads = moves.find((move) => {
        if (move.type === 'lay') return type === 'lay' && move.station === porthmadog.index
        const card = move.type === 'select' ? game.box.actions[move.card] : undefined
        return type === 'select' && card?.golden.name === 'Track & Trade'
      })
      const seat = now.ask.type === 'choose' ? now.ask.seat : 0
      expect(now.position.stops).toEqual([])
      now = play(game, now.position, { type: 'move', seat, move: need(leads, type) })
    }
    expect(now.position.stops).toEqual([0, 1])
  })
})
