import { describe, expect, it } from 'vitest'
import { fastDraw } from '../../src/rules/chance.ts'
import { withTable } from './harness.ts'
import { agree, askedOf, fast, start } from './playing.ts'
import { touchMove } from './touching.ts'
import type { Visitor } from './visitor.ts'

/** The page's overflow beyond its window, buttons of the bar too small for a finger, and news without its beginning. */
const troubles = ({ page }: Visitor) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const small = [...document.querySelectorAll('.bar button, .gear')].filter((button) => {
      const { width, height } = button.getBoundingClientRect()
      return button.checkVisibility() && Math.min(width, height) < 24
    })
    const log = document.querySelector('[role=log]')?.getBoundingClientRect()
    const beheaded = [...document.querySelectorAll('[role=log] li')].filter((line) => {
      const { top, bottom } = line.getBoundingClientRect()
      return log !== undefined && top < log.top - 1 && bottom > log.top + 1
    })
    return {
      beheaded: beheaded.map(({ textContent }) => textContent),
      beyond: [scrollWidth > innerWidth, scrollHeight > innerHeight],
      small: small.map(({ textContent }) => textContent),
    }
  })

describe('a phone', () => {
  it.each([
    ['upright', { width: 390, height: 844 }],
    ['sideways', { width: 844, height: 390 }],
  ])(
    'held %s plays ten turns by touch, and its page never scrolls',
    (_, viewport) =>
      withTable(async ({ open }) => {
        const phone = await open({ name: 'phone', query: fast, viewport, hasTouch: true })
        await start(phone, 'here')
        const choose = fastDraw(34)
        let turns = 0
        let before: string | undefined
        while (turns < 10) {
          const { turn } = await agree([phone])
          if (turn !== before) turns++
          before = turn
          const asked = await askedOf([phone])
          if (!asked) throw new Error('nobody is asked')
          expect(await troubles(phone)).toEqual({ beheaded: [], beyond: [false, false], small: [] })
          await touchMove(phone, choose, ({ x, y }) => phone.page.touchscreen.tap(x, y))
        }
      }),
    600_000,
  )
})
