import { makeAcks } from '../../match/acks.ts'
import { rewriteOf } from '../../match/caught.ts'
import { type Ack, type Evidence, headOf, isBeyond, makeEvidence } from '../../match/evidence.ts'
import type { Match } from '../../match/match.ts'
import { ackText, type Signer, sealTextOf } from '../../match/signing.ts'
import type { Entry } from '../../rules/body.ts'
import { openWish } from '../../rules/consent.ts'
import { entryHash, type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { isSeated } from '../../rules/tableState.ts'
import type { Ending, GuestCompany } from './company.ts'
import type { HostConnection } from './hostConnection.ts'

/** A guest's eye on its host: compares what everyone holds, and notices what no honest host does. */
export interface EntryAudit {
  /** The last acknowledgements by the others and by this guest, by key. */
  readonly acks: ReadonlyMap<string, Ack>
  /** Tells the others, by way of the host, how far this guest's journal goes, once that is stored. */
  acknowledge(): Promise<void>
  /** Says it again: the host has a new link, or is another one. */
  repeat(): void
  /** Compares what others have acknowledged with this guest's own journal. */
  check(acks: readonly Ack[]): Promise<void>
  /**
   * Evidence that an entry of the host lets others play for this guest, or decides without it, while it is here: a bot
   * in its seat with fewer than two others agreed, another person in it, or a request that goes on without it.
   */
  takenSeat(journal: Journal, entry: Entry<unknown>): Evidence | undefined
}

interface Parts {
  readonly match: Pick<Match, 'journal' | 'table'>
  readonly signer: Signer
  readonly connection: Pick<HostConnection, 'presence' | 'send'>
  readonly company: Pick<GuestCompany, 'isMine' | 'isSteady' | 'isLinked' | 'noteAhead'>
  readonly ending: Pick<Ending, 'why' | 'freeze'>
  /** Stores a journal; resolves whether it is stored. */
  readonly keep: (entries: readonly Entry<unknown>[]) => Promise<boolean>
}

/** Nothing compared yet. */
export function makeAudit(parts: Parts): EntryAudit {
  const { match, signer, connection } = parts
  const { all: acks, learn } = makeAcks(match, signer.verify)
  /** The end that this guest acknowledged last. */
  let acked = ''
  return {
    acks,
    async acknowledge() {
      const journal = match.journal()
      const last = lastOf(journal)
      const head = { epoch: last.epoch, seq: last.seq, hash: entryHash(last) }
      if (last.seal === undefined || acked === head.hash || !isSeated(tableOf(journal), signer.key)) return
      const isKept = await parts.keep(journal.entries)
      if (!isKept || match.journal() !== journal || acked === head.hash || connection.presence() !== 'here') return
      acked = head.hash
      const sig = signer.sign(ackText(setupOf(journal).match, head))
      connection.send({ type: 'ack', ...head, seal: last.seal, sig })
    },
    repeat() {
      acked = ''
    },
    async check(told) {
      const fresh = told.filter(({ key, hash }) => key !== signer.key && acks.get(key)?.hash !== hash)
      for (const ack of fresh) if (await learn(ack)) await noteAhead(parts, ack)
      for (const ack of acks.values()) await compare(parts, ack)
    },
    takenSeat: (journal, entry) => takenSeat(parts, journal, entry),
  }
}

function takenSeat({ company, signer }: Parts, journal: Journal, entry: Entry<unknown>): Evidence | undefined {
  const { body } = entry
  const table = tableOf(journal)
  if (body.type !== 'seat' && body.type !== 'excuse') return undefined
  const hasLeft = table.resigned.includes(body.seat)
  if (!company.isMine(body.seat) || hasLeft) return undefined
  const { roster } = table
  const agreed = new Set(openWish(table)?.agreed.map((seat) => roster.seats[seat]?.key))
  const isBot = body.type === 'seat' && body.key === signer.key
  if (isBot && agreed.size > 1) return undefined
  // Nobody but the host can have missed this guest: then a link that has lasted shows that it hasn’t.
  const isHere = company.isSteady() || (body.type === 'seat' && agreed.size < 2 && company.isLinked())
  if (!isHere) return undefined
  const shown = [lastOf(journal), entry]
  return makeEvidence(setupOf(journal).match, roster.host ?? '', 'seat', [headOf(entry)], shown)
}

/** Notes that the host has sealed for someone what this guest has yet to get. */
async function noteAhead({ match, signer, company }: Parts, ack: Ack): Promise<void> {
  const journal = match.journal()
  const { host } = tableOf(journal).roster
  if (host === undefined || !isBeyond(ack, lastOf(journal))) return
  const seal = sealTextOf(setupOf(journal).match, ack)
  if (await signer.verify(host, seal, ack.seal)) company.noteAhead(ack)
}

/** Freezes the table if the host has sealed another journal for someone else. */
async function compare({ match, signer, ending }: Parts, ack: Ack): Promise<void> {
  const evidence = ending.why() ? undefined : await rewriteOf(match.journal(), ack, signer.verify)
  if (evidence) ending.freeze(evidence)
}
