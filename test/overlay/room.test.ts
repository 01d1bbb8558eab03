import { describe, expect, it } from 'vitest'
import { makeSeatPictures } from '../../src/app/visit/gather.ts'
import { arrive, change, leave, lobbyReasons } from '../../src/match/lobby/change.ts'
import { type Lobby, newLobby, type Want } from '../../src/match/lobby/lobby.ts'
import { conditions } from '../../src/match/lobby/start.ts'
import { lookOf } from '../../src/overlay/room/looks.ts'
import { absentNames, deedsAt, fieldsFor, personName, type RoomView, swapsAt } from '../../src/overlay/room/room.ts'
import { conditionText } from '../../src/overlay/room/roomText.ts'
import { newsOf } from '../../src/overlay/room/talk.tsx'
import { lobbyRefusals, news, room as text } from '../../src/overlay/words/en/index.ts'
import { ifan, marek, match, metro, odile } from '../browser/room/table.ts'

const opened = newLobby(metro, { match, host: odile, name: 'Odile' })
const two = arrive(opened, marek, metro, { name: 'Marek' })

function viewOf(lobby: Lobby, me: string): RoomView {
  const nothing = () => {}
  return {
    lobby,
    me,
    title: metro,
    reach: 'open',
    lasting: true,
    reactions: [],
    absent: [],
    muted: false,
    asks: false,
    invite: { code: 'K7M4PX', link: '', localOnly: false },
    picture: async () => '',
    actions: {
      want: nothing,
      start: nothing,
      leave: nothing,
      rules: nothing,
      settings: nothing,
      react: nothing,
      mute: nothing,
      remember: nothing,
      reachAgain: nothing,
    },
  }
}

function reached(lobby: Lobby, by: string, want: Want): Lobby {
  const done = change(lobby, by, want, metro)
  return 'lobby' in done ? done.lobby : lobby
}

/** The same title with options only for a person playing alone. */
const solitary = { ...metro, fields: metro.fields.map((one) => ({ ...one, alone: true as const })) }

const labels = (lobby: Lobby, me: string, seat: number) => deedsAt(viewOf(lobby, me), seat).map(({ label }) => label)

describe('what a person may do with a seat', () => {
  it('is, for the host, all there is to an empty one', () => {
    expect(labels(two, odile, 2)).toEqual([text.addBot, text.move, text.sitBeside, text.close])
    const closed = reached(two, odile, { type: 'close', seat: 2 })
    expect(labels(closed, odile, 2)).toEqual([text.open])
    expect(labels(closed, marek, 2)).toEqual([])
  })

  it('is, for a guest, to move there or seat someone', () => {
    expect(labels(two, marek, 2)).toEqual([text.move, text.sitBeside])
    expect(labels(two, ifan, 2)).toEqual([text.sit])
  })

  it('is to give up one’s own, and to take others off theirs as the host', () => {
    expect(labels(two, odile, 0)).toEqual([text.stand])
    expect(labels(two, odile, 1)).toEqual([text.remove])
    expect(labels(two, marek, 0)).toEqual([])
  })

  it('is to change places with everyone as the host, with open seats as a guest', () => {
    const places = (me: string) => swapsAt(viewOf(two, me), 1).map(({ label }) => label)
    expect(places(odile)[0]).toBe(text.swapWith({ name: 'Odile' }))
    expect(places(marek)[0]).toBe(text.moveTo({ seat: 3 }))
  })
})

describe('the waiting room', () => {
  it('calls people by their name, or by their seat', () => {
    const unnamed = arrive(two, ifan, metro)
    expect(personName(viewOf(unnamed, odile), marek)).toBe('Marek')
    expect(personName(viewOf(unnamed, odile), ifan)).toBe(text.someone({ seat: 3 }))
    expect(personName(viewOf(unnamed, odile), 'gone')).toBe(text.aGuest)
  })

  it('names those who are away', () => {
    const beside = reached(two, marek, { type: 'sit', seat: 2, name: 'Marek' })
    expect(absentNames({ ...viewOf(beside, odile), absent: [1, 2] })).toEqual(['Marek', 'Marek (2)'])
    expect(absentNames(viewOf(beside, odile))).toEqual([])
  })

  it('offers what only one player heeds while one seat is taken', () => {
    expect(fieldsFor(opened, solitary)).toEqual(solitary.fields)
    expect(fieldsFor(two, solitary)).toEqual([])
    expect(fieldsFor(two, metro)).toEqual(metro.fields)
  })

  it('offers it at a resumed match by the seats of the match', () => {
    expect(fieldsFor({ ...opened, resumes: [{ kind: 'person' }, { kind: 'bot' }] }, solitary)).toEqual([])
  })

  it('shows the colour that comes with a seat, and another one once it is chosen', () => {
    expect(lookOf(viewOf(two, odile), 0)?.name).toBe('Red')
    const changed = reached(two, odile, { type: 'style', seat: 0, style: 4 })
    expect(lookOf(viewOf(changed, odile), 0)?.name).not.toBe('Red')
  })

  it('tells who came and went, and which option changed', () => {
    const told = (before: Lobby, lobby: Lobby) => newsOf(before, viewOf(lobby, odile))
    expect(told(opened, two)).toEqual([news.sat({ name: 'Marek' })])
    expect(told(two, leave(two, marek))).toEqual([news.left({ name: 'Marek' })])
    expect(told(two, reached(two, marek, { type: 'swap', a: 1, b: 3 }))).toEqual([])
    expect(told(two, reached(two, odile, { type: 'bot', seat: 2, bot: 'shrewd' }))).toEqual([
      news.bot({ name: 'Silas Vane' }),
    ])
    const options: readonly Want[] = [
      { type: 'option', key: 'free', value: true },
      { type: 'option', key: 'second', value: 1 },
    ]
    expect(options.flatMap((want) => told(two, reached(two, odile, want)))).toEqual([
      news.switched({ option: 'Free rotation', on: true }),
      news.option({ option: 'Second tile', value: 'Any time' }),
    ])
  })

  it('says what the start waits for in whole sentences', () => {
    const all = [...conditions(two, metro), ...conditions({ ...two, resumes: [] }, metro)]
    for (const condition of all) expect(conditionText(condition)).toMatch(/^[A-Z0-9].+\.$/)
  })

  it.each(lobbyReasons)('says why it refuses: %s', (reason) => {
    expect(lobbyRefusals[reason]).toMatch(/^[A-Z].+\.$/)
  })
})

describe('the pictures of seats', () => {
  const [red] = metro.looks

  it('are drawn once for each look', async () => {
    const picture = makeSeatPictures({})
    expect(await picture('scene', red)).toMatch(/^data:image\/svg\+xml,/)
    expect(picture('scene', red)).toBe(picture('scene', red))
    expect(await picture('train', red)).not.toBe(await picture('scene', red))
  })

  it('may be a title’s own', async () => {
    const picture = makeSeatPictures({ seatScene: async () => '<svg/>' })
    expect(await picture('scene', red)).toContain(encodeURIComponent('<svg/>'))
    expect(await picture('scene', undefined)).not.toContain(encodeURIComponent('<svg/>'))
  })
})
