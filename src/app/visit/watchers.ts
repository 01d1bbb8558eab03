import { signal } from '@preact/signals'
import type { GalleryRules } from '../../net/protocol/protocol.ts'
import type { LiveTable } from '../../net/role/liveTable.ts'
import type { Gallery } from '../../net/viewers/gallery.ts'
import type { Watchers } from '../../overlay/gallery/watchers.ts'
import { randomRoomCode } from '../entropy.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'

/** The current rules, or the first ones: nobody may watch. */
const rulesOf = (gallery: Gallery): GalleryRules => gallery.now() ?? { code: randomRoomCode(), open: false, delay: 0 }

/** Lets people watch what this browser hosts; returns the code for them. */
export function openDoors(gallery: Gallery): string {
  const rules = { ...rulesOf(gallery), open: true }
  gallery.learn(rules)
  return rules.code
}

/** The link to the page for streaming software, which shows the same and nothing beside it. */
const streamLink = (watchLink: string) => watchLink.replace('#/w/', '#/s/')

/** The actions a player can take about those who watch, until the scope of this match ends: the gallery outlives it. */
export function watchersOf(
  { link }: Pick<World, 'link'>,
  table: Pick<LiveTable, 'setGallery'>,
  gallery: Gallery,
  scope: Pick<Scope, 'onEnd'>,
): Watchers {
  const rules = signal(gallery.now())
  scope.onEnd(
    gallery.on((next) => {
      rules.value = next
    }),
  )
  const set = (change: Partial<GalleryRules>) => {
    const next = { ...rulesOf(gallery), ...change }
    table.setGallery(next)
    return next
  }
  const open = () => {
    const { code, open } = rulesOf(gallery)
    return open ? code : set({ code, open: true }).code
  }
  return {
    rules,
    set,
    link: async () => link({ type: 'watch', code: open() }),
    streamLink: async () => streamLink(link({ type: 'watch', code: open() })),
    renew: () => void set({ code: randomRoomCode() }),
  }
}
