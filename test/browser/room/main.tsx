import { signal } from '@preact/signals'
import { render } from 'preact'
import { makeSeatPictures } from '../../../src/app/visit/gather.ts'
import { need } from '../../../src/kit/assert.ts'
import { arrive, change, type LobbyReason, leave } from '../../../src/match/lobby/change.ts'
import { type Lobby, newLobby, type Want } from '../../../src/match/lobby/lobby.ts'
import type { Reacted } from '../../../src/match/talk.ts'
import { drawFacesWith } from '../../../src/overlay/people/faceImage.ts'
import type { RoomView } from '../../../src/overlay/room/room.ts'
import { Room } from '../../../src/overlay/room/roomScreen.tsx'
import { styleDocument } from '../../../src/overlay/settings/accessibility.ts'
import { usual } from '../../../src/overlay/settings/settings.ts'
import { startText, text } from '../../../src/overlay/text/text.ts'
import { called } from '../../../src/rules/called.ts'
import { faceImage } from '../../../src/stage/kit/people/image.ts'
import { gwen, ifan, marek, match, metro, odile } from './table.ts'
import '../../../src/overlay/style/base.css'

/** The tests' actions at the table besides pressing its buttons. */
declare global {
  interface Window {
    readonly table: {
      want(by: string, want: Want): void
      arrive(by: string, name?: string): void
      leave(by: string): void
      react(by: string, reaction: Reacted['reaction']): void
      readonly said: string[]
    }
  }
}

drawFacesWith(async (name, isClose) => faceImage(name, isClose))

const query = new URLSearchParams(location.search)
const me = need({ odile, marek, gwen, ifan }[query.get('me') ?? 'odile'], 'a person')
const settings = signal({
  ...usual,
  textSize: query.get('text') === '200' ? (200 as const) : (100 as const),
  cover: query.has('cover') ? ('names' as const) : ('off' as const),
})
const lobby = signal<Lobby>(newLobby(metro, { match, host: odile, name: 'Odile' }))
const reactions = signal<readonly Reacted[]>([])
const refused = signal<LobbyReason | undefined>(undefined)
const said: string[] = []

function want(by: string, wanted: Want): void {
  const done = change(lobby.value, by, wanted, metro)
  if ('lobby' in done) lobby.value = done.lobby
  refused.value = 'refusal' in done ? done.refusal.reason : undefined
}

const react = (by: string, reaction: Reacted['reaction']) => {
  reactions.value = [...reactions.value, { id: reactions.value.length, by, reaction }]
}

const picture = makeSeatPictures({})

function View() {
  const view: RoomView = {
    lobby: lobby.value,
    me,
    title: metro,
    invite: {
      code: 'K7M4PXRD',
      link: 'https://narrow-gauge.example/?room=K7M4PXRD',
      localOnly: false,
      byHand: () => new Promise(() => {}),
    },
    watchLink: async () => 'https://narrow-gauge.example/?watch=K7M4PXRD',
    reach: 'open',
    lasting: true,
    absent: query.has('away') ? [1] : [],
    reactions: reactions.value,
    muted: !settings.value.reactions,
    asks: query.has('asks'),
    refused: refused.value,
    picture,
    actions: {
      want: (wanted) => want(me, wanted),
      start: () => said.push('start'),
      leave: () => said.push('leave'),
      rules: () => said.push('rules'),
      settings: () => said.push('settings'),
      react: (reaction) => react(me, reaction),
      remember() {},
      mute: (muted) => {
        settings.value = { ...settings.value, reactions: !muted }
      },
      reachAgain: () => said.push('reachAgain'),
    },
  }
  return <Room view={view} />
}

Object.assign(window, {
  table: {
    want,
    react,
    said,
    arrive: (by: string, name?: string) => {
      lobby.value = arrive(lobby.value, by, metro, called({ name, face: undefined }))
    },
    leave: (by: string) => {
      lobby.value = leave(lobby.value, by)
    },
  },
})

if (query.has('full')) {
  lobby.value = arrive(arrive(lobby.value, marek, metro, { name: 'Marek' }), gwen, metro, { name: 'Gwen' })
  want(odile, { type: 'style', seat: 0, style: 0 })
  want(marek, { type: 'style', seat: 1, style: 2 })
  want(odile, { type: 'bot', seat: 3, bot: 'shrewd' })
  want(odile, { type: 'style', seat: 3, style: 5 })
  want(odile, { type: 'close', seat: 5 })
  lobby.value = {
    ...lobby.value,
    watching: [{ key: ifan, name: 'Ifan' }, { key: 't'.repeat(43), name: 'Tomos' }, { key: 'x'.repeat(43) }],
  }
}

await Promise.all([startText.open(), text.open()])
styleDocument(settings)
render(<View />, need(document.getElementById('page') ?? undefined, 'a place for the page'))
