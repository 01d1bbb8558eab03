import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { same } from '../../src/kit/json.ts'
import { address } from '../../src/link/address.ts'
import type { Link } from '../../src/link/link.ts'
import { isOf, isTaken, type Lobby, type Want } from '../../src/match/lobby/lobby.ts'
import { fastDraw } from '../../src/rules/chance.ts'
import { ask, makeGatherer, openGathering, sidingsTitle } from './lobbyWorld.ts'
import { helloBy, listen } from './raw.ts'
import { flush, makeWorld, pass, until } from './world.ts'

const kinds = (seats: readonly { readonly kind: string }[]) => seats.map(({ kind }) => kind)
const seatOf = (lobby: Lobby, me: string) => lobby.seats.findIndex((seat) => isOf(seat, me))

/** A host and guests who have all come. */
async function gathered(seed: number, guests: number, title = sidingsTitle) {
  const world = makeWorld(seed)
  const host = openGathering(world, title)
  const others = Array.from({ length: guests }, () => makeGatherer(world))
  for (const one of others) await one.come()
  const all = () => [host.lobby(), ...others.map((one) => one.lobby())]
  const agree = () => all().every((one) => same(one.now().lobby, host.lobby().now().lobby))
  return { world, host, others, all, agree }
}

describe('a guest’s page that asks without end', () => {
  it('has only its latest answers kept', async () => {
    const world = makeWorld(31)
    const host = openGathering(world)
    await pass(world, 100)
    let link: Link | undefined
    void world.network.dial(address('ROOM', 1)).result.then((dialled) => {
      if ('link' in dialled) link = dialled.link
    })
    await until(world, () => link !== undefined)
    const raw = listen(world, need(link, 'a link'))
    await until(world, () => raw.heard.some(({ type }) => type === 'challenge'))
    await raw.send(helloBy(raw, world.entropy()))
    const rename = (id: number, name: string) => raw.send({ type: 'want', id, want: { type: 'rename', seat: 1, name } })
    const nameNow = () => {
      const [, seat] = host.lobby().now().lobby.seats
      return seat?.kind === 'person' ? seat.name : undefined
    }
    await rename(1, 'Ann')
    await rename(2, 'Bea')
    await rename(1, 'Ann')
    expect(nameNow()).toBe('Bea')
    for (let id = 3; id < 70; id++) await rename(id, 'Bea')
    await rename(1, 'Ann')
    expect(nameNow()).toBe('Ann')
  })
})

describe('a lobby', () => {
  it('seats everyone who comes, and shows all of them the same', async () => {
    const { host, others, agree } = await gathered(1, 3)
    const { lobby } = host.lobby().now()
    expect(kinds(lobby.seats)).toEqual(['person', 'person', 'person', 'person', 'open', 'open'])
    expect(others.map((one) => seatOf(lobby, one.lobby().me))).toEqual([1, 2, 3])
    expect(agree()).toBe(true)
  })

  it('makes the changes people want, or says why not', async () => {
    const { world, host, others, agree } = await gathered(2, 2)
    const [one, two] = others.map((other) => other.lobby())
    if (!one || !two) throw new Error('two guests')
    expect(await ask(world, one, { type: 'style', seat: 1, style: 4 })).toMatchObject({ type: 'accepted' })
    expect(await ask(world, two, { type: 'style', seat: 2, style: 4 })).toMatchObject({
      type: 'refused',
      refusal: { reason: 'colourTaken' },
    })
    expect(await ask(world, two, { type: 'bot', seat: 3, bot: 'random' })).toMatchObject({
      refusal: { reason: 'notHosting' },
    })
    await ask(world, host.lobby(), { type: 'bot', seat: 3, bot: 'random' })
    await until(world, agree)
    expect(one.now().lobby.seats[1]).toMatchObject({ style: 4 })
    expect(kinds(two.now().lobby.seats)[3]).toBe('bot')
  })

  it('shows someone who drops out as absent, then opens their seat', async () => {
    const { world, host, others } = await gathered(3, 2)
    others[0]?.vanish()
    await until(world, () => host.lobby().now().hearing.absent.includes(1))
    await until(world, () => others[1]?.lobby().now().hearing.absent.includes(1) === true)
    expect(host.lobby().now().lobby.seats[1]?.kind).toBe('person')
    await until(world, () => host.lobby().now().lobby.seats[1]?.kind === 'open')
    expect(host.lobby().now().lobby.seats[2]?.kind).toBe('person')
  })

  it('keeps the seat of someone who is back in time', async () => {
    const { world, host, others } = await gathered(4, 1)
    const guest = others[0]
    if (!guest) throw new Error('a guest')
    await ask(world, guest.lobby(), { type: 'style', seat: 1, style: 2 })
    guest.vanish()
    await pass(world, 5000)
    await guest.come()
    expect(guest.lobby().now().lobby.seats[1]).toMatchObject({ kind: 'person', style: 2 })
    expect(await ask(world, guest.lobby(), { type: 'style', seat: 1, style: 5 })).toMatchObject({ type: 'accepted' })
    expect(host.lobby().now().lobby.seats[1]).toMatchObject({ style: 5 })
  })

  it('is as it was after its host has reloaded, with everyone back', async () => {
    const { world, host, others, agree } = await gathered(5, 3)
    for (const [at, one] of others.entries()) await ask(world, one.lobby(), { type: 'style', seat: at + 1, style: at })
    const before = host.lobby().now().lobby
    host.reload()
    await until(world, () => others.some((one) => !one.lobby().now().linked))
    await until(world, () => others.every((one) => one.lobby().now().linked))
    await until(world, () => host.lobby().now().hearing.absent.length === 0)
    await pass(world, 20_000)
    expect(host.lobby().now().lobby).toEqual(before)
    expect(agree()).toBe(true)
  })

  it('begins the match for everyone, in the seats and colours they have', async () => {
    const { world, host, others } = await gathered(6, 2)
    const all = [host, ...others]
    for (const [seat, { lobby }] of all.entries()) await ask(world, lobby(), { type: 'style', seat, style: 5 - seat })
    await ask(world, host.lobby(), { type: 'bot', seat: 4, bot: 'random' })
    const { match } = host.lobby().now().lobby
    host.lobby().start()
    await until(world, () => all.every((one) => one.table()?.now().standing === 'playing'))
    const tables = all.map((one) => one.table())
    expect(tables.map((table) => table?.now().sitters.findIndex(({ mine }) => mine))).toEqual([0, 1, 2])
    expect(tables[2]?.now().sitters.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'bot'])
    const options = { colours: [5, 4, 3, 0] }
    expect(tables[1]?.journal()[0]?.body).toMatchObject({ type: 'setup', match, seats: 4, options })
  })

  it('begins by itself where seats and colours are fixed, once everyone is there', async () => {
    const fixed = { ...sidingsTitle, seats: { min: 2, max: 2 }, styles: 0 }
    const { world, host, others } = await gathered(7, 1, fixed)
    const all = [host, ...others]
    expect(await until(world, () => all.every((one) => one.table() !== undefined), 5000)).toBe(true)
  })

  it('seats a guest at the match who was cut off when it began', async () => {
    const { world, host, others } = await gathered(8, 2)
    const all = [host, ...others]
    for (const [seat, { lobby }] of all.entries()) await ask(world, lobby(), { type: 'style', seat, style: seat })
    others[1]?.cutOff(true)
    host.lobby().start()
    await pass(world, 8000)
    expect(others[1]?.table()).toBeUndefined()
    others[1]?.cutOff(false)
    await until(world, () => others[1]?.table()?.now().standing === 'playing')
    expect(others[1]?.table()?.now().sitters[2]?.mine).toBe(true)
  })

  it('lets up to ten watch who find no open seat', async () => {
    const { world, host } = await gathered(9, 0)
    const { seats } = host.lobby().now().lobby
    for (const [seat, { kind }] of seats.entries())
      if (kind === 'open') await ask(world, host.lobby(), { type: 'close', seat })
    const watchers = Array.from({ length: 11 }, () => makeGatherer(world))
    for (const one of watchers) await one.come()
    expect(host.lobby().now().lobby.watching).toHaveLength(10)
    expect(watchers.map((one) => one.problem()).filter(Boolean)).toEqual([{ type: 'denied', why: 'full', away: [] }])
    expect(host.lobby().now().lobby.seats.filter(isTaken)).toHaveLength(1)
  })
})

describe('whatever people want, and no matter who drops out meanwhile', () => {
  const wanted = (draw: (below: number) => number): Want => {
    const seat = draw(6)
    const wants: readonly Want[] = [
      { type: 'sit', seat },
      { type: 'stand', seat },
      { type: 'style', seat, style: draw(6) },
      { type: 'rename', seat, name: `N${draw(9)}` },
      { type: 'swap', a: seat, b: draw(6) },
      { type: 'bot', seat, bot: 'random' },
      { type: 'remove', seat },
      { type: 'close', seat },
      { type: 'open', seat },
      { type: 'option', key: 'wagons', value: 3 + draw(9) },
    ]
    return wants[draw(wants.length)] ?? { type: 'open', seat }
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('all see the same lobby in the end (seed %i)', async (seed) => {
    const draw = fastDraw(seed)
    const guests = 2 + draw(4)
    const { world, host, others, all, agree } = await gathered(seed, guests)
    let open = 0
    for (let step = 0; step < 60; step++) {
      const who = draw(guests + 1)
      const one = all()[who]
      const guest = others[who - 1]
      const luck = draw(10)
      if (luck === 0 && guest) guest.cutOff(true)
      else if (luck === 1) for (const other of others) other.cutOff(false)
      else if (luck === 2 && draw(4) === 0) host.reload()
      else if (one) {
        open++
        void one.want(wanted(draw)).then(() => open--)
      }
      await pass(world, draw(900))
    }
    for (const other of others) other.cutOff(false)
    await until(world, () => open === 0 && others.every((one) => one.lobby().now().linked))
    await until(world, agree)
    await flush()
    expect(open).toBe(0)
    expect(agree()).toBe(true)
    expect(host.kept()).toEqual(host.lobby().now().lobby)
  })
})
