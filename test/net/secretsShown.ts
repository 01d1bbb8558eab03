import * as v from 'valibot'
import { need } from '../../src/kit/assert.ts'
import { parseJson } from '../../src/kit/json.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import { type Ack, type Head, headOf, makeEvidence } from '../../src/match/evidence.ts'
import { ackText, entryText, type Signatures, type Signer, sealText } from '../../src/match/signing.ts'
import type { Entry } from '../../src/rules/body.ts'
import { readEntry } from '../../src/rules/entry.ts'
import { hex64 } from '../../src/rules/fields.ts'
import type { Game, Seat, Typed } from '../../src/rules/game.ts'
import { entryHash, isShownAnswer, lastPledge, lastQuestion, setupIn } from '../../src/rules/journal.ts'

/** A device at a table that keeps the rules, with the seat it plays. */
export interface Device {
  /** The name in what is found about it, and the one by which it sends. */
  readonly name: string
  readonly id: string
  readonly seat: Seat
  readonly signer: Signer
}

/** Everything that devices have sent, of which secrets can be shown and evidence made. */
export interface Record {
  /** A device has sent a message. */
  note(name: string, text: string): void
  /** Somebody stores or shows these entries. */
  hold(entries: readonly unknown[]): void
  /**
   * The ways in which these devices have answered one question twice; see `shownTwice`. Empty if they haven't.
   */
  twice(devices: readonly Device[]): readonly string[]
  /** The evidence against these devices that anyone could make of all that was signed; empty if there is none. */
  accused(devices: readonly Device[], verify: Signatures['verify']): Promise<readonly string[]>
}

const messageSchema = v.looseObject({
  type: v.string(),
  proof: v.exactOptional(v.string()),
  entry: v.exactOptional(v.unknown()),
  entries: v.exactOptional(v.array(v.unknown())),
})
const ackSchema = v.looseObject({ epoch: v.number(), seq: v.number(), hash: hex64, seal: v.string(), sig: v.string() })

type Line = Entry<Typed>

/** The entries that a message holds, and the proof of a draw. */
function contentsOf(text: string) {
  const read = v.safeParse(messageSchema, parseJson(text))
  if (!read.success) return { entries: [], proof: undefined, ack: undefined }
  const { type, proof, entry, entries = [] } = read.output
  const ack = type === 'ack' ? v.safeParse(ackSchema, read.output) : undefined
  return {
    entries: entry === undefined ? entries : [entry],
    proof: type === 'draw' ? proof : undefined,
    ack: ack?.success ? ack.output : undefined,
  }
}

/** The secrets of a device, in the order in which it sent them first. */
interface Shown {
  readonly proofs: Set<string>
  readonly acks: Omit<Ack, 'key'>[]
  /** Entries that it sent, by hash. */
  readonly lines: Map<string, Line>
}

/** Nothing sent yet. */
export function makeRecord({ readMove }: Pick<Game, 'readMove'>): Record {
  /** Every entry that was ever sent or stored, by hash, with whatever signatures any copy has. */
  const lines = new Map<string, Line>()
  const shown = new Map<string, Shown>()
  const noted = new Set<string>()
  const read = (data: unknown): Line | undefined => {
    const one = readEntry(data, 0, readMove)
    if ('problem' in one) return undefined
    const hash = entryHash(one.entry)
    const known = lines.get(hash)
    if (!known?.seal) lines.set(hash, { ...known, ...one.entry })
    return one.entry
  }
  const by = (name: string): Shown => {
    const own = shown.get(name) ?? { proofs: new Set(), acks: [], lines: new Map() }
    shown.set(name, own)
    return own
  }
  const pastOf = (hash: string): readonly Line[] => {
    const past: Line[] = []
    for (let one = lines.get(hash); one; one = lines.get(one.prev)) past.push(one)
    return past.reverse()
  }
  /** Whether one line is another, or comes before it. */
  const isIn = (one: string, other: string) => pastOf(other).some((line) => entryHash(line) === one)
  const areApart = (one: string, other: string) => !isIn(one, other) && !isIn(other, one)
  return {
    note(name, text) {
      if (text === '{"type":"ping"}' || noted.has(`${name} ${text}`)) return
      noted.add(`${name} ${text}`)
      const { entries, proof, ack } = contentsOf(text)
      const own = by(name)
      if (proof !== undefined) own.proofs.add(proof)
      if (ack) own.acks.push(ack)
      for (const data of entries) {
        const line = read(data)
        if (line) own.lines.set(entryHash(line), line)
      }
    },
    hold(entries) {
      for (const data of entries) read(data)
    },
    twice: (devices) =>
      devices.flatMap((device) => shownTwice({ device, shown: by(device.id), lines, pastOf, areApart })),
    async accused(devices, verify) {
      const found = await Promise.all(
        devices.map((device) => evidenceAgainst({ device, acks: by(device.id).acks, lines, pastOf, isIn, verify })),
      )
      return found.flat()
    },
  }
}

interface Judging {
  readonly device: Device
  readonly shown: Shown
  readonly lines: ReadonlyMap<string, Line>
  readonly pastOf: (hash: string) => readonly Line[]
  readonly areApart: (one: string, other: string) => boolean
}

/**
 * A device answers one question twice if
 * - its parts in draws (in a `draw` message, or among the proofs of a draw that it sent as host), its `mix`es, `lock`s
 *   `audit`s and answers to sealed questions don't all answer questions of one branch: of any two of these questions one has to come before the
 *   other, or be it. The question of a part in a draw is the entry of which the function was taken; of a step in dealing
 *   the last entry before it that asks devices for anything;
 * - it made two different `mix`es or `lock`s for one deal and one deck that came in;
 * - it shared one card of one deal with two seats, in two entries of which neither comes before the other.
 * All that it sent counts, whether or not that arrived.
 */
function shownTwice(judging: Judging): readonly string[] {
  const { device, areApart } = judging
  const questions = [...drawQuestions(judging), ...dealQuestions(judging)]
  const unasked = questions.filter(({ asked }) => asked === undefined).map(({ what }) => `${what} of nothing`)
  const all = [
    ...new Map(questions.flatMap(({ what, asked }) => (asked === undefined ? [] : [[asked, what]]))).entries(),
  ]
  const apart = all.flatMap(([one, what], at) =>
    all.slice(at + 1).flatMap(([other, also]) => (areApart(one, other) ? [`${what} and ${also}`] : [])),
  )
  return [...unasked, ...apart, ...decksTwice(judging), ...sharedTwice(judging)].map(
    (what) => `${device.name} shows twice: ${what}`,
  )
}

interface Question {
  readonly what: string
  /** The hash of the entry that asks; undefined if nobody has it. */
  readonly asked: string | undefined
}

/** The questions of the draws in which a device has shown its part. */
function drawQuestions({ device: { signer }, shown, lines }: Judging): readonly Question[] {
  const [setup] = [...lines.values()].filter(({ seq }) => seq === 0)
  const first = setup ? entryHash(setup) : ''
  const ours = new Map(
    [...lines].map(([hash, { seq }]) => [
      signer.draw(first, `narrow-gauge draw ${first} ${hash}`),
      { what: `draw ${seq}`, asked: hash },
    ]),
  )
  const inDraws = [...shown.lines.values()].flatMap(({ body }) =>
    body.type === 'chance' || body.type === 'shuffle' ? (body.proofs ?? []) : [],
  )
  const said = [...shown.proofs].map((proof) => ours.get(proof) ?? { what: 'draw', asked: undefined })
  // Other proofs in a draw are those of others.
  return [...said, ...inDraws.flatMap((proof) => ours.get(proof) ?? [])]
}

const bound: ReadonlySet<string> = new Set(['mix', 'lock', 'audit'])
const ownLines = ({ device, shown }: Judging) => [...shown.lines].filter(([, { by }]) => by === device.seat)

const dealQuestions = (judging: Judging): readonly Question[] =>
  ownLines(judging).flatMap(([, { body, prev, seq }]) => {
    const past = judging.pastOf(prev)
    const isAnswer = isShownAnswer(body)
    const asking = past[isAnswer ? lastPledge(past) : lastQuestion({ entries: past })]
    return isAnswer || bound.has(body.type) ? [{ what: `${body.type} ${seq}`, asked: asking && entryHash(asking) }] : []
  })

/** The hash of the last deal before an entry. */
const dealOf = (past: readonly Line[]) => {
  const deal = past.findLast(({ body }) => body.type === 'deal')
  return deal ? entryHash(deal) : ''
}

/** Decks that a device made of one that came in, in more ways than one. */
function decksTwice(judging: Judging): readonly string[] {
  const made = new Map<string, string>()
  return ownLines(judging).flatMap(([, { body, prev, seq }]) => {
    if (body.type !== 'mix' && body.type !== 'lock') return []
    const past = judging.pastOf(prev)
    const came = past.findLast((one) => one.body.type === 'mix' || one.body.type === 'lock' || one.body.type === 'deal')
    const id = `${body.type} ${dealOf(past)} ${came ? entryHash(came) : ''}`
    const before = made.get(id) ?? body.deck.join()
    made.set(id, before)
    return before === body.deck.join() ? [] : [`another ${body.type} ${seq} of one deck`]
  })
}

/** Cards that a device has shared with two seats, on branches that don't lead to each other. */
function sharedTwice(judging: Judging): readonly string[] {
  const shares = ownLines(judging).flatMap(([, { body, prev }]) => {
    const deal = dealOf(judging.pastOf(prev))
    return body.type === 'share'
      ? body.cards.map(({ token, seat }) => ({ id: `${deal} ${token}`, token, seat, prev }))
      : []
  })
  return shares.flatMap((one, at) => {
    const others = shares.slice(at + 1).filter(({ id, seat }) => id === one.id && seat !== one.seat)
    const isApart = others.some(({ prev }) => judging.areApart(one.prev, prev))
    return isApart ? [`card ${one.token} to two seats`] : []
  })
}

interface Accusing {
  readonly device: Device
  readonly acks: readonly Omit<Ack, 'key'>[]
  readonly lines: ReadonlyMap<string, Line>
  readonly pastOf: (hash: string) => readonly Line[]
  readonly isIn: (one: string, other: string) => boolean
  readonly verify: Signatures['verify']
}

/** Evidence against a device, proven to a third party. */
async function evidenceAgainst(accusing: Accusing): Promise<readonly string[]> {
  const { device, lines } = accusing
  const [setup] = [...lines.values()].filter(({ seq }) => seq === 0)
  const match = need(setup && setupIn([setup]), 'a setup').match
  const heads = await headsOf(accusing, match)
  const seals = heads.filter(({ as }) => as === undefined)
  const two = seals.find(({ epoch, seq, hash }) =>
    seals.some((one) => one.epoch === epoch && one.seq === seq && one.hash !== hash),
  )
  const rewritten = two ? [`${device.name} sealed two entries ${two.seq} of epoch ${two.epoch}`] : []
  const rollbacks = await Promise.all(
    seals.flatMap((takeover) => {
      if (lines.get(takeover.hash)?.body.type !== 'host') return []
      return heads.map((known) => rollbackBy(accusing, match, takeover, known))
    }),
  )
  return [...rewritten, ...new Set(rollbacks.flat())]
}

/** Every end of a journal that a device has signed in any way. */
async function headsOf({ device, acks, lines, verify }: Accusing, match: string): Promise<readonly Head[]> {
  const { key } = device.signer
  const heads: Head[] = []
  for (const line of lines.values()) {
    const hash = entryHash(line)
    const head = headOf(line)
    if (head && (await verify(key, sealText(match, line), head.seal))) heads.push(head)
    if (line.sig && (await verify(key, entryText(line), line.sig)))
      heads.push({ epoch: line.epoch, seq: line.seq, hash, seal: line.sig, as: 'entry' })
  }
  for (const { epoch, seq, hash, sig } of acks)
    if (lines.has(hash) && (await verify(key, ackText(match, { epoch, seq, hash }), sig)))
      heads.push({ epoch, seq, hash, seal: sig, as: 'ack' })
  return heads
}

async function rollbackBy(
  { device, pastOf, isIn, verify }: Accusing,
  match: string,
  takeover: Head,
  known: Head,
): Promise<readonly string[]> {
  if (known.epoch >= takeover.epoch || isIn(known.hash, takeover.hash)) return []
  const [left, branch] = [pastOf(known.hash), pastOf(takeover.hash)]
  const from = left.findIndex((line, at) => entryHash(line) !== (branch[at] ? entryHash(branch[at]) : ''))
  const { key } = device.signer
  const evidence = makeEvidence(match, key, 'rollback', [takeover, known], left.slice(from), branch.slice(from))
  const worth = from < 0 ? 'unsound' : await verifyEvidence(evidence, verify)
  return worth === 'proven' ? [`${device.name} is proven to have left out ${known.as} ${known.seq}`] : []
}
