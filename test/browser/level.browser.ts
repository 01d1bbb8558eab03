import { describe, expect, it } from 'vitest'
import { loadRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { makeRoomCode } from '../../src/link/roomCode.ts'
import { beginMatch } from '../../src/match/begin.ts'
import { ed25519Signatures as signatures } from '../../src/match/ed25519.ts'
import type { Lobby } from '../../src/match/lobby/lobby.ts'
import { readLobby } from '../../src/match/lobby/read.ts'
import * as question from '../../src/overlay/words/en/playOn.ts'
import { sound } from '../journals.ts'
import { openLab } from '../match/signedFile.ts'
import { fileProblem } from '../overlay/english.ts'
import { rewrite } from './cheating.ts'
import { storeIn } from './disk.ts'
import { withTable } from './harness.ts'
import { codeOf } from './kept.ts'
import { agree, fast, invite, playOn, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'

const { game } = await openLab('metro')

/** A host’s record of its room and of the people who wait there. */
async function roomOf({ page }: Visitor) {
  const room = await loadRoom(storeIn(page), codeOf(page))
  if (room?.role !== 'host') throw new Error('no host')
  return { room, lobby: need(readLobby(room.lobby), 'a lobby') }
}

/** The match of these people, begun so that its host alone draws and deals. */
function begunAlone({ match, seats, host }: Lobby, secret: string) {
  const places = seats.flatMap((seat) => {
    if (seat.kind !== 'person') return []
    return seat.key === host ? ({ kind: 'mine' } as const) : ({ kind: 'guest', key: seat.key } as const)
  })
  // Without what binds its cards to everyone’s devices.
  const alone = { ...game, hidden: { ...need(game.hidden, 'hidden cards') } }
  const begun = { game: alone, entropy: () => match, signatures, secret, places, options: {} }
  return sound(beginMatch(begun)).journal.entries
}

/** The page’s word about a match that it doesn’t open. */
async function told(guest: Visitor): Promise<string> {
  await guest.shows({ screen: 'problem' })
  return guest.page.getByRole('alert').innerText()
}

const tryAgain = '.message .ways .primary'

describe('a host whose page is altered', () => {
  it('to draw and deal alone, or to begin a match once more, has guests who are told and decide', () =>
    withTable(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      const link = await invite(host, 'metro')
      const { lobby: before } = await roomOf(host)
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      const { page } = guest
      await host.page.waitForSelector('[data-start-match][aria-disabled=false]')
      const { room, lobby } = await roomOf(host)
      await rewrite(host, begunAlone(lobby, room.secret))
      expect(await told(guest)).toBe(fileProblem({ reason: 'saysLess' }))

      await page.click(tryAgain)
      const asked = page.locator('dialog.play-on')
      const { title, lead, weaknesses, hint } = question
      for (const says of [lead, weaknesses.hostDraws, weaknesses.hostDeals, hint])
        await asked.getByText(says, { exact: true }).waitFor()
      expect(await asked.locator('h2').textContent()).toBe(title)
      await asked.locator('[data-leave]').click()
      expect(await told(guest)).toBe(fileProblem({ reason: 'leftWeaker' }))
      await page.click(tryAgain)
      await asked.locator('[data-go-on]').click()
      await agree([host, guest])
      await playOn([host, guest], { seed: 4, moves: 2 })

      const another = makeRoomCode(Uint8Array.from({ length: 14 }, (_, at) => at * 3))
      await saveRoom(storeIn(host.page), another, { ...room, lobby: before })
      const there = host.page.url().replace(/#.*/, `#/r/${another}`)
      await host.page.goto(there)
      await host.page.waitForSelector('[data-reach=open]')
      await page.goto(there)
      await host.page.click('[data-start-match][aria-disabled=false]')
      expect(await told(guest)).toBe(fileProblem({ reason: 'playedBefore' }))
      await page.getByRole('button', { name: 'Home' }).click()
      await guest.shows({ screen: 'home' })
    }))
})
