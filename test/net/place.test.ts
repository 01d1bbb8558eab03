import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { address } from '../../src/link/address.ts'
import { memoryRoomKey, placeOf } from '../../src/net/protocol/place.ts'
import { type Browser, openRoom } from './browser.ts'
import { dialRaw, helloBy } from './raw.ts'
import { makeWorld, pass, until } from './world.ts'

const now = (browser: Browser) => browser.table().now()

async function three(seed: number) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, 2)
  const [host, guest, other] = browsers.map((one) => need(one, 'a browser'))
  return { world, host: need(host, 'a host'), guest: need(guest, 'a guest'), other: need(other, 'another') }
}

describe('the address of a later host', () => {
  it('cannot be guessed by anyone who lacks the room’s key', () => {
    const key = memoryRoomKey()
    expect(placeOf({ code: 'ROOM', key }, 2)).toBe(address('ROOM', 2))
    key.learn('a'.repeat(32))
    const places = [2, 3].map((epoch) => placeOf({ code: 'ROOM', key }, epoch))
    key.learn('b'.repeat(32))
    places.push(placeOf({ code: 'ROOM', key }, 2))
    expect(new Set(places).size).toBe(3)
    for (const place of places) expect(place).toMatch(/^ng\d+-[0-9a-f]{32}$/)
    expect(placeOf({ code: 'ROOM', key }, 1)).toBe(address('ROOM', 1))
  })

  it('is known to the seated alone', async () => {
    const { world, host, guest, other } = await three(1)
    const key = host.storage.roomKey.now()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect([guest, other].map(({ storage }) => storage.roomKey.now())).toEqual([key, key])
    const watcher = await dialRaw(world, address('ROOM', 1))
    const welcome = await watcher.ask(helloBy(watcher, world.entropy()), 'welcome')
    expect(JSON.stringify(welcome)).not.toContain(key)
    expect(JSON.stringify(host.table().journal())).not.toContain(key)
  })

  it('is not occupied by strangers, so that a guest takes over in time', async () => {
    const { world, host, guest, other } = await three(2)
    for (const epoch of [2, 3, 4]) world.network.listen(address('ROOM', epoch), () => {})
    await pass(world, 100)
    host.end('silent')
    const isBack = () => now(guest).hosting && now(other).standing === 'playing'
    expect(await until(world, isBack, 25_000)).toBe(true)
  })

  it('is found past someone at the first address who answers before anyone else', async () => {
    const { world, host, guest, other } = await three(4)
    host.end('goodbye')
    world.network.listen(address('ROOM', 1), (link) => link.send('{"type":"challenge","protocol":99}'))
    const isBack = () => now(guest).hosting && now(other).standing === 'playing'
    expect(await until(world, isBack, 45_000)).toBe(true)
    expect(now(other)).toMatchObject({ hosting: false, epoch: 2 })
  })

  it('is the one anyone would guess where nobody knows the room’s key', async () => {
    const { world, host, guest, other } = await three(3)
    const old = [guest, other]
    host.end('silent')
    for (const one of old) one.end('silent')
    for (const one of old) Object.assign(one.storage, { roomKey: memoryRoomKey() })
    for (const one of old) await one.open()
    await until(world, () => old.some((one) => now(one).hosting), 60_000)
    const raw = await dialRaw(world, address('ROOM', 2))
    expect(raw.heard[0]).toMatchObject({ type: 'challenge', epoch: 2 })
    expect(await until(world, () => old.every((one) => now(one).epoch === 2), 30_000)).toBe(true)
    expect(old[0]?.storage.roomKey.now()).toBe(old[1]?.storage.roomKey.now())
  })
})
