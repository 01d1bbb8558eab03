import { describe, expect, it } from 'vitest'
import { hostedRoom, loadRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { isOf } from '../../src/match/lobby/lobby.ts'
import { canStart } from '../../src/match/lobby/start.ts'
import { sidings } from '../tiny/title.ts'
import { type Browser, browser, type Neighbourhood, neighbourhood, type Page, until } from './browser.ts'
import { isTable, isWaiting, play, stands, storeOf } from './playing.ts'

const codes = [3, 7].map((by) => makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * by)))
const [first = '', second = ''] = codes
const roomOf = (code: string) => ({ type: 'room', code }) as const
const isProblem = (page: Page) => page.screen().type === 'problem'

/** Host and guest in the waiting room of a code, with nothing left to decide but the start. */
async function gathered(world: Neighbourhood, browsers: readonly Browser[], code: string) {
  const pages: Page[] = []
  for (const one of browsers) {
    const page = one.open(roomOf(code))
    pages.push(page)
    await until(world, () => isWaiting(page))
  }
  const host = need(pages[0], 'a host')
  await until(world, () => host.room().lobby.seats.filter(({ kind }) => kind === 'person').length === pages.length)
  for (const [at, page] of pages.entries()) {
    const { lobby, me, actions } = page.room()
    actions.want({ type: 'style', seat: lobby.seats.findIndex((one) => isOf(one, me)), style: at })
  }
  await until(world, () => canStart(host.room().lobby, host.room().title))
  return { pages, host, start: () => host.room().actions.start() }
}

describe('a match that was played for a while, and left', () => {
  it('isn’t begun again in another room by its host, who would know what is drawn there', async () => {
    const world = neighbourhood([sidings])
    const [cheat, guest] = [browser(world), browser(world)]
    await saveRoom(storeOf(cheat), first, hostedRoom('sidings'))
    const before = await gathered(world, [cheat, guest], first)
    const { match } = before.host.room().lobby
    before.start()
    await until(world, () => before.pages.every((page) => stands(page, 'playing')))
    await play(world, before.pages, 2)
    for (const page of before.pages) page.close()
    await saveRoom(storeOf(cheat), second, need(await loadRoom(storeOf(cheat), first), 'a room'))
    const again = await gathered(world, [cheat, guest], second)
    expect(again.host.room().lobby.match).toBe(match)
    again.start()
    const page = need(again.pages[1], 'a guest')
    await until(world, () => isProblem(page) || isTable(page))
    expect(page.screen()).toMatchObject({ problem: { type: 'match', problem: { reason: 'playedBefore' } } })
  })
})
