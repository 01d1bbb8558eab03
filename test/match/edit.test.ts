import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { perfectWire, type Wire } from '../../src/link/faults/wire.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import type { Entry } from '../../src/rules/body.ts'
import { openWish } from '../../src/rules/consent.ts'
import { chosenDraws, chosenFor } from '../../src/rules/journal.ts'
import { act, isLevel, underWay } from '../net/underWay.ts'
import { pass, playAt, reloadHost, type TinyTable, until } from '../net/world.ts'
import { type Position, tinyPosition } from '../tiny/tiny.ts'

const positionAt = (table: TinyTable) => tinyPosition(table.now().position)

/** A request for more wagons in the yard. */
function wishOf(table: TinyTable, more = 3) {
  const now = positionAt(table)
  const position: Position = { ...now, yard: now.yard + more }
  return { position, wish: { type: 'wish', wish: 'edit', note: 'more', position } } as const
}

const answerTo = (table: TinyTable, yes: boolean) => {
  const { seq } = need(openWish(foldTable(table.journal())), 'a wish')
  return { type: 'answer', to: seq, yes } as const
}

const sloppy: Wire = { ...perfectWire, delay: [40, 100], loss: 0.2, duplicate: 0.2 }

describe('another position between a host and a guest', () => {
  it('is set once the other agrees, whichever side asked', async () => {
    for (const asker of [0, 1]) {
      const { world, house, guest } = await underWay(21 + asker, asker === 0 ? perfectWire : sloppy)
      const [own, other] = asker === 0 ? [house.table, guest] : [guest, house.table]
      const { position, wish } = wishOf(own)
      expect(await act(world, own, asker, wish)).toMatchObject({ type: 'accepted' })
      await until(world, () => isLevel(house, guest))
      expect(own.now().position).not.toEqual(position)
      const told: string[] = []
      guest.on((news) => told.push(news.type === 'reset' ? news.why : news.type))
      await act(world, other, 1 - asker, answerTo(other, true))
      await until(world, () => isLevel(house, guest) && positionAt(own).yard === position.yard)
      expect([own.now().position, other.now().position]).toEqual([position, position])
      expect(own.now().hash).toBe(other.now().hash)
      expect(told).toContain('edit')
      for (const table of [own, other]) expect(foldTable(table.journal()).isTest).toBe(true)
      // The match continues from there, and stays a test match.
      const stops = [playAt(world, house.table, 0), playAt(world, guest, 1)]
      await until(world, () => house.table.now().standing === 'over')
      for (const stop of stops) stop()
      await until(world, () => isLevel(house, guest))
      expect(guest.now()).toMatchObject({ standing: 'over', hash: house.table.now().hash })
      expect(foldTable(guest.journal()).isTest).toBe(true)
    }
  })

  it('is not set if the other declines', async () => {
    const { world, house, guest } = await underWay(23)
    const { hash } = guest.now()
    await act(world, guest, 1, wishOf(guest).wish)
    await until(world, () => isLevel(house, guest))
    await act(world, house.table, 0, answerTo(house.table, false))
    await until(world, () => isLevel(house, guest))
    expect([guest.now().hash, house.table.now().hash]).toEqual([hash, hash])
    expect(foldTable(guest.journal()).isTest).toBe(false)
  })

  it('is refused if impossible, with where it is wrong, and the table stays as it was', async () => {
    const { world, house, guest } = await underWay(24)
    const { seq, position } = guest.now()
    const wish = { ...wishOf(guest).wish, position: { ...position, train: 9 } }
    for (const [table, seat] of [
      [house.table, 0],
      [guest, 1],
    ] as const)
      expect(await act(world, table, seat, wish)).toMatchObject({
        refusal: { reason: 'badPosition', amounts: { at: 'body.position.train' } },
      })
    expect([guest.now().seq, house.table.now().seq]).toEqual([seq, seq])
  })

  it('is refused to anyone who writes it without asking', async () => {
    const { world, house, guest } = await underWay(25)
    const { position } = wishOf(guest)
    const mark = { type: 'mark', note: '', position, on: { entry: 1 } } as const
    for (const [table, seat] of [
      [house.table, 0],
      [guest, 1],
    ] as const)
      expect(await act(world, table, seat, mark)).toMatchObject({ type: 'refused' })
  })

  it('survives a reload of the host', async () => {
    const { world, house, guest } = await underWay(26)
    const { position, wish } = wishOf(house.table)
    await act(world, house.table, 0, wish)
    await until(world, () => isLevel(house, guest))
    await act(world, guest, 1, answerTo(guest, true))
    await until(world, () => positionAt(house.table).yard === position.yard)
    await reloadHost(world, house, 'closed')
    await until(world, () => isLevel(house, guest) && guest.now().standing === 'playing')
    expect(house.table.now().position).toEqual(position)
    expect(guest.now().hash).toBe(house.table.now().hash)
  })

  it('is set after a reload of the host if it was agreed to just before', async () => {
    const { world, house, guest } = await underWay(27)
    const { position, wish } = wishOf(guest)
    await act(world, guest, 1, wish)
    await until(world, () => isLevel(house, guest))
    void house.table.act(0, answerTo(house.table, true))
    await until(world, () => house.table.journal().at(-1)?.body.type === 'answer')
    await reloadHost(world, house, 'silent')
    await until(world, () => isLevel(house, guest) && positionAt(guest).yard === position.yard)
    expect(guest.now().position).toEqual(position)
  })
})

const lastDraw = (entries: readonly Entry<unknown>[]) => entries.findLastIndex(({ body }) => body.type === 'chance')

describe('a chosen draw', () => {
  /** Agrees on the next draw, and plays on until it is made. */
  async function drawn(seed: number, draws: readonly string[]) {
    const { world, house, guest } = await underWay(seed)
    await act(world, guest, 1, { type: 'wish', wish: 'draws', note: '', draws })
    await until(world, () => isLevel(house, guest))
    expect(chosenDraws(guest.journal())).toBeUndefined()
    await act(world, house.table, 0, answerTo(house.table, true))
    await until(world, () => isLevel(house, guest))
    expect(chosenDraws(guest.journal())).toEqual(draws)
    const told: string[][] = []
    guest.on((news) => {
      if (news.type !== 'told' || news.entry.body.type !== 'chance') return
      told.push(news.effects.map((one) => ('wagons' in one ? `${one.type} ${one.wagons}` : one.type)))
    })
    const stops = [playAt(world, house.table, 0), playAt(world, guest, 1)]
    await until(world, () => told.length > 0)
    for (const stop of stops) stop()
    await until(world, () => isLevel(house, guest))
    await pass(world, 1000)
    return { house, guest, first: told[0] ?? [] }
  }

  it('is what the host draws next, even if a guest asked for it', async () => {
    for (const draws of [['derailed'], ['taken 1']]) {
      const { guest, first } = await drawn(31, draws)
      expect(first.slice(0, draws.length)).toEqual(draws)
      expect(foldTable(guest.journal()).isTest).toBe(true)
      expect(chosenDraws(guest.journal())).toBeUndefined()
      expect(chosenFor(guest.journal(), lastDraw(guest.journal()))).toEqual({ draws, came: true })
    }
  })

  it('is left to chance if no seed brings it, and the journal says so', async () => {
    const { guest, first } = await drawn(32, ['wings'])
    expect(first.length).toBeGreaterThan(0)
    const said = guest.journal().flatMap(({ body }) => (body.type === 'mark' ? body.says : []))
    expect(said.at(-1)).toEqual({ type: 'missedDraws', draws: ['wings'] })
    expect(chosenFor(guest.journal(), lastDraw(guest.journal()))).toEqual({ draws: ['wings'], came: false })
  })
})
