import { describe, expect, it } from 'vitest'
import { utf8 } from '../../src/kit/bytes.ts'
import { messageCap } from '../../src/link/link.ts'
import { makeSigner } from '../../src/match/signing.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { seatsOf } from '../../src/rules/tableState.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { dialRaw, entryBy, helloBy } from './raw.ts'
import { makeWorld, openHouse, pass } from './world.ts'

const places = [{ kind: 'mine' }, { kind: 'guest' }] as const

/** A host, and a guest with a seat that sends whatever the test wants. */
async function seated(seed: number) {
  const world = makeWorld(seed)
  const house = await openHouse(world, places)
  const raw = await dialRaw(world)
  const secret = world.entropy()
  await raw.ask(helloBy(raw, secret), 'welcome')
  const entries = () => house.table.journal()
  const key = makeSigner(cheapSignatures, secret, setupOf(house.table.whole()).match).key
  const [seat = 1] = seatsOf(foldTable(entries()).roster, key)
  return { world, house, raw, secret, seat, entries }
}

const heardOf = (raw: Awaited<ReturnType<typeof dialRaw>>, type: string) =>
  raw.heard.filter((one) => one.type === type).length

describe('a guest who wants to exhaust the table', () => {
  it('adds only so many notes to the journal, and is told', async () => {
    const { house, raw, secret, seat, entries } = await seated(1)
    const before = entries().length
    for (let id = 0; id < 120; id++) {
      const note = { type: 'mark', note: `${id}`, on: { entry: 0 } } as const
      const entry = entryBy(house.table.whole(), secret, seat, note)
      await raw.send({ type: 'submit', id, entry })
    }
    expect(entries().length - before).toBeGreaterThan(30)
    expect(entries().length - before).toBeLessThan(60)
    expect(raw.heard.at(-1)).toMatchObject({ type: 'refused', refusal: { reason: 'tooMuch' } })
  })

  it('never lets it grow beyond one message, however slowly it adds long notes', async () => {
    const { world, house, raw, secret, seat, entries } = await seated(1)
    const isTold = () => raw.heard.some(({ type }) => type === 'refused')
    for (let id = 0; id < 300 && !isTold(); id++) {
      const note = { type: 'mark', note: '長'.repeat(500), on: { entry: 0 } } as const
      await raw.send({ type: 'submit', id, entry: entryBy(house.table.whole(), secret, seat, note) })
      await pass(world, 2000)
    }
    expect(raw.heard.findLast(({ type }) => type === 'refused')).toMatchObject({ refusal: { reason: 'tooMuch' } })
    expect(utf8(JSON.stringify(entries())).length).toBeLessThan(messageCap / 6)
  })

  it('gets the journal only so often', async () => {
    const { world, raw } = await seated(2)
    for (let n = 0; n < 100; n++) raw.link.send('{"type":"resync","from":0}')
    await pass(world, 100)
    expect(heardOf(raw, 'journal')).toBeGreaterThan(0)
    expect(heardOf(raw, 'journal')).toBeLessThan(15)
    await pass(world, 10_000)
    await raw.ask({ type: 'resync', from: 0 }, 'journal')
  })

  it('gets no more of it by greeting again and again', async () => {
    const { world, raw, secret } = await seated(6)
    const hello = JSON.stringify(helloBy(raw, secret))
    for (let n = 0; n < 100; n++) raw.link.send(hello)
    await pass(world, 100)
    expect(heardOf(raw, 'welcome')).toBeLessThan(15)
    await pass(world, 10_000)
    await raw.ask(helloBy(raw, secret), 'welcome')
  })

  it('is cut off if it never stops', async () => {
    const { world, raw, house } = await seated(3)
    for (let n = 0; n < 10_000; n++) raw.link.send('{"type":"ping"}')
    await pass(world, 100)
    expect(raw.closed()).toBe('too much')
    expect(house.table.now().hosting).toBe(true)
  })

  it('has a message dropped that is nested too deep to walk through', async () => {
    const { raw, house } = await seated(4)
    const { dropped } = house.table.counts
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    await raw.send(`{"type":"submit","id":1,"entry":${deep}}`)
    await raw.send(`{"type":"diverged","from":1,"entries":[${deep}]}`)
    expect(house.table.counts.dropped).toBe(dropped + 2)
    await raw.ask({ type: 'resync', from: 0 }, 'journal')
  })
})

describe('strangers who knock and say nothing', () => {
  it('do not keep out those who have a seat', async () => {
    const { world, raw, secret } = await seated(5)
    for (let n = 0; n < 60; n++) await dialRaw(world)
    expect(raw.closed()).toBeUndefined()
    raw.link.close('lost')
    await pass(world, 100)
    for (let n = 0; n < 10; n++) await dialRaw(world)
    const again = await dialRaw(world)
    await again.ask(helloBy(again, secret), 'welcome')
  })
})
