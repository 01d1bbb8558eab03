import { describe, expect, it, vi } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { keepMatch } from '../../src/app/storage/openedMatch.ts'
import { hostedRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { secretsAmong } from '../../src/app/storage/secrets.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import type { ResumeOption } from '../../src/overlay/screen.ts'
import { resigning } from '../../src/overlay/words/en/index.ts'
import { type Browser, browser, type Neighbourhood, neighbourhood, until } from './browser.ts'
import { isStill, isTable, isWaiting, play, seatsAt, seen, stands, storeOf } from './playing.ts'

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 13))
const room = { type: 'room', code } as const

/** Two browsers in mid-match, and the match as a file. */
async function underWay() {
  const world = neighbourhood()
  const [host, guest] = [browser(world), browser(world)]
  await saveRoom(storeOf(host), code, hostedRoom('foothills'))
  const hostPage = host.open(room)
  await until(world, () => isWaiting(hostPage) && hostPage.room().reach === 'open')
  const guestPage = guest.open(room)
  const pages = [hostPage, guestPage]
  await until(world, () => pages.every((page) => stands(page, 'playing')))
  await play(world, pages, 10)
  const file = need(guestPage.table().text(), 'the file')
  return { world, host, guest, hostPage, guestPage, pages, file, hash: seen(hostPage).hash }
}

/** Opens a file in a browser; returns the ways to resume it. */
async function open(world: Neighbourhood, one: Browser, text: string) {
  await keepMatch(storeOf(one), text)
  const page = one.open({ type: 'match' })
  await until(world, () => page.screen().type === 'table')
  return need(page.table().replay, 'a replay').options
}

/** Takes a way to resume, and opens the page where it leads. */
async function follow(world: Neighbourhood, one: Browser, way: ResumeOption | undefined) {
  let place: PagePlace | undefined
  one.goes = (to) => {
    place = to
  }
  way?.go()
  await until(world, () => place !== undefined)
  const to = need(place, 'a place')
  const page = one.open(to)
  await until(world, () => isTable(page) || isWaiting(page))
  return { place: to, page }
}

describe('a saved match that is resumed', () => {
  it('is hosted by the player who opens it, and each finds their own seat', async () => {
    const { world, host, guest, pages, file, hash } = await underWay()
    for (const page of pages) page.close()
    const ways = await open(world, guest, file)
    expect(ways.map(({ as }) => as)).toEqual(['host', 'apart', 'here'])
    const { place, page } = await follow(world, guest, ways[0])
    expect(place).toMatchObject({ type: 'room' })
    expect(place).not.toEqual(room)
    expect(seen(page).hash).toBe(hash)
    expect([page.table().role, ...seatsAt(page)]).toEqual(['host', 1])
    const other = host.open(place)
    await until(world, () => stands(other, 'playing'))
    expect([other.table().role, ...seatsAt(other)]).toEqual(['guest', 0])
    await play(world, [page, other], 4)
    expect(seen(page).hash).toBe(seen(other).hash)
    other.close()
    const again = host.open(place)
    await until(world, () => stands(again, 'playing'))
    expect(seatsAt(again)).toEqual([0])
  })

  it('is set up again by anyone else, who takes one seat and leaves the other to the next comer', async () => {
    const { world, pages, file, hash } = await underWay()
    for (const page of pages) page.close()
    const stranger = browser(world)
    const ways = await open(world, stranger, file)
    expect(ways.map(({ as }) => as)).toEqual(['seat', 'seat', 'here'])
    expect(ways[0]?.name).not.toBe(ways[1]?.name)
    const { place, page } = await follow(world, stranger, ways[1])
    await until(world, () => isWaiting(page) && page.room().reach === 'open')
    const comer = browser(world)
    const told: string[] = []
    comer.agrees = async (less) => {
      told.push(...less.map(({ reason }) => reason))
      return true
    }
    const visitor = comer.open(place)
    await until(world, () => [page, visitor].every((one) => stands(one, 'playing')))
    expect(told).toEqual(['moved', 'drawn'])
    expect([...seatsAt(page), seen(page).hash]).toEqual([1, hash])
    expect(seatsAt(visitor)).toEqual([0])
    await play(world, [page, visitor], 4)
  })

  /** Takes the way to host it; returns the way back that is found instead. */
  async function wayBack(world: Neighbourhood, ways: readonly ResumeOption[]) {
    const asHost = need(
      ways.find(({ as }) => as === 'host'),
      'a way to host it',
    )
    asHost.go()
    expect(asHost.met?.value).toBe('looking')
    await until(world, () => asHost.met?.value !== 'looking')
    const met = asHost.met?.value
    return need(typeof met === 'object' ? met : undefined, 'a way back')
  }

  it('leads back to the player’s own seat if it is still being played', async () => {
    const { world, guest, hostPage, guestPage, file } = await underWay()
    guestPage.close()
    const way = await wayBack(world, await open(world, guest, file))
    expect(way.as).toBe('back')
    const { place, page } = await follow(world, guest, way)
    expect(place).toEqual(room)
    await until(world, () => stands(page, 'playing') && stands(hostPage, 'playing'))
    expect([page.table().role, ...seatsAt(page)]).toEqual(['guest', 1])
    await play(world, [page, hostPage], 4)
  })

  it('leads back to its table even if another player hosts it by now', async () => {
    const { world, host, hostPage, guestPage, file } = await underWay()
    hostPage.close()
    await until(world, () => guestPage.table().role === 'host')
    const way = await wayBack(world, await open(world, host, file))
    const { place, page } = await follow(world, host, way)
    expect(place).toEqual(room)
    await until(world, () => page.table().role === 'guest')
    await until(world, () => stands(page, 'playing') && stands(guestPage, 'playing'))
    expect([...seatsAt(page), guestPage.table().role]).toEqual([0, 'host'])
    await play(world, [page, guestPage], 4)
  })

  it('can be set up separately, under another name', async () => {
    const { world, guest, hostPage, guestPage, file, hash } = await underWay()
    guestPage.close()
    const ways = await open(world, guest, file)
    const { place, page } = await follow(world, guest, ways[1])
    expect(place).not.toEqual(room)
    await until(world, () => isWaiting(page) && page.room().reach === 'open')
    const visitor = browser(world).open(place)
    await until(world, () => [page, visitor].every((one) => stands(one, 'playing')))
    expect([...seatsAt(page), seen(page).hash]).toEqual([1, hash])
    expect(page.table().name()).not.toBe(hostPage.table().name())
  })

  it('can be resumed on one device, for all its seats', async () => {
    const { world, guest, file, hash } = await underWay()
    const ways = await open(world, guest, file)
    const { place, page } = await follow(world, guest, ways.at(-1))
    expect(place).toMatchObject({ type: 'here' })
    expect(seen(page)).toMatchObject({ hash, standing: 'playing' })
    expect(seen(page).seats.every(({ sitter }) => sitter.mine)).toBe(true)
    await play(world, [page], 4)
  })

  it('is set up again even by its own players if signatures are missing', async () => {
    const { world, guest, file } = await underWay()
    const ways = await open(world, guest, file.replace(/"sigs":\{[^}]*\},?/, ''))
    expect(ways.map(({ as }) => as)).toEqual(['seat', 'seat', 'here'])
  })

  it('is shown with a word of doubt where it is not signed, or falsely', async () => {
    const { world, guest, file } = await underWay()
    const doubtIn = async (text: string) => {
      await keepMatch(storeOf(guest), text)
      const page = guest.open({ type: 'match' })
      await until(world, () => page.screen().type === 'table')
      const { doubt } = need(page.table().replay, 'a replay')
      // The signatures are really checked, so this takes its time on any clock.
      await vi.waitFor(() => expect(doubt.value).toBeDefined(), { timeout: 60_000 })
      return doubt.value
    }
    expect(await doubtIn(file.replace(/"sigs":\{[^}]*\},?/, ''))).toBe('unsigned')
    const [, sig = ''] = /"sigs":\{"[^"]+":"([^"]+)"/.exec(file) ?? []
    const other = sig.startsWith('A') ? `B${sig.slice(1)}` : `A${sig.slice(1)}`
    expect(await doubtIn(file.replace(sig, other))).toBe('forged')
  })

  it('is not resumed after a resignation', async () => {
    const { world, guest, hostPage, guestPage, pages } = await underWay()
    guestPage.table().store.requests.resign()
    await until(world, () => pages.every((page) => stands(page, 'over')))
    expect(seen(hostPage).reckoning?.sentence).toBe(resigning.won({ gone: ['Green'], stayed: ['Blue'] }))
    expect(await open(world, guest, need(hostPage.table().text(), 'a file'))).toEqual([])
  })
})

describe('the same people', () => {
  it('are recognised by the secrets of their browsers', async () => {
    const { host, guest, hostPage } = await underWay()
    const people = hostPage.table().name()
    const [one, other] = await Promise.all(
      [host, guest].map(async (each) => (await secretsAmong(storeOf(each))).get(people)?.secret),
    )
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(other).toMatch(/^[0-9a-f]{32}$/)
    expect(one).not.toBe(other)
    expect((await secretsAmong(storeOf(browser(neighbourhood())))).size).toBe(0)
  })

  it('start another match when a guest asks for it and the host agrees', async () => {
    const { world, hostPage, guestPage, pages } = await underWay()
    const before = hostPage.table().name()
    hostPage.table().store.requests.resign()
    await until(world, () => pages.every((page) => stands(page, 'over')))
    guestPage.table().store.requests.askMore()
    await until(world, () => seen(hostPage).requests.open !== undefined)
    expect(seen(hostPage).requests.open).toMatchObject({ asks: 'rematch', asked: { seat: 0 } })
    hostPage.table().store.requests.answer(true)
    await until(world, () => pages.every((page) => stands(page, 'playing')))
    expect(hostPage.table().name()).not.toBe(before)
    expect(guestPage.table().name()).toBe(hostPage.table().name())
    await play(world, pages, 3)
  })

  it('undo nothing without the other’s consent', async () => {
    const { world, hostPage, guestPage, pages, hash } = await underWay()
    hostPage.table().store.requests.askBack()
    await until(world, () => seen(guestPage).requests.open?.asked !== undefined)
    expect(seen(guestPage).hash).toBe(hash)
    guestPage.table().store.requests.answer(false)
    await until(world, () => pages.every((page) => seen(page).requests.open === undefined))
    expect(pages.map((page) => seen(page).hash)).toEqual([hash, hash])
    guestPage.table().store.requests.askBack()
    await until(world, () => seen(hostPage).requests.open?.asked !== undefined)
    hostPage.table().store.requests.answer(true)
    await until(world, () => pages.every((page) => seen(page).hash !== hash && isStill(page)))
    expect(seen(hostPage).hash).toBe(seen(guestPage).hash)
  })
})
