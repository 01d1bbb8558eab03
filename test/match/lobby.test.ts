import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { arrive, change, leave, whyNot } from '../../src/match/lobby/change.ts'
import { lobbyFaces } from '../../src/match/lobby/faces.ts'
import {
  isOf,
  isTaken,
  type Lobby,
  type LobbyTitle,
  newLobby,
  styleIn,
  styleOf,
  type Want,
} from '../../src/match/lobby/lobby.ts'
import { lobbySchema, readLobby, wantSchema } from '../../src/match/lobby/read.ts'
import { beginningOf, canStart, conditions, startsItself } from '../../src/match/lobby/start.ts'
import { reactedSchema, reactions } from '../../src/match/talk.ts'
import { coloursIn } from '../../src/rules/colours.ts'
import { nobody } from '../../src/rules/faces.ts'
import { chosenIn, optionsOf } from '../../src/rules/title.ts'

const [odile = '', marek = '', gwen = ''] = ['o', 'm', 'g'].map((letter) => letter.repeat(43))
const match = '0123456789abcdef'.repeat(2)

const title: LobbyTitle = {
  id: 'metro',
  seats: { min: 2, max: 4 },
  styles: 6,
  bots: ['random', 'shrewd'],
  fields: [
    {
      key: 'hand',
      label: 'Hand size',
      hint: 'How many tiles each player chooses from.',
      kind: 'choice',
      default: 0,
      choices: [1, 2, 3].map((value) => ({ label: `${value}`, value })),
    },
    { key: 'free', label: 'Free', hint: 'Turn tiles.', kind: 'switch', default: false },
    { key: 'wagons', label: 'Wagons', hint: 'How many.', kind: 'number', default: 9, min: 3, max: 12 },
  ],
}
const fixed: LobbyTitle = { ...title, styles: 0 }

const opened = newLobby(title, { match, host: odile, name: 'Odile' })
const full = [marek, gwen].reduce((lobby, key) => arrive(lobby, key, title), opened)

/** The lobby after changes that are all allowed. */
function reached(lobby: Lobby, ...steps: readonly (readonly [by: string, want: Want])[]): Lobby {
  return steps.reduce((before, [by, want]) => {
    const done = change(before, by, want, title)
    if ('refusal' in done) throw new Error(`${want.type}: ${done.refusal.reason}`)
    return done.lobby
  }, lobby)
}

const kinds = ({ seats }: Lobby) => seats.map(({ kind }) => kind)

/** A schema's output for data; undefined if it refuses it. */
function read<T>(schema: v.GenericSchema<T>, data: unknown): T | undefined {
  const answer = v.safeParse(schema, data)
  return answer.success ? answer.output : undefined
}

describe('a person at a table', () => {
  const faced = arrive(newLobby(title, { match, host: odile, face: 'beret' }), marek, title, {
    name: 'Marek',
    face: 'peaked',
  })

  it('brings a name and a face, and keeps both while watching and back in a seat', () => {
    expect(faced.seats[1]).toMatchObject({ name: 'Marek', face: 'peaked' })
    const back = reached(faced, [marek, { type: 'stand', seat: 1 }], [marek, { type: 'sit', seat: 2 }])
    expect(back.seats[2]).toMatchObject({ name: 'Marek', face: 'peaked' })
    expect(read(lobbySchema, faced)).toEqual(faced)
  })

  it('gets another face than one that someone else has chosen', () => {
    const late = arrive(faced, gwen, title, { face: 'beret' })
    expect(late.seats[2]).toEqual({ kind: 'person', key: gwen, style: 2 })
    expect(lobbyFaces(late)[2]).not.toBe('beret')
    expect(whyNot(late, gwen, { type: 'face', seat: 2, face: 'beret' }, title)).toBe('faceTaken')
    const chosen = reached(late, [gwen, { type: 'face', seat: 2, face: 'silver' }])
    expect(lobbyFaces(chosen)).toEqual(['beret', 'peaked', 'silver', nobody])
  })

  it('chooses a face for nobody else', () => {
    expect(whyNot(faced, odile, { type: 'face', seat: 1, face: 'silver' }, title)).toBe('notYours')
  })

  it('plays the match with both', () => {
    const { places } = beginningOf(faced, title)
    expect(places).toMatchObject([
      { kind: 'mine', face: 'beret' },
      { kind: 'guest', name: 'Marek', face: 'peaked' },
    ])
  })
})

describe('a table that begins by itself', () => {
  const duel: LobbyTitle = { ...title, seats: { min: 2, max: 2 }, styles: 0 }
  const two = arrive(newLobby(duel, { match, host: odile }), marek, duel)
  const held = reached(two, [marek, { type: 'wait', wait: true }])

  it('waits where either of two people asks for a moment, until either has had it', () => {
    expect(startsItself(two, duel)).toBe(true)
    expect(startsItself(held, duel)).toBe(false)
    expect(canStart(held, duel)).toBe(true)
    expect(startsItself(reached(held, [odile, { type: 'wait', wait: false }]), duel)).toBe(true)
    expect(read(lobbySchema, held)).toEqual(held)
  })

  it('waits for no one who has no seat, and no longer for someone who left', () => {
    expect(whyNot(two, gwen, { type: 'wait', wait: true }, duel)).toBe('notYours')
    expect(startsItself(arrive(leave(held, marek), gwen, duel), duel)).toBe(true)
  })
})

describe('a table before its match', () => {
  it('begins with its host in the first seat and the others open', () => {
    expect(kinds(opened)).toEqual(['person', 'open', 'open', 'open'])
    expect(kinds(newLobby(title, { match, host: odile, open: 2 }))).toEqual(['person', 'open', 'closed', 'closed'])
  })

  it('seats newcomers in the first open seat, and lets them watch when there is none', () => {
    expect(full.seats.map((seat) => ('key' in seat ? seat.key : ''))).toEqual([odile, marek, gwen, ''])
    const closed = reached(full, [odile, { type: 'close', seat: 3 }])
    expect(arrive(closed, 'late', title, { name: 'Ifan' }).watching).toEqual([{ key: 'late', name: 'Ifan' }])
    expect(arrive(full, marek, title)).toBe(full)
  })

  it('opens the seats of those who leave', () => {
    expect(kinds(leave(full, marek))).toEqual(['person', 'open', 'person', 'open'])
  })

  it('lets a watcher take a free seat, and someone who stands up watch', () => {
    const stood = reached(full, [marek, { type: 'stand', seat: 1 }])
    expect(stood.watching).toEqual([{ key: marek }])
    const seated = reached(stood, [marek, { type: 'sit', seat: 3, name: 'Marek' }])
    expect(seated.seats[3]).toEqual({ kind: 'person', key: marek, name: 'Marek', style: 1 })
    expect(seated.watching).toEqual([])
  })

  it('seats several people at the same device', () => {
    const two = reached(full, [odile, { type: 'sit', seat: 3, name: 'Ann' }])
    expect(two.seats.filter((seat) => isOf(seat, odile))).toHaveLength(2)
    const one = reached(two, [odile, { type: 'stand', seat: 3 }])
    expect(one.watching).toEqual([])
  })

  it('lets people move to an open seat, and the host move everyone', () => {
    const moved = reached(full, [marek, { type: 'swap', a: 1, b: 3 }])
    expect(isOf(moved.seats[3], marek)).toBe(true)
    expect(whyNot(full, marek, { type: 'swap', a: 1, b: 2 }, title)).toBe('notYours')
    expect(whyNot(full, marek, { type: 'swap', a: 2, b: 3 }, title)).toBe('notYours')
    expect(isOf(reached(full, [odile, { type: 'swap', a: 1, b: 2 }]).seats[1], gwen)).toBe(true)
  })

  it('refuses everything of the host’s to guests, and another’s seat to everyone', () => {
    const hosts: readonly Want[] = [
      { type: 'bot', seat: 3, bot: 'random' },
      { type: 'remove', seat: 2 },
      { type: 'close', seat: 3 },
      { type: 'open', seat: 3 },
      { type: 'option', key: 'free', value: true },
    ]
    for (const want of hosts) expect(whyNot(full, marek, want, title)).toBe('notHosting')
    const others: readonly Want[] = [
      { type: 'stand', seat: 2 },
      { type: 'rename', seat: 2, name: 'X' },
      { type: 'style', seat: 2, style: 0 },
    ]
    for (const by of [odile, marek]) for (const want of others) expect(whyNot(full, by, want, title)).toBe('notYours')
  })

  it('takes a person off a seat without sending them away', () => {
    const removed = reached(full, [odile, { type: 'remove', seat: 1 }])
    expect(kinds(removed)).toEqual(['person', 'open', 'person', 'open'])
    expect(removed.watching).toEqual([{ key: marek }])
  })

  it('gives everyone a colour of their own, which they may change for a free one', () => {
    const red = reached(full, [odile, { type: 'style', seat: 0, style: 0 }])
    expect(whyNot(red, marek, { type: 'style', seat: 1, style: 0 }, title)).toBe('colourTaken')
    expect(whyNot(red, marek, { type: 'style', seat: 1, style: 6 }, title)).toBe('noColour')
    const bot = reached(red, [odile, { type: 'bot', seat: 3, bot: 'shrewd' }])
    expect(bot.seats[3]).toEqual({ kind: 'bot', name: 'shrewd', style: 3 })
    const other = reached(bot, [odile, { type: 'style', seat: 3, style: 5 }])
    expect(styleIn(other.seats[3])).toBe(5)
  })

  it('asks nobody for a colour where the seats decide it', () => {
    expect(whyNot(full, odile, { type: 'style', seat: 0, style: 0 }, fixed)).toBe('fixed')
    expect(canStart(full, fixed)).toBe(true)
    const gap = leave(full, marek)
    expect(gap.seats.map((_, seat) => styleOf(gap, seat, fixed))).toEqual([0, undefined, 1, undefined])
  })

  it.each([
    ['hand', 2, undefined],
    ['hand', 3, 'noOption'],
    ['hand', true, 'noOption'],
    ['free', true, undefined],
    ['free', 1, 'noOption'],
    ['wagons', 12, undefined],
    ['wagons', 13, 'noOption'],
    ['wagons', 4.5, 'noOption'],
    ['else', 1, 'noOption'],
  ] as const)('reads option %s = %s as the form does', (key, value, reason) => {
    expect(whyNot(full, odile, { type: 'option', key, value }, title)).toBe(reason)
  })

  it('refuses a bot the title lacks, and a seat that isn’t there', () => {
    expect(whyNot(full, odile, { type: 'bot', seat: 3, bot: 'clever' }, title)).toBe('noBot')
    expect(whyNot(full, odile, { type: 'bot', seat: 1, bot: 'random' }, title)).toBe('notFree')
    expect(whyNot(full, odile, { type: 'close', seat: 4 }, title)).toBe('noSeat')
  })
})

describe('the start of a match', () => {
  it('says everything it needs, met or not', () => {
    expect(conditions(full, title)).toEqual([
      { reason: 'seats', met: true, amounts: { taken: 3, all: 4, least: 2 } },
      { reason: 'closing', met: true, amounts: { open: 1 } },
    ])
    expect(canStart(full, title)).toBe(true)
    expect(canStart(opened, fixed)).toBe(false)
  })

  it('leaves out the seats nobody took, and the options left at their default', () => {
    const ready = reached(
      leave(full, marek),
      [odile, { type: 'style', seat: 0, style: 3 }],
      [gwen, { type: 'style', seat: 2, style: 1 }],
      [odile, { type: 'bot', seat: 3, bot: 'random' }],
      [odile, { type: 'option', key: 'hand', value: 1 }],
      [odile, { type: 'option', key: 'free', value: false }],
    )
    expect(canStart(ready, title)).toBe(true)
    expect(beginningOf(ready, title)).toEqual({
      places: [
        { kind: 'mine', name: 'Odile' },
        { kind: 'guest', key: gwen },
        { kind: 'bot', name: 'random' },
      ],
      options: { hand: 2, colours: [3, 1, 0] },
    })
  })
})

describe('what people choose from a form', () => {
  const { fields } = title

  it('is read back from the options it led to', () => {
    for (const chosen of [{}, { hand: 2, free: true }, { hand: 1, wagons: 4 }])
      expect(chosenIn(fields, optionsOf(fields, chosen))).toEqual(chosen)
    expect(chosenIn(fields, { hand: 9, readings: {} })).toEqual({})
  })

  it('changes only those options, and takes out what is set to its default', () => {
    const base = { hand: 3, wagons: 4, start: 1, readings: { pub: true } }
    expect(optionsOf(fields, { hand: 0, free: true }, base)).toEqual({
      wagons: 4,
      free: true,
      start: 1,
      readings: { pub: true },
    })
    const pub = { key: 'readings.pub', kind: 'switch', default: false, label: '', hint: '' } as const
    expect(optionsOf([pub], { 'readings.pub': false }, base)).toEqual({ hand: 3, wagons: 4, start: 1 })
    expect(chosenIn([pub], base)).toEqual({ 'readings.pub': true })
  })
})

describe('a table where a match is resumed', () => {
  const resumed: Lobby = {
    ...newLobby({ ...title, seats: { min: 2, max: 3 } }, { match, host: odile }),
    resumes: [
      { kind: 'person', key: odile },
      { kind: 'person', key: gwen, name: 'Gwen', style: 4 },
      { kind: 'bot', name: 'random' },
    ],
  }

  it('keeps a seat for the person it belongs to', () => {
    const other = arrive(resumed, marek, title)
    expect(isOf(other.seats[2], marek)).toBe(true)
    expect(whyNot(other, marek, { type: 'swap', a: 2, b: 1 }, title)).toBe('reserved')
    expect(whyNot(other, odile, { type: 'sit', seat: 1 }, title)).toBe('reserved')
    expect(isOf(arrive(other, gwen, title).seats[1], gwen)).toBe(true)
    expect(styleOf(resumed, 1, title)).toBe(4)
  })

  it('changes neither its options nor the number of its seats', () => {
    expect(whyNot(resumed, odile, { type: 'close', seat: 1 }, title)).toBe('fixed')
    expect(whyNot(resumed, odile, { type: 'option', key: 'hand', value: 1 }, title)).toBe('fixed')
    expect(whyNot(resumed, odile, { type: 'style', seat: 0, style: 1 }, title)).toBe('fixed')
  })

  it('starts when every seat is taken', () => {
    const two = arrive(resumed, gwen, title)
    expect(conditions(two, title)[0]).toMatchObject({ reason: 'everySeat', met: false })
    expect(canStart(reached(two, [odile, { type: 'bot', seat: 2, bot: 'random' }]), title)).toBe(true)
  })
})

const people = fc.constantFrom(odile, marek, gwen, 't'.repeat(43))
const seat = fc.nat(4)
const wants: fc.Arbitrary<Want> = fc.oneof(
  fc.record({ type: fc.constant('sit'), seat }),
  fc.record({ type: fc.constant('stand'), seat }),
  fc.record({ type: fc.constant('style'), seat, style: fc.nat(6) }),
  fc.record({ type: fc.constant('rename'), seat, name: fc.constantFrom('Ann', 'Tomos') }),
  fc.record({ type: fc.constant('swap'), a: seat, b: seat }),
  fc.record({ type: fc.constant('bot'), seat, bot: fc.constantFrom('random', 'shrewd', 'none') }),
  fc.record({ type: fc.constant('remove'), seat }),
  fc.record({ type: fc.constant('close'), seat }),
  fc.record({ type: fc.constant('open'), seat }),
  fc.record({
    type: fc.constant('option'),
    key: fc.constantFrom('hand', 'free', 'wagons', 'else'),
    value: fc.oneof(fc.boolean(), fc.integer({ min: -1, max: 13 })),
  }),
)
type Step = { readonly by: string; readonly does: Want | 'arrive' | 'leave' }
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ by: people, does: fc.oneof(fc.constantFrom('arrive', 'leave'), wants) }),
  { maxLength: 40 },
)

function follow(lobby: Lobby, { by, does }: Step): Lobby {
  if (does === 'arrive') return arrive(lobby, by, title)
  if (does === 'leave') return leave(lobby, by)
  const done = change(lobby, by, does, title)
  return 'lobby' in done ? done.lobby : lobby
}

/** Nobody both plays and watches, watches twice, or shares a colour. */
function isSound({ seats, watching }: Lobby): boolean {
  const styles = seats.flatMap((one) => styleIn(one) ?? [])
  const keys = watching.map(({ key }) => key)
  return (
    seats.length === title.seats.max &&
    new Set(styles).size === styles.length &&
    new Set(keys).size === keys.length &&
    !keys.some((key) => seats.some((one) => isOf(one, key)))
  )
}

describe('whatever people do', () => {
  it('leaves a lobby that is sound, and that everyone can read', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const end = all.reduce(follow, opened)
        expect(isSound(end)).toBe(true)
        expect(readLobby(JSON.parse(JSON.stringify(end)))).toEqual(end)
      }),
    )
  })

  it('lets a guest change no seat but their own and open ones', () => {
    const guest = people.filter((by) => by !== odile)
    fc.assert(
      fc.property(steps, guest, wants, (all, by, does) => {
        const before = all.reduce(follow, opened)
        const end = follow(before, { by, does })
        for (const [at, one] of before.seats.entries())
          if (one.kind !== 'open' && !isOf(one, by)) expect(end.seats[at]).toEqual(one)
        expect(end.options).toEqual(before.options)
      }),
    )
  })

  it('starts with a place and, where colours are chosen, a colour for each seat taken', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const end = all.reduce(follow, opened)
        const { places, options } = beginningOf(end, title)
        const taken = end.seats.filter(isTaken)
        expect(places).toHaveLength(taken.length)
        const colours = coloursIn(options)
        expect(colours).toHaveLength(taken.length)
        for (const [at, { style }] of taken.entries()) expect(colours[at]).toBe(style ?? colours[at])
      }),
    )
  })

  it('keeps the wants that can be sent as they are', () => {
    fc.assert(
      fc.property(wants, (want) => {
        expect(read(wantSchema, JSON.parse(JSON.stringify(want)))).toEqual(want)
      }),
    )
  })
})

describe('data from elsewhere', () => {
  it.each([
    undefined,
    { type: 'start' },
    { type: 'sit' },
    { type: 'sit', seat: -1 },
    { type: 'sit', seat: 1, more: 1 },
    { type: 'rename', seat: 0, name: ' ' },
    { type: 'rename', seat: 0, name: '\u200b\u3164' },
    { type: 'rename', seat: 0, name: 'x'.repeat(81) },
    { type: 'option', key: 'hand', value: Number.NaN },
  ])('is no want: %j', (data) => {
    expect(read(wantSchema, data)).toBeUndefined()
  })

  it.each([
    ['An\u200dna', 'Anna'],
    ['\u202eannA', 'annA'],
    ['  Anna\n Jones ', 'Anna Jones'],
  ])('names nobody “%s”', (said, name) => {
    const want = read(wantSchema, { type: 'rename', seat: 0, name: said })
    expect(want).toEqual({ type: 'rename', seat: 0, name })
    const lobby = readLobby({ ...opened, watching: [{ key: odile, name: said }] })
    expect(lobby?.watching).toEqual([{ key: odile, name }])
  })

  it.each([
    { seats: [] },
    { seats: Array.from({ length: 65 }, () => ({ kind: 'open' })) },
    { host: 'me' },
    { match: '1' },
    { watching: Array.from({ length: 65 }, () => ({ key: odile })) },
    { options: Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`o${at}`, at])) },
  ])('is no lobby with %j', (part) => {
    expect(readLobby({ ...opened, ...part })).toBeUndefined()
  })
})

describe('a reaction from elsewhere', () => {
  it('is one of six, by someone with a key', () => {
    for (const reaction of reactions) {
      const reacted = { id: 1, by: odile, reaction }
      expect(read(reactedSchema, reacted)).toEqual(reacted)
    }
    expect(read(reactedSchema, { id: 1, by: odile, reaction: 'boo' })).toBeUndefined()
    expect(read(reactedSchema, { id: 1, by: '', reaction: 'up' })).toBeUndefined()
  })
})
