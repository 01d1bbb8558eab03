import { describe, expect, it } from 'vitest'
import type { Move, MoveType } from '../../../../src/games/foothills/moves.ts'
import type { Position } from '../../../../src/games/foothills/position.ts'
import { pickOf, piecesAt, touchedAt } from '../../../../src/stage/hand.ts'
import { type MovePicks, nextPicks } from '../../../../src/stage/narrow.ts'
import { chosenBy } from '../../../stage/faces/touching.ts'
import { type Asked, asks, face, game, leading, playout, positionAfter, sizes } from './playout.ts'

/** Choices of random matches: all of some matches, so that rare ones occur. */
function questions(seeds: readonly number[]): Asked[] {
  return seeds.flatMap((seed) => [...playout(seed)].flatMap(asks))
}

const isRare = ({ moves }: Asked) => ['ticket', 'keep', 'gain', 'score'].includes(moves[0]?.type ?? '')
const choicesOf = ({ p, moves }: Asked): MovePicks<Move>[] =>
  moves.map((move) => ({ move, picks: face.picks(p, move) }))

/** A choice among tickets is too rare for random play to reach. */
function ticketQuestion(): Asked {
  const p: Position = { ...positionAfter(1, 30), phase: 'perform', todo: [{ do: 'ticket' }] }
  const ask = game.ask(p)
  if (ask?.type !== 'choose') throw new Error('no choice among tickets')
  return { p, seat: ask.seat, moves: ask.moves }
}

const asked = [...questions([1, 2, 3, 4, 5, 6, 7, 8]), ticketQuestion()]
const key = (picks: readonly string[]) => `${picks.join('>')}>`

describe('the pieces a move touches', () => {
  it('lead to exactly that move, touched in order at their middles', () => {
    const met = new Set<MoveType>()
    for (const [index, one] of asked.filter((one, at) => at % 12 === 0 || isRare(one)).entries()) {
      const choices = choicesOf(one)
      const size = sizes[index % 2] ?? sizes[0]
      const led = leading(one, choices, size)
      for (const { move, picks } of choices) {
        met.add(move.type)
        expect(chosenBy(led, choices, picks), key(picks)).toEqual(move)
      }
    }
    const all = [
      'select',
      'take',
      'gain',
      'dig',
      'lay',
      'exchange',
      'build',
      'survey',
      'flip',
      'score',
      'ticket',
      'keep',
      'done',
    ]
    expect([...met].sort()).toEqual(all.sort())
  })
})

describe('the intention of a touch', () => {
  it('gets an answer from the rules, whatever is touched', () => {
    for (const { p, seat, moves } of asked.filter((_, index) => index % 25 === 0)) {
      const layout = face.layout(p, sizes[0], { seat, picked: [], next: [] })
      for (const piece of layout.pieces.filter(({ label }) => label !== undefined)) {
        const ids = piecesAt(layout, piece.x + piece.w / 2, piece.y + piece.h / 2).map(pickOf)
        const intention = face.touched(p, seat, ids)
        if (!intention) continue
        const why = game.why(p, seat, intention)
        if (why) expect(why.reason).not.toBe('')
        else expect(moves.some((move) => move.type === intention.type)).toBe(true)
      }
    }
  })

  it('is the card, line or place touched', () => {
    const [first] = asked
    if (!first) throw new Error('nothing was asked')
    const { p } = first
    const meant = (...ids: string[]) => face.touched(p, 0, ids)
    expect(meant('action:3')).toEqual({ type: 'select', card: 3 })
    expect(meant('yard:iron')).toEqual({ type: 'take', kind: 'iron' })
    expect(meant('pub')).toEqual({ type: 'survey', to: -2 })
    expect(meant('hut:0')).toEqual({ type: 'survey', to: -1 })
    expect(meant('hut:1')).toBeUndefined()
    expect(meant('line:2')).toEqual({ type: 'dig', line: 2 })
    expect(meant('goods:0:iron')).toEqual({ type: 'exchange' })
    expect(meant('panel:yard', 'spare:9')).toEqual({ type: 'score', spare: 9 })
    expect(meant()).toBeUndefined()
  })
})

describe('a touch on a card with signs', () => {
  const build = asked.filter(({ moves }) => moves.some(({ type }) => type === 'build'))

  it('is a touch of its only sign that can be built, or of the nearer of two', () => {
    let only = 0
    for (const one of build) {
      const choices = choicesOf(one)
      const next = nextPicks(choices, [])
      const layout = face.layout(one.p, sizes[0], { seat: one.seat, picked: [], next: [...next] })
      for (const card of layout.pieces.filter(({ id }) => id.startsWith('station:'))) {
        const index = card.id.slice('station:'.length)
        const signs = [...next].filter((pick) => pick.startsWith(`plot:${index}:`))
        const led = (x: number) => {
          const at = touchedAt(layout, next, x, card.y + 4)
          return [...new Set(at.filter((pick) => next.has(pick)))]
        }
        expect(led(card.x + 4)).toEqual(signs.slice(0, 1))
        expect(led(card.x + card.w - 4)).toEqual(signs.slice(-1))
        only += signs.length === 1 ? 1 : 0
      }
    }
    expect(only).toBeGreaterThan(0)
  })
})

describe('chips to choose from', () => {
  it('are inside the stage, apart from each other and from the areas of the page', () => {
    let met = 0
    for (const [index, one] of asked.filter((_, at) => at % 4 === 0).entries()) {
      const choices = choicesOf(one)
      const ways = [[], ...choices.map((choice) => choice.picks.slice(0, -1))]
      for (const picks of new Map(ways.map((way) => [key(way), way])).values()) {
        const next = [...nextPicks(choices, picks)]
        if (!next.some((pick) => pick.startsWith('offer:'))) continue
        const size = sizes[index % 2] ?? sizes[0]
        const { pieces, areas } = face.layout(one.p, size, { seat: one.seat, picked: picks, next })
        const chips = pieces.filter(({ id }) => id.startsWith('offer:'))
        met += chips.length
        expect(chips.length).toBe(next.filter((pick) => pick.startsWith('offer:')).length)
        for (const [i, a] of chips.entries()) {
          expect(Math.min(a.x, a.y, size.w - a.x - a.w, size.h - a.y - a.h)).toBeGreaterThanOrEqual(0)
          const others = [...chips.slice(0, i), areas.decision, areas.log]
          const under = others.filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
          expect(under, `${a.id} in ${one.p.todo.at(-1)?.do}`).toEqual([])
        }
      }
    }
    expect(met).toBeGreaterThan(100)
  })
})
