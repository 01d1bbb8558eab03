import type { AckBook } from '../../match/acks.ts'
import type { Ack } from '../../match/evidence.ts'
import type { Match } from '../../match/match.ts'
import { peopleOf } from '../../match/signing.ts'
import { entryHash, type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import { isSeated } from '../../rules/tableState.ts'
import { hearingOf } from '../protocol/liveness.ts'
import { endOf, type HostMessage, type JournalEnd } from '../protocol/protocol.ts'
import { branchAfter } from '../role/succession.ts'
import type { Gallery } from '../viewers/gallery.ts'
import { type HostCompany, namesOf } from './guestSessions.ts'
import type { SessionHost } from './sessionHost.ts'

interface WelcomePorts {
  readonly match: Pick<Match, 'journal' | 'table'>
  readonly company: Pick<HostCompany, 'sitters' | 'watchers' | 'absent'>
  readonly acks: Pick<AckBook, 'fresh' | 'known'>
  readonly losses: Losses | undefined
  /** The match's component values, unless they are built in. */
  readonly edition?: unknown
  /** The key that later hosts' addresses derive from. */
  readonly roomKey?: string | undefined
  readonly gallery?: Gallery | undefined
}

/** Sends newcomers the match so far, and keeps everyone informed afterwards. */
export function makeWelcome(ports: WelcomePorts): Pick<SessionHost, 'ids' | 'welcome' | 'branch' | 'away' | 'ping'> {
  const { match, company, acks, losses, edition } = ports
  return {
    ids() {
      const journal = match.journal()
      return { match: setupOf(journal).match, people: peopleOf(journal), ...endOf(journal.entries) }
    },
    welcome({ key, have }) {
      losses?.met(key, have)
      const journal = match.journal()
      const values = edition === undefined ? {} : { edition }
      const missing = { ...values, ...privateTo(ports, key), ...branchAfter(journal.entries, have) }
      return {
        type: 'welcome',
        match: setupOf(journal).match,
        ...missing,
        ...companyIn(ports),
        ...ackedIn(acks.known()),
      }
    },
    branch: ({ have }) => ({ type: 'branch', ...branchAfter(match.journal().entries, have) }),
    away: () => [...company.absent()],
    ping() {
      return { type: 'ping', seq: lastOf(match.journal()).seq, ...companyIn(ports), ...ackedIn(acks.fresh()) }
    },
  }
}

const ackedIn = (acks: Ack[]) => (acks.length === 0 ? {} : { acks })

/** Data for the seated alone: they take over, or have to find the one who did. */
function privateTo({ match, gallery, roomKey }: WelcomePorts, key: string) {
  if (!isSeated(match.table(), key)) return {}
  const rules = gallery?.now()
  return { ...(roomKey === undefined ? {} : { roomKey }), ...(rules ? { gallery: rules } : {}) }
}

/** The people here, and their presence. */
function companyIn({ company, gallery }: WelcomePorts) {
  const watching = namesOf(company.watchers())
  const viewers = gallery?.crowd() ?? 0
  return {
    ...hearingOf(company.sitters()),
    ...(watching.length === 0 ? {} : { watching }),
    ...(viewers === 0 ? {} : { viewers }),
  }
}

/** The journal from an entry on. */
export const journalFrom = ({ journal }: Pick<Match, 'journal'>, from: number): HostMessage => ({
  type: 'journal',
  from,
  entries: journal().entries.slice(from),
})

/** Entries that a host may have lost while it was away. */
interface Losses {
  /** Whether others may still hold some. */
  any(): boolean
  /** Someone has come whose journal ends at `have`; undefined if they hold none. */
  met(key: string, have: JournalEnd | undefined): void
}

/**
 * The losses of a host that comes back to the end of a journal: possible until each of its people has shown that they
 * hold nothing more, or an epoch has been opened since.
 */
export function makeLosses(first: Journal, journal: () => Journal, own: string): Losses {
  const { epoch } = lastOf(first)
  const unmet = new Set(tableOf(first).roster.seats.flatMap((seated) => seated?.key ?? []))
  unmet.delete(own)
  return {
    any: () => unmet.size > 0 && lastOf(journal()).epoch === epoch,
    met(key, have) {
      const known = have && journal().entries[have.seq]
      if (!have || (known && entryHash(known) === have.hash)) unmet.delete(key)
    },
  }
}
