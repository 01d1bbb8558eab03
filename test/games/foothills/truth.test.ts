import { describe, expect, it } from 'vitest'
import type { Station } from '../../../src/games/foothills/box.ts'
import type { Intention } from '../../../src/games/foothills/moves.ts'
import { boardOf, type Frame, home, type Position, pub } from '../../../src/games/foothills/position.ts'
import { type Reason, reasons } from '../../../src/games/foothills/reasons.ts'
import type { Types } from '../../../src/games/foothills/types.ts'
import { hinder } from '../../../src/games/foothills/verbs/index.ts'
import type { Verb } from '../../../src/games/foothills/verbs/verb.ts'
import { need } from '../../../src/kit/assert.ts'
import type { Ask, Refusal } from '../../../src/rules/game.ts'
import { toldOf } from '../../../src/rules/refusal.ts'
import { fits } from '../../fits.ts'
import { begun, walk } from '../../playing.ts'
import { noFindings, type Oracle, tryRandom } from '../truth.ts'
import { game } from './table.ts'
import { words } from './texts.ts'

/**
 * Every refusal must be true. Each is compared with what the rulebook’s words mean on the table, read straight off the
 * position and the cards, with none of the code that refuses.
 */
const { box } = game
const english = words(box)
const range = (n: number) => Array.from({ length: n }, (_, i) => i)

const inPlay = (p: Position, { lines }: Station) => lines.some((line) => (p.lines >> line) & 1)
const cards = (p: Position) => box.stations.filter((station) => inPlay(p, station))
const isTouched = (p: Position, { index }: Station) => (p.rubble[index] ?? 0) > 0 || p.navvies[index] === 1
const spacesOf = (p: Position, { firstSpace, spaces }: Station) =>
  p.spaces.slice(firstSpace, firstSpace + spaces.length)
const tracksOf = (p: Position, { firstTrack, tracks }: Station) => p.tracks.slice(firstTrack, firstTrack + tracks)
const hasFreeTrack = (p: Position, station: Station) => !isTouched(p, station) && tracksOf(p, station).includes(0)
const isOccupied = (p: Position, { index }: Station) => p.boards.some(({ surveyor }) => surveyor === index)
const isOpen = (p: Position, station: Station) =>
  station.start || p.navvies[station.index] === 1 || spacesOf(p, station).some((owner) => owner !== 0)
const mine = (p: Position) => boardOf(p, p.seat)

/** Lines in play whose ticket the acting seat holds. */
const ticketLines = (p: Position) =>
  box.tickets.flatMap((start) =>
    (mine(p).tickets >> (start.ticket ?? 31)) & 1 ? start.lines.filter((line) => (p.lines >> line) & 1) : [],
  )
const isTicketed = (p: Position, { lines }: Station) => lines.some((line) => ticketLines(p).includes(line))

/** Whether the card itself lets the acting seat visit it. */
const isVisitable = (p: Position, station: Station) =>
  station.action !== undefined && isOpen(p, station) && !isOccupied(p, station)

/** Whether a station space could be built for its bare price. */
function isAffordable(p: Position, station: Station): boolean {
  if (isTouched(p, station)) return false
  const { supply } = mine(p)
  return station.spaces.some(({ cost }, i) => {
    const owners = spacesOf(p, station)
    const isNext = !station.ordered || i === 0 || owners[i - 1] !== 0
    const kinds = ['iron', 'stone', 'rubble', 'passengers'] as const
    return owners[i] === 0 && isNext && kinds.every((kind) => supply[kind] >= cost[kind])
  })
}

interface Case {
  readonly p: Position
  readonly ask: Ask<{ readonly type: string }>
  readonly i: Intention
  readonly amounts: Refusal['amounts']
  /** The card the intention names. */
  readonly at: Station | undefined
  /** The verb of the pending work. */
  readonly verb: Verb | undefined
}

const isAsked = ({ ask, i }: Case) => ask.type === 'choose' && ask.moves.some(({ type }) => type === i.type)
const kindOf = ({ i, amounts }: Case) => ('kind' in i ? i.kind : undefined) ?? amounts.kind
const held = (c: Case, from: 'yard' | 'bag') => {
  const kind = kindOf(c)
  const { iron, stone } = c.p[from]
  return kind === 'iron' ? iron : kind === 'stone' ? stone : iron + stone
}
const onBoard = (p: Position, card: number | undefined) => mine(p).cards.includes(card ?? -9)
const cardOf = ({ i }: Case) => ('card' in i ? i.card : undefined)

/** Whether a reason is true. */
const isSo: { readonly [R in Reason]: (c: Case) => boolean } = {
  over: ({ p }) => p.phase === 'over',
  notYourTurn: () => true,
  drawing: ({ ask }) => ask.type === 'chance',
  provideFirst: ({ p }) => p.phase === 'provide',
  selectFirst: ({ p }) => p.phase === 'select',
  otherAction: (c) => !isAsked(c),
  cannotStop: ({ ask }) => ask.type === 'choose' && !ask.moves.some(({ type }) => type === 'done'),
  notYourCard: (c) => !onBoard(c.p, cardOf(c)),
  noTicket: ({ p }) => mine(p).tickets === 0,
  noOwnTrack: ({ p }) => !p.tracks.includes(p.seat + 1),
  flipAlone: () => true,
  yardEmpty: ({ p }) => p.yard.iron + p.yard.stone + p.bag.iron + p.bag.stone === 0,
  notInYard: (c) => held(c, 'yard') === 0,
  notInBag: (c) => held(c, 'bag') === 0,
  wrongKind: ({ p, i }) => {
    const frame = p.todo.at(-1)
    return frame?.do === 'gain' && i.type === 'gain' && frame.kind !== i.kind
  },
  noneLeft: ({ p }) => p.yard.iron + p.bag.iron === 0 || p.yard.stone + p.bag.stone === 0,
  bagEmpty: ({ p }) => p.bag.iron + p.bag.stone + p.bag.event === 0,
  yardFull: ({ p }) => p.yard.iron + p.yard.stone + p.yard.event >= 6,
  allTickets: ({ p }) => box.tickets.every((s) => !inPlay(p, s) || (mine(p).tickets >> (s.ticket ?? 31)) & 1),
  hasTicket: ({ p, i }) => i.type === 'ticket' && ((mine(p).tickets >> (i.ticket ?? 31)) & 1) === 1,
  notInPlay: ({ p, at, i }) => {
    if (at) return !inPlay(p, at)
    if (i.type === 'dig') return ((p.lines >> (i.line ?? 31)) & 1) === 0
    const start = i.type === 'ticket' ? box.tickets[i.ticket ?? -1] : undefined
    return !start || !inPlay(p, start)
  },
  lineClear: ({ p, i }) =>
    i.type === 'dig' && box.stations.every((s) => !s.lines.includes(i.line ?? -1) || (p.rubble[s.index] ?? 0) === 0),
  lineUsed: ({ p, i }) => {
    const frame = p.todo.at(-1)
    return frame?.do === 'dig' && i.type === 'dig' && frame.used.includes(i.line ?? -1)
  },
  twoLines: ({ p }) => {
    const frame = p.todo.at(-1)
    return frame?.do === 'dig' && frame.used.length === 2
  },
  notTicketLine: ({ p, at, i }) =>
    at ? !isTicketed(p, at) : i.type === 'dig' && !ticketLines(p).includes(i.line ?? -1),
  startStation: ({ at }) => at?.start === true,
  navvyHere: ({ p, at }) => p.navvies[at?.index ?? -1] === 1,
  rubbleHere: ({ p, at, amounts }) =>
    (p.rubble[at?.index ?? -1] ?? 0) > 0 && amounts.rubble === p.rubble[at?.index ?? -1],
  trackFull: ({ p, at }) => at !== undefined && !tracksOf(p, at).includes(0),
  notLeftmost: ({ p, at, amounts }) => {
    const first = cards(p).find(({ name }) => name === amounts.first)
    if (!at || !first || first === at || !hasFreeTrack(p, first)) return false
    const shares = first.lines.some((line) => at.lines.includes(line))
    return shares && (first.columns[0] ?? 9) < (at.columns[0] ?? 0)
  },
  noTrackSpace: ({ p }) => !cards(p).some((station) => hasFreeTrack(p, station)),
  noTicketSpace: ({ p }) => !cards(p).some((station) => isTicketed(p, station) && hasFreeTrack(p, station)),
  noTile: ({ p }) => mine(p).stations + mine(p).tracks === box.tiles,
  short: ({ p, amounts }) => {
    const { supply } = mine(p)
    const have = { ...supply, resources: supply.iron + supply.stone }[String(amounts.kind)]
    return amounts.have === have && Number(amounts.have) < Number(amounts.need)
  },
  noExtraStation: ({ p, amounts }) => Number(amounts.need) > 0 && p.seat >= 0,
  noStationSpace: ({ p }) => !cards(p).some((station) => isAffordable(p, station)),
  noTicketStation: ({ p }) => !cards(p).some((station) => isTicketed(p, station) && isAffordable(p, station)),
  noTrackStation: () => true,
  nothingToBuild: ({ at }) => at?.spaces.length === 0,
  spaceBuilt: ({ p, at, i }) => {
    if (!at || i.type !== 'build') return false
    const owners = spacesOf(p, at)
    return i.space === undefined ? !owners.includes(0) : owners[i.space] !== 0
  },
  inOrder: ({ at, p, i }) => at?.ordered === true && i.type === 'build' && spacesOf(p, at)[(i.space ?? 0) - 1] === 0,
  notTrackLine: () => true,
  noPlace: ({ p }) => !cards(p).some((station) => isVisitable(p, station)),
  noTicketPlace: ({ p }) => !cards(p).some((s) => isTicketed(p, s) && isVisitable(p, s)),
  noOwnPlace: ({ p }) => !cards(p).some((s) => spacesOf(p, s).includes(p.seat + 1) && isVisitable(p, s)),
  noAdjacentPlace: () => true,
  noActionSpace: ({ at }) => at !== undefined && at.action === undefined,
  notOpen: ({ p, at }) => at !== undefined && !isOpen(p, at),
  occupied: ({ p, at }) => p.boards.some(({ surveyor }) => surveyor === at?.index),
  alreadyHere: ({ p, at }) => mine(p).surveyor === at?.index,
  alreadyHome: ({ p }) => mine(p).surveyor === home,
  notStart: ({ at }) => at?.start === false,
  notOwnStation: ({ p, at }) => at !== undefined && !spacesOf(p, at).includes(p.seat + 1),
  notAdjacent: () => true,
  onlyHop: ({ p }) => p.todo.at(-1)?.do === 'hop',
  pubPrimary: ({ verb }) => verb?.type === 'survey' && verb.pub !== true,
  pubAgain: ({ p }) => mine(p).surveyor === pub,
  pubLimit: ({ p, amounts }) =>
    mine(p).stations <= mine(p).pile.length &&
    amounts.stations === mine(p).stations &&
    amounts.scored === mine(p).pile.length,
  notSpare: ({ p, i }) => i.type === 'score' && !p.spare.includes(i.spare ?? -1),
  thisCard: (c) => mine(c.p).cards[c.p.selected] === cardOf(c),
  freshCard: (c) => onBoard(c.p, cardOf(c)),
  notInHand: ({ p }) => p.todo.at(-1)?.do === 'keep',
}

const sources = ['yard', 'bag'] as const

/** Everything someone could point at. */
const intentions: readonly Intention[] = [
  ...(['select', 'flip', 'score'] as const).flatMap((type) =>
    range(box.actions.length).map((card): Intention => ({ type, card })),
  ),
  ...(['iron', 'stone'] as const).flatMap((kind): Intention[] => [
    { type: 'take', kind },
    ...sources.map((from): Intention => ({ type: 'gain', kind, from })),
  ]),
  ...sources.flatMap((from) => range(2).map((deal): Intention => ({ type: 'exchange', deal, from }))),
  ...range(2).map((deal): Intention => ({ type: 'exchange', deal })),
  { type: 'exchange' },
  { type: 'lay' },
  { type: 'build' },
  { type: 'survey' },
  ...range(8).map((line): Intention => ({ type: 'dig', line })),
  ...range(box.stations.length).flatMap((station): Intention[] => [
    { type: 'lay', station },
    { type: 'build', station },
    ...range(3).map((space): Intention => ({ type: 'build', station, space })),
    { type: 'survey', to: station },
  ]),
  { type: 'survey', to: home },
  { type: 'survey', to: pub },
  ...range(7).map((ticket): Intention => ({ type: 'ticket', ticket })),
  ...range(3).map((iron): Intention => ({ type: 'keep', iron })),
  { type: 'done' },
]

/** Whether there is such an exchange to point at; a source is named only if it gives resources. */
function isExchange(verb: Verb | undefined, { deal, from }: Extract<Intention, { type: 'exchange' }>) {
  const deals = verb?.type === 'upTo' ? verb.of : []
  if (deal === undefined) return true
  const one = deals[deal]
  if (one?.type !== 'exchange') return false
  return from === undefined || one.get.iron !== undefined || one.get.stone !== undefined
}

/** The verb of the pending work. */
function verbOf({ todo }: Position): Verb | undefined {
  const frame = todo.at(-1)
  return frame && 'verb' in frame ? frame.verb : undefined
}

const stationIn = (i: Intention): Station | undefined =>
  box.stations[(i.type === 'survey' ? i.to : 'station' in i ? i.station : undefined) ?? -1]

/** Whether there is such a thing to point at: an exchange on the card, a space on the station. */
function isThere(p: Position, i: Intention): boolean {
  if (i.type === 'exchange') return isExchange(verbOf(p), i)
  if (i.type !== 'build' || i.space === undefined) return true
  return i.space < (stationIn(i)?.spaces.length ?? 0)
}

const oracle: Oracle<Types> = {
  game,
  words: english,
  fits,
  intentions: (p) => intentions.filter((i) => isThere(p, i)),
  isTrue({ p, ask, intention: i, refusal: { reason, amounts } }) {
    const holds = isSo[reason as Reason]
    return holds({ p, ask, i, amounts, at: stationIn(i), verb: verbOf(p) })
  },
}

/** A position in which the seat to move selects a card, with changes. */
function selecting(change: (p: Position) => void): Position {
  const turns = walk(game, begun(game, 2, {}, 1), 400)
  const found = need(
    turns.find(({ phase, turn }) => phase === 'select' && turn === 3),
    'a third turn',
  )
  change(found)
  return found
}

const indexOf = (id: string) => box.actions.findIndex((card) => card.id === id)

/** Puts a card, grey side up, into the first slot of the seat to move. */
function hold(p: Position, id: string): void {
  const board = boardOf(p, p.seat)
  board.cards[0] = indexOf(id)
  board.grey |= 1
}

/** A position in the middle of a card, with this work next. */
const performing = (frame: Frame, change: (p: Position) => void = () => {}) =>
  selecting((p) => {
    p.phase = 'perform'
    p.todo = [frame]
    change(p)
  })

const cubes = (iron: number, stone: number) => ({ iron, stone, event: 0 })
const firstCard = (p: Position) => boardOf(p, p.seat).cards[0] ?? -1

/** Lines I to IV, VII and VIII are in play; there is no rubble. */
function cleared(p: Position): void {
  p.lines = 0b11001111
  p.rubble = p.rubble.map(() => 0)
}

/** Reasons that random matches rarely meet, each in a position made for it. */
const made: Partial<Record<Reason, () => [Position, (p: Position) => Intention]>> = {
  noOwnTrack: () => [
    selecting((p) => {
      hold(p, 'B5')
      Object.assign(boardOf(p, p.seat), { tickets: 1, tracks: 0 })
    }),
    (p) => ({ type: 'select', card: firstCard(p) }),
  ],
  yardEmpty: () => [
    selecting((p) => {
      boardOf(p, p.seat).grey = 0
      Object.assign(p, { yard: cubes(0, 0), bag: cubes(0, 0) })
    }),
    (p) => ({ type: 'select', card: firstCard(p) }),
  ],
  bagEmpty: () => [
    selecting((p) => {
      hold(p, 'D4')
      p.bag = cubes(0, 0)
    }),
    (p) => ({ type: 'select', card: firstCard(p) }),
  ],
  inOrder: () => [
    performing({ do: 'build', verb: { type: 'build' } }, (p) => {
      cleared(p)
      p.navvies = p.navvies.map(() => 0)
      p.spaces = p.spaces.map(() => 0)
      boardOf(p, p.seat).supply = { iron: 9, stone: 9, rubble: 9, passengers: 9 }
    }),
    () => ({ type: 'build', station: 26, space: 1 }),
  ],
  notTrackLine: () => [
    performing({ do: 'build', verb: { type: 'build', ticketed: true, ownTrack: true } }, (p) => {
      cleared(p)
      p.navvies = p.navvies.map(() => 0)
      Object.assign(boardOf(p, p.seat), { tickets: 127, tracks: 1 })
      p.tracks = p.tracks.map((_, i) => (i === 0 ? p.seat + 1 : 0))
      boardOf(p, p.seat).supply = { iron: 9, stone: 9, rubble: 9, passengers: 9 }
    }),
    () => ({ type: 'build', station: 26 }),
  ],
  notAdjacent: () => [
    performing({ do: 'survey', verb: { type: 'survey', to: 'adjacent' } }, (p) => {
      cleared(p)
      boardOf(p, p.seat).surveyor = -2
      p.navvies = p.navvies.map(() => 1)
    }),
    () => ({ type: 'survey', to: 8 }),
  ],
  notOwnStation: () => [
    performing({ do: 'survey', verb: { type: 'survey', to: 'own' } }, (p) => {
      cleared(p)
      p.navvies = p.navvies.map(() => 1)
      boardOf(p, p.seat).surveyor = -2
    }),
    () => ({ type: 'survey', to: 8 }),
  ],
  noTicketSpace: () => [
    selecting((p) => {
      cleared(p)
      hold(p, 'A5')
      const board = boardOf(p, p.seat)
      Object.assign(board, { tickets: 1, tracks: 0, stations: 0 })
      Object.assign(board.supply, { iron: 9 })
      p.tracks = p.tracks.map(() => 0)
      p.navvies = p.navvies.map(() => 0)
      // The one ticket is for the line whose cards are all blocked.
      p.rubble = box.stations.map(({ lines, start }) => (lines[0] === 0 && !start ? 1 : 0))
    }),
    (p) => ({ type: 'select', card: firstCard(p) }),
  ],
  noOwnPlace: () => [
    selecting((p) => {
      hold(p, 'C3')
      boardOf(p, p.seat).surveyor = -1
      p.spaces = p.spaces.map(() => 0)
    }),
    (p) => ({ type: 'select', card: firstCard(p) }),
  ],
  lineUsed: () => [
    performing({ do: 'dig', verb: { type: 'dig', cubes: 4, lines: 'each' }, left: 3, used: [0] }, (p) => {
      p.lines = 0b11001111
      p.rubble = p.rubble.map(() => 2)
    }),
    () => ({ type: 'dig', line: 0 }),
  ],
  notInBag: () => [
    performing({ do: 'gain', kind: 'any' }, (p) => {
      Object.assign(p, { yard: cubes(2, 2), bag: cubes(0, 0) })
    }),
    () => ({ type: 'gain', kind: 'iron', from: 'bag' }),
  ],
  hasTicket: () => [
    performing({ do: 'ticket' }, (p) => {
      p.lines = 0b11001111
      boardOf(p, p.seat).tickets = 1
    }),
    () => ({ type: 'ticket', ticket: 0 }),
  ],
  notSpare: () => [
    performing({ do: 'score', may: false }, (p) => {
      boardOf(p, p.seat).stations = 3
    }),
    (p) => ({ type: 'score', card: firstCard(p), spare: 24 }),
  ],
}

describe('a refusal', () => {
  const findings = noFindings()

  it.each(range(12))('answers all that can’t be done and is true, in random match %i', (seed) => {
    tryRandom(oracle, findings, { seats: 2, options: {}, seed: seed + 1 })
    expect(findings.seen.size).toBeGreaterThan(20)
    expect([...findings.wrong]).toEqual([])
  })

  it.each(Object.entries(made))('gives “%s” if that is the first rule against it', (reason, make) => {
    const [p, intention] = make()
    expect(game.why(p, p.seat, intention(p))?.reason).toBe(reason)
    findings.seen.add(reason)
  })

  it('says of a verb alone why it cannot be done', () => {
    const p = selecting((position) => {
      boardOf(position, position.seat).tickets = 127
      position.yard = { iron: 3, stone: 3, event: 0 }
    })
    const noLines = { ...game.clone(p), lines: 0 }
    const farFromAll = { ...game.clone(p), readings: { ...p.readings, homeIsFar: true } }
    for (const one of [noLines, farFromAll]) boardOf(one, one.seat).surveyor = -1
    const alone = [
      hinder(box, noLines, { type: 'survey', to: 'any' }),
      hinder(box, farFromAll, { type: 'survey', to: 'adjacent' }),
      hinder(box, p, { type: 'flip', upTo: 1 }),
      hinder(box, p, { type: 'ticket', any: true }),
      hinder(box, p, { type: 'refill', to: 6 }),
    ]
    expect(alone).toEqual(['noPlace', 'noAdjacentPlace', 'flipAlone', 'allTickets', 'yardFull'])
    for (const reason of alone) if (reason) findings.seen.add(toldOf(reason).reason)
  })

  it('has been given for every reason by then', () => {
    expect(Object.keys(reasons).filter((reason) => !findings.seen.has(reason))).toEqual([])
  })

  // § 176
  it('names what each alternative of a card lacks', () => {
    const strongarm = box.actions.find(({ grey }) => grey.name === 'Strongarm')
    const p = selecting((position) => {
      hold(position, strongarm?.id ?? '')
      cleared(position)
      Object.assign(boardOf(position, position.seat), { tracks: 0, stations: 0 })
      boardOf(position, position.seat).supply = { iron: 1, stone: 3, rubble: 0, passengers: 3 }
    })
    const say = () => {
      const refusal = game.why(p, p.seat, { type: 'select', card: firstCard(p) })
      return refusal && english.refusal(refusal)
    }
    expect(say()).toBe('You have 1 iron ore, but laying track costs 2. You have no rubble, but the trade costs 2.')
    p.tracks = p.tracks.map(() => 1)
    expect(say()).toBe('There’s no free track space that’s clear of rubble. You have no rubble, but the trade costs 2.')
  })

  it('names the card that comes first in the line the ticket is for', () => {
    const [caernarfon, waunfawr, porthmadog] = ['II-1', 'II-2/3', 'I/II-5'].map((id) =>
      need(
        box.stations.find((station) => station.id === id),
        id,
      ),
    )
    const lay = { type: 'lay', price: { iron: 1 }, ticketed: true } as const
    const verb = { type: 'upTo' as const, times: 2, of: [lay] }
    const p = performing({ do: 'deal', verb, left: 2, done: 0, station: -1 }, (position) => {
      cleared(position)
      Object.assign(mine(position), { tickets: 1 << (caernarfon?.ticket ?? 0) })
      mine(position).supply.iron = 2
      for (const { lines, firstTrack, tracks } of box.stations)
        if (lines.length === 1 && lines[0] === 0) position.tracks.fill(1, firstTrack, firstTrack + tracks)
    })
    const refusal = game.why(p, p.seat, { type: 'lay', station: porthmadog?.index ?? -1 })
    expect(refusal).toMatchObject({
      reason: 'notLeftmost',
      amounts: { first: waunfawr?.name, station: porthmadog?.name },
    })
  })
})

describe('the English words', () => {
  // § 70
  it('describe every card from its verbs', () => {
    for (const card of box.actions)
      for (const side of [card.golden, card.grey]) expect(english.verbs(side.verbs)).toMatch(/^[A-Z].*\.$/)
    for (const station of box.stations) if (station.action) expect(english.verbs(station.action)).toMatch(/^[A-Z].*\.$/)
  })
})
