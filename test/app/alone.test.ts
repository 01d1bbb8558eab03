import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { loadEditions } from '../../src/app/storage/editions.ts'
import { titleCard } from '../../src/app/titleCards.ts'
import { snowdonia } from '../../src/games/snowdonia/title.ts'
import type { Title } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import { verdictOf } from '../../src/overlay/table/reckoning.ts'
import { waysBesides } from '../../src/overlay/titleCard.ts'
import { reckoning, requestLog, resigning } from '../../src/overlay/words/en/index.ts'
import { waybillsTitle } from '../waybills/title.ts'
import { fairLoad } from '../waybills/waybills.ts'
import { browser, neighbourhood, type Page, until } from './browser.ts'
import { isStill, isTable, playOut, seen, stands, storeOf } from './playing.ts'

/** A match that someone has started to play alone. */
async function alone(title: Title = waybillsTitle) {
  const world = neighbourhood([title])
  const one = browser(world)
  const store = storeOf(one)
  const places: PagePlace[] = []
  const editions = await loadEditions(store, [title])
  const card = titleCard(title, { store, editions, go: (place) => void places.push(place) })
  card.open('alone')
  await until(world, () => places.length > 0)
  const place = need(places[0], 'a place')
  const page = one.open(place)
  await until(world, () => stands(page, 'playing') && isStill(page))
  return { world, one, page, place }
}

/** Presses the button whose label begins like this. */
async function press({ world, page }: Awaited<ReturnType<typeof alone>>, label: string) {
  const { seq, hash, bar } = seen(page)
  const at = bar.moves.findIndex((move) => move.label.startsWith(label))
  page.table().store.press(hash, at)
  await until(world, () => seen(page).seq > seq && isStill(page))
}

/** The lines about the hands in the table in words. */
const handsText = (page: Page) =>
  need(
    seen(page).table.find(({ title }) => title === 'Hands'),
    'hands',
  ).lines.join(' ')

const verdict = (page: Page) => {
  const { reckoning: end, seats } = seen(page)
  return end && verdictOf(end, seats)
}

describe('a match alone', () => {
  it('is offered by titles that one person can play', () => {
    expect(waysBesides({ seats: { min: 1, max: 6 } })).toContain('alone')
    expect(waysBesides({ seats: { min: 2, max: 2 } })).not.toContain('alone')
  })

  it('starts right away, with no network and nobody to wait for', async () => {
    const { page, place } = await alone()
    expect(place.type).toBe('here')
    expect(page.table()).toMatchObject({ role: 'local', invite: undefined })
    expect(page.table().reach.value).toBe('none')
    expect(seen(page).seats).toHaveLength(1)
    expect(seen(page).bar).toMatchObject({ mine: true, passTo: undefined })
  })

  it('can be lost, and the reckoning says how well it went', async () => {
    const one = await alone()
    const { page } = one
    for (;;) {
      // Every call is wrong, so it brings nothing.
      const isHeavy = /iron|slate/.test(handsText(page))
      await press(one, isHeavy ? 'Call light' : 'Call heavy')
      const { moves } = seen(page).bar
      const wrong = moves.find(({ label }) => /iron|slate/.test(label) === isHeavy)
      await press(one, need(wrong, 'a waybill').label)
      if (seen(page).reckoning) break
    }
    const end = need(seen(page).reckoning, 'a reckoning')
    const [seat] = end.seats
    expect(seat?.total).toBeLessThan(fairLoad)
    expect(seat?.winner).toBe(false)
    expect(verdict(page)).toBe(reckoning.lostAlone)
    expect(end.sentence).toContain(`${seat?.total}`)
  })

  it('is undone without asking anyone, beyond a draw too', async () => {
    const one = await alone()
    const { page, world } = one
    const { hash } = seen(page)
    await press(one, 'Call light')
    await press(one, 'Play')
    await press(one, 'Call heavy')
    for (let left = 9; left > 0 && seen(page).requests.back; left--) {
      const { seq } = seen(page)
      page.table().store.requests.askBack()
      await until(world, () => seen(page).seq > seq && isStill(page))
      expect(seen(page).requests.open).toBeUndefined()
      if (seen(page).hash === hash) break
    }
    expect(seen(page).hash).toBe(hash)
  })

  it('is given up rather than resigned', async () => {
    const { page, world } = await alone()
    const { requests, seats } = seen(page)
    expect(requests.resigns).toBeDefined()
    page.table().store.requests.resign()
    await until(world, () => seen(page).reckoning !== undefined)
    const name = seats[0]?.look.name ?? ''
    expect(seen(page).reckoning?.sentence).toBe(resigning.ended({ name }))
    const said = seen(page).log.map(({ text }) => text)
    expect(said).toContain(requestLog.resigned({ name, alone: true }))
  })

  it('is kept, and goes on where it was', async () => {
    const one = await alone()
    const { page, world, place } = one
    await press(one, 'Call light')
    const { hash } = seen(page)
    page.close()
    const again = one.one.open(place)
    await until(world, () => isTable(again) && isStill(again))
    expect(seen(again)).toMatchObject({ hash, bar: { mine: true } })
    await playOut(world, [again])
    expect(verdict(again)).toBeDefined()
  })
  it('of a series leads to the next one after its page was closed at the reckoning', async () => {
    const { one, page, world, place } = await alone(snowdonia)
    await playOut(world, [page])
    const { total } = need(seen(page).reckoning?.seats[0], 'points')
    page.close()
    const again = one.open(place)
    await until(world, () => isTable(again) && seen(again).reckoning !== undefined)
    need(again.table().again, 'a next match')()
    await until(world, () => stands(again, 'playing') && isStill(again))
    expect(seen(again).log[0]?.text).toContain('Match 2 of 7')
    await playOut(world, [again])
    expect(seen(again).reckoning?.sentence).toContain(`Match 2 of 7: ${total} and`)
  })
})
