import { describe, expect, it } from 'vitest'
import { openWish } from '../../src/rules/consent.ts'
import { openCheat } from './cheat.ts'
import { makeWorld, pass } from './world.ts'

describe('a guest altered to decide for its host', () => {
  it('can’t have the host ask in its own name for a bot to play for someone', async () => {
    const world = makeWorld(1)
    const cheat = await openCheat(world, 2)
    cheat.at(2).end('silent')
    await pass(world, 9000)
    const before = cheat.at(0).table().journal().length
    await cheat.sendToHost(1, { type: 'standIn', id: 77, seat: 2 })
    await pass(world, 3000)
    expect(openWish(cheat.at(0).table().now().table)).toBeUndefined()
    expect(cheat.at(0).table().journal()).toHaveLength(before)
  })
})
