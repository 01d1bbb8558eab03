import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import { ownAnswer } from '../../src/match/drawGathering.ts'
import { personIn } from '../../src/match/duties.ts'
import type { Evidence, Offence } from '../../src/match/evidence.ts'
import { ackText, signerIn } from '../../src/match/signing.ts'
import * as frozen from '../../src/overlay/words/en/frozen.ts'
import type { Body } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { entryHash, type Journal, lastOf, tableOf } from '../../src/rules/journal.ts'
import { cut, openJournal, setupOf } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { type Cheat, forged, goneOn, openCheat } from './cheat.ts'
import { makeWorld, pass, until, type World } from './world.ts'

const now = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().now()
const whole = (cheat: Cheat, seat: Seat) => cheat.at(seat).table().whole()
const push = { type: 'push' } as const

/** A host and two guests, mid-match and quiet, with the seat `turn` asked to choose. */
async function midMatch(seed: number, turn: Seat, suits: (cheat: Cheat) => boolean = mayPush) {
  const world = makeWorld(seed)
  const cheat = await openCheat(world, 2)
  for (const one of cheat.browsers) one.play()
  await until(world, () => now(cheat, 0).seq > 12)
  for (const one of cheat.browsers) one.rest()
  await settle(world, cheat)
  const isReady = () => isAsked(cheat, turn) && suits(cheat)
  for (let tries = 0; tries < 60 && !isReady(); tries++) {
    const { ask } = now(cheat, 0)
    if (ask.type !== 'choose') break
    const move = need(ask.moves.at(-1), 'a move')
    void cheat.at(ask.seat).table().submit(ask.seat, move)
    await pass(world, 100)
    await settle(world, cheat)
  }
  await pass(world, 3000)
  expect(isReady()).toBe(true)
  return { world, cheat, secret: cheat.at(0).storage.secret }
}

/** Whether the seat whose turn it is may push, as most of these cheats do. */
const mayPush = (cheat: Cheat) => {
  const { ask } = now(cheat, 0)
  return ask.type === 'choose' && ask.moves.some(({ type }) => type === 'push')
}

const isAsked = (cheat: Cheat, seat: Seat) => {
  const { ask, standing } = now(cheat, 0)
  return standing === 'playing' && ask.type === 'choose' && ask.seat === seat
}

/** Waits until everyone is at the same entry, with a question to a seat or the match over. */
async function settle(world: World, cheat: Cheat): Promise<void> {
  const isSettled = () => {
    const all = cheat.browsers.map((one) => one.table().now())
    const isQuiet = all.every(({ ask, pending }) => ask.type !== 'chance' && !pending)
    return isQuiet && new Set(all.map(({ seq, hash }) => `${seq} ${hash}`)).size === 1
  }
  expect(await until(world, isSettled, 60_000)).toBe(true)
}

/** A move that isn’t legal now, if there is any. */
function illegal(cheat: Cheat): Typed | undefined {
  const { ask } = now(cheat, 0)
  const legal = ask.type === 'choose' ? ask.moves.map((move) => JSON.stringify(move)) : []
  const all = [1, 2].map((wagons) => ({ type: 'take', wagons }))
  const moves: readonly Typed[] = [...all, { type: 'stop' }, { type: 'push' }]
  return moves.find((move) => !legal.includes(JSON.stringify(move)))
}

/** The same, sent again when the guest asks for it again. */
async function insist(cheat: Cheat, to: Seat, all: readonly Written[]) {
  const from = whole(cheat, to)
  await write(cheat, to, all, from)
  await write(cheat, to, all, from)
}

type Written = readonly [by: Seat | 'host', body: Body<Typed>]

/** Sends entries that a host has sealed to the guest in a seat. */
async function write(cheat: Cheat, to: Seat, all: readonly Written[], from = whole(cheat, to)) {
  let journal = from
  for (const [by, body] of all) {
    const entry = forged(journal, cheat.at(0).storage.secret, by, body)
    journal = goneOn(journal, entry)
    await cheat.send(to, { type: 'entry', entry })
  }
}

const draws = ({ entries }: Pick<Journal, 'entries'>) => entries.filter((entry) => entry.body.type === 'chance')

/** Proofs of everyone’s parts, or a seed. */
type Drawn = Pick<Extract<Body<Typed>, { readonly type: 'chance' }>, 'seed' | 'proofs'>

/** Writes a draw that the host likes, when a move of its own has led to one. `earlier`: the proofs of the one before. */
const bent = (bend: (earlier: readonly string[], cheat: Cheat) => Drawn) => async (cheat: Cheat) => {
  const last = draws(whole(cheat, 1)).at(-1)?.body
  if (last?.type !== 'chance' || last.proofs?.length !== 3) throw new Error('no draw so far')
  await write(cheat, 1, [[0, { type: 'move', move: push }]])
  expect(whole(cheat, 1).ask.type).toBe('chance')
  await insist(cheat, 1, [['host', { type: 'chance', ...bend(last.proofs, cheat) }]])
}

/** The proof of the part that a seat’s device has in the draw that is due at the guest whom the host cheats. */
function partOf(cheat: Cheat, seat: Seat): string {
  const journal = whole(cheat, 1)
  const signer = signerIn(cheapSignatures, cheat.at(seat).storage.secret, journal)
  return need(ownAnswer(journal, signer), 'a part').proof
}

/** The right draw, apart from the part of one seat’s device. */
function drawnBut(cheat: Cheat, seat: Seat, proof: string): Drawn {
  const right = partOf(cheat, seat)
  const { holders } = tableOf(whole(cheat, 1)).draws
  const seats = cheat.browsers.map((_, at) => ({ at, key: keyAt(cheat, at) }))
  const all = holders.map((key) => partOf(cheat, need(seats.find((one) => one.key === key)?.at, 'a seat')))
  return { proofs: all.map((one) => (one === right ? proof : one)) }
}

const keyAt = (cheat: Cheat, seat: Seat) =>
  signerIn(cheapSignatures, cheat.at(seat).storage.secret, whole(cheat, 1)).key

/** A key that nobody has had. */
const newKey = (cheat: Cheat) => signerIn(cheapSignatures, hex32Of('another secret'), whole(cheat, 1)).key

interface Row {
  readonly does: string
  readonly offence: Offence
  /** The seat whose turn it is. */
  readonly turn?: Seat
  /** Any further conditions on the moment. */
  readonly suits?: (cheat: Cheat) => boolean
  readonly run: (cheat: Cheat, world: World) => Promise<unknown>
}

const hosts: readonly Row[] = [
  { does: 'chooses a draw', offence: 'forged', run: bent(() => ({ seed: hex32Of('mine') })) },
  {
    does: 'chooses a draw beside the parts of everyone',
    offence: 'forged',
    run: bent((_, cheat) => ({ ...drawnBut(cheat, 0, partOf(cheat, 0)), seed: hex32Of('mine') })),
  },
  { does: 'uses the parts of an earlier draw again', offence: 'forged', run: bent((proofs) => ({ proofs })) },
  {
    does: 'uses the part of one guest in an earlier draw again',
    offence: 'forged',
    run: bent((earlier, cheat) => {
      const at = tableOf(whole(cheat, 1)).draws.holders.indexOf(keyAt(cheat, 2))
      return drawnBut(cheat, 2, need(earlier[at], 'a part'))
    }),
  },
  { does: 'draws without anyone', offence: 'forged', run: bent((_, cheat) => ({ proofs: [partOf(cheat, 0)] })) },
  { does: 'draws without proofs', offence: 'forged', run: bent(() => ({ proofs: [] })) },
  {
    does: 'draws without a guest, whose part it makes itself',
    offence: 'forged',
    run: bent((_, cheat) => drawnBut(cheat, 2, partOf(cheat, 0))),
  },
  {
    does: 'puts everyone’s parts in an order that it likes',
    offence: 'forged',
    run: bent((_, cheat) => ({ proofs: drawnBut(cheat, 0, partOf(cheat, 0)).proofs?.toReversed() ?? [] })),
  },
  {
    does: 'takes another key for draws',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', { type: 'drawKey', key: newKey(cheat) }]]),
  },
  {
    does: 'gives a guest another key for draws',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [[2, { type: 'drawKey', key: newKey(cheat) }]]),
  },
  {
    does: 'draws again after a “crash”',
    offence: 'rewritten',
    run: async (cheat) => {
      const journal = whole(cheat, 1)
      const { seq } = need(draws(journal).at(-1), 'a draw')
      await write(cheat, 1, [['host', { type: 'chance', seed: hex32Of('again') }]], cut(tiny, journal, seq))
    },
  },
  {
    does: 'rewrites what was played, in what it passes off as a resync',
    offence: 'rewritten',
    run: async (cheat) => {
      const journal = whole(cheat, 1)
      const from = lastOf(journal).seq
      const note = { type: 'mark', note: 'nothing to see', on: { entry: 1 } } as const
      const entry = forged(cut(tiny, journal, from), cheat.at(0).storage.secret, 0, note)
      await cheat.send(1, { type: 'journal', from, entries: [entry] })
    },
  },
  {
    does: 'commits an illegal move',
    offence: 'illegal',
    suits: (cheat) => illegal(cheat) !== undefined,
    run: (cheat) => write(cheat, 1, [[0, { type: 'move', move: need(illegal(cheat), 'an illegal move') }]]),
  },
  {
    does: 'moves when it isn’t its turn',
    offence: 'illegal',
    turn: 1,
    run: (cheat) => write(cheat, 1, [[0, { type: 'move', move: push }]]),
  },
  {
    does: 'forges the move of a guest',
    offence: 'forged',
    turn: 1,
    run: (cheat) => insist(cheat, 1, [[1, { type: 'move', move: push }]]),
  },
  {
    does: 'forges the move of another guest',
    offence: 'forged',
    turn: 2,
    run: (cheat) => insist(cheat, 1, [[2, { type: 'move', move: push }]]),
  },
  { does: 'resigns for another guest', offence: 'forged', run: (cheat) => insist(cheat, 1, [[2, { type: 'resign' }]]) },
  {
    does: 'undoes what nobody wanted undone',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', { type: 'undo', to: 5 }]]),
  },
  {
    does: 'gives a guest’s seat to a bot',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', { type: 'seat', seat: 2, kind: 'bot', name: 'ganger' }]]),
  },
  {
    does: 'gives a guest’s seat to a key of its own',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', personIn(2, 'A'.repeat(43), undefined)]]),
  },
  {
    does: 'replaces a guest’s key',
    offence: 'forged',
    run: (cheat) => insist(cheat, 1, [[2, personIn(2, 'A'.repeat(43), undefined)]]),
  },
  {
    does: 'ends the match on its own',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', { type: 'end' }]]),
  },
  {
    does: 'changes the position as a test that nobody agreed to',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', { type: 'mark', note: '', position: whole(cheat, 1).positions[3] }]]),
  },
  {
    does: 'opens an epoch that nobody could reach',
    offence: 'illegal',
    run: (cheat) => write(cheat, 1, [['host', { type: 'host', seat: 0, epoch: 1e9 }]]),
  },
  {
    does: 'changes its key when a guest may have shown it what a move brings',
    offence: 'illegal',
    turn: 1,
    run: (cheat) => write(cheat, 1, [[0, personIn(0, newKey(cheat), undefined)]]),
  },
  {
    does: 'changes its key once it knows what a draw brings',
    offence: 'illegal',
    run: (cheat) =>
      write(cheat, 1, [
        [0, { type: 'move', move: push }],
        [0, personIn(0, newKey(cheat), undefined)],
      ]),
  },
  {
    does: 'goes on between two keys',
    offence: 'illegal',
    run: (cheat) =>
      write(cheat, 1, [
        [0, personIn(0, newKey(cheat), undefined)],
        [0, { type: 'move', move: push }],
      ]),
  },
  {
    does: 'shows two guests two journals',
    offence: 'twoJournals',
    run: async (cheat, world) => {
      for (const seat of [1, 2])
        await write(cheat, seat, [[0, { type: 'mark', note: `for ${seat}`, on: { entry: 1 } }]])
      await pass(world, 4000)
    },
  },
  {
    does: 'takes over from before what it had sealed',
    offence: 'rollback',
    run: async (cheat) => {
      const short = cut(tiny, whole(cheat, 1), 7)
      const takeover = forged(short, cheat.at(0).storage.secret, 'host', { type: 'host', seat: 0 })
      const { entries } = goneOn(short, takeover)
      for (let times = 0; times < 3; times++) await cheat.send(1, { type: 'journal', from: 0, entries })
    },
  },
]

const worthOf = (offence: Offence) => (offence === 'seat' || offence === 'forged' ? 'claimed' : 'proven')

describe('a guest catches a host that', () => {
  it.each(hosts.map((row, at) => [row.does, row, at + 1] as const))('%s', async (_, row, seed) => {
    const { world, cheat } = await midMatch(seed, row.turn ?? 0, row.suits)
    const before = whole(cheat, 1)
    await row.run(cheat, world)
    const caught = need(
      [1, 2].find((seat) => cheat.at(seat).table().ended() === 'cheated'),
      'a guest who noticed',
    )
    const evidence: Evidence = need(cheat.at(caught).table().evidence?.(), 'evidence')
    expect(evidence.offence).toBe(row.offence)
    expect(frozen.says[evidence.offence]({ host: frozen.host })).toMatch(/^Your host .+\.$/)
    await expectWorth(evidence, worthOf(row.offence))
    // Nothing that was sound is lost, and it stays when the guest leaves.
    const held = cheat.at(caught).table().journal()
    expect(held.slice(0, before.entries.length)).toEqual(before.entries)
    cheat.at(caught).end('goodbye')
    await pass(world, 500)
    const kept = need(await cheat.at(caught).storage.keeper.load(), 'what was kept')
    expect(sound(openJournal(tiny, kept.entries)).journal.entries).toEqual(held)
  })
})

/** Expects that evidence convinces others by this much, and that no change to it frames anyone. */
async function expectWorth(evidence: Evidence, worth: 'proven' | 'claimed') {
  const { verify } = cheapSignatures
  const copy: unknown = JSON.parse(JSON.stringify(evidence))
  expect(await verifyEvidence(copy, verify, tiny)).toBe(worth)
  const [head, ...others] = evidence.heads
  for (const other of [
    { ...evidence, host: 'A'.repeat(43) },
    { ...evidence, match: '0'.repeat(32) },
    { ...evidence, heads: [{ ...need(head, 'a head'), hash: 'a'.repeat(64) }, ...others] },
    { ...evidence, heads: [{ ...need(head, 'a head'), seal: 'AAAA' }, ...others] },
  ])
    expect(await verifyEvidence(other, verify, tiny)).toBe('unsound')
}

describe('a guest', () => {
  it('asks again for an entry with a false signature before it accuses its host', async () => {
    const { world, cheat } = await midMatch(32, 1)
    await write(cheat, 1, [[1, { type: 'move', move: push }]])
    await pass(world, 4000)
    expect(now(cheat, 1).standing).toBe('playing')
    expect(whole(cheat, 1)).toEqual(whole(cheat, 0))
  })
})

describe('evidence', () => {
  it('isn’t made of what a host did by the rules', async () => {
    const { cheat, secret } = await midMatch(30, 0)
    const journal = whole(cheat, 1)
    const { key } = signerIn(cheapSignatures, secret, journal)
    const { seal = '', seq, epoch } = lastOf(journal)
    const entries = journal.entries
    const { match } = setupOf(journal)
    const [hash] = cheat
      .at(2)
      .table()
      .journal()
      .slice(-1)
      .map((entry) => entryHash(entry))
    const head = { epoch, seq, hash, seal }
    const evidence = { format: 'narrow-gauge/evidence', version: 1, match, host: key, entries }
    for (const [offence, heads] of [
      ['illegal', [head]],
      ['rewritten', [head, head]],
      ['twoJournals', [head, head]],
      ['rollback', [head, head]],
    ] as const)
      expect(await verifyEvidence({ ...evidence, offence, heads }, cheapSignatures.verify, tiny)).toBe('unsound')
  })

  it('of a broken rule is a claim to those who don’t know the rules', async () => {
    const { cheat } = await midMatch(31, 0)
    await write(cheat, 1, [['host', { type: 'end' }]])
    const evidence = cheat.at(1).table().evidence?.()
    expect(await verifyEvidence(evidence, cheapSignatures.verify)).toBe('claimed')
  })
})

/** An entry that a guest signs, whether or not the rules allow it; unsealed, as guests send them. */
function submitted(cheat: Cheat, secret: string, by: Seat | 'host', body: Body<Typed>) {
  const { seal: _, ...entry } = forged(whole(cheat, 0), secret, by, body)
  return { type: 'submit', id: 77, entry }
}

describe('a host takes nothing from a guest that', () => {
  const mine = (cheat: Cheat) => cheat.at(1).storage.secret
  const rows: readonly (readonly [string, (cheat: Cheat) => readonly object[], Seat?])[] = [
    ['moves for the host', (cheat) => [submitted(cheat, mine(cheat), 0, { type: 'move', move: push })]],
    ['moves for another guest', (cheat) => [submitted(cheat, mine(cheat), 2, { type: 'move', move: push })], 2],
    [
      'makes an illegal move',
      (cheat) => [submitted(cheat, mine(cheat), 1, { type: 'move', move: need(illegal(cheat), 'an illegal move') })],
      1,
    ],
    [
      'doesn’t sign its move',
      (cheat) => {
        const { entry, ...rest } = submitted(cheat, mine(cheat), 1, { type: 'move', move: push })
        const { sig: _, ...bare } = entry
        return [{ ...rest, entry: bare }]
      },
      1,
    ],
    ['draws itself', (cheat) => [submitted(cheat, mine(cheat), 'host', { type: 'chance', seed: hex32Of('x') })]],
    ['undoes what another has done', (cheat) => [submitted(cheat, mine(cheat), 1, { type: 'undo', to: 5 })]],
    ['takes another’s seat', (cheat) => [submitted(cheat, mine(cheat), 2, personIn(2, 'A'.repeat(43), undefined))]],
    [
      'gives its seat to the key of another',
      (cheat) => {
        const { key } = signerIn(cheapSignatures, cheat.at(2).storage.secret, whole(cheat, 0))
        return [submitted(cheat, mine(cheat), 1, personIn(1, key, undefined))]
      },
    ],
    ['takes over by itself', (cheat) => [submitted(cheat, mine(cheat), 'host', { type: 'host', seat: 1 })]],
    [
      'says that it held another draw',
      (cheat) => {
        const journal = whole(cheat, 0)
        const { seq } = need(draws(journal).at(-1), 'a draw')
        const draw = forged(cut(tiny, journal, seq), mine(cheat), 'host', { type: 'chance', seed: hex32Of('x') })
        return [{ type: 'diverged', from: seq, entries: [draw] }]
      },
    ],
    [
      'acknowledges a journal that nobody sealed',
      (cheat) => {
        const journal = whole(cheat, 1)
        const { epoch, seq } = lastOf(journal)
        const head = { epoch, seq, hash: 'a'.repeat(64) }
        const signer = signerIn(cheapSignatures, mine(cheat), journal)
        const sig = signer.sign(ackText(setupOf(journal).match, head))
        return [{ type: 'ack', ...head, seal: sig, sig }]
      },
    ],
  ]
  it.each(rows.map((row, at) => [row[0], row, at + 41] as const))('%s', async (_, row, seed) => {
    const [, messages, turn = 0] = row
    const { world, cheat } = await midMatch(seed, turn)
    const before = cheat.at(0).table().journal()
    for (const message of messages(cheat)) await cheat.sendToHost(1, message)
    await pass(world, 4000)
    for (const seat of [0, 2]) {
      expect(cheat.at(seat).table().journal()).toEqual(before)
      expect(now(cheat, seat).standing).toBe('playing')
    }
    expect(now(cheat, 0).hosting).toBe(true)
  })

  it('rewinds the match by what it says it held: its host opens a later epoch than that', async () => {
    const { world, cheat } = await midMatch(59, 0)
    const before = cheat.at(0).table().journal()
    const short = cut(tiny, whole(cheat, 0), 7)
    for (const epoch of [2, 5, 5, 3]) {
      const opening = { type: 'host', seat: 1, epoch } as const
      const takeover = forged(short, mine(cheat), 'host', opening)
      await cheat.sendToHost(1, { type: 'diverged', from: 7, entries: [takeover] })
      await pass(world, 1000)
    }
    await pass(world, 4000)
    for (const seat of [0, 2]) {
      const journal = cheat.at(seat).table().journal()
      expect(journal.slice(0, before.length)).toEqual(before)
      expect(journal.slice(before.length)).toMatchObject([
        { by: 'host', body: { type: 'host', seat: 0, epoch: 3 } },
        { by: 'host', body: { type: 'host', seat: 0, epoch: 6 } },
      ])
      expect(now(cheat, seat).standing).toBe('playing')
    }
    expect(now(cheat, 0).hosting).toBe(true)
  })

  it('answers a draw with what is no part in it: the draw waits for the right one', async () => {
    const { world, cheat } = await midMatch(60, 0)
    const { proofs: earlier = [] } = drawnIn(draws(whole(cheat, 0)).at(-1))
    cheat.at(1).cutOff(true)
    void cheat.at(0).table().submit(0, push)
    await until(world, () => now(cheat, 0).ask.type === 'chance', 10_000)
    const [due, another] = [1, 2].map((seat) => {
      const signer = signerIn(cheapSignatures, cheat.at(seat).storage.secret, whole(cheat, 0))
      return need(ownAnswer(whole(cheat, 0), signer), 'a part')
    })
    const answer = need(due, 'a part')
    cheat.at(1).cutOff(false)
    const { seq } = now(cheat, 0)
    const others = [...earlier, need(another, 'a part').proof, 'A'.repeat(107)]
    for (const proof of others) await cheat.sendToHost(1, { type: 'draw', seq: answer.seq, proof })
    await cheat.sendToHost(1, { type: 'draw', ...answer, seq: answer.seq - 1 })
    expect(await until(world, () => now(cheat, 0).seq > seq, 30_000)).toBe(true)
    const { proofs } = drawnIn(cheat.at(0).table().journal()[seq + 1])
    expect(proofs).toHaveLength(3)
    expect(proofs).toContain(answer.proof)
  })
})

const drawnIn = (entry: Journal['entries'][number] | undefined): Drawn =>
  entry?.body.type === 'chance' ? entry.body : {}
