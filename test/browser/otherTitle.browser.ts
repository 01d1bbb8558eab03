import { describe, expect, it } from 'vitest'
import { bar, reckoning } from '../../src/overlay/words/en/index.ts'
import { ownPage } from './ownPage.ts'
import {
  agree,
  askedOf,
  chooseTitle,
  fast,
  invite,
  playOn,
  pressMove,
  queryOf,
  reckoningOf,
  settled,
  start,
} from './playing.ts'
import type { Shown, Visitor } from './visitor.ts'

const withPage = ownPage('test/browser/otherTitle/vite.config.ts')

const faces = /\b(milk|wool|slate|iron)\b/

/** The words of the page, seen or not, without the log, which may name what was played. */
const wordsOf = ({ page }: Visitor) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('no body')
    for (const open of copy.querySelectorAll('.log, .captions')) open.remove()
    const stage = window.__table?.places().map(({ label }) => label) ?? []
    return `${copy.innerHTML} ${stage.join(', ')}`
  })

/** The hand that the table in words tells of, by the name of its seat. */
const handOf = async ({ page }: Visitor, name: string) =>
  page
    .locator('article li', { hasText: `${name} holds` })
    .first()
    .textContent()

const taking = '[data-take-device]'

describe('hidden hands', () => {
  it('are shown one at a time to people at one device, by keyboard too, and covered after a reload', () =>
    withPage(async ({ open }) => {
      const one = await open({ name: 'both', query: `${fast}&seed=5` })
      const { page } = one
      await one.shows({ screen: 'home' })
      await chooseTitle(one, 'waybills')
      await page.click('[data-title=waybills] [data-start=here]')
      await page.waitForSelector('.table.drawn')
      await page.waitForSelector(taking)
      expect(await wordsOf(one)).not.toMatch(faces)
      const { turn: first } = await one.until('the table settles', settled)
      await page.focus(taking)
      await page.keyboard.press('Enter')
      const names = ['Red', 'Brass']
      const [name = '', other = ''] = first === '0' ? names : names.toReversed()
      await page.waitForSelector('[data-move]')
      expect(await handOf(one, name)).toMatch(faces)
      expect(await handOf(one, other)).not.toMatch(faces)
      await page.keyboard.press('Enter')
      const { turn } = await one.until('the other is asked', (now) => now.turn !== first)
      expect(await page.locator(taking).innerText()).toContain(bar.taken({ name: other }))
      expect(await wordsOf(one)).not.toMatch(faces)
      await page.reload()
      await one.until('the same is asked', (now) => now.turn === turn)
      await page.waitForSelector(taking)
      expect(await wordsOf(one)).not.toMatch(faces)
    }))
})

/** The hands that the table in words tells the faces of. */
const openHands = async ({ page }: Visitor) => {
  const hands = await page.locator('article li', { hasText: ' holds ' }).allTextContents()
  return hands.flatMap((hand) => (faces.test(hand) ? hand.split(' ')[0] : []))
}

/** Number of faces the stage names; the card played last is one. */
const facesOnStage = ({ page }: Visitor) =>
  page.evaluate(
    () => window.__table?.places().filter(({ label }) => /\b(milk|wool|slate|iron)\b/.test(label)).length ?? 0,
  )

describe('two people at one device and a third by link', () => {
  it('see one hand at most where two share a device, and their own elsewhere', () =>
    withPage(async ({ open }) => {
      const host = await open({ name: 'both', query: fast })
      const link = await invite(host, 'waybills')
      await host.page.click('[data-seat="1"] [data-more]')
      await host.page.click('dialog [data-deed=sit]')
      const guest = await open({ name: 'guest', query: queryOf(link, fast) })
      await host.page.waitForSelector('[data-seat="2"][data-state=person]')
      await host.page.click('[data-start-match][aria-disabled=false]')
      const names = ['Blue', 'Green', 'Red']
      const taken = new Set<string>()
      for (let moves = 0; moves < 12 && taken.size < 2; ) {
        await agree([host, guest])
        expect(await openHands(guest)).toEqual(['Red'])
        const asked = await askedOf([host, guest])
        if (!asked) {
          expect(await openHands(host)).toEqual([])
          expect(await facesOnStage(host)).toBeLessThan(2)
          const { turn = '' } = await host.shown()
          await host.page.click(taking)
          await host.page.waitForSelector('[data-move]')
          expect(await openHands(host)).toEqual([names[Number(turn)]])
          taken.add(turn)
          continue
        }
        if (asked === guest) expect(await openHands(host)).toEqual([])
        await pressMove(asked, () => 0)
        moves++
      }
      expect(taken.size).toBe(2)
    }))
})

describe('a match alone', () => {
  it('starts at once, and its reckoning says that it was lost', () =>
    withPage(async ({ open }) => {
      const one = await open({ name: 'alone', query: `${fast}&seed=5` })
      await one.shows({ screen: 'home' })
      expect(await one.page.locator('[data-start=alone]').count()).toBe(1)
      await chooseTitle(one, 'waybills')
      await one.page.click('[data-title=waybills] [data-start=alone]')
      for (let now = await one.until('the first call', settled); now.screen !== 'reckoning'; ) {
        // Every call is wrong, so it brings nothing.
        const isHeavy = /slate|iron/.test((await handOf(one, 'Red')) ?? '')
        await pressMove(one, () => (isHeavy ? 0 : 1))
        await one.until('a card is asked', settled)
        const labels = await one.page.locator('[data-move]').allTextContents()
        await pressMove(one, () => labels.findIndex((text) => /slate|iron/.test(text) === isHeavy))
        now = await one.until('the next call', settled)
      }
      expect(await reckoningOf(one)).toMatch(/You carried \d+ tons of/)
      expect(await one.page.locator('.reckoning h2').innerText()).toMatch(new RegExp(reckoning.lostAlone, 'i'))
    }))
})

describe('the page with another title in the place of ours', () => {
  it('shows its card, and gathers three people and a bot, who play to the end', () =>
    withPage(async ({ open }) => {
      const host = await open({ name: 'host', query: fast })
      await host.shows({ screen: 'home' })
      expect(await host.page.locator('.poster b').allInnerTexts()).toEqual(['SIDINGS', 'WAYBILLS'])
      const link = await invite(host, 'sidings')
      await host.page.fill('[data-option=wagons] input', '9')
      const guests = [
        await open({ name: 'guest', query: queryOf(link, fast) }),
        await open({ name: 'third', query: queryOf(link, fast) }),
      ]
      const all = [host, ...guests]
      for (const [at, { page }] of all.entries()) {
        await page.click(`[data-seat="${at}"][data-mine=true] .colours button >> nth=${5 - at}`)
        await page.waitForSelector(`[data-seat="${at}"] .colours button:nth-of-type(${6 - at})[aria-pressed=true]`)
      }
      await host.page.click('[data-seat="3"] [data-deed=bot]')
      await host.page.click('[data-start-match][aria-disabled=false]')
      await guests[1]?.until('the match', ({ screen }) => screen === 'table')
      for (let turn = 0; ; turn++) {
        const now = await agree(all)
        if (now.screen === 'reckoning') break
        if (await askedOf(all)) await playOn(all, { seed: turn, moves: 1 })
        else await host.until('another entry', ({ seq }) => seq !== now.seq)
      }
      const told = await reckoningOf(host)
      expect(told).toMatch(/Won by/)
      for (const one of guests) expect(await reckoningOf(one)).toBe(told)
    }))

  it('plays against bots on its own plain face', () =>
    withPage(async ({ open }) => {
      const one = await open({ name: 'one', query: `${fast}&seed=5` })
      await start(one, 'bot')
      await one.page.waitForSelector('.table.drawn')
      const isMine = (now: Shown) => settled(now) && (now.turn === '0' || now.screen === 'reckoning')
      for (let turn = 0; ; turn++) {
        const { screen } = await one.until('my turn or the end', isMine)
        if (screen === 'reckoning') break
        await playOn([one], { seed: turn, moves: 1 })
      }
    }))
})
