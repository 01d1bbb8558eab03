import { signal } from '@preact/signals'
import type { OpenTitle, Title } from '../../games/title.ts'
import { onLanguage } from '../../kit/language.ts'
import { type LobbyReason, lobbyReasons } from '../../match/lobby/change.ts'
import type { Want } from '../../match/lobby/want.ts'
import type { Answer } from '../../match/table.ts'
import type { LobbyTable } from '../../net/lobby/lobbyTable.ts'
import type { RoomContent, RoomTitle } from '../../overlay/room/room.ts'
import type { Invite, Reach } from '../../overlay/screens/inviting.ts'
import type { VisitListener } from '../app.ts'
import type { Scope } from '../scope.ts'
import { makeSeatPictures } from '../seatPictures.ts'
import type { World } from '../world.ts'
import { roomTitle } from './roomTitle.ts'

/** A lobby that this browser is in, and what it takes to show it. */
export interface ShownLobby {
  readonly world: World
  readonly lobby: LobbyTable
  readonly title: Title
  readonly opened: OpenTitle
  readonly known: RoomTitle
  readonly invite: Invite
  /** Lets others watch and makes the link for those who only want to watch, if this browser hands it out. */
  readonly watchLink?: () => Promise<string>
  readonly reach: () => Reach
  readonly reachAgain: () => void
  /** Begins the match, if this browser hosts. */
  readonly start: () => void
  readonly scope: Scope
  readonly tell: VisitListener
}

/** Puts the waiting room on the screen and keeps it up to date until the scope ends. */
export function showLobby(shown: ShownLobby): void {
  const { world, lobby, title, opened, invite, watchLink, scope, tell } = shown
  let { known } = shown
  let refused: LobbyReason | undefined
  const picture = makeSeatPictures(title)
  const want = async (wanted: Want) => {
    refused = reasonIn(await lobby.want(wanted))
    show()
  }
  const leave = () => world.go({ type: 'home' })
  const actions = {
    want: (wanted: Want) => void want(wanted),
    ...{ start: shown.start, leave, react: lobby.react, reachAgain: shown.reachAgain },
  }
  const now = (): RoomContent => {
    const { lobby: state, hearing, reactions, skew } = lobby.now()
    const fixed = { me: lobby.me, title: known, invite, watchLink, picture, actions }
    const { absent } = hearing
    return { ...fixed, lobby: state, absent, reactions, refused, skew, reach: shown.reach() }
  }
  const room = signal(now())
  const show = () => {
    room.value = now()
  }
  scope.onEnd(lobby.on(show))
  const reword = async () => {
    known = await roomTitle(title, opened)
    show()
  }
  scope.onEnd(onLanguage(() => void reword()))
  tell({ type: 'gathered', room: { type: 'waiting', game: title.id, room, book: opened.book } })
}

function reasonIn(answer: Answer): LobbyReason | undefined {
  if (answer.type === 'accepted') return undefined
  return lobbyReasons.find((reason) => reason === answer.refusal.reason)
}
