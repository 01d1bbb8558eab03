import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { parseJson } from '../../src/kit/json.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import { headOf } from '../../src/match/evidence.ts'
import { ackText, signerIn } from '../../src/match/signing.ts'
import type { Seat } from '../../src/rules/game.ts'
import { entryHash, lastOf } from '../../src/rules/journal.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type Cheat, forged, goneOn, openCheat } from './cheat.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().now()
const whole = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().whole()
const ended = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().ended()
const ends = (cheat: Cheat) => cheat.browsers.map((one) => entryHash(lastOf(one.table().whole())))

/** A host altered to cheat and two guests, mid-match and quiet. */
async function midMatch(seed: number) {
  const world = makeWorld(seed)
  const cheat = await openCheat(world, 2)
  for (const one of cheat.browsers) one.play()
  await until(world, () => now(cheat, 0).seq > 15)
  for (const one of cheat.browsers) one.rest()
  await until(world, () => new Set(ends(cheat)).size === 1)
  await pass(world, 3000)
  return { world, cheat, secret: cheat.at(0).storage.secret }
}

/** Sends the guest in a seat a note that its host seals behind what that guest holds. */
async function sendNote({ cheat, secret }: Awaited<ReturnType<typeof midMatch>>, to: Seat) {
  const note = { type: 'mark', note: `for ${to}`, on: { entry: 1 } } as const
  await cheat.send(to, { type: 'entry', entry: forged(whole(cheat, to), secret, 0, note) })
}

/** Plays on until the host may push, which leads to a draw. */
async function untilPush(world: World, cheat: Cheat): Promise<void> {
  const mayPush = () => {
    const { ask } = now(cheat, 0)
    return ask.type === 'choose' && ask.seat === 0 && ask.moves.some(({ type }) => type === 'push')
  }
  for (let tries = 0; tries < 60 && !mayPush(); tries++) {
    const { ask } = now(cheat, 0)
    if (ask.type === 'choose')
      void cheat
        .at(ask.seat)
        .table()
        .submit(ask.seat, need(ask.moves.at(-1), 'a move'))
    await pass(world, 1000)
  }
  await pass(world, 3000)
  expect(mayPush()).toBe(true)
  expect(new Set(ends(cheat)).size).toBe(1)
}

/** A guest’s acknowledgement of the end of its journal. */
function ackBy(cheat: Cheat, seat: Seat) {
  const journal = whole(cheat, seat)
  const head = headOf(lastOf(journal))
  const { key, sign } = signerIn(cheapSignatures, cheat.at(seat).storage.secret, journal)
  return head ? [{ key, ...head, sig: sign(ackText(setupOf(journal).match, head)) }] : []
}

/** The evidence of a guest who has frozen the table. */
const evidenceAt = (cheat: Cheat) =>
  [1, 2]
    .map((seat) => cheat.at(seat).table())
    .find((table) => table.ended() === 'cheated')
    ?.evidence?.()

const typeOf = (text: string) => {
  const message = parseJson(text)
  return typeof message === 'object' && message !== null && 'type' in message && message.type
}

describe('a host that keeps entries from one guest', () => {
  /** The third is told nothing more, and believes that nothing is missing; the others play for a minute. */
  async function withheld(seed: number) {
    const table = await midMatch(seed)
    const { world, cheat } = table
    const before = whole(cheat, 2).entries
    const { seq } = lastOf(whole(cheat, 2))
    const { tell } = cheat
    cheat.tell = (to, text) => {
      const type = typeOf(text)
      if (to !== 2 || (type !== 'entry' && type !== 'journal' && type !== 'ping')) return text
      return type === 'ping' ? text.replace(/"seq":\d+/, `"seq":${seq}`) : undefined
    }
    for (const one of cheat.browsers) one.play()
    await pass(world, 60_000)
    return { ...table, before, restore: () => Object.assign(cheat, { tell }) }
  }

  it('can’t go on past the next draw without them, and the others know who lags behind', async () => {
    const { world, cheat, before, restore } = await withheld(3)
    const after = whole(cheat, 0).entries.slice(before.length)
    expect(after.filter(({ body }) => body.type === 'chance')).toEqual([])
    expect(after.filter(({ by }) => by === 2)).toEqual([])
    expect(whole(cheat, 2).entries).toEqual(before)
    expect(after.length).toBeGreaterThan(0)
    expect(cheat.at(1).table().agreed?.()).toBe(before.length - 1)
    expect([1, 2].map((seat) => now(cheat, seat).withheld)).toEqual([false, true])
    restore()
    const isFurther = () => [0, 1, 2].every((seat) => now(cheat, seat).seq > before.length + 12)
    expect(await until(world, isFurther, 120_000)).toBe(true)
    expect([1, 2].map((seat) => ended(cheat, seat))).toEqual([undefined, undefined])
    expect([1, 2].map((seat) => now(cheat, seat).withheld)).toEqual([false, false])
  })
})

describe('a host that shows two guests two journals', () => {
  /** Each guest is told another story of the host’s next move, the second in an epoch of its own. */
  async function twoEpochs(seed: number) {
    const table = await midMatch(seed)
    const { world, cheat, secret } = table
    await untilPush(world, cheat)
    const said: string[] = []
    world.overhear = (text) => void said.push(text)
    const before = whole(cheat, 2)
    const opening = forged(before, secret, 'host', { type: 'host', seat: 0 })
    expect(goneOn(before, opening).positions).toHaveLength(opening.seq + 1)
    await cheat.send(2, { type: 'entry', entry: opening })
    const push = { type: 'move', move: { type: 'push' } } as const
    for (const seat of [1, 2])
      await cheat.send(seat, { type: 'entry', entry: forged(whole(cheat, seat), secret, 0, push) })
    const acks = [1, 2].flatMap((seat) => ackBy(cheat, seat))
    for (const seat of [1, 2]) await cheat.send(seat, { type: 'acks', acks })
    await pass(world, 10_000)
    return { ...table, before, said }
  }

  it('is caught when each is in an epoch of its own, and learns nothing of a draw', async () => {
    const { world, cheat, secret, before, said } = await twoEpochs(2)
    const { key } = signerIn(cheapSignatures, secret, before)
    const isCaught = () => [1, 2].some((seat) => ended(cheat, seat) === 'cheated')
    expect(await until(world, isCaught, 60_000)).toBe(true)
    const evidence = need(evidenceAt(cheat), 'evidence')
    expect(evidence).toMatchObject({ offence: 'rollback', host: key })
    expect(await verifyEvidence(evidence, cheapSignatures.verify)).toBe('proven')
    expect(said.some((text) => text.includes('"type":"ack"'))).toBe(true)
    expect(said.filter((text) => text.includes('"type":"draw"'))).toEqual([])
    // It may give up one story for the other, but only once.
    for (const seat of [1, 2]) expect(now(cheat, seat).epoch).toBeLessThan(6)
  })

  it('is caught when they meet without it, though it kept back what each acknowledged', async () => {
    const table = await midMatch(3)
    const { world, cheat } = table
    cheat.tell = (_, text) => (typeOf(text) === 'ping' ? text.replace(/,"acks":\[.*\]/, '') : text)
    for (const seat of [1, 2]) await sendNote(table, seat)
    await pass(world, 10_000)
    expect([1, 2].map((seat) => ended(cheat, seat))).toEqual([undefined, undefined])
    expect(new Set(ends(cheat)).size).toBe(3)
    cheat.at(0).end('silent')
    const isCaught = () => [1, 2].some((seat) => ended(cheat, seat) === 'cheated')
    const key = signerIn(cheapSignatures, table.secret, whole(cheat, 0)).key
    expect(await until(world, isCaught, 120_000)).toBe(true)
    const evidence = need(evidenceAt(cheat), 'evidence')
    expect(evidence).toMatchObject({ offence: 'rewritten', host: key })
    expect(await verifyEvidence(evidence, cheapSignatures.verify)).toBe('proven')
  })
})

describe('a host that tells each guest another key of the room', () => {
  it('can’t keep them apart when it is gone', async () => {
    const world: World = makeWorld(4)
    const cheat = await openCheat(world, 2)
    const right = cheat.at(0).storage.roomKey.now()
    cheat.at(1).storage.roomKey.learn('1'.repeat(32))
    cheat.at(2).storage.roomKey.learn('2'.repeat(32))
    expect(right).not.toBe(cheat.at(1).storage.roomKey.now())
    cheat.at(0).end('silent')
    const together = () => {
      const [a, b] = [now(cheat, 1), now(cheat, 2)]
      return a.hosting !== b.hosting && [a, b].every(({ standing }) => standing === 'playing')
    }
    expect(await until(world, together, 120_000)).toBe(true)
    const keys = [1, 2].map((seat) => cheat.at(seat).storage.roomKey.now())
    expect(new Set(keys).size).toBe(1)
  })
})
