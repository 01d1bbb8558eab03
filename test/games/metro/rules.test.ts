import { describe, expect, it } from 'vitest'
import { endAt, entries, tileCells } from '../../../src/games/metro/board.ts'
import { metro } from '../../../src/games/metro/index.ts'
import { put } from '../../../src/games/metro/lines.ts'
import type { Types } from '../../../src/games/metro/moves.ts'
import { settingsOf } from '../../../src/games/metro/options.ts'
import { ownerOf, setup, stationsOf } from '../../../src/games/metro/position.ts'
import { scoreOf } from '../../../src/games/metro/score.ts'
import { need } from '../../../src/kit/assert.ts'
import { none, settle } from '../../../src/rules/play.ts'
import { cellAt, stage } from './table.ts'

const straight = (rows: readonly number[], column: number) => rows.map((row) => ['aaaa', row, column] as const)

describe('Onto which spaces are you allowed to place rail tiles?', () => {
  // § 13
  it('at the border of the board, not beside the city alone', () => {
    const { may, why, lay } = stage({ hand: ['aaaa'] })
    expect(may(0, 3)).toBe(true)
    expect(may(2, 3)).toBe(false)
    expect(why(lay(2, 3))?.reason).toBe('apart')
  })

  // § 13
  it('beside a tile edge to edge, not diagonally', () => {
    const { may, why, lay } = stage({ hand: ['aaaa'], tiles: [['aaaa', 0, 3]] })
    expect(may(1, 3)).toBe(true)
    expect(may(1, 4)).toBe(false)
    expect(why(lay(1, 4))?.reason).toBe('apart')
  })

  it('not on another tile, nor in the city', () => {
    const { why, lay } = stage({ hand: ['aaaa'], tiles: [['aaaa', 0, 3]] })
    expect(why(lay(0, 3))?.reason).toBe('taken')
    expect(why(lay(3, 3))?.reason).toBe('city')
  })

  // § 14, 15
  it('not so that a half circle at the edge leads a track right back', () => {
    const { may, why, lay } = stage({ hand: ['dddd'], tiles: [['aaaa', 0, 3]] })
    expect(may(0, 4)).toBe(false)
    expect(may(1, 3)).toBe(true)
    expect(why(lay(0, 4))?.reason).toBe('onePoint')
  })

  // § 14, 15
  it.each(['cccc', 'bbbb', 'cbaa', 'aacb'] as const)('not so that %s turns a track around a corner', (kind) => {
    expect(stage({ hand: [kind] }).may(0, 0)).toBe(false)
  })

  it.each(['baac', 'acba', 'aaaa'] as const)('in a corner, %s', (kind) => {
    expect(stage({ hand: [kind] }).may(0, 0)).toBe(true)
  })

  it('not so that a track leads right back where no train waits either', () => {
    // Station 16 is idle with five seats; it is to the left of the bottom row.
    const { why, lay } = stage({ seats: 5, hand: ['adad'] })
    expect(why(lay(7, 0))?.reason).toBe('onePoint')
    expect(stage({ seats: 5, hand: ['cccc'] }).why(lay(7, 0))?.reason).toBe('onePoint')
  })

  // § 12
  it('turned, if tiles may be turned, and else not', () => {
    const turned = { type: 'lay', token: 0, cell: cellAt(0, 3), turns: 1 } as const
    expect(stage({ hand: ['dada'] }).why(turned)?.reason).toBe('noTurning')
    const { why } = stage({ hand: ['dada'], options: { turning: true } })
    expect(why(turned)).toBeUndefined()
    expect(why({ ...turned, turns: 2 })?.reason).toBe('onePoint')
  })

  // § 16
  it('with a half circle towards the city', () => {
    expect(stage({ hand: ['dddd'], tiles: [['aaaa', 1, 3]] }).may(2, 3)).toBe(true)
  })
})

describe('What happens when a route is completed?', () => {
  // § 23, 24
  it('pays two points a tile into the city, and turns the train over', () => {
    const { play, lay, finished, p } = stage({ hand: ['aaaa'], tiles: straight([0, 1], 3) })
    play(lay(2, 3))
    expect(finished()).toEqual([{ type: 'finished', station: 4, seat: 0, tiles: 3, city: true, points: 6 }])
    expect(p.runs[4]).toEqual({ tiles: 3, city: true })
  })

  // § 23
  it('pays both lines that one tile finishes, each to its owner', () => {
    const { play, lay, finished } = stage({ hand: ['aaaa'], tiles: straight([0, 1, 2, 3, 4, 5, 6], 2) })
    play(lay(7, 2))
    expect(finished()).toEqual([
      { type: 'finished', station: 5, seat: 1, tiles: 8, city: false, points: 8 },
      { type: 'finished', station: 18, seat: 0, tiles: 8, city: false, points: 8 },
    ])
  })

  it('counts a tile for each time the line passes it', () => {
    const { play, lay, finished } = stage({ hand: ['dddd'], tiles: straight([0], 2) })
    play(lay(1, 2))
    expect(finished()).toEqual([{ type: 'finished', station: 5, seat: 1, tiles: 3, city: false, points: 3 }])
  })

  it('pays nothing for a line that leads to an empty cell', () => {
    const { play, lay, finished } = stage({ hand: ['aaaa'], tiles: straight([0], 2) })
    play(lay(0, 5))
    expect(finished()).toEqual([])
  })

  it('pays nothing for tracks that lead out of the city', () => {
    // The column north of the city also leads trains from the city to station 5, for nobody.
    const { play, lay, told, p } = stage({ hand: ['aaaa'], tiles: straight([1, 2], 3) })
    play(lay(0, 3))
    expect(told.filter(({ type }) => type === 'finished')).toHaveLength(1)
    expect(p.runs.filter((run) => run !== null)).toEqual([{ tiles: 3, city: true }])
  })

  // § 9, 22
  it('scores before the next tile is drawn', () => {
    const { play, lay, told } = stage({ hand: ['aaaa'], tiles: straight([0, 1], 3) })
    play(lay(2, 3))
    expect(told.map(({ type }) => type)).toEqual(['laid', 'finished', 'drew', 'turned'])
  })

  it('pays the owner of the line, whose turn it isn’t', () => {
    const { p, play, lay } = stage({ hand: ['aaaa'], tiles: straight([0, 1], 4) })
    play(lay(2, 4))
    expect(p.hands.map((_, seat) => scoreOf(p, seat))).toEqual([0, 6])
  })

  it('pays nobody where no train stands', () => {
    const { play, lay, finished, p } = stage({
      seats: 5,
      hand: ['aaaa'],
      tiles: [6, 5, 4, 3, 2, 1].map((column) => ['aaaa', 7, column] as const),
    })
    // Station 16 is to the left of the bottom row.
    play(lay(7, 0))
    expect(finished()).toEqual([])
    put(p, cellAt(7, 7), 'aaaa')
    const { far } = p
    expect(endAt[need(far[entries + 15], 'an end')]).toBe('edge')
    expect(ownerOf(p, 15)).toBeUndefined()
  })

  // § 20, 21
  it('knows closed loops and takes no notice of them', () => {
    const { play, lay, finished, p } = stage({
      hand: ['cccc'],
      tiles: [
        ['aaaa', 0, 5],
        ['aaaa', 1, 5],
        ['cccc', 5, 5],
        ['cccc', 5, 6],
        ['cccc', 6, 6],
        ['aaaa', 7, 5],
      ],
    })
    play(lay(6, 5))
    expect(finished()).toEqual([])
    expect(p.board[cellAt(6, 5)]).toBe('cccc')
  })
})

/** Every border cell but one laid with tiles that make no room for a half circle. */
const rimmed = (free: readonly number[]) =>
  tileCells.filter((cell) => !free.includes(cell)).map((cell) => ['aaaa', Math.floor(cell / 8), cell % 8] as const)

describe('Who places the tiles?', () => {
  const free = [cellAt(0, 3), cellAt(0, 4)]

  // § 10
  it('lets a seat that cannot lay show its tile and draw another, which it has to lay', () => {
    const { p, play, moves, may, told } = stage({ hand: ['dddd'], tiles: rimmed(free), pool: 5 })
    const [drawn] = p.pool
    expect(moves()).toEqual([{ type: 'show' }])
    play({ type: 'show' })
    expect(told.map(({ type }) => type)).toEqual(['shown', 'drew'])
    expect(p.drawn).toBe(drawn)
    expect(p.pool).toHaveLength(4)
    expect(may(0, 3, 0)).toBe(false)
  })

  // § 19
  it('lays the drawn tile anywhere when it cannot be laid either, for a track of one point', () => {
    const { p, play, moves, lay, finished } = stage({ hand: ['dddd'], tiles: rimmed(free), next: 'dddd' })
    const drawn = need(p.pool[0], 'a tile')
    play({ type: 'show' })
    expect(p.drawn).toBe(drawn)
    const cells = moves().map((move) => (move.type === 'lay' ? [move.token, move.cell] : []))
    expect(cells.length).toBeGreaterThan(0)
    expect(cells.every(([token]) => token === drawn)).toBe(true)
    play(lay(0, 3, drawn))
    expect(finished()).toContainEqual({ type: 'finished', station: 4, seat: 0, tiles: 1, city: false, points: 1 })
  })

  // § 18
  it('lifts the ban for the tile in hand when there is nothing left to draw', () => {
    const { p, play, moves, lay, finished, told } = stage({ hand: ['dddd'], tiles: rimmed(free), pool: 0 })
    expect(moves()).toEqual([{ type: 'show' }])
    play({ type: 'show' })
    expect(told.map(({ type }) => type)).toEqual(['shown', 'lifted'])
    expect(p.stuck).toBe(true)
    play(lay(0, 3))
    expect(finished()).toContainEqual({ type: 'finished', station: 4, seat: 0, tiles: 1, city: false, points: 1 })
  })

  // § 11
  it('keeps the old tile, and draws no other for it', () => {
    const { p, play, moves, told } = stage({ hand: ['dddd'], tiles: rimmed(free), next: 'aaaa' })
    play({ type: 'show' })
    const [first] = moves()
    play(need(first, 'a move'))
    expect(p.hands[0]).toEqual([0])
    expect(told.filter(({ type }) => type === 'drew')).toHaveLength(1)
  })

  it('refuses to show what can be laid, and to draw without showing', () => {
    const { why } = stage({ hand: ['aaaa'] })
    expect(why({ type: 'show' })?.reason).toBe('canLay')
    expect(why({ type: 'draw' })?.reason).toBe('noDraw')
  })

  it('refuses to draw what would be drawn after showing, what was drawn, and what isn’t there', () => {
    const drawing = (pool: number) => stage({ hand: ['dddd'], tiles: rimmed(free), pool })
    expect(drawing(5).why({ type: 'draw' })?.reason).toBe('showToDraw')
    expect(drawing(0).why({ type: 'draw' })?.reason).toBe('nothingLeft')
    const { play, why } = drawing(5)
    play({ type: 'show' })
    expect(why({ type: 'draw' })?.reason).toBe('drawnAlready')
    expect(why({ type: 'show' })?.reason).toBe('layDrawn')
  })

  it('doesn’t say whether a tile has to be shown to those who don’t know it', () => {
    const { p } = stage({ hand: ['aaaa'] })
    expect(metro.why(p, 0, { type: 'show' })).toBeUndefined()
  })

  it('lets a seat draw once without showing, if the draw is free, and lay that tile', () => {
    const { p, play, moves, why } = stage({ hand: ['aaaa'], options: { draw: 'free' }, next: 'baac' })
    expect(moves()).toContainEqual({ type: 'draw' })
    const drawn = need(p.pool[0], 'a tile')
    play({ type: 'draw' })
    expect(new Set(moves().map((move) => move.type === 'lay' && move.token))).toEqual(new Set([drawn]))
    expect(why({ type: 'draw' })?.reason).toBe('drawnAlready')
    expect(p.shown).toEqual([])
  })

  // § 29
  it('chooses among several held tiles, and shows them all before it draws', () => {
    const two = stage({ hand: ['aaaa', 'baac'] })
    expect(two.may(0, 3, 0)).toBe(true)
    expect(two.may(0, 3, 1)).toBe(true)
    const stuck = stage({ hand: ['dddd', 'dada'], tiles: rimmed(free) })
    expect(stuck.moves()).toEqual([{ type: 'show' }])
    stuck.play({ type: 'show' })
    expect(stuck.p.shown.map(({ face }) => face)).toEqual(['dddd', 'dada'])
  })

  it('keeps what was shown open until it is laid', () => {
    const { p, play, moves } = stage({ hand: ['dddd'], tiles: rimmed(free), next: 'aaaa' })
    play({ type: 'show' })
    play(need(moves()[0], 'a move'))
    expect(p.shown).toEqual([{ token: 0, face: 'dddd' }])
    expect(need(metro.hidden, 'hidden tiles').hands(p)[0]).toEqual([])
    metro.apply(p, { type: 'laid', seat: 0, token: 0, face: 'dddd', cell: cellAt(5, 5), turns: 0 })
    expect(p.shown).toEqual([])
  })

  it('lets a seat that holds several lay any that fits, without drawing first', () => {
    const { moves, play, p, lay, why } = stage({ hand: ['dddd', 'aaaa'], tiles: rimmed(free) })
    expect(moves().every((move) => move.type === 'lay' && move.token === 1)).toBe(true)
    expect(why(lay(0, 3, 0))?.reason).toBe('onePoint')
    play(lay(0, 3, 1))
    expect(p.hands[0]).toHaveLength(2)
  })

  it('draws nothing more for a tile drawn this turn, however many are held', () => {
    const { p, play, moves } = stage({ hand: ['dddd', 'dada'], tiles: rimmed(free), next: 'aaaa' })
    const before = p.pool.length
    play({ type: 'show' })
    play(need(moves()[0], 'a move'))
    expect(p.hands[0]).toEqual([0, 1])
    expect(p.pool).toHaveLength(before - 1)
  })

  it('makes a seat lay the tile that it drew freely where it fits, if it does', () => {
    const { play, moves } = stage({ hand: ['dddd'], options: { draw: 'free' }, next: 'aaaa', tiles: rimmed(free) })
    play({ type: 'draw' })
    expect(moves()).toHaveLength(2)
    expect(moves().every((move) => move.type === 'lay' && move.token !== 0)).toBe(true)
  })

  it.each([
    ['fits', 'aaaa', []],
    ['fits and has been shown', 'aaaa', ['aaaa']],
    ['doesn’t fit either', 'dada', []],
  ] as const)(
    'makes a seat lay the tile that it drew freely anywhere if it doesn’t fit, though the old one %s',
    (_, old, seen) => {
      const { p, play, moves, why, lay, finished } = stage({
        hand: [old],
        options: { draw: 'free' },
        next: 'dddd',
        tiles: rimmed(free),
      })
      p.shown = seen.map((face) => ({ token: 0, face }))
      play({ type: 'draw' })
      const { drawn } = p
      expect(moves()).toEqual([lay(0, 3, drawn), lay(0, 4, drawn)])
      expect(why(lay(0, 3, 0))?.reason).toBe('layDrawn')
      expect(why({ type: 'show' })?.reason).toBe('layDrawn')
      play(lay(0, 3, drawn))
      expect(finished()).toContainEqual({ type: 'finished', station: 4, seat: 0, tiles: 1, city: false, points: 1 })
      expect(p.hands[0]).toEqual([0])
      expect(p.shown.map(({ token }) => token)).toEqual(seen.map(() => 0))
    },
  )

  it('opens nothing by a draw', () => {
    const { p } = stage({ hand: ['aaaa'], options: { draw: 'free' } })
    const hidden = need(metro.hidden, 'hidden tiles')
    expect(hidden.opens(p, { type: 'draw' })).toEqual([])
    expect(hidden.opens(p, { type: 'show' })).toEqual([0])
  })

  it('tells nothing of a tile to those who don’t know it', () => {
    const { p } = stage({ hand: ['dddd'], tiles: rimmed(free) })
    expect(metro.ask(p)).toEqual({ type: 'choose', seat: 0, moves: [] })
  })

  // § 8
  it('goes around clockwise', () => {
    const { p, play, lay } = stage({ seats: 3, hand: ['aaaa'] })
    play(lay(0, 3))
    expect(p.seat).toBe(1)
  })

  it('lets a seat lay only tiles it holds, and only the one it has drawn', () => {
    const { p, why, lay, play } = stage({ hand: ['dddd'], options: { draw: 'free' }, next: 'baac' })
    expect(why(lay(0, 3, p.hands[1]?.[0]))?.reason).toBe('notHeld')
    expect(why(lay(0, 3))?.reason).toBe('showFirst')
    play({ type: 'draw' })
    expect(why(lay(0, 3))?.reason).toBe('layDrawn')
  })

  // § 9
  it('passes over a seat that has no tile left', () => {
    const { p, play, lay } = stage({ seats: 3, hand: ['aaaa'], pool: 0 })
    p.hands[1] = []
    play(lay(0, 3))
    expect(p.seat).toBe(2)
  })

  // § 7
  it('lets the last seat begin, or one that is drawn', () => {
    const last = settle<Types>(metro, setup(4, settingsOf({})), none, () => {})
    expect(last).toMatchObject({ type: 'choose', seat: 3 })
    const p = setup(4, settingsOf({ first: 'random' }))
    expect(settle<Types>(metro, p, none, () => {})).toEqual({ type: 'chance' })
    settle<Types>(metro, p, { type: 'chance', draw: () => 1 }, () => {})
    expect(p).toMatchObject({ phase: 'turn', seat: 1 })
  })

  // § 25
  it('goes on placing when all its own lines are done', () => {
    const { p, moves } = stage({ hand: ['aaaa'] })
    for (const station of stationsOf(p, 0)) p.runs[station] = { tiles: 2, city: false }
    expect(moves().length).toBeGreaterThan(0)
  })
})

describe('When does it end?', () => {
  // § 26, 27
  it('at once with the last train, with cells still empty; the most points win', () => {
    const { p, play, lay } = stage({ hand: ['aaaa'], tiles: straight([0, 1], 3) })
    for (const [station] of p.runs.entries()) if (station !== 4) p.runs[station] = { tiles: 2, city: false }
    play(lay(2, 3))
    expect(p.phase).toBe('over')
    expect(metro.outcome(p)).toMatchObject({ winners: [0] })
  })

  it('with the last train, though no line ends where none waits', () => {
    const { p, play, lay } = stage({ seats: 5, hand: ['aaaa'], tiles: straight([0, 1], 3) })
    const idle = [15, 16]
    for (const [station] of p.runs.entries())
      if (station !== 4 && !idle.includes(station)) p.runs[station] = { tiles: 2, city: false }
    play(lay(2, 3))
    expect(p.phase).toBe('over')
  })

  it('shares a tie', () => {
    const { p } = stage({ hand: ['aaaa'] })
    p.phase = 'over'
    expect(metro.outcome(p)?.winners).toEqual([0, 1])
  })
})

describe('the variants', () => {
  // § 28
  it('turn tiles before they are laid', () => {
    const { moves } = stage({ hand: ['adad'], options: { turning: true } })
    const at = (row: number, column: number) =>
      moves().filter((move) => move.type === 'lay' && move.cell === cellAt(row, column))
    // adad leads west and east straight back, dada north and south.
    expect(at(0, 3)).toHaveLength(1)
    expect(at(3, 0)).toHaveLength(1)
    expect(at(0, 3)).not.toEqual(at(3, 0))
  })

  it('show nothing while a tile fits after a turn', () => {
    const options = { turning: true }
    const tiles = rimmed([cellAt(0, 3)])
    const { moves } = stage({ hand: ['dada'], tiles, options })
    expect(moves()).toEqual([{ type: 'lay', token: 0, cell: cellAt(0, 3), turns: 1 }])
    const stuck = stage({ hand: ['dddd'], tiles, options })
    expect(stuck.moves()).toEqual([{ type: 'show' }])
  })

  it('list no turn twice that lays a tile the same', () => {
    const { moves, why } = stage({ hand: ['aaaa'], options: { turning: true } })
    expect(moves().every((move) => move.type === 'lay' && move.turns === undefined)).toBe(true)
    expect(why({ type: 'lay', token: 0, cell: cellAt(0, 3), turns: 2 })).toBeUndefined()
  })
})
