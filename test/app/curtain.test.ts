import { describe, expect, it } from 'vitest'
import type { PagePlace } from '../../src/app/address.ts'
import { type KeptRoom, localRoom, saveRoom } from '../../src/app/storage/rooms.ts'
import { withCurtain } from '../../src/app/table/curtain.ts'
import { need } from '../../src/kit/assert.ts'
import type { Now } from '../../src/match/table.ts'
import { bar as text } from '../../src/overlay/words/en/index.ts'
import type { Seat } from '../../src/rules/game.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { sitting, stubTable } from '../overlay/stubTable.ts'
import { sidings } from '../tiny/title.ts'
import { waybillsTitle } from '../waybills/title.ts'
import { type Move, type Types, tons, waybills } from '../waybills/waybills.ts'
import { browser, neighbourhood, type Page, until } from './browser.ts'
import { isTable, seen, stands, storeOf } from './playing.ts'

const code = 'HERE'
const setup = { game: 'waybills', options: {} }

/** A page of a match on this device. */
async function here(room: KeptRoom = localRoom(['person', 'person'], setup)) {
  const world = neighbourhood([waybillsTitle, sidings])
  const one = browser(world)
  await saveRoom(storeOf(one), code, room)
  const place: PagePlace = { type: 'here', code }
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
  const { seq, hash } = seen(page)
  page.table().store.press(hash, at)
  await until(world, () => seen(page).seq > seq && isAsking(page))
}

describe('two people at one device with hidden hands', () => {
  it('cover both hands until one of them says that they have the device', async () => {
    const { page } = await here()
    const { bar, seats } = seen(page)
    const name = need(seats[bar.asked ?? -1], 'a seat').look.name
    expect(bar).toMatchObject({ mine: false, moves: [], passTo: name, prompt: text.passTo({ name }) })
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

/** The views of two people here, one elsewhere and a bot while these seats are asked. */
function mixed(...asked: readonly number[]) {
  const table = stubTable(waybills, {}, 4)
  const [here, elsewhere] = [sitting(true), sitting(false)]
  const sitters = [here, here, elsewhere, sitting(true, 'bot')]
  const known = (seat?: Seat) => () => (seat === undefined ? undefined : `the hand of ${seat}`)
  const askFor = (...seats: readonly Seat[]) => {
    const moves: Move[] = [{ type: 'play', token: 3 }]
    const [first, ...also] = seats.map((seat) => ({ seat, moves }))
    const ask: Now<Types>['ask'] = first ? { type: 'choose', ...first, also } : { type: 'chance' }
    table.change({ sitters, known, ask, turn: seats.find((seat) => seat < 2) })
  }
  askFor(...asked)
  const curtain = withCurtain(table)
  const shown = () => {
    const { hand, passTo, turn, front, ...now } = curtain.table.now()
    const faces = sitters.flatMap((_, seat) => now.known(seat)(0) ?? [])
    const movers = choicesOf(now.ask).filter(({ moves }) => moves.length > 0)
    return { hand, passTo, turn, front, faces, movers: movers.map(({ seat }) => seat) }
  }
  return { ...curtain, askFor, shown }
}

const nothing = { hand: undefined, passTo: undefined, turn: undefined, faces: [] }

describe('a table with two people here and others elsewhere', () => {
  it('passes the device to the one of them who is asked', () => {
    const one = mixed(1)
    expect(one.shown()).toEqual({ ...nothing, passTo: 1, front: 1, movers: [] })
    one.takeDevice()
    const faces = ['the hand of 1']
    expect(one.shown()).toEqual({ ...nothing, hand: 1, turn: 1, front: 1, faces, movers: [1] })
  })

  it('shows nobody’s hand while others are asked, and no curtain', () => {
    const one = mixed(0)
    one.takeDevice()
    one.askFor(2)
    expect(one.shown()).toEqual({ ...nothing, front: 0, movers: [2] })
    one.askFor(3)
    expect(one.shown()).toMatchObject(nothing)
  })

  it('shows the hand of the one who still has the device when they are asked again', () => {
    const one = mixed(0)
    one.takeDevice()
    one.askFor(2)
    one.askFor(0)
    expect(one.shown()).toMatchObject({ hand: 0, passTo: undefined })
    one.askFor(1)
    expect(one.shown()).toMatchObject({ ...nothing, passTo: 1, turn: undefined })
  })

  it('asks one after the other when both are asked together', () => {
    const one = mixed(0, 1)
    one.takeDevice()
    expect(one.shown()).toMatchObject({ hand: 0, turn: 0, movers: [0] })
    one.askFor(1)
    expect(one.shown()).toMatchObject({ passTo: 1, movers: [] })
  })

  it('keeps a hand in sight during a draw', () => {
    const one = mixed(0)
    one.takeDevice()
    one.askFor()
    expect(one.shown()).toMatchObject({ hand: 0, turn: undefined, passTo: undefined })
  })

  it('tells listeners that the device was taken', () => {
    const one = mixed(0)
    const told: string[] = []
    one.table.on(({ type }) => told.push(type))
    one.takeDevice()
    one.takeDevice()
    expect(told).toEqual(['changed'])
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
