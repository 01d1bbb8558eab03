import { effect, signal } from '@preact/signals'
import { render } from 'preact'
import type { Title } from '../../games/title.ts'
import { systemClock } from '../../link/clock.ts'
import { readRoomCode } from '../../link/roomCode.ts'
import { galleryText } from '../../overlay/gallery/galleryText.ts'
import { styleDocument } from '../../overlay/settings/accessibility.ts'
import { usual } from '../../overlay/settings/settings.ts'
import { partsOf, readLook, type StreamLook } from '../../overlay/stream/look.ts'
import type { Streamed } from '../../overlay/stream/streamed.ts'
import { StreamPage } from '../../overlay/stream/streamPage.tsx'
import { text } from '../../overlay/text/text.ts'
import { worldOf } from '../browserWorld.ts'
import { readQuery } from '../query.ts'
import { followLanguage } from '../speech.ts'
import { loadEditions } from '../storage/editions.ts'
import { makeStore } from '../storage/store.ts'
import { follow } from './follow.ts'
import { joinRemote } from './remote.ts'
import { listenForKeys } from './streamKeys.ts'

/** The two elements that `index.html` provides. */
interface Places {
  readonly stage: HTMLElement
  readonly page: HTMLElement
}

/**
 * Shows the matches of a watch link as a source for streaming software: nothing can be pressed, nothing private is
 * shown, and what isn't drawn is see-through. Of its address it may be the streamer's dock instead.
 */
export async function showStream(places: Places, titles: readonly Title[]): Promise<void> {
  const [, given = '', query = ''] = /^#\/s\/([^?]*)\??(.*)$/.exec(location.hash) ?? []
  const look = readLook(query)
  const read = readRoomCode(decodeURIComponent(given))
  const code = 'code' in read ? read.code : ''
  const remote = joinRemote(code, look)
  const { world, settings } = await worldFor(places, titles, look)
  dress(look)
  window.addEventListener('hashchange', () => location.reload())
  if (look.preset === 'dock') {
    const { showDock } = await import('./dock.tsx')
    return showDock(places.page, remote, world.clock)
  }
  effect(() => {
    const muted = !remote.controls.value.sound
    if (muted !== settings.peek().muted) settings.value = { ...settings.peek(), muted }
    // Streaming software lets pages play without being touched.
    if (!muted) void world.sound().then(({ mixer }) => mixer.unlock())
  })
  const streamed = signal<Streamed | undefined>(undefined)
  render(<StreamPage look={look} streamed={streamed} controls={remote.controls} />, places.page)
  listenForKeys(remote, () => streamed.peek()?.table.store.view.peek().seats.length ?? 0)
  if (code) await follow({ world, code, look, remote }, (next) => (streamed.value = next))
}

/** The page's outside, with settings that follow from the address alone. */
async function worldFor({ stage }: Places, titles: readonly Title[], look: StreamLook) {
  const query = readQuery(location.search)
  const { sound, captions } = look
  const seen = { captions: false, director: false, textSize: 150 } as const
  const chosen = { ...usual, ...query, ...seen, muted: !sound }
  const language = captions[0] ?? usual.language
  const settings = signal({ ...chosen, language, renderer: query.renderer ?? usual.renderer })
  const store = makeStore(() => undefined, systemClock)
  const editions = await loadEditions(store, titles)
  await Promise.all([followLanguage(settings), galleryText.open()])
  await text.open()
  styleDocument(settings)
  const debug = { wanted: signal(false), peek: undefined }
  const outside = { titles, store, query, settings, editions, stageParent: stage, debug }
  const drawing = { seeThrough: look.seeThrough, sparing: true }
  return { world: worldOf({ ...outside, drawing }), settings }
}

function dress({ preset, backdrop }: StreamLook): void {
  const root = document.documentElement
  root.dataset.streaming = preset
  root.dataset.streamTable = String(partsOf(preset).includes('table'))
  root.style.setProperty('--stream-backdrop', backdrop)
}
