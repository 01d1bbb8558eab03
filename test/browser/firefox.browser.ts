import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { type Firefox, findFirefox, openFirefox } from './firefox.ts'
import { withTable } from './harness.ts'
import { agree, fast, invite, pressMove, queryOf } from './playing.ts'
import { nextAttributes, readShown, type Visitor } from './visitor.ts'

const program = findFirefox()
if (program === undefined)
  console.warn(
    'NO FIREFOX: matches between browsers are not tested. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX to its path.',
  )

/** The seat of the first to join. */
const guestSeat = '1'

/** A guest in Firefox. */
function guestIn(firefox: Firefox) {
  const until: Visitor['until'] = async (_, is) => {
    for (let attributes = ''; ; ) {
      attributes = await firefox.run(nextAttributes, attributes)
      const now = readShown(attributes)
      if (is(now)) return now
    }
  }
  return {
    until,
    /** Presses one of the moves, once there are any, and waits for what comes of it. */
    async press(choose: (count: number) => number) {
      await firefox.run(appears, '[data-move]')
      const count = Number(await firefox.run(countMoves, ''))
      const { hash } = readShown(await firefox.run(nextAttributes, ''))
      await firefox.run(pressNth, `${choose(count)}`)
      await until('my move', (now) => now.hash !== hash)
    },
  }
}

/** Sits down in a waiting room with a colour; the host begins as soon as it may. */
async function sitDown(firefox: Firefox, host: Visitor): Promise<void> {
  const colour = '[data-seat="1"][data-mine=true] .colours button:nth-of-type(2)'
  await firefox.run(appears, colour)
  await firefox.run(press, colour)
  await host.page.click('[data-start-match][aria-disabled=false]')
}

// These run in the page, alone: nothing around them is there.
async function appears(selector: string): Promise<string> {
  const find = () => document.querySelector(selector)
  if (!find())
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!find()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    })
  return ''
}
function press(selector: string): string {
  document.querySelector<HTMLElement>(selector)?.click()
  return ''
}
const countMoves = () => `${document.querySelectorAll('[data-move]').length}`
function pressNth(text: string): string {
  const move = document.querySelectorAll<HTMLElement>('[data-move]')[Number(text)]
  move?.click()
  return ''
}

describe.skipIf(program === undefined)('a host in Chromium and a guest in Firefox (needs Firefox)', () => {
  it.each([
    ['foothills', 21],
    ['metro', 22],
  ])('play a whole match of %s to the same position at every entry', (title, seed) =>
    withTable(async ({ open }) => {
      const firefox = await openFirefox(program ?? '')
      try {
        const host = await open({ name: 'host', query: fast })
        const link = await invite(host, title)
        await firefox.goTo(new URL(queryOf(link, fast), host.page.url()).href)
        const guest = guestIn(firefox)
        if (title === 'metro') await sitDown(firefox, host)
        const choose = fastDraw(seed)
        let now = await agree([host, guest])
        while (now.screen !== 'reckoning') {
          if (now.turn === guestSeat) await guest.press(choose)
          else await pressMove(host, choose)
          now = await agree([host, guest])
        }
        expect(firefox.errors).toEqual([])
      } finally {
        await firefox.close()
      }
    }),
  )
})
