import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { openWish, wishTarget } from '../../src/rules/consent.ts'
import { act, isLevel, underWay } from '../net/underWay.ts'
import { reloadHost, type TinyTable, until } from '../net/world.ts'

/** Both have moved, so that either can ask to undo. */
const bothMoved = (table: TinyTable) =>
  [0, 1].every((seat) => wishTarget(table.journal(), table.now().table, seat) !== undefined)

const wishOf = (table: TinyTable, seat: number) => {
  const to = need(wishTarget(table.journal(), table.now().table, seat), 'a target')
  return { to, body: { type: 'wish', wish: 'undo', to } as const }
}

const yesTo = (table: TinyTable) => {
  const { seq } = need(openWish(foldTable(table.journal())), 'a wish')
  return { type: 'answer', to: seq, yes: true } as const
}

const sloppy: Wire = { ...perfectWire, delay: [40, 100], loss: 0.2, duplicate: 0.2 }

describe('a request between a host and a guest', () => {
  it('from either side is carried out by the host once the other agrees', async () => {
    for (const asker of [0, 1]) {
      const { world, house, guest } = await underWay(3 + asker, perfectWire, bothMoved)
      const [own, other] = asker === 0 ? [house.table, guest] : [guest, house.table]
      const { to, body } = wishOf(own, asker)
      expect(await act(world, own, asker, body)).toMatchObject({ type: 'accepted' })
      await until(world, () => isLevel(house, guest))
      const position = own.journal()[to]?.position
      expect(own.now().hash).not.toBe(position)
      await act(world, other, 1 - asker, yesTo(other))
      await until(world, () => isLevel(house, guest) && own.now().hash === position)
      expect([own.now().hash, other.now().hash]).toEqual([position, position])
      expect(own.journal().at(-1)).toMatchObject({ by: 'host', body: { type: 'undo', to } })
    }
  })

  it('is recorded once, whatever the wire loses or duplicates', async () => {
    for (let seed = 10; seed < 20; seed++) {
      const { world, house, guest } = await underWay(seed, perfectWire, bothMoved)
      world.wire = sloppy
      const { to, body } = wishOf(guest, 1)
      await act(world, guest, 1, body)
      await act(world, house.table, 0, yesTo(house.table))
      const position = house.table.journal()[to]?.position
      await until(world, () => isLevel(house, guest) && guest.now().hash === position)
      for (const type of ['wish', 'answer'])
        expect(guest.journal().filter((entry) => entry.body.type === type)).toHaveLength(1)
      expect(guest.journal()).toEqual(house.table.journal())
    }
  })

  it('is carried out even if the host reloads at any instant after the consent', async () => {
    let between = 0
    for (let seed = 30; seed < 42; seed++) {
      const { world, house, guest } = await underWay(seed, perfectWire, bothMoved)
      const { to, body } = wishOf(guest, 1)
      const position = guest.journal()[to]?.position
      await act(world, guest, 1, body)
      void house.table.act(0, yesTo(house.table))
      const instant = world.clock.now() + (seed - 30) * 4
      await until(world, () => world.clock.now() >= instant, (seed - 30) * 4)
      const kept = JSON.stringify((await house.keeper.load())?.entries.at(-1))
      if (kept.includes('"yes":true')) between++
      await reloadHost(world, house, 'closed')
      await until(world, () => isLevel(house, guest) && guest.now().standing === 'playing')
      // The consent may not have been stored; then the request is still open.
      if (openWish(foldTable(house.table.journal()))) await act(world, house.table, 0, yesTo(house.table))
      await until(world, () => guest.now().hash === position && isLevel(house, guest))
      expect([guest.now().hash, house.table.now().hash]).toEqual([position, position])
    }
    expect(between).toBeGreaterThan(0)
  })

  it('is refused for another’s seat, and by the host’s table if the rules refuse it', async () => {
    const { world, house, guest } = await underWay(5, perfectWire, bothMoved)
    const { body } = wishOf(guest, 1)
    expect(await act(world, guest, 0, body)).toMatchObject({ type: 'refused' })
    const far = { ...body, to: 10_000 }
    expect(await act(world, guest, 1, far)).toMatchObject({ type: 'refused' })
    expect(await act(world, house.table, 0, far)).toMatchObject({ type: 'refused' })
  })
})

describe('ending a match by agreement', () => {
  it('is carried out by the host once the guest agrees, for both', async () => {
    const { world, house, guest } = await underWay(7, perfectWire, bothMoved)
    await act(world, house.table, 0, { type: 'wish', wish: 'end' })
    await until(world, () => isLevel(house, guest))
    expect(guest.now().standing).toBe('playing')
    await act(world, guest, 1, yesTo(guest))
    await until(world, () => isLevel(house, guest) && guest.now().standing === 'over')
    expect(house.table.now().standing).toBe('over')
    expect(guest.journal().at(-1)).toMatchObject({ by: 'host', body: { type: 'end' } })
  })
})

describe('resigning', () => {
  it('ends the match for both, after which neither can move', async () => {
    const { world, house, guest } = await underWay(6, perfectWire, bothMoved)
    expect(await act(world, guest, 1, { type: 'resign' })).toMatchObject({ type: 'accepted' })
    await until(world, () => isLevel(house, guest))
    expect([house.table.now().standing, guest.now().standing]).toEqual(['over', 'over'])
    const move = { type: 'take', wagons: 1 } as const
    for (const [table, seat] of [
      [house.table, 0],
      [guest, 1],
    ] as const)
      expect(await act(world, table, seat, { type: 'move', move })).toMatchObject({ refusal: { reason: 'over' } })
    await reloadHost(world, house, 'silent')
    await until(world, () => isLevel(house, guest) && guest.now().standing === 'over')
    expect(house.table.now().standing).toBe('over')
  })
})
