import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { hostedRoom, type LocalSeats, localRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { closed, early } from '../../src/overlay/words/en/gallery.ts'
import { browser, neighbourhood, type Page, until } from './browser.ts'
import { isStill, isTable, isWaiting, play, seatsAt, seen, stands, storeOf } from './playing.ts'

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 5))
const room = { type: 'room', code } as const

/** A table of two, of which one has come. */
async function hosted() {
  const world = neighbourhood()
  const one = browser(world)
  await saveRoom(storeOf(one), code, hostedRoom('foothills'))
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
const placeIn = (link: string): PagePlace => JSON.parse(link.replace('page/', ''))

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
    const { watches, invite, watchers: control } = viewer.table()
    expect({ watches, invite, control }).toEqual({ watches: true, invite: undefined, control: undefined })
    await until(world, () => seen(guest).watching === 1)
    await play(world, [page, guest], 3)
    await until(world, () => seen(viewer).hash === seen(page).hash)
  })

  it('says that nobody may watch until a player allows it again', async () => {
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

/** A match at one device, against the computer or side by side. */
async function atOneDevice(seats: LocalSeats, game = 'foothills') {
  const world = neighbourhood()
  const one = browser(world)
  await saveRoom(storeOf(one), code, localRoom(seats, { game }))
  const place = { type: 'here', code } as const
  const open = async () => {
    const page = one.open(place)
    await until(world, () => stands(page, 'playing') && isStill(page))
    return page
  }
  const page = await open()
  const watchers = need(page.table().watchers, 'what its player decides')
  return { world, one, page, open, watchers }
}

describe('a match at one device', () => {
  it('reaches for the network once its player lets others watch, and is shown to them', async () => {
    const { world, one, page, watchers } = await atOneDevice(['person', 'bot'])
    await play(world, [page], 1)
    expect(one.networked).toBe(false)
    const place = placeIn(await watchers.link())
    const viewer = browser(world).open(place)
    await until(world, () => isTable(viewer) && seen(viewer).hash === seen(page).hash)
    expect(one.networked).toBe(true)
    const { watches, invite, watchers: control } = viewer.table()
    expect({ watches, invite, control }).toEqual({ watches: true, invite: undefined, control: undefined })
    expect(page.table()).toMatchObject({ role: 'local', invite: undefined, ownLink: undefined })
    await until(world, () => seen(page).watching === 1)
    await play(world, [page], 2)
    await until(world, () => seen(viewer).hash === seen(page).hash)
    watchers.set({ open: false })
    await until(world, () => isProblem(viewer, closed.title))
  })

  it('is shown again after a reload, as long as watching is allowed', async () => {
    const { world, page, open, watchers } = await atOneDevice(['person', 'person'])
    const viewer = browser(world).open(placeIn(await watchers.link()))
    await until(world, () => isTable(viewer))
    page.close()
    const again = await open()
    await play(world, [again], 1)
    await until(world, () => seen(viewer).hash === seen(again).hash)
    expect(seatsAt(viewer)).toEqual([])
  })

  it('keeps the hand of the one who plays from those who watch', async () => {
    const { world, page, watchers } = await atOneDevice(['person', 'bot'], 'metro')
    const viewer = browser(world).open(placeIn(await watchers.link()))
    await until(world, () => isTable(viewer) && seen(viewer).hash === seen(page).hash)
    const [mine, theirs] = [page, viewer].map((one) => seen(one).table[0]?.lines[0])
    expect(mine).toContain('Tile in hand: ')
    expect(theirs).toBe('Holds 1 tile.')
  })
})
