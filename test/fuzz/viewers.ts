import { need } from '../../src/kit/assert.ts'
import type { Link } from '../../src/link/link.ts'
import { galleryPlace } from '../../src/net/viewers/gallery.ts'
import { lookFor } from '../../src/net/viewers/messages.ts'
import { type Browser, openRoom } from '../net/browser.ts'
import { openDoors, openViewer, type Viewer } from '../net/viewer.ts'
import { makeWorld, pass, until, type World } from '../net/world.ts'
import { watchEscapes } from './escapes.ts'
import { mutate } from './mutate.ts'
import type { Damage } from './sieges.ts'

const burst = 10
const pace = 2000

/** The sender of what is wrong: to those who show a match, or to those who watch it. */
export type Side = 'relay' | 'viewer'

/** Sends a relay what viewers might say, or a viewer what relays might, and more; it must still be possible to watch. */
export async function besiegeViewers(to: Side, seed: number, messages: number): Promise<Damage> {
  const world = makeWorld(seed)
  const links: Link[] = []
  world.tap = (_, link) => {
    links.push(link)
    return link
  }
  const browsers = await openRoom(world, 1)
  const host = need(browsers[0], 'a host')
  const rules = openDoors(world)
  host.table().setGallery(rules)
  await pass(world, 500)
  links.splice(0)
  const viewer = openViewer(world, rules.code, 'viewer')
  await until(world, isLevel(viewer, host))
  for (const one of browsers) one.play(10_000)
  await pass(world, 20_000)
  const { draw } = world
  const said = to === 'relay' ? viewer.said : viewer.heard
  const known = [...said, JSON.stringify(lookFor(undefined))]
  const other = () => known[draw(known.length)] ?? ''
  const dial = intruder(world, galleryPlace(rules.code, 1))
  const escapes = watchEscapes()
  try {
    for (let sent = 0; sent < messages; sent += burst) {
      const targets = to === 'relay' ? [dial()] : links.filter(({ open }) => open)
      for (let left = burst; left > 0; left--)
        escapes.guard(() => void targets.at(-1)?.send(mutate(other(), { draw, other })))
      await pass(world, pace)
      if (host.table().now().standing === 'over') break
    }
    for (const one of browsers) one.rest()
    const isWatched = await until(world, isLevel(viewer, host), 120_000)
    const standings = [host.table().ended(), viewer.view().type]
    return [...escapes.all(), ...(isWatched ? [] : [`nobody watches: ${standings}`])]
  } finally {
    escapes.stop()
  }
}

const isLevel = (viewer: Viewer, host: Browser) => () =>
  viewer.view().type === 'match' && viewer.table().now().hash === host.table().now().hash

/** Someone who dials again whenever they are hung up on. */
function intruder({ network }: World, place: string): () => Link | undefined {
  let link: Link | undefined
  let isDialling = false
  return () => {
    if (link?.open || isDialling) return link
    isDialling = true
    void network.dial(place).result.then((dialled) => {
      isDialling = false
      link = 'link' in dialled ? dialled.link : undefined
      link?.send(JSON.stringify(lookFor(undefined)))
    })
    return undefined
  }
}
