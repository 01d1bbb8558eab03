import { signal } from '@preact/signals'
import { render } from 'preact'
import type { Title } from '../../games/title.ts'
import { systemClock } from '../../link/clock.ts'
import { readRoomCode } from '../../link/roomCode.ts'
import { galleryText } from '../../overlay/gallery/galleryText.ts'
import type { Reach } from '../../overlay/screens/inviting.ts'
import { styleDocument } from '../../overlay/settings/accessibility.ts'
import { usual } from '../../overlay/settings/settings.ts'
import { hasPicture, readLook, type StreamLook } from '../../overlay/stream/look.ts'
import { type Streamed, StreamPage } from '../../overlay/stream/streamPage.tsx'
import { text } from '../../overlay/text/text.ts'
import { worldOf } from '../browserWorld.ts'
import { readQuery } from '../query.ts'
import { makeScope } from '../scope.ts'
import { followLanguage } from '../speech.ts'
import { loadEditions } from '../storage/editions.ts'
import { makeStore } from '../storage/store.ts'
import { type Extras, showTable } from '../visit/tableScreen.ts'
import { watch } from '../visit/visitWatch.ts'
import type { World } from '../world.ts'

/** The two elements that `index.html` provides. */
interface Places {
  readonly stage: HTMLElement
  readonly page: HTMLElement
}

/**
 * Shows the matches of a watch link as a source for streaming software: nothing can be pressed, nothing
 * private is shown, and what isn't drawn is see-through. Stores nothing.
 */
export async function showStream(places: Places, titles: readonly Title[]): Promise<void> {
  const [, code = '', query = ''] = /^#\/s\/([^?]*)\??(.*)$/.exec(location.hash) ?? []
  const look = readLook(query)
  const world = await worldFor(places, titles, look)
  const streamed = signal<Streamed | undefined>(undefined)
  dress(look)
  render(<StreamPage {...{ look, streamed }} />, places.page)
  window.addEventListener('hashchange', () => location.reload())
  const read = readRoomCode(decodeURIComponent(code))
  if ('code' in read) await follow(world, read.code, look, (next) => (streamed.value = next))
}

/** The page's outside, with settings that follow from the address alone. */
async function worldFor({ stage }: Places, titles: readonly Title[], look: StreamLook) {
  const query = readQuery(location.search)
  const { sound } = look
  const chosen = { ...usual, ...query, muted: !sound, captions: false, director: true }
  const settings = signal({ ...chosen, renderer: query.renderer ?? usual.renderer })
  const store = makeStore(() => undefined, systemClock)
  const editions = await loadEditions(store, titles)
  await Promise.all([followLanguage(settings), galleryText.open()])
  await text.open()
  styleDocument(settings)
  const debug = { wanted: signal(false), peek: undefined }
  return worldOf({ titles, store, query, settings, editions, stageParent: stage, debug })
}

function dress({ preset, backdrop }: StreamLook): void {
  const root = document.documentElement
  root.dataset.streaming = preset
  root.style.setProperty('--stream-backdrop', backdrop)
}

/** Follows the matches of a link, one after another, and tries again for as long as the page is open. */
async function follow(
  world: World,
  code: string,
  look: StreamLook,
  show: (streamed: Streamed | undefined) => void,
): Promise<void> {
  const { spectator, title } = await watch(world, code)
  let shown = makeScope()
  const see = (view = spectator.view()) => {
    if (view.type !== 'match') return
    const { table } = view
    shown.end()
    shown = makeScope()
    const opened = title()
    if (!opened) return
    const extras = (): Extras => ({
      ...{ role: 'replay', watches: true, reach: signal<Reach>('none'), replay: undefined },
      ...{ invite: undefined, ownLink: undefined, again: undefined, reachAgain() {} },
    })
    const seen = hasPicture(look.preset)
      ? world
      : { ...world, picture: () => signal({ type: 'none' } as const) }
    const points = () => {
      // As if the match stopped now: the points are counted as they stand.
      const outcome = opened.game.outcome(table.now().position, true)
      return outcome?.seats.map(({ total }) => total) ?? []
    }
    const toPlay = galleryText().stream.toPlay
    showTable(seen, opened, table, extras, shown, (news) => {
      if (news.type === 'seated') show({ table: news.table, points, toPlay })
    })
  }
  spectator.on((view) => {
    if (view.type === 'match') see(view)
    else if (view.type === 'apart') {
      shown.end()
      show(undefined)
    }
  })
  see()
  world.whenBack(spectator.redial)
  world.whenLeft(spectator.close)
}
