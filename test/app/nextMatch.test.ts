import { describe, expect, it, vi } from 'vitest'
import { hostedRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import type { Title } from '../../src/games/title.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { isOf, styleIn, type Want } from '../../src/match/lobby/lobby.ts'
import { canStart } from '../../src/match/lobby/start.ts'
import { sidings } from '../tiny/title.ts'
import { type Browser, browser, neighbourhood, type Page, until } from './browser.ts'
import { isWaiting, playOut, seatsAt, seen, stands, storeOf } from './playing.ts'

const code = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 7))
const room = { type: 'room', code } as const

const colourOf = (page: Page, seat: number) => seen(page).seats[seat]?.look.colour

/** People at a table of Sidings with a short match, the first of them as its host. */
async function gathered(people: number, title: Title = sidings) {
  const world = neighbourhood([title])
  const browsers = Array.from({ length: people }, () => browser(world))
  const [first] = browsers
  if (first) await saveRoom(storeOf(first), code, hostedRoom('sidings'))
  const pages: Page[] = []
  for (const one of browsers) {
    const page = one.open(room)
    pages.push(page)
    await until(world, () => isWaiting(page))
  }
  const [host = first?.open(room)] = pages
  if (!host) throw new Error('nobody came')
  const wants = (want: Want) => host.room().actions.want(want)
  wants({ type: 'option', key: 'wagons', value: 5 })
  await until(world, () => host.room().lobby.seats.filter(isPerson).length === people)
  for (const [at, page] of pages.entries()) {
    const { lobby, me, actions } = page.room()
    const seat = lobby.seats.findIndex((one) => isOf(one, me))
    actions.want({ type: 'style', seat, style: 5 - at })
  }
  await until(world, () => pages.every((_, at) => styleIn(host.room().lobby.seats[at]) === 5 - at))
  const ready = () => canStart(host.room().lobby, host.room().title)
  host.room().actions.start()
  await until(world, () => pages.every((page) => stands(page, 'playing')))
  return { world, browsers, pages, host, wants, ready }
}

const isPerson = ({ kind }: { readonly kind: string }) => kind === 'person'

/** The same with their match over. */
async function over(people: number, title?: Title) {
  const table = await gathered(people, title)
  await playOut(table.world, table.pages)
  return { ...table, before: table.host.table().name() }
}

const isNext = (before: string) => (page: Page) => stands(page, 'playing') && page.table().name() !== before

const reopen = (one: Browser | undefined) => {
  if (!one) throw new Error('nobody to come back')
  return one.open(room)
}

describe('another match of the same people', () => {
  it('begins with one press while everyone is there', async () => {
    const { world, pages, host, before } = await over(3)
    host.table().again?.()
    await until(world, () => pages.every(isNext(before)))
    expect(pages.map(seatsAt)).toEqual([[0], [1], [2]])
  })

  it('has a waiting room, with everyone where they sat and as they looked', async () => {
    const { world, pages, host, before, wants, ready } = await over(3)
    host.table().regather?.()
    await until(world, () => pages.every(isWaiting))
    const { lobby } = host.room()
    expect(lobby.seats).toMatchObject([
      { kind: 'person', key: host.room().me, style: 5 },
      { kind: 'person', key: pages[1]?.room().me, style: 4 },
      { kind: 'person', key: pages[2]?.room().me, style: 3 },
      ...[3, 4, 5].map(() => ({ kind: 'open' })),
    ])
    expect(lobby.options).toEqual({ wagons: 5 })
    wants({ type: 'remove', seat: 2 })
    wants({ type: 'swap', a: 0, b: 1 })
    wants({ type: 'bot', seat: 3, bot: 'ganger' })
    await until(world, ready)
    host.room().actions.start()
    await until(world, () => pages.every(isNext(before)))
    expect(pages.map(seatsAt)).toEqual([[1], [0], []])
    expect([0, 1, 2].map((seat) => colourOf(host, seat))).toEqual(['lilac', 'black', 'blue'])
    expect(seen(host).seats[2]?.sitter.kind).toBe('bot')
  })

  it('can be tried again where a file it needs doesn’t load', async () => {
    let isMissing = false
    const open: Title['open'] = async (...wanted) => {
      const opened = await sidings.open(...wanted)
      if ('problem' in opened) return opened
      return { ...opened, options: async () => (isMissing ? Promise.reject(new Error('no file')) : opened.options()) }
    }
    const { world, pages, host } = await over(2, { ...sidings, open })
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    isMissing = true
    host.table().regather?.()
    await until(world, () => host.screen().type === 'problem')
    expect(host.screen()).toMatchObject({ problem: { type: 'load' }, retry: true })
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'no file' }))
    told.mockRestore()
    isMissing = false
    host.retry()
    await until(world, () => host.screen().type !== 'problem' && pages.every((page) => page.screen().type === 'table'))
  })

  it('takes someone new, who has the link', async () => {
    const { world, pages, host, before } = await over(2)
    host.table().regather?.()
    await until(world, () => pages.every(isWaiting))
    const newcomer = browser(world).open(room)
    await until(world, () => isWaiting(newcomer))
    await until(world, () => host.room().lobby.seats.filter(isPerson).length === 3)
    host.room().actions.start()
    await until(world, () => [...pages, newcomer].every(isNext(before)))
    expect([...pages, newcomer].map(seatsAt)).toEqual([[0], [1], [2]])
  })

  it('waits for those who are away, and then begins by itself', async () => {
    const { world, browsers, pages, host, before } = await over(3)
    pages[2]?.close()
    await until(world, () => seen(host).seats[2]?.sitter.present === false)
    host.table().again?.()
    await until(world, () => pages.slice(0, 2).every(isWaiting))
    await until(world, () => host.room().absent.join() === '2')
    const back = reopen(browsers[2])
    await until(world, () => [...pages.slice(0, 2), back].every(isNext(before)))
    expect(seatsAt(back)).toEqual([2])
    expect(colourOf(back, 2)).toBe('yellow')
  })

  it('lets the host put a computer player in the place of someone who is away', async () => {
    const { world, pages, host, before, wants, ready } = await over(2)
    pages[1]?.close()
    await until(world, () => seen(host).seats[1]?.sitter.present === false)
    host.table().again?.()
    await until(world, () => isWaiting(host))
    wants({ type: 'remove', seat: 1 })
    wants({ type: 'bot', seat: 1, bot: 'ganger' })
    await until(world, ready)
    host.room().actions.start()
    await until(world, () => isNext(before)(host))
    expect(seen(host).seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'bot'])
  })

  it('is still being gathered for after the host reloads the page', async () => {
    const { world, browsers, pages, host, before, wants } = await over(2)
    host.table().regather?.()
    await until(world, () => pages.every(isWaiting))
    wants({ type: 'option', key: 'wagons', value: 7 })
    await until(world, () => host.room().lobby.options.wagons === 7)
    host.close()
    const again = reopen(browsers[0])
    await until(world, () => isWaiting(again) && again.room().absent.length === 0)
    expect(again.room().lobby.options).toEqual({ wagons: 7 })
    again.room().actions.start()
    const all = [again, ...pages.slice(1)]
    await until(world, () => all.every(isNext(before)))
    again.close()
    const later = reopen(browsers[0])
    await until(world, () => stands(later, 'playing'))
  })
})
