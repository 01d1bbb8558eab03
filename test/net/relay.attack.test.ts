import { describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import type { Link } from '../../src/link/link.ts'
import { galleryPlace } from '../../src/net/viewers/gallery.ts'
import { lookFor, readStandMessage } from '../../src/net/viewers/messages.ts'
import { openRoom } from './browser.ts'
import { openDoors, openViewer } from './viewer.ts'
import { makeWorld, pass, until, type World } from './world.ts'

/** A match that may be watched. */
async function gallery(seed: number) {
  const world = makeWorld(seed)
  const browsers = await openRoom(world, 1)
  const host = need(browsers[0], 'a host').table()
  const rules = openDoors(world)
  host.setGallery(rules)
  await pass(world, 500)
  return { world, code: rules.code }
}

/** Someone who sends a relay whatever the test wants. */
async function intruder(world: World, code: string) {
  let link: Link | undefined
  void world.network.dial(galleryPlace(code, 1)).result.then((dialled) => {
    if ('link' in dialled) link = dialled.link
  })
  await until(world, () => link !== undefined, 5000)
  const heard: string[] = []
  const own = need(link, 'a link')
  own.on((event) => {
    const type = event.type === 'message' ? readStandMessage(event.text)?.type : undefined
    if (type) heard.push(type)
  })
  return { link: own, heard }
}

const look = JSON.stringify(lookFor(undefined))

describe('a viewer who wants to exhaust the page that shows the match', () => {
  it('gets the journal only so often, however it asks', async () => {
    const { world, code } = await gallery(1)
    const { link, heard } = await intruder(world, code)
    for (let n = 0; n < 30; n++) link.send(look)
    await pass(world, 100)
    expect(heard.filter((type) => type === 'welcome').length).toBeGreaterThan(0)
    expect(heard.filter((type) => type === 'welcome').length).toBeLessThan(6)
  })

  it('is cut off if it never stops', async () => {
    const { world, code } = await gallery(2)
    const { link } = await intruder(world, code)
    link.send(look)
    for (let n = 0; n < 3000; n++) link.send('{"type":"ping","below":0}')
    await pass(world, 100)
    expect(link.open).toBe(false)
  })

  it('can’t keep others out by talk that asks for nothing', async () => {
    const { world, code } = await gallery(3)
    const idle = await Promise.all(Array.from({ length: 16 }, () => intruder(world, code)))
    expect(idle.every(({ link }) => link.open)).toBe(true)
    for (let seconds = 0; seconds < 15; seconds++) {
      for (const { link } of idle) if (link.open) link.send('{"type":"ping","below":0}')
      await pass(world, 1000)
    }
    expect(idle.some(({ link }) => link.open)).toBe(false)
    const viewer = openViewer(world, code, 'viewer')
    expect(await until(world, () => viewer.view().type === 'match', 20_000)).toBe(true)
  })
})
