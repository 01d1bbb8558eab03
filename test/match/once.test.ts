import { beforeEach, describe, expect, it, vi } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { type Keeper, memoryKeeper } from '../../src/match/keeper.ts'
import { openGuest } from '../../src/net/guest/join.ts'
import { makeHost } from '../../src/net/host/host.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { spied } from '../drivers.ts'
import { sound } from '../journals.ts'
import { act } from '../net/underWay.ts'
import { makeWorld, options, playAt, room, until } from '../net/world.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'

const hashed = vi.hoisted(() => {
  // Modules loaded before this file would go on with the real hashes.
  vi.resetModules()
  return { entries: 0, positions: 0 }
})
vi.mock('../../src/kit/hash.ts', async (original) => {
  const hash = await original<typeof import('../../src/kit/hash.ts')>()
  return {
    ...hash,
    sha256Hex(text: string) {
      if (text.startsWith('{"body"')) hashed.entries++
      return hash.sha256Hex(text)
    },
    digest64(value: unknown) {
      hashed.positions++
      return hash.digest64(value)
    },
  }
})

beforeEach(() => Object.assign(hashed, { entries: 0, positions: 0 }))

const take = { type: 'move', move: { type: 'take', wagons: 1 } } as const

/** A host and a guest, each with rules that count the phases they run. */
async function twoBrowsers(seed: number, keeper: Keeper = memoryKeeper()) {
  const world = makeWorld(seed)
  const { clock, entropy, network } = world
  const [host, guest] = [spied(tiny), spied(tiny)]
  const places = [{ kind: 'mine' }, { kind: 'guest' }] as const
  const common = { clock, entropy, build: 'b' }
  const secret = entropy()
  const begun = sound(beginMatch({ game: tiny, ...common, signatures: cheapSignatures, secret, places, options }))
  const { journal, signer } = begun
  const house = makeHost({ ...common, game: host.game, keeper, signer }, journal)
  const listening = network.listen(room, (link) => house.accept(link), { token: secret, returning: false })
  await until(world, () => listening.state.type === 'open')
  const opening = openGuest({
    ...common,
    signatures: cheapSignatures,
    secret: entropy(),
    dial: () => network.dial(room),
    load: async () => guest.game,
  })
  let opened: Awaited<typeof opening.result> | undefined
  void opening.result.then((one) => {
    opened = one
  })
  await until(world, () => opened !== undefined)
  const joined = need(opened, 'a guest')
  if (joined.type !== 'opened') throw new Error(joined.type)
  const { table } = joined
  await until(world, () => table.now().ask.type === 'choose')
  return { world, host: { ...host, table: house }, guest: { ...guest, table } }
}

/** The phases that the plain loop runs for the entries from number `from` on. */
function stepsFrom(entries: readonly unknown[], from: number): readonly string[] {
  const { game, steps } = spied(tiny)
  const { journal } = sound(openJournal(game, entries.slice(0, from)))
  steps.length = 0
  sound(openJournal(game, entries.slice(from), journal))
  return steps
}

describe('a live entry', () => {
  it('is played and hashed once by the host and once by the guest, draws included', async () => {
    for (const seed of [1, 2, 3]) {
      const { world, host, guest } = await twoBrowsers(seed)
      const from = guest.table.journal().length
      expect(host.table.journal()).toHaveLength(from)
      for (const { steps } of [host, guest]) steps.length = 0
      Object.assign(hashed, { entries: 0, positions: 0 })
      playAt(world, host.table, 0)
      playAt(world, guest.table, 1)
      await until(world, () => guest.table.now().standing === 'over')
      const entries = guest.table.journal()
      expect(entries).toEqual(host.table.journal())
      const count = entries.length - from
      expect(count).toBeGreaterThan(20)
      expect(hashed.positions).toBe(2 * count)
      // The first of them names the last one before, and none names the last of them.
      expect(hashed.entries).toBeLessThanOrEqual(2 * count + 2)
      const expected = stepsFrom(entries, from)
      expect(entries.slice(from).some(({ body }) => body.type === 'chance')).toBe(true)
      expect(host.steps).toEqual(expected)
      expect(guest.steps).toEqual(expected)
    }
  })

  it('is shown to no one if it cannot be stored', async () => {
    const inner = memoryKeeper()
    let isFull = false
    const append: Keeper['append'] = async (entry) => {
      if (isFull) throw new Error('full')
      await inner.append(entry)
    }
    const { world, host, guest } = await twoBrowsers(4, { ...inner, append })
    const told: string[] = []
    for (const { table } of [host, guest]) table.on(({ type }) => told.push(type))
    const player = host.table.now().turn === undefined ? guest : host
    const seat = player === host ? 0 : 1
    const before = host.table.now()
    isFull = true
    const refused = await act(world, player.table, seat, take)
    expect(refused).toMatchObject({ refusal: { reason: 'notKept' } })
    for (const { table } of [host, guest]) {
      expect(table.now().position).toEqual(before.position)
      expect(table.now().seq).toBe(before.seq)
    }
    expect(told).not.toContain('told')
    isFull = false
    expect(await act(world, player.table, seat, take)).toMatchObject({ type: 'accepted' })
    await until(world, () => guest.table.now().seq > before.seq)
    expect(told.filter((type) => type === 'told')).toHaveLength(2)
  })
})
