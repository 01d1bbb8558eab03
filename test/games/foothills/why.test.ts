import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import type { Move } from '../../../src/games/foothills/moves.ts'
import { fits, type Intention } from '../../../src/games/foothills/moves.ts'
import { boardOf, type Frame, type Position } from '../../../src/games/foothills/position.ts'
import { type Reason, reasons } from '../../../src/games/foothills/reasons.ts'
import { words } from '../../../src/games/foothills/text/en/index.ts'
import { refusals } from '../../../src/games/foothills/text/en/refusals.ts'
import { hinder } from '../../../src/games/foothills/verbs/index.ts'
import { fastDraw } from '../../../src/rules/chance.ts'
import type { Ask } from '../../../src/rules/game.ts'
import { none, settle } from '../../../src/rules/play.ts'

const game = foothills(builtIn)
const { box } = game
const english = words(box)
const silent = () => {}

const range = (n: number) => Array.from({ length: n }, (_, i) => i)

/** Everything someone could intend by touching something, possible or not. */
const intentions: readonly Intention[] = [
  ...range(box.actions.length).map((card): Intention => ({ type: 'select', card })),
  ...range(box.actions.length).map((card): Intention => ({ type: 'flip', card })),
  ...range(box.actions.length).map((card): Intention => ({ type: 'score', card })),
  { type: 'take', kind: 'iron' },
  { type: 'take', kind: 'stone' },
  { type: 'gain', kind: 'iron', from: 'yard' },
  { type: 'gain', kind: 'stone', from: 'bag' },
  { type: 'gain', kind: 'iron', from: 'bag' },
  ...range(8).map((line): Intention => ({ type: 'dig', line })),
  { type: 'lay' },
  ...range(box.stations.length).map((station): Intention => ({ type: 'lay', station })),
  ...range(box.stations.length).map((station): Intention => ({ type: 'build', station })),
  ...range(3).map((space): Intention => ({ type: 'build', station: 26, space })),
  ...range(box.stations.length + 2).map((to): Intention => ({ type: 'survey', to: to - 2 })),
  ...range(7).map((ticket): Intention => ({ type: 'ticket', ticket })),
  ...range(3).map((iron): Intention => ({ type: 'keep', iron })),
  { type: 'exchange' },
  { type: 'done' },
]

/** Plays random matches and shows every position at which a seat is asked. */
function walk(matches: number, visit: (p: Position, ask: Ask<Move>) => void): void {
  for (let seed = 1; seed <= matches; seed++) {
    const draw = fastDraw(seed)
    const p = game.setup(2, {})
    let ask = settle(game, p, none, silent)
    while (ask.type !== 'over') {
      visit(p, ask)
      if (ask.type === 'chance') ask = settle(game, p, { type: 'chance', draw }, silent)
      else {
        const move = ask.moves[draw(ask.moves.length)]
        if (!move) throw new Error('a choice without moves')
        ask = settle(game, p, { type: 'move', seat: ask.seat, move }, silent)
      }
    }
    visit(p, ask)
  }
}

/** A position in which the seat to move selects a card, with changes. */
function selecting(change: (p: Position) => void): Position {
  let found: Position | undefined
  walk(1, (p) => {
    if (p.phase === 'select' && p.turn === 3) found ??= game.clone(p)
  })
  if (!found) throw new Error('no third turn')
  change(found)
  return found
}

const cardOf = (id: string) => box.actions.findIndex((card) => card.id === id)

/** Puts a card, grey side up, into the first slot of the seat to move. */
function hold(p: Position, id: string): void {
  const board = boardOf(p, p.seat)
  board.cards[0] = cardOf(id)
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

describe('why', () => {
  const seen = new Set<string>(['notYourTurn'])

  it('refuses exactly what no legal move fits, with a sentence, all through fifteen matches', () => {
    const wrong: string[] = []
    let positions = 0
    walk(15, (p, ask) => {
      if (positions++ % 2 === 1) return
      for (const intention of intentions) {
        const seat = ask.type === 'choose' ? ask.seat : 0
        const refusal = game.why(p, seat, intention)
        const possible = ask.type === 'choose' && ask.moves.some((move) => fits(move, intention))
        const text = refusal && english.refusal(refusal)
        if (refusal) seen.add(refusal.reason)
        const good = text === undefined || /^[^a-z].*\.$/.test(text)
        if ((refusal === undefined) !== possible || !good || /undefined|NaN/.test(text ?? ''))
          wrong.push(`${JSON.stringify(intention)} in ${p.phase}: ${text}`)
      }
    })
    expect(positions).toBeGreaterThan(1000)
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it.each(Object.entries(made))('gives “%s” if that is the first rule against it', (reason, make) => {
    const [p, intention] = make()
    expect(game.why(p, p.seat, intention(p))?.reason).toBe(reason)
    seen.add(reason)
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
    for (const reason of alone) if (reason) seen.add(reason)
  })

  it('meets every reason', () => {
    expect(Object.keys(reasons).filter((reason) => !seen.has(reason))).toEqual([])
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

  it('refuses every seat that isn’t asked', () => {
    walk(3, (p, ask) => {
      if (ask.type !== 'choose') return
      expect(game.why(p, 1 - ask.seat, { type: 'done' })?.reason).toBe('notYourTurn')
    })
  })

  it('has a sentence and a rulebook heading for every reason', () => {
    expect(Object.keys(refusals).sort()).toEqual(Object.keys(reasons).sort())
    for (const section of Object.values(reasons)) expect(section.length).toBeGreaterThan(3)
  })
})

describe('the English words', () => {
  it('name the moves of a choice differently, and prompt for each', () => {
    walk(60, (p, ask) => {
      if (ask.type !== 'choose') return
      const labels = ask.moves.map((move) => english.move(p, move))
      expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length)
      for (const label of labels) expect(label).not.toMatch(/undefined|NaN|nothing/)
      expect(english.prompt(p, ask)).toMatch(/\S.*[.?]$/)
    })
  })

  // § 70
  it('describe every card from its verbs', () => {
    for (const card of box.actions)
      for (const side of [card.golden, card.grey]) expect(english.verbs(side.verbs)).toMatch(/^[A-Z].*\.$/)
    for (const station of box.stations) if (station.action) expect(english.verbs(station.action)).toMatch(/^[A-Z].*\.$/)
  })
})
