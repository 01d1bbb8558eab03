import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { rollbackOf, verifyEvidence } from '../../src/match/caught.ts'
import { type Ack, type Evidence, type Head, headOf, makeEvidence } from '../../src/match/evidence.ts'
import { forkOf } from '../../src/match/merge.ts'
import { entryTextOf, makeSigner, sealTextOf } from '../../src/match/signing.ts'
import { seedIn } from '../../src/rules/chance.ts'
import { entryHash, type Journal, lastOf } from '../../src/rules/journal.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { tiny } from '../tiny/tiny.ts'
import { cheapSignatures } from './cheapSignatures.ts'
import { ackOf, acksBy, begun, device, playOn, playUntil, takenOver, write } from './devices.ts'

const match = 'a'.repeat(32)
const { key, sign } = makeSigner(cheapSignatures, 'b'.repeat(32), match)

/** The worth of evidence, to someone who knows the rules or doesn't. */
const worthOf = (evidence: unknown, game?: typeof tiny) => verifyEvidence(evidence, cheapSignatures.verify, game)

it('evidence with rightly signed ends and entries that are none is unsound', async () => {
  const later = { epoch: 2, seq: 3, hash: '1'.repeat(64) }
  const earlier = { epoch: 1, seq: 5, hash: '2'.repeat(64) }
  const heads = [
    { ...later, seal: sign(sealTextOf(match, later)) },
    { ...earlier, seal: sign(entryTextOf(earlier.hash)), as: 'entry' },
  ]
  const said = { format: 'narrow-gauge/evidence', version: 1, match, host: key, offence: 'rollback' }
  const none = [7, null, 'entry']
  for (const branch of [{}, { branch: [] }, { branch: none }]) {
    expect(await worthOf({ ...said, heads, entries: none, ...branch })).toBe('unsound')
    expect(await worthOf({ ...said, heads, entries: [], ...branch })).toBe('unsound')
  }
})

it('two seals at one number are two stories in one epoch alone', async () => {
  const sealed = (epoch: number, digit: string) => {
    const head = { epoch, seq: 3, hash: digit.repeat(64) }
    return { ...head, seal: sign(sealTextOf(match, head)) }
  }
  const told = (...heads: readonly Head[]) => makeEvidence(match, key, 'rewritten', heads, [])
  expect(await worthOf(told(sealed(1, '1'), sealed(1, '2')))).toBe('proven')
  expect(await worthOf(told(sealed(1, '1'), sealed(2, '2')))).toBe('unsound')
})

it('an honest draw convicts nobody, whatever is shown in place of its proofs', async () => {
  const { entries } = playOn(begun(), 20)
  const at = entries.findIndex(({ body }) => body.type === 'chance' && body.proofs)
  const draw = need(entries[at], 'a draw')
  const { proofs = [] } = draw.body.type === 'chance' ? draw.body : {}
  const changed = proofs.map((proof) => `${proof.slice(0, 60)}${proof[60] === 'A' ? 'B' : 'A'}${proof.slice(61)}`)
  const seed = seedIn({ proofs })
  for (const shown of [{ proofs: changed }, { seed }, { seed, proofs }, { seed, proofs: [] }]) {
    const body = { type: 'chance', ...shown } as const
    const told = [...entries.slice(0, at), { ...draw, body }]
    expect(entryHash({ ...draw, body })).toBe(entryHash(draw))
    const evidence = makeEvidence(setupOf(begun()).match, device(0).key, 'illegal', [headOf(draw)], told)
    expect(await worthOf(evidence, tiny)).toBe('unsound')
  }
})

/** The entries that everyone holds, and those played after them in the first epoch. */
const start = playOn(begun(), 7)
const played = playOn(start, 4)
/** The same until the third has written, and someone else after that. */
const written = playOn(
  playUntil(start, (journal) => lastOf(journal).by === 2 && lastOf(journal).seq > lastOf(start).seq),
  1,
)

/** Whether the device in the second seat makes the next move. */
const isSecondNext = ({ ask }: Journal) => ask.type === 'choose' && ask.seat === 1

/** Evidence of a rollback that someone who holds one journal has of another. */
const found = (own: Journal, branch: Journal, ...acks: readonly Ack[]) =>
  rollbackOf(own, branch, forkOf(own.entries, branch.entries), acksBy(...acks))

const wordOf = ({ key: _, sig, ...head }: Ack): Head => ({ ...head, seal: sig, as: 'ack' })

/** The same made up by an accuser, whatever excuses the device in a seat that took over last. */
function accusing(own: Journal, branch: Journal, ack: Ack): Evidence {
  const from = forkOf(own.entries, branch.entries)
  const heads = [headOf(lastOf(branch)), wordOf(ack)]
  const entries = own.entries.slice(from, ack.seq + 1)
  return makeEvidence(setupOf(own).match, ack.key, 'rollback', heads, entries, branch.entries.slice(from))
}

const ends: readonly (readonly [string, Journal, Evidence | undefined])[] = [
  ['had sealed', played, found(played, takenOver(start, 0))],
  ['had acknowledged', played, found(played, takenOver(start, 1), ackOf(played, 1))],
  ['had written entries after', written, found(written, takenOver(start, 2))],
  [
    'had acknowledged, after a takeover of its own',
    played,
    found(played, takenOver(playOn(takenOver(start, 1), 2), 1), ackOf(played, 1)),
  ],
]

describe.each(ends)('a takeover without what its host %s', (_, own, found) => {
  const evidence = need(found, 'evidence')
  const { entries, branch = [], heads } = evidence

  it('is proven a rollback to anyone, the rules of the game aside', async () => {
    expect(evidence.offence).toBe('rollback')
    expect(own.entries).toEqual(expect.arrayContaining([...entries]))
    const copy: unknown = JSON.parse(JSON.stringify(evidence))
    expect([await worthOf(copy), await worthOf(copy, tiny)]).toEqual(['proven', 'proven'])
  })

  it('is proven by all of the entries in its place, in their order, and by nothing less', async () => {
    const cuts = branch.map((_, at) => branch.filter((_, other) => other !== at))
    const [first, ...rest] = branch
    const moved = branch.length > 1 ? [branch.toReversed(), [...rest, first]] : []
    for (const other of [[], ...cuts, ...moved, [...branch, first], [first, ...branch], [7, ...branch], start.entries])
      expect(await worthOf({ ...evidence, branch: other })).toBe('unsound')
    const { branch: __, ...without } = evidence
    expect(await worthOf(without)).toBe('unsound')
  })

  it('is proven by all of the entries that it leaves out, in their order', async () => {
    const cuts = entries.map((_, at) => entries.filter((_, other) => other !== at))
    const wrong = [[], ...cuts, entries.toReversed(), branch, [7, ...entries], [...entries.slice(0, -1), 7]]
    for (const other of wrong) expect(await worthOf({ ...evidence, entries: other })).toBe('unsound')
  })

  it('is proven against nobody else, in no other match, and by no other ends', async () => {
    for (const other of [
      { ...evidence, host: device(evidence.host === device(0).key ? 1 : 0).key },
      { ...evidence, match },
      { ...evidence, heads: heads.toReversed() },
      { ...evidence, heads: heads.slice(0, 1) },
      { ...evidence, heads: heads.map((head) => ({ ...head, epoch: head.epoch + 1 })) },
      { ...evidence, entries: branch, branch: entries },
    ])
      expect(await worthOf(other)).toBe('unsound')
  })
})

describe('a device that followed another’s takeover', () => {
  const ack = ackOf(played, 1)
  /** A third device never had what was played, and goes on without it. */
  const led = playOn(takenOver(start, 2), 2)

  it('isn’t accused of what that left out when it takes over later', async () => {
    for (const later of [takenOver(led, 1), takenOver(led, 1, 7), takenOver(takenOver(led, 1), 1)]) {
      expect(found(played, later, ack)).toBeUndefined()
      expect(await worthOf(accusing(played, later, ack))).toBe('unsound')
    }
  })

  it('can’t be accused by leaving that takeover out, or by putting it elsewhere', async () => {
    const accused = accusing(played, takenOver(led, 1), ack)
    const all = accused.branch ?? []
    const [takeover, ...rest] = all
    for (const branch of [
      rest,
      all.slice(-1),
      [...rest, takeover],
      [...rest.slice(0, -1), takeover, ...rest.slice(-1)],
    ])
      expect(await worthOf({ ...accused, branch })).toBe('unsound')
    // Without their beginnings the two would look as if they parted later.
    const without = { ...accused, entries: accused.entries.slice(1), branch: rest }
    expect(await worthOf(without)).toBe('unsound')
    expect(await worthOf({ ...accused, branch: all.slice(0, 1) })).toBe('unsound')
  })

  it('is accused if it had acknowledged the rest since then', async () => {
    // In that very epoch it goes on from there, and then takes over from before.
    const there = playOn(led, 2)
    const evidence = need(found(there, takenOver(led, 1), ackOf(there, 1)), 'evidence')
    expect(await worthOf(evidence)).toBe('proven')
  })

  it('is accused if that takeover was no later than what it acknowledged', async () => {
    const third = takenOver(start, 0, 3)
    const own = playOn(third, 2)
    const late = ackOf(own, 1)
    const branch = takenOver(led, 1, 4)
    const evidence = need(found(own, branch, late), 'evidence')
    expect(await worthOf(evidence)).toBe('proven')
  })

  it('is accused of a takeover that no other one led to', async () => {
    expect(await worthOf(need(found(played, takenOver(start, 1, 3), ack), 'evidence'))).toBe('proven')
    const own = takenOver(playOn(takenOver(start, 1), 2), 1)
    expect(await worthOf(need(found(played, own, ack), 'evidence'))).toBe('proven')
    expect(await worthOf(accusing(played, own, ack))).toBe('proven')
  })
})

describe('a takeover', () => {
  it('is no rollback if it leaves out only what changes nothing in the match', async () => {
    const noted = write(start, 1, { type: 'mark', note: 'for later', on: { entry: 1 } })
    const renamed = takenOver(noted, 0)
    const ack = ackOf(renamed, 1)
    const branch = takenOver(start, 1, 3)
    expect(found(renamed, branch, ack)).toBeUndefined()
    expect(await worthOf(accusing(renamed, branch, ack))).toBe('unsound')
  })

  it('is no rollback behind what its host acknowledged', async () => {
    const behind = takenOver(played, 1)
    const ack = ackOf(played, 1)
    expect(found(played, behind, ack)).toBeUndefined()
    const [last, takeover] = [lastOf(played), lastOf(behind)]
    const heads = [headOf(takeover), wordOf(ack)]
    const said = makeEvidence(setupOf(played).match, ack.key, 'rollback', heads, [last], [last, takeover])
    expect(await worthOf(said)).toBe('unsound')
  })

  it('is no rollback of what its host acknowledged, or wrote, in a later epoch alone', async () => {
    // The device takes over without the latest entries, and then follows the first host, who opens a later epoch.
    const early = playUntil(playOn(start, 2), isSecondNext)
    const branch = takenOver(start, 1)
    const raised = takenOver(early, 0, 3)
    const ack = ackOf(raised, 1)
    expect(found(raised, branch, ack)).toBeUndefined()
    expect(await worthOf(accusing(raised, branch, ack))).toBe('unsound')
    const written = playOn(raised, 1)
    expect(lastOf(written).by).toBe(1)
    expect(found(written, branch)).toBeUndefined()
  })

  it('is no rollback of an entry that its host merely wrote, but of those before it', async () => {
    const before = playUntil(playOn(start, 2), isSecondNext)
    const own = playOn(before, 1)
    const { by, epoch, seq, sig = '' } = lastOf(own)
    expect(by).toBe(1)
    const author = device(1)
    const word = { epoch, seq, hash: entryHash(lastOf(own)), seal: sig, as: 'entry' } as const
    for (const [kept, worth] of [
      [before, 'unsound'],
      [start, 'proven'],
    ] as const) {
      const takeover = takenOver(kept, 1)
      expect(found(own, takeover) === undefined).toBe(worth === 'unsound')
      const heads = [headOf(lastOf(takeover)), word]
      const from = kept.entries.length
      const left = own.entries.slice(from)
      const said = makeEvidence(setupOf(own).match, author.key, 'rollback', heads, left, takeover.entries.slice(from))
      expect(await worthOf(said)).toBe(worth)
    }
  })

  it('is no rollback if an end is said to be of another epoch than its entry', async () => {
    // Led away by the first host’s takeover, the second device takes over; its own signature names no epoch.
    const own = playOn(playUntil(playOn(start, 2), isSecondNext), 1)
    const branch = takenOver(takenOver(start, 0, 3), 1, 4)
    const { epoch, seq, sig = '' } = lastOf(own)
    const from = start.entries.length
    for (const claimed of [epoch, 3]) {
      const word = { epoch: claimed, seq, hash: entryHash(lastOf(own)), seal: sig, as: 'entry' } as const
      const heads = [headOf(lastOf(branch)), word]
      const [left, others] = [own, branch].map(({ entries }) => entries.slice(from))
      const said = makeEvidence(setupOf(own).match, device(1).key, 'rollback', heads, left ?? [], others)
      expect(await worthOf(said)).toBe('unsound')
    }
  })

  it('is what the later end has to be', async () => {
    const goesOn = playOn(takenOver(start, 1), 1)
    expect(await worthOf(accusing(played, goesOn, ackOf(played, 1)))).toBe('unsound')
  })

  it('is no rollback by one who never said that it knew the rest', () => {
    expect(found(playOn(start, 1), takenOver(start, 2))).toBeUndefined()
    expect(found(playOn(start, 1), takenOver(start, 1), ackOf(start, 1))).toBeUndefined()
  })
})
