import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/app/address.ts'
import { localRoom, type Room, saveRoom } from '../../src/app/storage/rooms.ts'
import { need } from '../../src/kit/assert.ts'
import { bar as text } from '../../src/overlay/text/en/table.ts'
import { sidings } from '../tiny/title.ts'
import { waybillsTitle } from '../waybills/title.ts'
import { tons } from '../waybills/waybills.ts'
import { browser, neighbourhood, type Page, until } from './browser.ts'
import { isTable, seen, stands, storeOf } from './playing.ts'

const code = 'HERE'
const setup = { game: 'waybills', options: {} }

/** A page of a match on this device. */
async function here(room: Room = localRoom(['person', 'person'], setup)) {
  const world = neighbourhood([waybillsTitle, sidings])
  const one = browser(world)
  await saveRoom(storeOf(one), code, room)
  const place: Place = { type: 'here', code }
  const page = one.open(place)
  await until(world, () => stands(page, 'playing') && isAsking(page))
  return { world, one, page, place }
}

const isAsking = (page: Page) => isTable(page) && seen(page).bar.asked !== undefined

/** Everything that a page says. */
const said = (page: Page) => JSON.stringify(seen(page))

/** The kinds of waybill that a page names, apart from those played. */
const named = (page: Page) => Object.keys(tons).filter((face) => said(page).includes(face))

const take = (page: Page) => page.table().store.takeDevice()

async function press({ world, page }: Awaited<ReturnType<typeof here>>, at = 0) {
  const { seq } = seen(page)
  page.table().store.press(seq, at)
  await until(world, () => seen(page).seq > seq && isAsking(page))
}

describe('two people at one device with hidden hands', () => {
  it('cover both hands until one of them says that they have the device', async () => {
    const { page } = await here()
    const { bar, seats } = seen(page)
    const name = need(seats[bar.asked ?? -1], 'a seat').look.name
    expect(bar).toMatchObject({ mine: false, moves: [], passTo: name, prompt: text.passTo(name) })
    expect(named(page)).toEqual([])
    take(page)
    expect(seen(page).bar).toMatchObject({ mine: true, passTo: undefined, asked: bar.asked })
    expect(named(page)).not.toEqual([])
  })

  it('pass it between two who are asked together, and nobody’s hand shows in between', async () => {
    const one = await here()
    const { page } = one
    const first = seen(page).bar.asked
    take(page)
    await press(one)
    expect(seen(page).bar).toMatchObject({ mine: false, asked: first === 0 ? 1 : 0 })
    expect(seen(page).bar.passTo).toBeDefined()
    expect(named(page)).toEqual([])
  })

  it('find both hands covered after a reload', async () => {
    const { world, one, page, place } = await here()
    take(page)
    page.close()
    const again = one.open(place)
    await until(world, () => isAsking(again))
    expect(seen(again).bar.passTo).toBeDefined()
    expect(named(again)).toEqual([])
  })
})

describe('a person alone at their device', () => {
  it('sees their own hand without any curtain, against the computer', async () => {
    const { page } = await here(localRoom(['person', 'bot'], setup))
    expect(seen(page).bar.passTo).toBeUndefined()
    expect(named(page)).not.toEqual([])
  })
})

describe('a title without hidden cards', () => {
  it('passes the device around without a curtain', async () => {
    const { page } = await here(localRoom(['person', 'person'], { game: 'sidings', options: {} }))
    expect(seen(page).bar).toMatchObject({ mine: true, passTo: undefined })
  })
})
