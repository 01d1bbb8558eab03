import type { OpenTitle } from '../../games/title.ts'
import { beforeOf } from '../../match/begin.ts'
import type { Kept } from '../../match/keeper.ts'
import { signerOf } from '../../net/role/arrival.ts'
import type { LiveTable } from '../../net/role/liveTable.ts'
import type { MatchOptions } from '../../rules/game.ts'
import { type Journal, positionOf, tableOf } from '../../rules/journal.ts'
import { openJournal, setupOf } from '../../rules/replay.ts'
import type { Occasion } from './gather.ts'
import type { LoadedVisit } from './tableVisit.ts'

/** The setup of the match after this one: as the rules want it, else like this one. */
export const nextOptions = ({ game }: OpenTitle, journal: Journal): MatchOptions =>
  game.outcome(positionOf(journal), tableOf(journal).isStopped)?.rematch ?? setupOf(journal).options

/** True if nobody is missing, and no bot plays for anyone. */
export const isEveryoneHere = (table: LiveTable): boolean =>
  table.now().sitters.every(({ present, standIn }) => present && !standIn)

/** Ends the match at a table, whose people gather for the next one; see `NextLobby` for `itself`. */
export function gatherNext(title: OpenTitle, table: LiveTable, itself: boolean): Occasion {
  const journal = table.whole()
  const next = { before: beforeOf(journal), options: nextOptions(title, journal), itself }
  return { type: 'next', journal, next: { ...next, listener: table.makeWay() } }
}

/** The lobby that this browser showed last, if it came after its kept match and leads to the next one. */
export function keptNext({ visit, ports }: LoadedVisit, title: OpenTitle, kept: Kept) {
  const { opens } = visit
  if (opens?.type !== 'lobby' || !opens.kept || opens.after === undefined) return undefined
  const opened = openJournal(title.game, kept.entries)
  if ('problem' in opened) return undefined
  const { journal } = opened
  const hosts = tableOf(journal).roster.host === signerOf(ports, journal).key
  if (!hosts || setupOf(journal).match !== opens.after) return undefined
  const next = { before: beforeOf(journal), options: nextOptions(title, journal), itself: false }
  return { type: 'next', journal, next, kept: opens.kept } satisfies Occasion
}
