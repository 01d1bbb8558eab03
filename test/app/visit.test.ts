import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { packText } from '../../src/app/files/pack.ts'
import { keptText } from '../../src/app/files/readMatch.ts'
import { keepMatch } from '../../src/app/storage/openedMatch.ts'
import { hostedRoom, type LocalSeats, localRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { builtIn, foothills } from '../../src/games/foothills/index.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { standInAfter } from '../../src/net/protocol/liveness.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { randomJournal } from '../journals.ts'
import { type Browser, browser, type Neighbourhood, neighbourhood, type Page, until } from './browser.ts'
import { isStill, isTable, isWaiting, play, playOut, seatsAt, seen, stands, storeOf } from './playing.ts'

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 11))
const room = { type: 'room', code } as const
const here = { type: 'here', code } as const

/** Waits for as long as nobody may decide alone about the seat of someone who is silent. */
async function patiently(world: Neighbourhood): Promise<void> {
  const end = world.clock.now() + standInAfter + 2000
  await until(world, () => world.clock.now() > end)
}

const fails = (page: Page) => page.screen().type === 'problem'

async function hosted(world: Neighbourhood, edition?: unknown) {
  const host = browser(world, edition)
  await saveRoom(storeOf(host), code, hostedRoom('foothills'))
  const page = host.open(room)
  await until(world, () => isWaiting(page) && page.room().reach === 'open')
  return { host, page }
}

async function together(edition?: unknown) {
  const world = neighbourhood()
  const { host, page: hostPage } = await hosted(world, edition)
  const guest = browser(world)
  const guestPage = guest.open(room)
  await until(world, () => [hostPage, guestPage].every((page) => stands(page, 'playing')))
  await until(world, () => [hostPage, guestPage].every(isStill))
  return { world, host, guest, hostPage, guestPage, pages: [hostPage, guestPage] }
}

async function local(seats: LocalSeats) {
  const world = neighbourhood()
  const one = browser(world)
  await saveRoom(storeOf(one), code, localRoom(seats, { game: 'foothills' }))
  const page = one.open(here)
  await until(world, () => stands(page, 'playing') && isStill(page))
  return { world, one, page }
}

describe('a room', () => {
  it('waits for a guest with its invitation, and seats the guest without a question', async () => {
    const world = neighbourhood()
    const { page } = await hosted(world)
    expect(page.room()).toMatchObject({ invite: { code } })
    const guest = browser(world).open(room)
    await until(world, () => stands(guest, 'playing') && stands(page, 'playing'))
    expect(guest.table()).toMatchObject({ role: 'guest', invite: undefined, again: undefined })
  })

  it('shows the same match to both players', async () => {
    const { world, pages, hostPage, guestPage } = await together()
    await play(world, pages, 12)
    expect(seen(guestPage).hash).toBe(seen(hostPage).hash)
    expect(seen(guestPage).log).toEqual(seen(hostPage).log)
  })

  it('lets a third visitor watch, who sees every move', async () => {
    const { world, pages, hostPage } = await together()
    const third = browser(world).open(room)
    await until(world, () => stands(third, 'playing'))
    expect(seatsAt(third)).toEqual([])
    await play(world, pages, 3)
    await until(world, () => seen(third).hash === seen(hostPage).hash)
    expect(seen(third).bar.mine).toBe(false)
  })

  it('gives a guest the same seat at the same move after a reload', async () => {
    const { world, guest, pages, guestPage, hostPage } = await together()
    await play(world, pages, 5)
    guestPage.close()
    const again = guest.open(room)
    await until(world, () => stands(again, 'playing'))
    expect(seen(again).hash).toBe(seen(hostPage).hash)
    expect(seen(again).bar.mine).toBe(!seen(hostPage).bar.mine)
  })

  it('takes a host back as host after a reload, and the guest reconnects by itself', async () => {
    const { world, host, pages, guestPage, hostPage } = await together()
    await play(world, pages, 5)
    const { hash } = seen(guestPage)
    hostPage.close()
    const again = host.open(room)
    await until(world, () => stands(again, 'playing') && stands(guestPage, 'playing'))
    expect(again.table().role).toBe('host')
    expect(seen(again).hash).toBe(hash)
    await until(world, () => seen(again).seats.every(({ sitter }) => sitter.present))
    await play(world, [again, guestPage], 1)
    expect(seen(guestPage).hash).toBe(seen(again).hash)
  })

  it('is found by a guest who reloads at the same time as the host', async () => {
    const { world, host, guest, hostPage, guestPage } = await together()
    guestPage.close()
    hostPage.close()
    const guestAgain = guest.open(room)
    await until(world, () => stands(guestAgain, 'lost'))
    const hostAgain = host.open(room)
    await until(world, () => stands(hostAgain, 'playing') && stands(guestAgain, 'playing'))
    expect(seen(guestAgain).hash).toBe(seen(hostAgain).hash)
  })

  it('seats a second window of the host’s browser as a guest', async () => {
    const world = neighbourhood()
    const { host, page } = await hosted(world)
    const second = host.open(room)
    await until(world, () => stands(second, 'playing') && stands(page, 'playing'))
    expect(second.table().role).toBe('guest')
  })

  it('is played in the newest window of a browser if all seats are taken', async () => {
    for (const who of ['host', 'guest'] as const) {
      const { world, pages, hostPage, guestPage, ...browsers } = await together()
      await play(world, pages, 1)
      const second = browsers[who].open(room)
      const [first, other] = who === 'host' ? pages : [guestPage, hostPage]
      await until(world, () => stands(second, 'playing'))
      expect(first?.screen()).toMatchObject({ problem: { type: 'elsewhere' }, retry: true })
      const now = [second, other ?? second]
      await until(world, () => now.every(isStill))
      expect(second.table().role).toBe(who)
      await play(world, now, 1)
      second.close()
      const then = [first ?? second, other ?? second]
      await until(world, () => then.every(isStill))
      await until(world, () => new Set(then.map((page) => seen(page).hash)).size === 1)
      await play(world, then, 1)
    }
  })

  it('starts the next match with the same two', async () => {
    const { world, pages, hostPage, guestPage, guest } = await together()
    await playOut(world, pages)
    const first = seen(hostPage).hash
    hostPage.table().again?.()
    await until(world, () => pages.every((page) => stands(page, 'playing') && isStill(page)))
    expect(seen(hostPage).hash).not.toBe(first)
    expect(seen(hostPage).reckoning).toBeUndefined()
    expect(seen(guestPage).hash).toBe(seen(hostPage).hash)
    guestPage.close()
    const again = guest.open(room)
    await until(world, () => stands(again, 'playing'))
    expect(seen(again).hash).toBe(seen(hostPage).hash)
  })

  it('says so if no one is there', async () => {
    const world = neighbourhood()
    const page = browser(world).open(room)
    await until(world, () => fails(page))
    const problem = { type: 'dial', why: 'noSuchRoom' }
    expect(page.screen()).toEqual({ type: 'problem', problem, retry: true })
  })

  it('says so if signalling is down, and finds the host on a later try', async () => {
    const world = neighbourhood()
    world.network.signalling(false)
    const page = browser(world).open(room)
    await until(world, () => fails(page))
    expect(page.screen()).toMatchObject({ problem: { type: 'dial', why: 'signallingDown' } })
    world.network.signalling(true)
    await hosted(world)
    page.retry()
    await until(world, () => stands(page, 'playing'))
    expect(page.table().role).toBe('guest')
  })

  it('tells its host when it cannot be reached, and recovers', async () => {
    const world = neighbourhood()
    world.network.signalling(false)
    const host = browser(world)
    await saveRoom(storeOf(host), code, hostedRoom('foothills'))
    const page = host.open(room)
    await until(world, () => isWaiting(page) && page.room().reach === 'lost')
    world.network.signalling(true)
    page.room().actions.reachAgain()
    await until(world, () => page.room().reach === 'open')
    expect(page.room().reach).toBe('open')
  })

  it('says that no one new can join only during a match', async () => {
    const { world, hostPage } = await together()
    const { reach } = hostPage.table()
    const seenReach: string[] = []
    const stop = reach.subscribe((now) => void seenReach.push(now))
    world.network.signalling(false)
    world.clock.advance(40_000)
    world.network.signalling(true)
    await until(world, () => reach.value === 'open')
    stop()
    expect(seenReach.filter((now, at) => now !== seenReach[at - 1])).toEqual(['open', 'lost', 'open'])
  })

  it('sends the host’s own component values to a guest who lacks them', async () => {
    const { guestPage } = await together({ ...builtIn, name: 'Mine' })
    expect(guestPage.table().store.edition).toContain('“Mine”')
  })

  it('closes when its host leaves, and continues when the host comes back', async () => {
    const { world, hostPage, guestPage } = await together()
    hostPage.go({ type: 'home' })
    await until(world, () => stands(guestPage, 'lost'))
    hostPage.go(room)
    await until(world, () => stands(guestPage, 'playing') && stands(hostPage, 'playing'))
    expect(seen(guestPage).hash).toBe(seen(hostPage).hash)
  })
})

describe('a room whose host is gone', () => {
  it('is hosted by the guest, who then has the invitation and can start the next match', async () => {
    const { world, hostPage, guestPage, pages } = await together()
    await play(world, pages, 4)
    const { hash } = seen(guestPage)
    hostPage.close()
    await until(world, () => seen(guestPage).hosting)
    expect(guestPage.table()).toMatchObject({ role: 'host', invite: { code } })
    expect(guestPage.table().again).toBeDefined()
    await until(world, () => guestPage.table().reach.value === 'open')
    expect(seen(guestPage)).toMatchObject({ hash, standing: 'playing' })
  })

  it('takes the old host back as a guest, and the new host starts the next match', async () => {
    const { world, host, hostPage, guestPage } = await together()
    hostPage.close()
    await until(world, () => seen(guestPage).hosting)
    const again = host.open(room)
    await until(world, () => isTable(again) && again.table().role === 'guest')
    await until(world, () => stands(again, 'playing') && stands(guestPage, 'playing'))
    const pages = [guestPage, again]
    await until(world, () => pages.every(isStill))
    await play(world, pages, 4)
    const before = again.table().name()
    guestPage.table().again?.()
    const isNext = (page: Page) => isTable(page) && page.table().name() !== before
    await until(world, () => pages.every((page) => isNext(page) && stands(page, 'playing')))
    await until(world, () => pages.every(isStill))
    expect([again.table().role, guestPage.table().role]).toEqual(['guest', 'host'])
    await play(world, pages, 1)
  })

  it('is found after a reload, even if no one else is there', async () => {
    const { world, guest, hostPage, guestPage } = await together()
    hostPage.close()
    guestPage.close()
    const again = guest.open(room)
    await until(world, () => isTable(again))
    expect(seen(again).standing).toBe('lost')
    await until(world, () => stands(again, 'playing'))
    expect(again.table().role).toBe('host')
  })

  it('goes on with a bot in the absent player’s seat until they are back', async () => {
    const { world, host, hostPage, guestPage } = await together()
    hostPage.close()
    await until(world, () => seen(guestPage).hosting)
    await patiently(world)
    guestPage.table().store.standIn(0)
    await until(world, () => seen(guestPage).seats[0]?.sitter.standIn === true)
    for (let n = 0; n < 3; n++) {
      await until(world, () => seen(guestPage).bar.mine && !seen(guestPage).bar.pending)
      guestPage.table().store.press(seen(guestPage).hash, 0)
      await until(world, () => !seen(guestPage).bar.pending)
    }
    const again = host.open(room)
    await until(world, () => stands(again, 'playing'))
    await until(world, () => seen(guestPage).seats[0]?.sitter.kind === 'person')
    await until(world, () => seen(again).seats[0]?.sitter.mine === true)
    expect(seen(guestPage).seats[0]?.sitter.mine).toBe(false)
  })

  it('can be handed over by a host who stays as a guest', async () => {
    const { world, hostPage, guestPage } = await together()
    hostPage.table().store.handOver(1)
    await until(world, () => guestPage.table().role === 'host' && stands(hostPage, 'playing'))
    expect(hostPage.table()).toMatchObject({ role: 'guest', again: undefined })
  })
})

describe('a seat', () => {
  it('is given back, with the host’s consent, to its player in another browser', async () => {
    const { world, hostPage, guestPage } = await together()
    guestPage.close()
    const stranger = browser(world)
    const asker = stranger.open(room)
    await until(world, () => stands(asker, 'playing'))
    await until(world, () => seen(asker).seats[1]?.sitter.present === false)
    asker.askIn(1)
    await until(world, () => seen(hostPage).claims.length > 0)
    const isKnocking = () => {
      const screen = asker.screen()
      return screen.type === 'connecting' && screen.how === 'knocking'
    }
    await until(world, isKnocking)
    await patiently(world)
    hostPage.table().store.letIn(seen(hostPage).claims[0]?.id ?? -1, true)
    await until(world, () => stands(asker, 'playing'))
    expect(seen(asker).seats[1]?.sitter.mine).toBe(true)
  })

  it('is refused to someone whom the host turns away, who is told so and may watch', async () => {
    const { world, hostPage, guestPage } = await together()
    guestPage.close()
    const asker = browser(world).open(room)
    await until(world, () => stands(asker, 'playing'))
    await until(world, () => seen(asker).seats[1]?.sitter.present === false)
    asker.askIn(1)
    await until(world, () => seen(hostPage).claims.length > 0)
    hostPage.table().store.letIn(seen(hostPage).claims[0]?.id ?? -1, false)
    await until(world, () => fails(asker))
    expect(asker.screen()).toMatchObject({ problem: { type: 'refused', why: 'seat' }, retry: false })
    asker.go(room)
    await until(world, () => stands(asker, 'playing'))
    expect(seatsAt(asker)).toEqual([])
  })

  it('moves to another device by its own link, and the first device says so', async () => {
    const { world, pages, hostPage, guestPage } = await together()
    await play(world, pages, 1)
    const link = (await guestPage.table().ownLink?.link()) ?? ''
    const place = JSON.parse(link.slice('page/'.length))
    const phone = browser(world).open(place)
    await until(world, () => stands(phone, 'playing'))
    await until(world, () => fails(guestPage))
    expect(guestPage.screen()).toMatchObject({ problem: { type: 'elsewhere' } })
    expect(seen(phone).hash).toBe(seen(hostPage).hash)
    expect(seen(phone).seats[1]?.sitter.mine).toBe(true)
  })
})

describe('a seat whose link is replaced', () => {
  it.each(['guest', 'host'] as const)(
    'is a %s’s as before, while the old link says that it no longer works',
    async (role) => {
      const { world, pages, host, guest, hostPage, guestPage } = await together()
      await play(world, pages, 1)
      const [own, page] = role === 'host' ? [host, hostPage] : [guest, guestPage]
      // A host may do it on its own turn only, so that it can't draw again.
      while (!seen(page).bar.mine) await play(world, pages, 1)
      const mine = seen(page).seats.findIndex(({ sitter }) => sitter.mine)
      const linkOf = async (of: Page) => JSON.parse(((await of.table().ownLink?.link()) ?? '').slice(5))
      const old = await linkOf(page)
      let goes: PagePlace | undefined
      own.goes = (place) => {
        goes = place
      }
      void page.table().ownLink?.renew?.()
      await until(world, () => goes !== undefined)
      page.close()
      const again = own.open(need(goes, 'a place'))
      const other = role === 'host' ? guestPage : hostPage
      await until(world, () => stands(again, 'playing') && stands(other, 'playing'))
      expect(seen(again).seats[mine]?.sitter.mine).toBe(true)
      expect(await linkOf(again)).not.toEqual(old)
      await play(world, [again, other], 2)
      const thief = browser(world).open(old)
      await until(world, () => fails(thief))
      expect(thief.screen()).toMatchObject({ problem: { type: 'refused', why: 'stale' } })
    },
  )
})

describe('a seat that another window of the same browser has taken', () => {
  /** A guest whose seat another page has taken. */
  async function takenBy(browserOf: (guest: Browser, world: Neighbourhood) => Browser) {
    const { world, pages, guest, hostPage, guestPage } = await together()
    await play(world, pages, 1)
    const own = (await guestPage.table().ownLink?.link()) ?? ''
    const other = browserOf(guest, world).open(JSON.parse(own.slice('page/'.length)))
    await until(world, () => stands(other, 'playing'))
    await until(world, () => fails(guestPage))
    await play(world, [hostPage, other], 1)
    return { world, hostPage, guestPage, other }
  }

  it('returns to the first window once the other is closed', async () => {
    const { world, hostPage, guestPage, other } = await takenBy((guest) => guest)
    world.clock.advance(60_000)
    expect(fails(guestPage)).toBe(true)
    other.close()
    await until(world, () => stands(guestPage, 'playing'))
    await until(world, () => [hostPage, guestPage].every(isStill))
    expect(seen(guestPage).hash).toBe(seen(hostPage).hash)
    await play(world, [hostPage, guestPage], 1)
  })

  it('is left to another device for good', async () => {
    const { world, guestPage, other } = await takenBy((_, world) => browser(world))
    other.close()
    world.clock.advance(60_000)
    expect(guestPage.screen()).toMatchObject({ problem: { type: 'elsewhere' }, retry: true })
  })
})

describe('a match on one device', () => {
  it('asks both seats here, and survives a reload', async () => {
    const { world, one, page } = await local(['person', 'person'])
    expect(page.table()).toMatchObject({ role: 'local', invite: undefined })
    await play(world, [page], 6)
    const { hash, bar } = seen(page)
    expect(bar.mine).toBe(true)
    page.close()
    const again = one.open(here)
    await until(world, () => stands(again, 'playing'))
    expect(seen(again).hash).toBe(hash)
  })

  it('is played on by the computer, after a reload too', async () => {
    const { world, one, page } = await local(['person', 'bot'])
    await until(world, () => seen(page).bar.mine)
    page.close()
    const again = one.open(here)
    await until(world, () => stands(again, 'playing') && seen(again).bar.mine)
    for (let n = 0; n < 8; n++) {
      const { seq, hash } = seen(again)
      again.table().store.press(hash, 0)
      await until(world, () => seen(again).seq > seq && seen(again).bar.mine)
    }
    expect(seen(again).seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'bot'])
  })

  it('is unknown in another browser', async () => {
    const world = neighbourhood()
    const page = browser(world).open(here)
    await until(world, () => fails(page))
    expect(page.screen()).toMatchObject({ problem: { type: 'unknown' } })
  })

  it('is played in one window only, and in a second once the first is closed', async () => {
    const { world, one, page } = await local(['person', 'person'])
    const second = one.open(here)
    await until(world, () => fails(second))
    expect(second.screen()).toMatchObject({ problem: { type: 'elsewhere' }, retry: true })
    await play(world, [page], 1)
    const { seq, hash } = seen(page)
    page.close()
    await until(world, () => isStill(second))
    expect(seen(second)).toMatchObject({ seq, hash })
  })

  it('says if the stored match is of an older page', async () => {
    const world = neighbourhood()
    const one = browser(world)
    await saveRoom(storeOf(one), code, localRoom(['person', 'person'], { game: 'foothills' }))
    const { entries } = randomJournal(foothills(builtIn), 2, {}, 4)
    const older = JSON.stringify({ entries: entries.slice(0, 9) }).replace(',"trust":2', '')
    await storeOf(one).set(`match/${code}`, JSON.parse(older))
    const page = one.open(here)
    await until(world, () => fails(page))
    expect(page.screen()).toMatchObject({ problem: { type: 'match', problem: { reason: 'olderVersion' } } })
  })

  it('says what is wrong with a damaged stored match', async () => {
    const { world, one, page } = await local(['person', 'person'])
    page.close()
    const store = storeOf(one)
    const kept = await store.get(`match/${code}`)
    const text = JSON.stringify(kept).replace(/"seq":1,/, '"seq":7,')
    await store.set(`match/${code}`, JSON.parse(text))
    const again = one.open(here)
    await until(world, () => fails(again))
    const problem = { type: 'match', problem: { entry: 1 } }
    expect(again.screen()).toMatchObject({ problem, kept: code })
    await keepMatch(store, (await keptText({ store: store, titles }, code)) ?? '')
    const whole = one.open({ type: 'match' })
    await until(world, () => isTable(whole))
    expect(seen(whole).seq).toBe(0)
  })

  it('resumes the sound part of a stored match, and says that the rest is damaged', async () => {
    const { world, one, page } = await local(['person', 'person'])
    await play(world, [page], 5)
    const { seq } = seen(page)
    page.close()
    const store = storeOf(one)
    for (const key of await store.keys(`match/${code}`)) {
      const kept = JSON.stringify(await store.get(key))
      const spoilt = kept.replace(new RegExp(`"seq":${seq - 1},`), '"seq":99,')
      await store.set(key, JSON.parse(spoilt))
    }
    const again = one.open(here)
    await until(world, () => stands(again, 'playing') && isStill(again))
    // The sound part, then a new epoch and the remark.
    expect(seen(again).seq).toBe(seq)
    expect(seen(again).log.at(-1)?.text).toMatch(/damaged on this device/)
    await play(world, [again], 1)
  })
})

describe('a saved match', () => {
  it('is shown read-only as it stood after an entry, and can be stepped through from there', async () => {
    const world = neighbourhood()
    const one = browser(world)
    const { entries, ...journal } = randomJournal(foothills(builtIn), 2, {}, 4)
    await keepMatch(storeOf(one), writeRecord({ ...journal, entries }))
    const page = one.open({ type: 'match', at: 9 })
    await until(world, () => isTable(page))
    expect(page.table()).toMatchObject({ role: 'replay', replay: { last: entries.length - 1 } })
    await until(world, () => page.table().replay?.doubt.value === 'unsigned')
    expect(seen(page)).toMatchObject({ seq: 9, hash: entries[9]?.position, bar: { moves: [] } })
    page.table().replay?.go(entries.length - 1)
    expect(seen(page)).toMatchObject({ standing: 'over', hash: entries.at(-1)?.position })
    const link = JSON.parse((await page.table().replay?.link())?.slice('page/'.length) ?? '')
    const other = browser(world).open({ ...link, packed: link.packed.replace(/at=\d+/, 'at=9') })
    await until(world, () => isTable(other))
    expect(seen(other).hash).toBe(entries[9]?.position)
  })

  it('asks for its file first', async () => {
    const world = neighbourhood()
    const page = browser(world).open({ type: 'match', at: 3 })
    await until(world, () => fails(page))
    expect(page.screen()).toMatchObject({ problem: { type: 'noFile' } })
  })

  it('says what is wrong with its file', async () => {
    const world = neighbourhood()
    const one = browser(world)
    await keepMatch(storeOf(one), '{"format":')
    const page = one.open({ type: 'match' })
    await until(world, () => fails(page))
    expect(page.screen()).toMatchObject({ problem: { type: 'match', problem: { reason: 'notJson' } } })
  })

  it('says that a link is damaged', async () => {
    const world = neighbourhood()
    for (const packed of ['AAAA', 'foothills.AAAA']) {
      const page = browser(world).open({ type: 'match', packed })
      await until(world, () => fails(page))
      expect(page.screen()).toMatchObject({ problem: { type: 'match', problem: { reason: 'damaged' } } })
    }
  })

  it('says so if it names an unknown game', async () => {
    const world = neighbourhood()
    const page = browser(world).open({ type: 'match', packed: 'chess.AAAA' })
    await until(world, () => fails(page))
    expect(page.screen()).toMatchObject({
      problem: { type: 'match', problem: { reason: 'otherGame', detail: 'chess' } },
    })
  })

  it('opens from a packed file in an older link', async () => {
    const world = neighbourhood()
    const journal = randomJournal(foothills(builtIn), 2, {}, 5)
    const packed = await packText(writeRecord(journal))
    const page = browser(world).open({ type: 'match', packed })
    await until(world, () => isTable(page))
    expect(seen(page).hash).toBe(journal.entries.at(-1)?.position)
  })

  it('is shown as far as it can be read, with what is wrong after that', async () => {
    const world = neighbourhood()
    const one = browser(world)
    const text = writeRecord(randomJournal(foothills(builtIn), 2, {}, 6))
    await keepMatch(storeOf(one), text.split('\n').slice(0, 20).join('\n'))
    const page = one.open({ type: 'match' })
    await until(world, () => isTable(page))
    expect(page.table().replay).toMatchObject({ last: 19, wrong: { reason: 'notJson', entry: 20 } })
  })
})
