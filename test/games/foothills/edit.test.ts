import { describe, expect, it } from 'vitest'
import { builtIn, foothills } from '../../../src/games/foothills/index.ts'
import type { Position } from '../../../src/games/foothills/position.ts'
import { flawIn } from '../../../src/games/foothills/text/flaws.ts'
import * as welsh from '../../../src/games/foothills/words/cy/flaws.ts'
import * as german from '../../../src/games/foothills/words/de/flaws.ts'
import * as english from '../../../src/games/foothills/words/en/flaws.ts'
import { need } from '../../../src/kit/assert.ts'
import { membersOf, type Patch, patched } from '../../../src/kit/changes.ts'
import { type Draw, fastDraw } from '../../../src/rules/chance.ts'
import { asked, none, play } from '../../../src/rules/play.ts'
import { begun, onFrom, walk } from '../../playing.ts'
import { broken } from './invariants.ts'

/** A place in a sentence where an amount is missing. */
const gap = /^ | {2}| [,.:;)]|\( | $/
const rounds = 1500
const game = foothills(builtIn)
const { box } = game

/** The positions of a random match. */
const matchOf = (seed: number, most?: number) => walk(game, begun(game, 2, {}, seed), most)

/** The flaws of a position with these values set. */
function against(p: Position, ...patch: Patch): string | undefined {
  const read = game.readPosition(patched(p, patch), p)
  return 'flaws' in read ? read.flaws.map((flaw) => flawIn(english, flaw)).join('; ') : undefined
}

/** The path of a random leaf: shallow ones are found as often as those in long lists. */
function leafOf(value: unknown, draw: Draw): readonly string[] {
  const members = membersOf(value)
  const [name, member] = members[draw(Math.max(1, members.length))] ?? []
  return name === undefined ? [] : [name, ...leafOf(member, draw)]
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((so, name) => membersOf(so).find(([one]) => one === name)?.[1], value)

/** Another value for a leaf, or for the list around it. */
function another(p: Position, path: readonly string[], draw: Draw): Patch[number] {
  const value = at(p, path)
  const list = at(p, path.slice(0, -1))
  if (Array.isArray(list) && draw(4) === 0)
    return [path.slice(0, -1), draw(2) === 0 ? list.slice(1) : [...list, list[draw(list.length)]]]
  if (typeof value === 'number') return [path, draw(3) === 0 ? draw(8) - 2 : value + draw(5) - 2]
  if (typeof value === 'boolean') return [path, !value]
  const texts = ['select', 'perform', 'flip', 'endCheck', 'over', 'provide', 'iron', 'refill']
  return [path, typeof value === 'string' ? texts[draw(texts.length)] : []]
}

/** Cubes moved from one place to another. */
function moved(p: Position, draw: Draw): Patch {
  const kind = ['iron', 'stone'][draw(2)] ?? ''
  const places = [['yard'], ['bag'], ['boards', '0', 'supply'], ['boards', '1', 'supply']]
  const [from = [], to = []] = [draw(4), draw(4)].map((one) => [...(places[one] ?? []), kind])
  const here = Number(at(p, from))
  const count = draw(here + 1)
  const less = patched(p, [[from, here - count]])
  return [
    [from, here - count],
    [to, Number(at(less, to)) + count],
  ]
}

describe('a made-up position of Foothills', () => {
  const positions = Array.from({ length: 12 }, (_, seed) => matchOf(seed))

  it('is refused or keeps every invariant, whatever is changed', () => {
    const draw = fastDraw(7)
    let taken = 0
    for (let round = 0; round < rounds; round++) {
      const match = positions[draw(positions.length)] ?? []
      const p = match[1 + draw(match.length - 1)]
      if (!p) continue
      const changes = Array.from({ length: 1 + draw(2) }, () => another(p, leafOf(p, draw), draw))
      const patch = draw(3) > 0 ? [...changes, ...moved(p, draw)] : changes
      const read = game.readPosition(patched(p, patch), p)
      if ('flaws' in read) {
        for (const words of [english, german, welsh])
          expect(read.flaws.map((flaw) => flawIn(words, flaw)).join()).not.toMatch(gap)
        expect(read.flaws.length).toBeGreaterThan(0)
        continue
      }
      taken++
      const told = JSON.stringify(patch)
      expect({ told, broken: broken(box, read.position) }).toEqual({ told, broken: undefined })
      const settled = play(game, read.position, none).position
      for (const next of walk(game, onFrom(game, settled, round), 30)) {
        expect({ told, broken: broken(box, next) }).toEqual({ told, broken: undefined })
        if (next.phase !== 'deal') expect(against(next)).toBeUndefined()
      }
    }
    console.info(`${taken} of ${rounds} random edits were taken.`)
    expect(taken).toBeGreaterThan(rounds / 20)
  }, 120_000)
})

describe('an impossible position is refused with what is wrong in it', () => {
  const match = matchOf(3, 400)
  const p = need(
    match.find(({ phase, turn }) => phase === 'select' && turn > 8),
    'a later turn',
  )
  const [blue, green] = p.boards
  const { yard, bag } = p

  it('when there are more cubes than in the box', () => {
    expect(against(p, [['boards', '0', 'supply', 'iron'], 25])).toBe(
      `boards.0.supply.iron is 25, but there are only ${box.iron} iron ore: set it to less`,
    )
    expect(against(p, [['bag', 'stone'], bag.stone + 1])).toContain(`there are ${box.stone + 1} stone (`)
    expect(against(p, [['yard', 'event'], yard.event + 2])).toContain(`there are ${box.events + 2} white cubes (`)
  })

  it.each([
    ['an unknown phase', [[['phase'], 'tea']], /^phase: /],
    ['a negative count', [[['yard', 'iron'], -1]], /^yard\.iron: /],
    ['the deal again', [[['phase'], 'deal']], /the deal comes once/],
    ['seven lines', [[['lines'], 127]], /isn’t six of the eight lines/],
    ['another reading of the rules', [[['readings', 'pubToPub'], true]], /chosen at setup/],
    ['another seat’s turn', [[['seat'], 1 - p.seat]], /turn \d+ is \w+’s, but seat says \w+/],
    ['a turn before the first', [[['turn'], 0]], /the first turn is turn 1/],
    ['more tracks than are on the table', [[['boards', '0', 'tracks'], 9]], /has laid 9 tracks, but \d/],
    ['rubble the card never had', [[['rubble', '1'], 99]], /has 99 rubble, but only \d|no line in play/],
    [
      'a card twice',
      [
        [
          ['boards', '0', 'pile'],
          [p.spare[0], p.spare[0]],
        ],
      ],
      /is in several places, boards\.0\.pile\.0, boards\.0\.pile\.1 and spare\.0: take one of them out/,
    ],
    ['work without a card', [[['todo'], [{ do: 'ticket' }]]], /belongs to the phase perform/],
    ['a list too short', [[['tracks'], [0]]], /tracks has 1 numbers, but the box has \d+/],
    ['a stop at an open line', [[['stops'], [...bitsOf(p.lines)]]], /has a buffer stop but isn’t/],
    ['a match over too early', [[['phase'], 'over']], /its end wasn’t triggered|never has the last/],
  ] satisfies readonly (readonly [string, Patch, RegExp])[])('when there is %s', (_, patch, said) => {
    expect(against(p, ...patch)).toMatch(said)
  })

  it('when pending work names no card of the box', () => {
    const busy = match.find(({ phase, todo }) => phase === 'perform' && todo.length === 1)
    if (!busy) throw new Error('no work anywhere')
    const strange = { do: 'verb', verb: { type: 'take', upTo: 77 }, station: -1 }
    expect(against(busy, [['todo'], [...busy.todo, strange]])).toMatch(/no card says that/)
    expect(against(busy, [['todo'], []])).toBeUndefined()
  })

  it('and accepted when the cubes come from somewhere', () => {
    expect(green).toBeDefined()
    const more = blue?.supply.iron ?? 0
    const edited = against(p, [['boards', '0', 'supply', 'iron'], more + 1], [['bag', 'iron'], bag.iron - 1])
    expect(bag.iron).toBeGreaterThan(0)
    expect(edited).toBeUndefined()
  })
})

describe('action cards of a made-up position', () => {
  const p = need(
    matchOf(3, 400).find(({ phase }) => phase === 'select'),
    'a turn',
  )
  const used = new Set([...p.spare, ...p.boards.flatMap(({ cards, pile }) => [...cards, ...pile])])
  const left = box.actions.filter(({ index }) => !used.has(index))
  const named = (index: number) => `${box.actions[index]?.golden.name} / ${box.actions[index]?.grey.name}`
  const own = p.boards[0]?.cards ?? []
  const spareOf = (pair: number) => p.spare.findIndex((card) => box.actions[card]?.pair === pair)

  it('may be any of the box, in place of one of their type', () => {
    expect(left.length).toBe(5)
    for (const { pair, index } of left) {
      expect(against(p, [['boards', '0', 'cards', String(pair)], index])).toBeUndefined()
      expect(against(p, [['spare', String(spareOf(pair))], index])).toBeUndefined()
    }
  })

  it('swap places when both are set', () => {
    const at = spareOf(4)
    expect(against(p, [['boards', '0', 'cards', '4'], p.spare[at]], [['spare', String(at)], own[4]])).toBeUndefined()
  })

  it('are in one place each; missing ones are named with the flaw, the dealt one first', () => {
    const at = spareOf(4)
    const [twice, lost] = [p.spare[at] ?? -1, own[4] ?? -1]
    const other = left.find(({ pair }) => pair === 4)?.index ?? -1
    expect(against(p, [['boards', '0', 'cards', '4'], twice])).toBe(
      `${twice} (${named(twice)}) is in several places, boards.0.cards.4 and spare.${at}: set one of them to ${lost} (${named(lost)}) or ${other} (${named(other)}), not in use`,
    )
  })

  it('are as many of each type as are dealt', () => {
    const fewer = p.spare.filter((_, at) => at !== spareOf(2))
    expect(against(p, [['spare'], fewer])).toMatch(/^there are 3 Track & Trade cards, .* has 4: add /)
    const more = [...p.spare, left.find(({ pair }) => pair === 2)?.index]
    expect(against(p, [['spare'], more])).toMatch(/^there are 5 Track & Trade cards.* take out spare\.\d/)
  })

  it('belong to their slots, and are in the box', () => {
    expect(against(p, [['boards', '0', 'cards', '4'], own[3]])).toMatch(
      /doesn’t belong in boards\.0\.cards\.4, where Surveyor cards go: 20, 21, 22, 23 or 24$/,
    )
    expect(against(p, [['spare', '3'], 77])).toBe('spare.3: the box has no action card 77')
  })
})

describe('a refused position', () => {
  const match = matchOf(3, 400)
  const p = need(
    match.find(({ phase, turn }) => phase === 'select' && turn > 8),
    'a later turn',
  )
  const { bag, turn, seat, boards } = p
  const [board] = boards

  it.each([
    ['boards.0.stations', (board?.stations ?? 0) + 1, `set boards.0.stations to ${board?.stations}`],
    ['boards.0.tracks', 15, `set boards.0.tracks to ${board?.tracks}`],
    ['bag.iron', bag.iron + 1, `set yard.iron to ${p.yard.iron - 1}`],
    ['yard.iron', p.yard.iron + 1, `set bag.iron to ${bag.iron - 1}`],
    ['seat', 1 - seat, `set seat to ${seat}, or turn to ${turn + 1}`],
    ['turn', 0, 'set turn to 1'],
    ['stops', [...p.stops, ...bitsOf(p.lines).slice(0, 1)], `set stops to ${JSON.stringify(p.stops)}`],
    ['boards.0.tickets', 255, 'which isn’t in play: set boards.0.tickets to '],
    ['flips', 2, 'set flips to 0'],
    ['selected', 1, 'set selected to -1 and fresh to 0'],
    ['boards.0.surveyor', 99, 'set boards.0.surveyor to -1 (home) or -2 (the pub)'],
  ])('says what to set instead, when %s is set to %j', (path, value, cure) => {
    expect(against(p, [path.split('.'), value])).toContain(cure)
  })

  it('names the grey side of an empty slot with the number that removes it', () => {
    const said = against(p, [['boards', '0', 'cards', '2'], -1], [['boards', '0', 'grey'], 0b00111])
    expect(said).toContain('set boards.0.grey to 3')
  })

  it('names every conflict', () => {
    const two = against(p, [['turn'], 0], [['flips'], 2])
    expect(two?.split('; ')).toHaveLength(2)
    const many = against(p, [['bag'], { iron: 0, stone: 0, event: 9 }], [['turn'], 0], [['flips'], 2])
    expect(many?.split('; ')).toHaveLength(5)
  })
})

describe('what a draw should bring', () => {
  it('is compared with the cubes in the order they reach the stockyard', () => {
    const drew = { type: 'drew', cubes: ['event', 'iron', 'stone'] } as const
    expect(game.brings([{ type: 'over' }, drew], ['event', 'iron'])).toBe(true)
    expect(game.brings([drew], ['iron', 'event'])).toBe(false)
    expect(game.brings([drew], ['event', 'iron', 'stone', 'stone'])).toBe(false)
    expect(game.brings([{ type: 'over' }], ['event'])).toBe(false)
  })

  it('is compared with a hand in any order', () => {
    const hand = { type: 'drewHand', seat: 0, iron: 1, stone: 3, looked: false } as const
    expect(game.brings([hand], ['stone', 'iron'])).toBe(true)
    expect(game.brings([hand], ['iron', 'iron'])).toBe(false)
    expect(game.brings([hand], ['event'])).toBe(false)
  })

  it('is asked only of matches that wait for chance', () => {
    const waiting = matchOf(5, 300).filter((one) => asked(game, one).type === 'chance')
    expect(waiting.length).toBeGreaterThan(1)
  })
})

function bitsOf(lines: number): number[] {
  return Array.from({ length: 8 }, (_, line) => line).filter((line) => (lines >> line) & 1)
}
