import { peopleOf, signaturesProblem } from '../../match/signing.ts'
import { readEntry } from '../../rules/entry.ts'
import { type Journal, lastOf, tableOf } from '../../rules/journal.ts'
import { openJournal, setupOf } from '../../rules/replay.ts'
import { isAmong } from '../role/succession.ts'
import type { StandWelcome } from './messages.ts'
import type { SpectatorSide } from './spectatorSide.ts'

/** Whether someone has seen less of the match than this viewer: after a reload, the host delays it again. */
export function isBehind({ entries: own }: Journal, { from, entries }: StandWelcome): boolean {
  const read =
    entries.length > 0
      ? readEntry(entries.at(-1), from + entries.length - 1, () => undefined)
      : undefined
  const epoch = read && 'entry' in read ? read.entry.epoch : 0
  return from + entries.length <= own.length && epoch <= (own.at(-1)?.epoch ?? 1)
}

/** Reads a match that is new here; `undefined` if it is invalid, or not signed by its people. */
export async function openWelcomed(side: SpectatorSide, { entries, edition }: StandWelcome) {
  const first = readEntry(entries[0], 0, () => undefined)
  if ('problem' in first || first.entry.body.type !== 'setup') return undefined
  const game = await side.load(first.entry.body, edition)
  if (!game) return 'unknownGame'
  const opened = openJournal(game, entries)
  if ('problem' in opened) return undefined
  const { journal } = opened
  return (await signaturesProblem(journal.entries, side.signatures.verify))
    ? undefined
    : { game, journal }
}

/**
 * Whether a match may be shown: the next one of people who have been watched already or, if another viewer
 * passes it on, the one that the host has named. None that another has followed already.
 */
export function isToBeTrusted(
  { by, past }: SpectatorSide,
  own: Journal | undefined,
  journal: Journal,
): boolean {
  const { host } = tableOf(journal).roster
  if (past.has(setupOf(journal).match)) return false
  if (own) return isNext(own, journal, host)
  return by === undefined || (host !== undefined && by.host === host)
}

const isNext = (own: Journal, journal: Journal, host: string | undefined): boolean =>
  host !== undefined &&
  peopleOf(own) === peopleOf(journal) &&
  isAmong(tableOf(own), host) &&
  // A rematch that its host starts at once stays in the same epoch.
  lastOf(journal).epoch >= lastOf(own).epoch
