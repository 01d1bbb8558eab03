import { verifyEvidence } from '../../match/caught.ts'
import { type Ack, ackText, type Evidence, headOf, makeEvidence } from '../../match/evidence.ts'
import { seatsOf } from '../../match/roster.ts'
import { sealTextOf } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import { openWish } from '../../rules/consent.ts'
import { entryHash, type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { absentAfter, quietAfter } from '../protocol/liveness.ts'
import { freeze, type GuestSide, isMine } from './guestSide.ts'

/** How long a guest must have been heard without a gap to know that nobody could miss it, ms. */
const steadyFor = 2 * absentAfter

/** Every ping: notes whether this guest can be missed, because it or its host was away. */
export function keepWatch(side: GuestSide): void {
  const now = side.clock.now()
  const own = seatsOf(side.match.table().roster, side.signer.key)
  const isCalledAbsent = own.some((seat) => side.hearing.absent.includes(seat))
  // A host that answers has heard this guest, even if it says that it is absent.
  if (isCalledAbsent && side.connection.presence() === 'here')
    side.connection.send({ type: 'resync', from: side.match.journal().entries.length })
  const isMissed = isCalledAbsent && now - side.answeredAt >= absentAfter
  const stoodStill = now - side.tickedAt >= quietAfter
  if (isMissed || stoodStill || side.connection.presence() !== 'here') side.steadySince = now
  side.tickedAt = now
}

/**
 * Evidence that the host lets others play for this guest, or decides without it, while it is here: a bot in its seat
 * with fewer than two others agreed, another person in it, or a request that goes on without it.
 */
export function takenSeat(
  side: GuestSide,
  journal: Journal,
  entry: Entry<unknown>,
): Evidence | undefined {
  const { body } = entry
  const table = tableOf(journal)
  if (entry.by !== 'host') return undefined
  if (body.type !== 'seat' && body.type !== 'excuse') return undefined
  const isHere = side.clock.now() - side.steadySince >= steadyFor
  const hasLeft = table.resigned.includes(body.seat)
  if (!isHere || !isMine(side, body.seat) || hasLeft) return undefined
  const { roster } = table
  const agreed = openWish(table)?.agreed.map((seat) => roster.seats[seat]?.key) ?? []
  const isBot = body.type === 'seat' && body.key === side.signer.key
  if (isBot && new Set(agreed).size > 1) return undefined
  const shown = [lastOf(journal), entry]
  return makeEvidence(setupOf(journal).match, roster.host ?? '', 'seat', [headOf(entry)], shown)
}

/** Tells the others, by way of the host, how far this guest's journal goes. */
export function acknowledge(side: GuestSide): void {
  const journal = side.match.journal()
  const head = headOf(lastOf(journal))
  const isSeated = seatsOf(tableOf(journal).roster, side.signer.key).length > 0
  if (!head || !isSeated || side.acked === head.hash) return
  if (side.connection.presence() !== 'here') return
  side.acked = head.hash
  const sig = side.signer.sign(ackText(setupOf(journal).match, head))
  side.connection.send({ type: 'ack', ...head, sig })
}

/** Compares what others have acknowledged with this guest's own journal. */
export async function checkAcks(side: GuestSide, acks: readonly Ack[]): Promise<void> {
  const { match } = setupOf(side.match.journal())
  const roster = side.match.table().roster
  for (const ack of acks) {
    const { key, sig, ...head } = ack
    const known = side.acks.get(key)
    if (known?.hash === head.hash || key === side.signer.key) continue
    // Anyone can make up keys, but a seat has only one.
    if (seatsOf(roster, key).length === 0) continue
    if (!(await side.signer.verify(key, ackText(match, head), sig))) continue
    side.acks.set(key, ack)
    await noteAhead(side, ack)
  }
  for (const ack of side.acks.values()) {
    await compare(side, ack)
    await compareEpochs(side, ack)
  }
}

/** Notes that the host has sealed for someone what this guest has yet to get. */
async function noteAhead(side: GuestSide, ack: Ack): Promise<void> {
  const journal = side.match.journal()
  const last = lastOf(journal)
  const { host } = tableOf(journal).roster
  if (ack.epoch !== last.epoch || ack.seq <= last.seq || host === undefined) return
  const seal = sealTextOf(setupOf(journal).match, ack)
  if (!(await side.signer.verify(host, seal, ack.seal))) return
  const since = side.ahead && side.ahead.seq > last.seq ? side.ahead.since : side.clock.now()
  side.ahead = { seq: ack.seq, since }
}

/** Freezes the table if the host has sealed another journal for someone else. */
async function compare(side: GuestSide, ack: Ack): Promise<void> {
  const journal = side.match.journal()
  const own = journal.entries[ack.seq]
  if (!own || side.ended || own.epoch !== ack.epoch || entryHash(own) === ack.hash) return
  const { epoch, seq, hash, seal } = ack
  const host = journal.tables[seq]?.roster.host
  const heads = [headOf(own), { epoch, seq, hash, seal }]
  const evidence = makeEvidence(setupOf(journal).match, host ?? '', 'twoJournals', heads, [own])
  if ((await verifyEvidence(evidence, side.signer.verify)) === 'proven') freeze(side, evidence)
}

/**
 * Freezes the table if the host goes on in an epoch that it has left, as it would to show a second match under another
 * epoch's number. A host that lost entries has left one without knowing: it seals nothing more in that.
 */
async function compareEpochs(side: GuestSide, { key: _, sig: __, ...theirs }: Ack): Promise<void> {
  const journal = side.match.journal()
  const { entries, tables } = journal
  const { host } = tableOf(journal).roster
  const isHosts = ({ seq }: Entry<unknown>) => tables[seq]?.roster.host === host
  const opening = entries.find(
    (entry) => entry.body.type === 'host' && entry.epoch > theirs.epoch && isHosts(entry),
  )
  const own = opening ?? lastOf(journal)
  const there = entries[theirs.seq]
  const ours = headOf(own)
  if (!ours || side.ended || (there && entryHash(there) === theirs.hash)) return
  const [earlier, later] = ours.epoch < theirs.epoch ? [ours, theirs] : [theirs, ours]
  const { match } = setupOf(journal)
  const evidence = makeEvidence(match, host ?? '', 'rollback', [later, earlier], [own])
  if ((await verifyEvidence(evidence, side.signer.verify)) !== 'proven') return
  if (side.strayed !== undefined && earlier.seq > side.strayed) freeze(side, evidence)
  side.strayed ??= earlier.seq
}
