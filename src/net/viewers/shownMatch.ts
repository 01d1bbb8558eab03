import { need } from '../../kit/assert.ts'
import type { Clock } from '../../kit/clock.ts'
import { type Reading, readAtOnce } from '../../kit/slices.ts'
import { makeSigner, peopleOf, type Signatures, signaturesProblem } from '../../match/signing.ts'
import { noCounts } from '../../match/table.ts'
import type { Setup } from '../../rules/body.ts'
import { readEntry } from '../../rules/entry.ts'
import type { Game } from '../../rules/game.ts'
import { type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { openingJournal, setupOf } from '../../rules/replay.ts'
import { type GuestTable, sitDown } from '../guest/guestTable.ts'
import type { ConnectionUser, HostConnection } from '../guest/hostConnection.ts'
import type { HostMessage } from '../protocol/protocol.ts'
import { isAmong } from '../role/succession.ts'
import type { StandWelcome } from './messages.ts'
import type { ViewerRelay } from './relay.ts'
import type { FoundHost, SeekProblem } from './seek.ts'

/** The view of someone who watches. */
export type SpectatorView =
  | { readonly type: 'seeking' }
  /** Watching is allowed, but there is no match yet. */
  | { readonly type: 'idle' }
  | { readonly type: 'match'; readonly table: GuestTable; readonly edition: unknown }
  /** There is no way to the match just now; looked for again. */
  | { readonly type: 'apart'; readonly problem: SeekProblem | 'lost' | 'unknownGame' | 'leftUnread' }

/** Dependencies of showing matches. */
export interface MatchTools {
  readonly clock: Clock
  readonly signatures: Signatures
  /** 128 random bits as 32 hexadecimal digits, new at each call. */
  readonly entropy: () => string
  /** Loads the rules of a match; `undefined` if this page does not have the game. */
  readonly load: (setup: Setup, edition: unknown) => Promise<Game | undefined>
  /** Reads a match that may be longer than any that was played. */
  readonly reading?: Reading | undefined
}

interface Parts extends MatchTools {
  readonly show: (view: SpectatorView) => void
  /** Where it is passed on. */
  readonly relay: Pick<ViewerRelay, 'show'>
  /** The link as a guest's table uses it. */
  readonly connection: Omit<HostConnection, 'serve' | 'distrust'>
  /** Leaves a link that has brought something invalid. */
  readonly distrust: () => void
}

/** The match that a viewer follows, as a guest follows one; then the next of the same people. */
export interface ShownMatch {
  /** The match so far; undefined before the first. */
  journal(): Journal | undefined
  /** Follows a match from a welcome on, which came over a link to another viewer, or to the host. */
  welcome(welcome: StandWelcome, by: FoundHost['by']): Promise<void>
  /** Hands a message on to the match, as if it came from the host. */
  pass(message: HostMessage): void
  /** Called every ping. */
  tick(): void
  /** Leaves the match that is shown. */
  end(): void
}

interface Followed {
  readonly user: Pick<ConnectionUser, 'on' | 'tick'>
  readonly table: GuestTable
}

/** No match yet. */
export function makeShownMatch(parts: Parts): ShownMatch {
  const { show, relay, distrust } = parts
  /** The matches that others have followed here, by their names: none of them comes back. */
  const past = new Set<string>()
  let followed: Followed | undefined
  const end = () => {
    const ended = followed
    followed = undefined
    ended?.table.close()
  }
  const begin = ({ edition, quiet, absent }: StandWelcome, { game, journal }: Welcomed) => {
    end()
    const begun = follow(parts, game, journal, { quiet, absent })
    const { table } = begun
    followed = begun
    const showing = () => ({ match: setupOf(table.whole()).match, edition, entries: table.journal() })
    table.on(() => followed?.table === table && relay.show(showing()))
    relay.show(showing())
    show({ type: 'match', table, edition })
  }
  return {
    end,
    journal: () => followed?.table.whole(),
    pass: (message) => followed?.user.on({ type: 'message', message }),
    tick: () => followed?.user.tick(),
    async welcome(welcome, by) {
      const { quiet, absent, match, from, entries } = welcome
      const own = followed?.table.whole()
      if (followed && own && setupOf(own).match === match) {
        if (!isBehind(own, welcome)) followed.user.on({ type: 'welcome', match, from, entries, quiet, absent })
        return
      }
      const opened = await openWelcomed(parts, welcome)
      if (typeof opened === 'string') return show({ type: 'apart', problem: opened })
      const isKnown = opened && past.has(setupOf(opened.journal).match)
      if (!opened || isKnown || !isToBeTrusted(opened.journal, own, by)) return distrust()
      if (own) past.add(setupOf(own).match)
      begin(welcome, opened)
    },
  }
}

/** Whether someone has seen less of the match than this viewer: after a reload, the host delays it again. */
function isBehind({ entries: own }: Journal, { from, entries }: StandWelcome): boolean {
  const read = entries.length > 0 ? readEntry(entries.at(-1), from + entries.length - 1, () => undefined) : undefined
  const epoch = read && 'entry' in read ? read.entry.epoch : 0
  return from + entries.length <= own.length && epoch <= (own.at(-1)?.epoch ?? 1)
}

interface Welcomed {
  readonly game: Game
  readonly journal: Journal
}

/** Reads a match that is new here; `undefined` if it is invalid, or not signed by its people. */
async function openWelcomed(
  { load, reading = readAtOnce, signatures }: MatchTools,
  { entries, edition }: StandWelcome,
): Promise<Welcomed | 'unknownGame' | 'leftUnread' | undefined> {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first || first.entry.body.type !== 'setup') return undefined
  const game = await load(first.entry.body, edition)
  if (!game) return 'unknownGame'
  const opened = await reading(openingJournal(game, entries), entries.length)
  if (!opened) return 'leftUnread'
  if ('problem' in opened) return undefined
  const { journal } = opened
  return (await signaturesProblem(journal.entries, signatures.verify)) ? undefined : { game, journal }
}

/**
 * Whether a match may be shown: the next one of people who have been watched already or, if another viewer passes it
 * on, the one that the host has named.
 */
function isToBeTrusted(journal: Journal, own: Journal | undefined, by: FoundHost['by']): boolean {
  const { host } = tableOf(journal).roster
  if (own) return isNext(own, journal, host)
  return by === undefined || (host !== undefined && by.host === host)
}

const isNext = (own: Journal, journal: Journal, host: string | undefined): boolean =>
  host !== undefined &&
  peopleOf(own) === peopleOf(journal) &&
  isAmong(tableOf(own), host) &&
  // A rematch that its host starts at once stays in the same epoch.
  lastOf(journal).epoch >= lastOf(own).epoch

/** A guest's table without a seat, and the user of its connection. */
function follow(
  { clock, signatures, entropy, connection, distrust }: Parts,
  game: Game,
  journal: Journal,
  first: Pick<StandWelcome, 'quiet' | 'absent'>,
): Followed {
  const signer = makeSigner(signatures, entropy(), peopleOf(journal))
  let user: ConnectionUser | undefined
  const served: HostConnection = {
    ...connection,
    distrust,
    serve(next) {
      user = next
    },
  }
  const table = sitDown({ clock, signer, game, counts: noCounts(), connection: served }, journal, first)
  return { table, user: need(user, 'a guest') }
}
