import { type Ack, ackText } from '../../match/evidence.ts'
import { refuse } from '../../match/refusals.ts'
import { hearingOf, seatsOf } from '../../match/roster.ts'
import { peopleOf } from '../../match/signing.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Seat } from '../../rules/game.ts'
import { lastOf } from '../../rules/journal.ts'
import { choiceOf } from '../../rules/play.ts'
import { setupOf } from '../../rules/replay.ts'
import { endOf, type Hello, type HostMessage, protocol } from '../protocol/protocol.ts'
import { type Branch, branchAfter, judgeBranch, type Verdict } from '../role/succession.ts'
import { admit } from './admission.ts'
import type { Door } from './door.ts'
import type { Admitted } from './guestSessions.ts'
import type { HostSide } from './hostSide.ts'

/** What a match's guests come to. */
export function matchDoor(side: HostSide): Door {
  const { clock, entropy, signer, counts, claims, match, changed } = side
  return {
    ...{ clock, entropy, counts, changed, signer, gone: claims.drop },
    code: side.code ?? '',
    ids() {
      const journal = match.journal()
      const { entries } = journal
      return { match: setupOf(journal).match, people: peopleOf(journal), ...endOf(entries) }
    },
    admit: (hello) => admit(side, hello),
    welcome: (hello) => welcome(side, hello),
    branch: ({ have }) => ({ type: 'branch', ...branchAfter(match.journal().entries, have) }),
    judge: (branch) => judge(side, branch),
    away: () => [...hearingOf(side.sitters()).absent],
    answer: (request, key) => answer(side, request, key),
    ping: () => ({
      ...{ type: 'ping', seq: lastOf(match.journal()).seq },
      ...{ ...companyOf(side), ...newAcks(side) },
    }),
    foreign(version) {
      side.skew = version > protocol ? 'newer' : 'older'
      changed()
    },
  }
}

/** Makes way for another host, if these entries prove that it goes on with the match. */
async function judge(side: HostSide, branch: Branch): Promise<Verdict | undefined> {
  const { game, signer, match, acks, surpassed } = side
  const rules = { game, verify: signer.verify }
  const proven = await judgeBranch(rules, match.journal(), branch, acks)
  if (proven && proven.verdict !== 'void') surpassed?.(proven)
  return proven?.verdict
}

const isSeated = ({ match }: HostSide, key: string): boolean =>
  seatsOf(match.table().roster, key).length > 0

/** Sends the entries that the guest lacks. */
function welcome(side: HostSide, { key, have }: Hello): HostMessage {
  const { match, edition } = side
  side.losses.met(key, have)
  const journal = match.journal()
  const values = edition === undefined ? {} : { edition }
  const missing = { ...values, ...privateTo(side, key), ...branchAfter(journal.entries, have) }
  return { type: 'welcome', match: setupOf(journal).match, ...missing, ...companyOf(side) }
}

/** What the seated alone are told: they take over, or have to find the one who did. */
function privateTo(side: HostSide, key: string) {
  if (!isSeated(side, key)) return {}
  const gallery = side.gallery?.now()
  const { roomKey } = side
  return { ...(roomKey === undefined ? {} : { roomKey }), ...(gallery ? { gallery } : {}) }
}

/** The keys of everyone with a seat. */
export const seatedAt = ({ match }: HostSide): readonly string[] => [
  ...new Set(match.table().roster.seats.flatMap((seated) => seated?.key ?? [])),
]

/** Who is here, and how well they are heard. */
function companyOf({ sitters, watchers, gallery }: HostSide) {
  const watching = namesOf(watchers())
  const viewers = gallery?.crowd() ?? 0
  return {
    ...hearingOf(sitters()),
    ...(watching.length === 0 ? {} : { watching }),
    ...(viewers === 0 ? {} : { viewers }),
  }
}

/** What people are called; empty for those who haven't said. */
export const namesOf = (all: readonly Admitted[]): string[] => all.map(({ name }) => name ?? '')

/** What the seated have acknowledged since the last ping. */
function newAcks({ acks, told, match }: HostSide): { readonly acks?: Ack[] } {
  const roster = match.table().roster
  const isNew = (ack: Ack) => !told.has(ack) && seatsOf(roster, ack.key).length > 0
  const news = [...acks.values()].filter(isNew)
  for (const ack of news) told.add(ack)
  return news.length === 0 ? {} : { acks: news }
}

const ackOf = ({ epoch, seq, hash, seal, sig }: Omit<Ack, 'key'>) => ({
  ...{ epoch, seq, hash, seal, sig },
})

/** Notes how far a guest’s journal goes, if that guest has said so. */
async function learnAck(side: HostSide, ack: Ack): Promise<void> {
  const { acks, match, signer } = side
  const text = ackText(setupOf(match.journal()).match, ack)
  if (isSeated(side, ack.key) && (await signer.verify(ack.key, text, ack.sig)))
    acks.set(ack.key, ack)
}

/** Does what a guest asks for. */
async function answer(
  side: HostSide,
  request: Parameters<Door['answer']>[0],
  key: string,
): Promise<HostMessage | undefined> {
  switch (request.type) {
    case 'resync':
      side.counts.resyncs++
      return journalFrom(side, request.from)
    case 'diverged':
      if (!(await side.authority.adopt(request.from, request.entries))) await judge(side, request)
      return undefined
    case 'reveal':
      if (isSeated(side, key)) side.authority.reveal(key, request)
      await side.authority.drive()
      return undefined
    case 'submit':
      if (request.reveal && isSeated(side, key)) side.authority.reveal(key, request.reveal)
      return { ...(await submit(side, key, request.entry)), id: request.id }
    case 'ack':
      await learnAck(side, { key, ...ackOf(request) })
      return undefined
    case 'gallery':
      if (isSeated(side, key)) side.gallery?.learn(request.gallery)
      return undefined
    case 'react':
      side.relay.react(key, request.reaction)
      return undefined
    case 'nudge':
      nudge(side, request.seat, key)
      return undefined
    case 'want':
      // It was meant for the lobby, which is closed.
      side.counts.dropped++
      return undefined
  }
}

/** Passes on a reminder to a seat that the others wait for. */
export function nudge({ match, relay }: HostSide, seat: Seat, by: string): void {
  const { ask } = match.journal()
  const seated = match.table().roster.seats[seat]
  const isDue = seated?.kind === 'person' && seated.key !== by && choiceOf(ask, seat)
  if (isDue) relay.nudge(by, seat)
}

/** The journal from an entry on. */
export const journalFrom = ({ match }: HostSide, from: number): HostMessage => ({
  ...{ type: 'journal', from, entries: match.journal().entries.slice(from) },
})

function submit({ game, authority, allows }: HostSide, key: string, data: unknown) {
  const read = readEntry(data, 0, game.readMove)
  if ('problem' in read) return refuse('unreadable')
  return allows(key, read.entry) ? authority.take(key, read.entry) : refuse('tooMuch')
}
