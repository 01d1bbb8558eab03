import { describe, expect, it } from 'vitest'
import { pageText } from '../../src/debug/text/page.ts'
import { withTable } from './harness.ts'
import { agree, askedOf, fast, invite, playOn, pressMove, queryOf, start } from './playing.ts'
import type { Visitor } from './visitor.ts'
import { panel, watched } from './watching.ts'

const { stage } = pageText
/** Wide enough for the overlay beside a table. */
const viewport = { width: 1280, height: 720 }

/** A live match between two browsers, both watched. */
async function liveMatch(open: (options: object) => Promise<Visitor>) {
  const host = await open({ name: 'host', query: watched, viewport })
  const link = await invite(host)
  const guest = await open({ name: 'guest', query: queryOf(link, watched), viewport })
  await agree([host, guest])
  return [host, guest] as const
}

/** A number that an element of the page says of itself. */
const numberOf = async ({ page }: Visitor, name: string) =>
  Number(await page.locator(`[${name}]`).first().getAttribute(name))

/** Pairs of states in the charts whose boxes overlap though neither holds the other, or the reverse. */
const misplaced = ({ page }: Visitor) =>
  page.locator('.debug-chart').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const states = [...chart.querySelectorAll('[data-state]')]
      const boxes = states.map((one) => ({ id: one.getAttribute('data-state') ?? '', at: one.getBoundingClientRect() }))
      const holds = (a: string, b: string) => a === '' || b.startsWith(`${a}.`)
      return boxes.flatMap((a) =>
        boxes.flatMap((b) => {
          if (a.id === b.id) return []
          const across = a.at.left < b.at.right && b.at.left < a.at.right
          const meet = across && a.at.top < b.at.bottom && b.at.top < a.at.bottom
          return meet === (holds(a.id, b.id) || holds(b.id, a.id)) ? [] : [`${a.id} ${b.id}`]
        }),
      )
    }),
  )

describe('the machine panel', () => {
  it('draws every machine of a live match with its state and its path', () =>
    withTable(async ({ open }) => {
      const both = await liveMatch(open)
      await playOn(both, { seed: 5, moves: 6 })
      for (const one of both) {
        const { page } = one
        await panel(one, 'machine')
        for (const [name, state] of [
          ['foothills', 'asking'],
          ['playback', 'idle'],
          ['pointer', 'idle'],
          ['app', 'visiting.table'],
          ['hover', 'away'],
        ])
          await page.waitForSelector(`[data-machine=${name}][data-state*="${state}"]`)
        // The chart of the turn lights the phase in which the table is.
        const lit = page.locator('[data-machine=foothills] .state[data-here=true]:not(.holds)')
        const where = await page.textContent('.debug-where')
        const ids = await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
        const phase = where?.split(' ').at(-1) ?? ''
        expect(ids.some((id) => id?.split('.').includes(phase))).toBe(true)
        await page.waitForSelector('[data-machine=foothills] .event.last')
        expect(await misplaced(one)).toEqual([])
        await page.waitForSelector('[data-machine=foothills] [data-event=move]')
      }
      // It follows the match while it is open.
      const trail = () => both[0].page.textContent('[data-machine=foothills] [data-event=move]')
      const before = await trail()
      for (let move = 0; move < 8 && (await trail()) === before; move++) await playOn(both, { seed: move, moves: 1 })
      await expect.poll(trail).not.toBe(before)
    }))

  it('still shows the order of the turn on a page that was not watched from the start', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: fast })
      await start(one, 'here')
      await one.page.keyboard.press('Backquote')
      await panel(one, 'machine')
      await one.page.waitForSelector('.debug-chart [data-state=provide][data-here=true]')
      await one.page.waitForSelector('[data-do=restart]')
    }))
})

describe('the stage panel', () => {
  it('measures only while it is open, and says why pieces lead nowhere', () =>
    withTable(async ({ open }) => {
      const both = await liveMatch(open)
      await playOn(both, { seed: 7, moves: 8 })
      const asked = await askedOf(both)
      if (!asked) throw new Error('Nobody is asked.')
      const { page } = asked
      const isHooked = () =>
        page.evaluate(() => {
          const context = document.querySelector('canvas')?.getContext('2d')
          return context ? Object.hasOwn(context, 'drawImage') : undefined
        })
      expect(await isHooked()).toBe(false)
      await panel(asked, 'stage')
      await page.waitForSelector('[data-textures]')
      await expect.poll(isHooked).toBe(true)
      expect(await numberOf(asked, 'data-textures')).toBeGreaterThan(3)
      const next = await numberOf(asked, 'data-next')
      expect(next).toBeGreaterThan(0)
      await expect.poll(() => page.locator('.debug-boxes .next').count()).toBe(next)
      expect(await page.locator('[data-why-touch]').count()).toBeGreaterThan(1)
      // Pointing at a reason shows its pieces on the table.
      await page.hover('[data-why-touch] >> nth=0')
      await page.waitForSelector('.debug-boxes .pointed')
      await pressMove(asked, () => 0)
      await expect.poll(() => numberOf(asked, 'data-script')).toBeGreaterThan(0)
      expect(await numberOf(asked, 'data-draw-calls')).toBeGreaterThan(0)
      await panel(asked, 'time')
      await expect.poll(isHooked).toBe(false)
      await agree(both)
    }))

  it('plays effects slowly in slow motion, and lists them', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport })
      const { page } = one
      await start(one, 'here')
      await panel(one, 'stage')
      await page.click(`text=${stage.knobs.slow}`)
      // The time until the queue is empty again depends on the machine, so more is played until it is seen.
      const playUntil = async (isSeen: () => Promise<boolean>) => {
        let seen = await isSeen()
        for (let moves = 0; moves < 20 && !seen; moves++) {
          await pressMove(one, () => 0)
          seen = await isSeen()
        }
        expect(seen).toBe(true)
      }
      await playUntil(async () => (await numberOf(one, 'data-telling')) > 1)
      await panel(one, 'machine')
      const playing = page.locator('[data-machine=playback][data-state=playing]')
      await playUntil(async () => (await playing.count()) > 0)
      await panel(one, 'stage')
      await page.click(`text=${stage.knobs.usual}`)
      await page.waitForSelector('[data-telling="0"]')
    }))
})

describe('the time panel', () => {
  it('shows every moment of a live match on the table, and comes back to now', () =>
    withTable(async ({ open }) => {
      const both = await liveMatch(open)
      const now = await playOn(both, { seed: 3, moves: 8 })
      const [host, guest] = both
      const { page } = host
      const picture = () => page.evaluate(() => document.querySelector<HTMLCanvasElement>('#stage canvas')?.toDataURL())
      const still = await picture()
      await panel(host, 'time')
      await page.click('[data-step="move back"]')
      await page.click('[data-step="effect back"]')
      await page.waitForSelector('[data-past]')
      const seq = await numberOf(host, 'data-past')
      expect(seq).toBeLessThan(now.seq ?? 0)
      await expect.poll(picture).not.toBe(still)
      // Step by effect leads through every moment in order, back to now.
      const moments: number[] = []
      while ((await page.locator('[data-past]').count()) > 0) {
        const effects = await numberOf(host, 'data-past-effects')
        moments.push((await numberOf(host, 'data-past')) * 100 + effects)
        const text = await page.textContent('[data-past]')
        await page.click('[data-step="effect on"]')
        await page.waitForFunction((before) => document.querySelector('[data-past]')?.textContent !== before, text)
      }
      expect(moments.length).toBeGreaterThan(1)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      expect(new Set(moments).size).toBe(moments.length)
      await expect.poll(async () => (await picture()) === still).toBe(true)
      // The match goes on meanwhile and after, for both.
      await page.click('[data-entry="4"]')
      const asked = await askedOf(both)
      if (asked === guest) await pressMove(guest, () => 0)
      await page.click('[data-do=now]')
      await playOn([host, guest], { seed: 4, moves: 3 })
    }))

  it('plays a match by itself at any speed, to its end', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport })
      const { page } = one
      await start(one, 'here')
      const now = await playOn([one], { seed: 2, moves: 6 })
      await panel(one, 'time')
      await page.fill('.debug-speed', '4')
      await page.waitForSelector('[data-speed="16"]')
      // The playback may be over before the click is reported.
      await Promise.all([page.waitForSelector('[data-past]'), page.click('[data-do=play]')])
      await page.waitForSelector('[data-past]', { state: 'detached' })
      await page.waitForSelector(`[data-at="${now.seq}"][data-now=true]`)
      expect(await page.getAttribute('[data-do=play]', 'aria-pressed')).toBe('false')
      await one.shows({ seq: now.seq, hash: now.hash, idle: true })
    }))

  it('branches from an earlier entry against a bot', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport })
      const { page } = one
      await start(one, 'here')
      const early = await playOn([one], { seed: 2, moves: 5 })
      await playOn([one], { seed: 3, moves: 3 })
      await panel(one, 'time')
      await page.click(`[data-entry="${early.seq}"]`)
      await page.selectOption('[data-branch-as]', '0')
      await page.click('[data-do=branch]')
      await page.waitForFunction(() => window.location.hash.startsWith('#/here/'))
      await page.waitForSelector('.seats [data-state=bot]')
      for (let move = 0; move < 3; move++) {
        await page.waitForSelector('body[data-mine=true][data-idle=true]')
        await pressMove(one, () => 0)
      }
    }))
})

describe('the edge of the overlay', () => {
  it('is drawn along to give the table more room, and is remembered', () =>
    withTable(async ({ open }) => {
      const one = await open({ query: watched, viewport })
      const { page } = one
      await start(one, 'here')
      await agree([one])
      const wide = async () => (await page.locator('#debug').boundingBox())?.width ?? 0
      const usual = await wide()
      await page.mouse.move(1280 - usual, 300)
      await page.mouse.down()
      await page.mouse.move(1280 - 500, 300)
      await page.mouse.up()
      await expect.poll(wide).toBe(500)
      await page.reload()
      await page.waitForSelector('#debug .debug-tabs')
      await expect.poll(wide).toBe(500)
      await page.dblclick('.debug-edge')
      await expect.poll(wide).toBe(usual)
      // All tabs fit in one row.
      const tabs = page.locator('.debug-tabs button')
      const tops = await tabs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(tops).size).toBe(1)
      const right = await tabs.last().evaluate((one) => one.getBoundingClientRect().right)
      expect(right).toBeLessThanOrEqual(1280)
    }))
})
