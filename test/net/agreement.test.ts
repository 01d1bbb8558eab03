import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { headOf } from '../../src/match/evidence.ts'
import { foldTable } from '../../src/rules/applyEntry.ts'
import { type Cheat, openCheat } from './cheat.ts'
import { act } from './underWay.ts'
import { makeWorld, pass, until, type World } from './world.ts'

/** Three people in mid-match, quiet for a while. */
async function quietTable(seed: number) {
  const world = makeWorld(seed)
  const cheat = await openCheat(world, 2)
  for (const one of cheat.browsers) one.play()
  await until(world, () => cheat.at(0).table().now().seq > 15)
  for (const one of cheat.browsers) one.rest()
  await pass(world, 5000)
  return { world, cheat }
}

const agreedAt = ({ browsers }: Cheat) => browsers.map((one) => one.table().agreed?.())
const endsOf = ({ browsers }: Cheat) => browsers.map((one) => one.table().now().seq)

/** The host writes a note, which changes nothing else. */
async function writeNote(world: World, { at }: Cheat): Promise<void> {
  const note = { type: 'mark', note: 'See you tomorrow.', on: { entry: 1 } } as const
  const answer = await act(world, at(0).table(), 0, note)
  expect(answer.type).toBe('accepted')
}

describe('what everyone is known to hold', () => {
  it('is the whole journal once all have said so', async () => {
    const { cheat } = await quietTable(1)
    expect(agreedAt(cheat)).toEqual(endsOf(cheat))
  })

  it('ends where someone was heard last', async () => {
    const { world, cheat } = await quietTable(2)
    const { seq } = cheat.at(0).table().now()
    cheat.at(2).end('silent')
    await writeNote(world, cheat)
    await pass(world, 5000)
    for (const seat of [0, 1] as const) {
      expect(cheat.at(seat).table().now().seq).toBe(seq + 1)
      expect(cheat.at(seat).table().agreed?.()).toBe(seq)
    }
  })

  it('takes nobody’s word without their signature', async () => {
    const { world, cheat } = await quietTable(3)
    const { seq } = cheat.at(0).table().now()
    cheat.at(2).end('silent')
    await writeNote(world, cheat)
    const { entries } = cheat.at(0).table().whole()
    const head = headOf(need(entries.at(-1), 'an end'))
    const key = foldTable(entries).roster.seats[2]?.key
    await cheat.sendToHost(2, { type: 'ack', ...head, sig: 'A'.repeat(86) })
    await cheat.send(1, {
      type: 'ping',
      seq: seq + 1,
      quiet: [],
      absent: [],
      acks: [{ key, ...head, sig: 'A'.repeat(86) }],
    })
    expect(cheat.at(0).table().agreed?.()).toBe(seq)
    expect(cheat.at(1).table().agreed?.()).toBe(seq)
  })

  it('says nothing of a match with nobody else in it', async () => {
    const world = makeWorld(4)
    const { browsers, at } = await openCheat(world, 0)
    for (const one of browsers) one.play()
    await until(world, () => at(0).table().now().seq > 5)
    expect(at(0).table().agreed?.()).toBeUndefined()
  })
})

describe('acknowledgements', () => {
  it('are told again to a newcomer alone', async () => {
    const { world, cheat } = await quietTable(4)
    const told: (readonly [string, number])[] = []
    cheat.tell = (_, text) => {
      const said = v.safeParse(saidSchema, JSON.parse(text))
      if (said.success) told.push([said.output.type, said.output.acks.length])
      return text
    }
    const agreed = cheat.at(2).table().agreed?.()
    cheat.at(2).end('goodbye')
    await cheat.at(2).open()
    await pass(world, 5000)
    expect(told).toContainEqual(['welcome', 2])
    expect(told.filter(([type, count]) => type !== 'welcome' && count > 1)).toEqual([])
    expect(cheat.at(2).table().agreed?.()).toBe(agreed)
  })
})

const saidSchema = v.object({ type: v.string(), acks: v.array(v.unknown()) })
