import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/app/address.ts'
import { hostedRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { closed, early } from '../../src/overlay/text/en/gallery.ts'
import { browser, neighbourhood, type Page, until } from './browser.ts'
import { isStill, isTable, isWaiting, play, seatsAt, seen, stands, storeOf } from './playing.ts'

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 5))
const room = { type: 'room', code } as const

/** A table of two, of which one has come. */
async function hosted() {
  const world = neighbourhood()
  const one = browser(world)
  await saveRoom(storeOf(one), code, hostedRoom())
  const page = one.open(room)
  await until(world, () => isWaiting(page) && page.room().reach === 'open')
  return { world, page }
}

async function together() {
  const { world, page } = await hosted()
  const guestPage = browser(world).open(room)
  const pages = [page, guestPage]
  await until(world, () => pages.every((one) => stands(one, 'playing') && isStill(one)))
  return { world, hostPage: page, guestPage }
}

/** The place that a copied watch link leads to. */
const placeIn = (link: string): Place => JSON.parse(link.replace('page/', ''))

const isProblem = (page: Page, title: string) => {
  const screen = page.screen()
  if (screen.type !== 'problem' || screen.problem.type !== 'watch') return false
  return screen.problem.title === title
}

describe('a watch link', () => {
  it('waits for the match that people gather for, and then shows it', async () => {
    const { world, page } = await hosted()
    const link = need(page.room().watchLink, 'a link to watch')
    const place = placeIn(await link())
    expect(place).not.toMatchObject({ code: room.code })
    const viewer = browser(world).open(place)
    await until(world, () => isProblem(viewer, early.title))
    const guest = browser(world).open(room)
    await until(world, () => [page, guest, viewer].every((one) => stands(one, 'playing')))
    expect([page, guest, viewer].map(seatsAt)).toEqual([[0], [1], []])
    expect(viewer.table()).toMatchObject({ watches: true, invite: undefined })
    expect(viewer.table().watchers).toBeUndefined()
    await until(world, () => seen(guest).watching === 1)
    await play(world, [page, guest], 3)
    await until(world, () => seen(viewer).hash === seen(page).hash)
  })

  it('shows closed doors until a player opens them again', async () => {
    const { world, guestPage, hostPage } = await together()
    const watchers = need(guestPage.table().watchers, 'what players decide')
    const viewer = browser(world).open(placeIn(await watchers.link()))
    await until(world, () => isTable(viewer))
    need(hostPage.table().watchers, 'the same').set({ open: false })
    await until(world, () => isProblem(viewer, closed.title))
    expect(watchers.rules.value).toMatchObject({ open: false })
    watchers.set({ open: true })
    await until(world, () => isTable(viewer))
    expect(isWaiting(viewer)).toBe(false)
  })

  it('leads nowhere once any player has made a new one', async () => {
    const { world, guestPage, hostPage } = await together()
    const watchers = need(guestPage.table().watchers, 'what players decide')
    const link = await watchers.link()
    const viewer = browser(world).open(placeIn(link))
    await until(world, () => isTable(viewer))
    need(hostPage.table().watchers, 'the same').renew()
    await until(world, () => isProblem(viewer, closed.title))
    const next = await watchers.link()
    expect(next).not.toBe(link)
    const other = browser(world).open(placeIn(next))
    await until(world, () => isTable(other))
    expect(isTable(viewer)).toBe(false)
  })
})
