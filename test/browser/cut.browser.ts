import { describe, expect, it } from 'vitest'
import { type Scene, withTable } from './harness.ts'
import { keepTheSame } from './kept.ts'
import { agree, askedOf, fast, invite, playOn, pressMove, queryOf } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { openWire, type Wire } from './wire.ts'

/** Runs a scenario with a wire of its own. */
const withWire = (run: (scene: Scene, wire: Wire) => Promise<void>) => {
  const wire = openWire()
  return withTable((scene) => run(scene, wire)).finally(wire.stop)
}

/** A host and a guest in mid-match, with a wire between them. */
async function meet({ open }: Scene, wire: Wire) {
  const host = await open({ name: 'host', query: fast, wire })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, fast), wire })
  await playOn([host, guest], { seed: 3, moves: 4 })
  return { host, guest, link }
}

const roleOf = ({ page }: Visitor) => page.getAttribute('body', 'data-role')
const becomes = ({ page }: Visitor, role: 'host' | 'guest') => page.waitForSelector(`body[data-role=${role}]`)
const noticesSilence = ({ page }: Visitor) => page.waitForSelector('[data-badge=quiet], [data-banner]')
const seesAway = ({ page }: Visitor) => page.waitForSelector('.seat-who:text("away")')

/** Plays until it is one player's turn. */
async function untilAsked(visitors: readonly Visitor[], who: Visitor): Promise<void> {
  for (let seed = 1; (await askedOf(visitors)) !== who; seed++) await playOn(visitors, { seed, moves: 1 })
}

/** There is one match again: everyone can move and keeps the same journal. */
async function goOn(visitors: readonly Visitor[]): Promise<void> {
  await agree(visitors, true)
  for (const one of visitors) {
    await untilAsked(visitors, one)
    await playOn(visitors, { seed: 7, moves: 1 })
  }
  await keepTheSame(visitors)
}

describe.concurrent('a wire', () => {
  it('cut for seconds in mid-turn, one way or both, changes nothing', () =>
    withWire(async (scene, wire) => {
      const { host, guest } = await meet(scene, wire)
      await untilAsked([host, guest], guest)
      wire.cut({ to: host.page })
      const moved = pressMove(guest, () => 0)
      await noticesSilence(host)
      wire.mend()
      await moved
      for (const way of [{ to: guest.page }, {}]) {
        await agree([host, guest])
        wire.cut(way)
        await noticesSilence(guest)
        wire.mend()
      }
      await goOn([host, guest])
      expect([await roleOf(host), await roleOf(guest)]).toEqual(['host', 'guest'])
    }))

  it('cut until the guest takes over leaves one match, with what the host did meanwhile', () =>
    withWire(async (scene, wire) => {
      const { host, guest } = await meet(scene, wire)
      await untilAsked([host, guest], host)
      wire.cut()
      await seesAway(host)
      await pressMove(host, () => 0)
      const { seq: apart = 0 } = await host.shown()
      await becomes(guest, 'host')
      expect((await guest.shown()).seq).toBe(apart)
      wire.mend()
      await becomes(host, 'guest')
      await guest.until('the move made apart', ({ seq = 0 }) => seq > apart)
      await goOn([host, guest])
      expect(await roleOf(guest)).toBe('host')
    }))

  it('cut from one device leaves its seat to another, and the table to those who play there', () =>
    withWire(async (scene, wire) => {
      const { host, guest, link } = await meet(scene, wire)
      await guest.page.click('[data-open=menu]')
      await guest.page.click('[data-own-link]')
      const own = await guest.page.inputValue('[data-own-link-field]')
      wire.cut({ from: guest.page })
      wire.cut({ to: guest.page })
      const phone = await scene.open({ name: 'phone', query: queryOf(own, fast), wire })
      await becomes(guest, 'host')
      const { seq = 0 } = await playOn([host, phone], { seed: 10, moves: 3 })
      const third = await scene.open({ name: 'third', query: queryOf(link, fast), wire })
      await agree([host, phone, third])
      wire.mend()
      await guest.page.waitForSelector('[data-problem=elsewhere]')
      expect((await agree([host, phone], true)).seq).toBeGreaterThanOrEqual(seq)
      await goOn([host, phone])
    }))

  it('with loss and latency carries twenty moves', () =>
    withWire(async (scene, wire) => {
      const { host, guest } = await meet(scene, wire)
      wire.delay = 80
      wire.loss = 0.2
      await playOn([host, guest], { seed: 11, moves: 20, part: true })
      await keepTheSame([host, guest])
    }))
})
