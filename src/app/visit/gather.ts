import type { OpenTitle } from '../../games/title.ts'
import { lobbyAfter } from '../../match/lobby/again.ts'
import { type Lobby, newLobby } from '../../match/lobby/lobby.ts'
import { resumedLobby } from '../../match/lobby/resume.ts'
import { signerIn } from '../../match/signing.ts'
import type { GuestLobby } from '../../net/lobby/guestLobby.ts'
import { type LobbyOpening, type NextLobby, openLobby } from '../../net/lobby/openLobby.ts'
import type { TableOpened } from '../../net/role/liveTable.ts'
import type { RoomTitle } from '../../overlay/room/room.ts'
import type { Reach } from '../../overlay/screens/inviting.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { Journal } from '../../rules/journal.ts'
import { setupOf } from '../../rules/replay.ts'
import type { Scope } from '../scope.ts'
import { openToPlay, titleOf } from '../titles.ts'
import { showLobby } from './lobbyScreen.ts'
import { after, reachOf } from './memberScreen.ts'
import { roomTitle } from './roomTitle.ts'
import type { LoadedVisit } from './tableVisit.ts'
import { openDoors } from './watchers.ts'

/** The reason people gather, unless it is the first match at a table. */
export type Occasion =
  | { readonly type: 'first' }
  /** A copy of a match, which not everyone has come to yet. */
  | { readonly type: 'resumed'; readonly journal: Journal }
  /** The match after this one; this browser has shown its lobby before, if one is `kept`. */
  | {
      readonly type: 'next'
      readonly journal: Journal
      readonly next: NextLobby
      readonly kept?: Lobby | undefined
    }

/**
 * Opens a table for people to gather at. `started` gets the table of the match. Resolves with the problem,
 * if there is one.
 */
export async function openRoom(
  work: LoadedVisit,
  title: OpenTitle,
  occasion: Occasion,
  started: (opened: TableOpened) => void,
): Promise<PageProblem | undefined> {
  const { visit, ports, invite, broadcaster } = work
  const { world, opens, tell } = visit
  const about = titleOf(world.titles, title.game.id)
  if (!about || !invite) return { type: 'load' }
  const known = await roomTitle(about, title)
  if (visit.scope.ended) {
    if (occasion.type === 'next') occasion.next.listener?.close()
    return undefined
  }
  const scope = visit.scope.child()
  const { kept, keep } = opens?.type === 'lobby' ? opens : {}
  const lobby = openLobby(ports, title, {
    ...{ title: known, ...openingOf(work, known, occasion, kept) },
    keep: (now) => void keep?.(now, followedBy(occasion)),
    started(opened) {
      scope.end()
      if (!visit.scope.ended) started(opened)
    },
  })
  scope.onEnd(lobby.close)
  scope.onEnd(world.whenLeft(lobby.close))
  scope.onEnd(world.whenBack(lobby.retry))
  const { start, retry: reachAgain } = lobby
  let shownReach: Reach = 'none'
  const reach = () => {
    shownReach = after(shownReach, reachOf(lobby.reach()))
    return shownReach
  }
  broadcaster.gather({ host: lobby.me })
  const watchLink = async () => world.link({ type: 'watch', code: openDoors(ports.gallery) })
  const shown = { world, lobby, title: about, opened: title, known, invite, watchLink, scope, tell }
  showLobby({ ...shown, reach, reachAgain, start })
  return undefined
}

/** The id of the match before the one that people gather for. */
const followedBy = (occasion: Occasion) =>
  occasion.type === 'next' ? setupOf(occasion.journal).match : undefined

/** The lobby as it was kept, or one in which nobody has done anything yet. */
function openingOf(
  { ports }: LoadedVisit,
  title: RoomTitle,
  occasion: Occasion,
  kept: Lobby | undefined,
): Pick<LobbyOpening, 'lobby' | 'journal' | 'next' | 'returning'> {
  const { signatures, secret, entropy } = ports
  const match = entropy()
  if (occasion.type === 'next') {
    const { journal, next } = occasion
    const host = signerIn(signatures, secret, journal).key
    const lobby = occasion.kept ?? lobbyAfter(journal, { match, host, ...next }, title)
    return { lobby, next, returning: next.listener === undefined }
  }
  const fresh = newLobby(title, { match, host: signatures.keyOf(secret, match) })
  if (occasion.type === 'first') return { lobby: kept ?? fresh, returning: kept !== undefined }
  const { journal } = occasion
  const resumed = resumedLobby(journal, signerIn(signatures, secret, journal).key)
  return { lobby: kept ?? resumed ?? fresh, journal, returning: true }
}

/** Shows the lobby of a match that another browser will begin, or resolves with the problem. */
export async function enterRoom(
  { visit, invite }: Pick<LoadedVisit, 'visit' | 'invite'>,
  lobby: GuestLobby,
  scope: Scope,
): Promise<PageProblem | undefined> {
  const { world, tell } = visit
  const { game } = lobby.now().lobby
  const title = titleOf(world.titles, game)
  const opened = await openToPlay(world.titles, { game })
  const known = title && opened && (await roomTitle(title, opened))
  if (scope.ended) return undefined
  if (!known || !invite) return { type: 'refused', why: 'edition' }
  const reach = () => (lobby.now().linked ? 'open' : 'lost')
  const shown = { world, lobby, title, opened, known, invite, scope, tell, start() {} }
  scope.onEnd(world.whenBack(lobby.redial))
  showLobby({ ...shown, reach, reachAgain: lobby.redial })
  return undefined
}
