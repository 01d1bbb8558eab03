import { describe, expect, it } from 'vitest'
import type { Move } from '../../../../src/games/snowdonia/moves.ts'
import * as labels from '../../../../src/games/snowdonia/words/en/moves.ts'
import { fastDraw } from '../../../../src/rules/chance.ts'
import { none, settle } from '../../../../src/rules/play.ts'
import { touch } from '../../../../src/stage/narrow.ts'
import { face, game, setUp, words } from './opened.ts'

const size = { w: 1280, h: 720 }

/** The first round of a match of three, and every choice of the first player. */
function firstRound() {
  const p = setUp(3, {})
  let ask = settle(game, p, none, () => {})
  while (ask.type === 'chance') ask = settle(game, p, { type: 'chance', draw: fastDraw(4) }, () => {})
  if (ask.type !== 'choose') throw new Error('nobody is asked')
  return { p, seat: ask.seat, moves: ask.moves }
}

const { p, seat, moves } = firstRound()
const ids = (picked: readonly string[], next: readonly string[], at?: string) =>
  face.layout(p, size, { seat, picked, next, ...(at !== undefined && { at }) }).pieces.map(({ id }) => id)
const choices = moves.map((move) => ({ move, picks: face.picks(p, move), whole: true }))
const isPlaced = (move: Move, area: number, space: number) =>
  move.type === 'place' && move.area === area && move.space === space

describe('a labourer that is tried', () => {
  it('is sent by a second touch, and sent elsewhere by a touch elsewhere', () => {
    const first = touch(choices, [], ['space:1:0'])
    expect(first).toEqual({ type: 'narrowed', picked: ['space:1:0'] })
    expect(touch(choices, ['space:1:0'], ['space:2:0'])).toEqual({ type: 'narrowed', picked: ['space:2:0'] })
    const sent = touch(choices, ['space:1:0'], ['send:1:0'])
    expect(sent.type === 'chosen' && isPlaced(sent.move, 1, 0)).toBe(true)
  })

  it('shows what it would bring where it is pointed, and changes nothing where none may stand', () => {
    const next = choices.map(({ picks }) => picks[0] ?? '')
    expect(ids([], next, 'space:1:0')).toEqual(expect.arrayContaining(['trial', 'trial:brings']))
    expect(ids([], next, 'area:1')).toContain('trial:brings')
    expect(ids([], next, 'board:2')).not.toContain('trial:brings')
    expect(ids(['space:1:0'], ['send:1:0'])).toEqual(expect.arrayContaining(['send:1:0', 'trial:brings', 'plan:0']))
  })

  it('is asked about in the decision bar, with what it would bring', () => {
    const dig = moves.find((move) => isPlaced(move, 1, 0))
    const trial = dig && words.trial?.(p, dig)
    expect(trial?.yes).toBe(labels.yes.place)
    expect(trial?.ask).toMatch(/Excavation, space 1\? 3 rubble/)
  })
})

describe('pointing at the next event', () => {
  it('lights what it would change', () => {
    const lit = ids([], [], 'event:1').filter((id) => id.startsWith('halo:'))
    expect(lit.length).toBeGreaterThan(0)
    expect(ids([], [], 'event:2').filter((id) => id.startsWith('halo:'))).toEqual([])
  })
})
