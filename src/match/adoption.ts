import type { Body, Entry } from '../rules/body.ts'
import type { Game, Typed } from '../rules/game.ts'
import { isAside, type Journal, lastOf, tableOf } from '../rules/journal.ts'
import { withoutTakenBack } from '../rules/notes.ts'
import { cut } from '../rules/replay.ts'
import { seatsOf, signingKeyOf } from '../rules/tableState.ts'
import { rollbackOf } from './caught.ts'
import { type Keeper, succeeds } from './keeper.ts'
import type { Match } from './match.ts'
import { readOn } from './merge.ts'
import { extendSigned, type Signer } from './signing.ts'
import type { Standing } from './table.ts'

/** Dependencies of a host that takes in entries held by others. */
export interface AdoptionPorts {
  readonly game: Game
  readonly match: Match
  readonly keeper: Keeper
  readonly edition?: unknown
  readonly signer: Signer
  readonly standing: () => Standing
  /** The entries from a number on have been replaced. */
  readonly replaced: (from: number) => void
}

/**
 * Takes in a guest's entries from number `from` on, if this host's own since then can be written behind them. A host that
 * has lost what it had sealed, and gone on without that, gives up what it has done since: once, or it could go to and fro
 * between two stories.
 */
export async function adopt(
  ports: AdoptionPorts,
  from: number,
  theirs: readonly unknown[],
  lapse: { isSpent: boolean },
): Promise<boolean> {
  const { game, match, keeper, edition, signer, standing, replaced } = ports
  const own = match.journal()
  const since = own.entries.slice(from)
  const isOwnTakeover = ({ seq }: Entry<unknown>) => own.tables[seq]?.roster.host === signer.key
  // Another host's takeover may be the reason for which someone has left an earlier branch, so it stays.
  const isRewritable = (entry: Entry<unknown>) => isAside(entry) && (entry.body.type !== 'host' || isOwnTakeover(entry))
  if (from < 1 || from > own.entries.length || theirs.length === 0) return false
  const read = await readOn(game, cut(game, own, from), theirs, signer.verify)
  const branch = 'journal' in read ? read.journal : undefined
  if (!branch || lastOf(branch).epoch > lastOf(own).epoch) return false
  const hadLost = () => !lapse.isSpent && rollbackOf(branch, own, from, new Map())?.host === signer.key
  const givesUp = !since.every(isRewritable)
  if (givesUp && !hadLost()) return false
  // Entries that this host has itself written again come back from every guest.
  const isOwn = tableOf(branch).roster.host === signer.key
  if (isOwn && branch.entries.slice(from).every(isAside)) return false
  const journal = rewritten(ports, branch, own, from)
  if (!journal) return false
  if (!(await succeeds(keeper.begin(edition, journal.entries)))) return false
  if (standing() === 'closed') return false
  lapse.isSpent ||= givesUp
  match.replace(journal, 'resync')
  replaced(from)
  return true
}

/** A branch with this host's own entries from number `from` on written again behind it. */
function rewritten({ game, signer }: AdoptionPorts, branch: Journal, own: Journal, from: number): Journal | undefined {
  const roster = tableOf(own).roster
  let journal = branch
  for (const { by, body } of takeoverFirst(own, from, signer.key)) {
    // Another's note comes again from its author, who alone can sign it.
    if (by !== 'host' && signingKeyOf(roster, by) !== signer.key) continue
    const step = extendSigned(game, journal, by, pinnedBefore(body, from), signer)
    if ('problem' in step) return undefined
    journal = step.journal
  }
  return journal
}

/**
 * The entries from number `from` on, the takeover of this host first. Whatever earlier hosts wrote, their takeovers
 * excepted, can be signed by this host after its own. A number is never sealed twice in an epoch, so this opens
 * another.
 */
function takeoverFirst(own: Journal, from: number, key: string): readonly Pick<Entry<Typed>, 'by' | 'body'>[] {
  const entries = withoutTakenBack(own.entries, from).filter(isAside)
  const others = entries.filter(({ body }) => body.type !== 'host')
  const table = tableOf(own)
  const [seat] = seatsOf(table.roster, key)
  if (entries.length === 0 || seat === undefined) return others
  const body = { type: 'host', seat, epoch: table.epoch + 1 } as const
  return [{ by: 'host', body }, ...others]
}

/** A note pinned to an entry that is written again is as right about the one before all of them. */
function pinnedBefore<M>(body: Body<M>, from: number): Body<M> {
  if (body.type !== 'mark' || !body.on || body.on.entry < from) return body
  return { ...body, on: { ...body.on, entry: from - 1 } }
}
