import { describe, expect, it } from 'vitest'
import { standInBot } from '../../src/match/duties.ts'
import type { Happening } from '../../src/match/happenings.ts'
import type { Sitter, Table, Takeover } from '../../src/match/table.ts'
import { interruptionOf } from '../../src/overlay/table/interruption.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { bots, interrupted as words } from '../../src/overlay/words/en/index.ts'
import { tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

const nell = bots.ganger.name
const away = { present: false }
const standIn: Partial<Sitter> = { kind: 'bot', name: standInBot, mine: false, standIn: true }

interface Setting {
  /** The seat that is asked. */
  readonly asked?: number
  readonly sitters?: Readonly<Record<number, Partial<Sitter>>>
  readonly takeover?: Takeover
}

/** A table of these many people, seat 0 mine and hosting. */
function tableOf(people: number, { asked = 1, sitters = {}, takeover }: Setting = {}) {
  const table = stubTable(tiny, { wagons: 30 }, people)
  const whole: Table = { ...table, takeover: () => takeover }
  table.sit((seat) => `${seat}`.repeat(43))
  table.draw()
  const match = makeTableStore(whole, () => tinyWords, tinyStyle)
  const all = Array.from({ length: people }, (_, seat) => ({ ...sitting(seat === 0), ...sitters[seat] }))
  const moves = asked === 0 ? [{ type: 'take', wagons: 1 } as const] : []
  table.change({ sitters: all, ask: { type: 'choose', seat: asked, moves }, turn: asked === 0 ? 0 : undefined })
  return { table, match, shown: (told?: Happening) => interruptionOf(match.view.value, told) }
}

const shownAt = (people: number, setting: Setting, told?: Happening) => tableOf(people, setting).shown(told)

describe('a table that goes on', () => {
  it('leaves the bar where it is', () => {
    expect(shownAt(3, {})).toBeUndefined()
    expect(shownAt(3, { sitters: { 2: away } })).toBeUndefined()
  })
})

describe('a host that is missed', () => {
  const dropped = words.dropped({ name: 'Red' })
  const missed = (by: number | undefined, cutOff = false) => {
    const { table, shown } = tableOf(3, { asked: 0, takeover: { by, in: 9000, cutOff } })
    const state = table.now().table
    const roster = { ...state.roster, host: '0'.repeat(43) }
    table.change({ standing: 'lost', table: { ...state, roster } })
    return shown()
  }

  it('is named, and so is who takes over and when, even to someone who may move', () => {
    const says = `${dropped} ${words.takesOver({ name: 'Brass' })}`
    expect(missed(1)).toMatchObject({ state: 'takingOver', says, more: words.soon, in: 9000 })
  })

  it('leaves the table to my own browser', () => {
    expect(missed(0)?.says).toBe(`${dropped} ${words.youTakeOver}`)
  })

  it('is waited for if nobody can take over', () => {
    expect(missed(undefined)).toMatchObject({ says: dropped, more: words.whenBack })
  })

  it('isn’t blamed for my own connection', () => {
    expect(missed(undefined, true)).toMatchObject({ says: words.cutOff, more: words.reconnecting })
  })

  it('has a table that only waits where nobody has a seat to take over', () => {
    const table = stubTable(tiny, { wagons: 30 })
    const match = makeTableStore(table, () => tinyWords, tinyStyle)
    table.change({ standing: 'lost' })
    expect(interruptionOf(match.view.value, undefined)?.says).toBe(words.cutOff)
  })
})

describe('a new host', () => {
  it('is named before those who are away', () => {
    const told = { type: 'hosting', seat: 2 } as const
    const says = words.hosts({ name: 'Green' })
    expect(shownAt(3, { sitters: { 1: away } }, told)).toMatchObject({ state: 'hosting', says, more: words.invite })
    expect(shownAt(3, {}, { ...told, seat: 0 })?.says).toBe(words.youHost)
  })
})

describe('someone away whose turn it is', () => {
  it('is named alone, with who may play for them', () => {
    const says = words.turnAway({ name: 'Brass' })
    const more = words.wait({ bot: nell })
    expect(shownAt(3, { sitters: { 1: away } })).toMatchObject({ state: 'away', says, more, bot: nell })
  })

  it('is named last if others are away too', () => {
    const says = words.manyAway({ names: ['Brass', 'Green'], name: 'Brass' })
    expect(shownAt(3, { sitters: { 1: away, 2: away } })?.says).toBe(says)
  })

  it('is called by the name they gave', () => {
    const { table, shown } = tableOf(3, { sitters: { 1: away } })
    const { roster, people, ...rest } = table.now().table
    const key = roster.seats[1]?.key ?? ''
    table.change({ table: { ...rest, roster, people: new Map([...people, [1, { key, name: 'Gwen' }]]) } })
    expect(shown()?.says).toBe(words.turnAway({ name: 'Gwen' }))
  })

  it('keeps nobody from moving', () => {
    const { table, shown } = tableOf(3, { asked: 0, sitters: { 1: away } })
    expect(shown()).toBeUndefined()
    table.change({ ask: { type: 'chance' }, turn: undefined })
    expect(shown()?.says).toBe(words.needed({ names: ['Brass'] }))
  })
})

describe('a request to let the computer play', () => {
  const requested = async (asked: number, waits: number) => {
    const { table, match, shown } = tableOf(3, { asked, sitters: { [asked]: away } })
    const [by] = [0, 1, 2].filter((seat) => seat !== asked && seat !== waits)
    await table.act(by ?? 0, { type: 'wish', wish: 'standIn', seat: asked })
    return { match, shown }
  }

  it('shows what everyone has answered who is here', async () => {
    const { shown } = await requested(1, 2)
    expect(shown()).toMatchObject({ state: 'asking', says: words.shall({ bot: nell, name: 'Brass' }) })
    expect(shown()?.request?.answers.map(({ look, state }) => [look.name, state])).toEqual([
      ['Red', 'agreed'],
      ['Green', 'waits'],
    ])
  })

  it('asks me if I have yet to answer', async () => {
    const { match, shown } = await requested(1, 0)
    expect(shown()?.request?.asked?.seat).toBe(0)
    match.requests.answer(false)
    expect(shown()?.state).toBe('away')
  })
})

describe('a computer player who stands in', () => {
  it('is named while it is their turn', () => {
    const says = words.playsFor({ bot: nell, name: 'Brass' })
    expect(shownAt(3, { sitters: { 1: standIn } })).toMatchObject({ state: 'standIn', says, more: words.seatWaits })
    expect(shownAt(3, { sitters: { 2: standIn } })).toBeUndefined()
  })

  it('gives me my seat back at any time', () => {
    const says = words.playsForYou({ bot: nell })
    expect(shownAt(3, { sitters: { 0: { ...standIn, forMe: true } } })).toMatchObject({ says, forMe: true })
  })
})

describe('someone who is back', () => {
  const before = [sitting(true), { ...sitting(false), ...standIn }, sitting(false)]
  const told = { type: 'back', seat: 1, moves: 2, before } as const

  it('is named, with what the computer has played for them', () => {
    const says = words.back({ name: 'Brass' })
    expect(shownAt(3, {}, told)).toMatchObject({ state: 'back', says, more: words.played({ bot: nell, moves: 2 }) })
    expect(shownAt(3, {}, { ...told, moves: 0 })?.more).toBe('')
  })

  it('may be me, and keeps nobody from moving', () => {
    expect(shownAt(3, {}, { ...told, seat: 0 })?.says).toBe(words.youBack)
    expect(shownAt(3, { asked: 0 }, told)).toBeUndefined()
  })
})
