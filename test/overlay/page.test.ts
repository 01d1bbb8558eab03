import { describe, expect, it } from 'vitest'
import { endShown, plainState, tableState } from '../../src/overlay/bodyState.ts'
import { nameOf } from '../../src/overlay/page.tsx'
import type { Picture } from '../../src/overlay/screen.ts'
import { qrPath } from '../../src/overlay/screens/qr.ts'
import { badgeText } from '../../src/overlay/table/connectionBadge.tsx'
import { rove } from '../../src/overlay/table/roving.ts'
import { makeTableStore } from '../../src/overlay/table/tableStore.ts'
import { tiny } from '../tiny/tiny.ts'
import { sitting, stubTable } from './stubTable.ts'
import { tinyStyle, tinyWords } from './tinyWords.ts'

const areas = { decision: { x: 0, y: 0, w: 1, h: 1 }, log: { x: 0, y: 0, w: 1, h: 1 } }
const drawn = (idle: boolean): Picture => ({
  type: 'drawn',
  areas,
  idle,
  pieceOf: () => undefined,
  seatAt: () => undefined,
  light: () => [],
  point() {},
})

function seenAfter(change: Parameters<ReturnType<typeof stubTable>['change']>[0]) {
  const table = stubTable(tiny, { wagons: 9 })
  table.draw()
  const match = makeTableStore(table, () => tinyWords, tinyStyle)
  table.change(change as object)
  return match.view.value
}

describe('the state of the body', () => {
  it('is just the screen if there is no table', () => {
    expect(Object.values(plainState('home')).filter(Boolean)).toEqual(['home'])
  })

  it('reaches the reckoning once the end has been shown, and stays there while things move', () => {
    const going = seenAfter({})
    const reckoning = { sentence: 'Green wins.', seats: [], rows: [], rematch: undefined }
    const over = { ...going, reckoning }
    expect(endShown('', going, drawn(true))).toBe('')
    expect(endShown('', over, drawn(false))).toBe('')
    expect(endShown('', over, { type: 'loading' })).toBe('')
    expect(endShown('', over, drawn(true))).toBe(over.hash)
    expect(endShown('', over, { type: 'none' })).toBe(over.hash)
    expect(endShown(over.hash, over, drawn(false))).toBe(over.hash)
    const noted = { ...over, seq: over.seq + 1 }
    expect(endShown(over.hash, noted, drawn(false))).toBe(noted.hash)
  })

  it('is idle if nothing moves and nothing is pending', () => {
    const idle = (view: ReturnType<typeof seenAfter>, picture: Picture) =>
      tableState(view, 'local', picture, false).idle
    expect(idle(seenAfter({}), drawn(true))).toBe('true')
    expect(idle(seenAfter({}), { type: 'none' })).toBe('true')
    expect(idle(seenAfter({}), drawn(false))).toBe('false')
    expect(idle(seenAfter({}), { type: 'loading' })).toBe('false')
    expect(idle(seenAfter({ pending: true }), drawn(true))).toBe('false')
    expect(idle(seenAfter({ ask: { type: 'chance' } }), drawn(true))).toBe('false')
  })

  it('has the asked seat, whether it is mine, the entry and the hash', () => {
    const view = seenAfter({})
    const { turn, mine, seq, hash, screen, role } = tableState(view, 'guest', drawn(true), false)
    expect({ turn, mine, seq, hash }).toEqual({
      turn: String(view.bar.asked),
      mine: 'true',
      seq: String(view.seq),
      hash: view.hash,
    })
    expect([screen, role]).toEqual(['table', 'guest'])
  })

  it('distinguishes waiting room and reckoning from the table', () => {
    const waiting = seenAfter({ standing: 'waiting' })
    expect(tableState(waiting, 'host', drawn(true), false).screen).toBe('waiting')
    expect(tableState(seenAfter({}), 'host', drawn(true), true).screen).toBe('reckoning')
  })
})

describe('the line about the connection', () => {
  const base = { picture: drawn(true), reach: 'open', role: 'host', lasting: true } as const

  it('is empty when all is well', () => {
    expect(badgeText({ ...base, view: seenAfter({}) })).toBeUndefined()
  })

  it('mentions lost moves before signalling', () => {
    const lost = badgeText({ ...base, view: seenAfter({ unkept: 2 }), reach: 'lost' })
    expect(lost?.says).toContain('2 moves')
    expect(badgeText({ ...base, view: seenAfter({}), reach: 'lost' })?.about).toBe('reach')
  })

  it('leaves someone who is away to the decision bar and the list of seats', () => {
    const sitters = [sitting(true), { ...sitting(false), present: false }]
    expect(badgeText({ ...base, view: seenAfter({ sitters }) })).toBeUndefined()
  })

  it('mentions a missing picture, and a browser that saves nothing', () => {
    const view = seenAfter({})
    expect(badgeText({ ...base, view, picture: { type: 'none' } })?.about).toBe('picture')
    expect(badgeText({ ...base, view, lasting: false })?.about).toBe('memory')
  })
})

describe('the focus among buttons in a row', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', -1, 0],
    ['x', 1, undefined],
  ])('goes by %s from %d to %s of three', (key, at, to) => {
    expect(rove(key, at, 3)).toBe(to)
  })

  it('goes nowhere without buttons', () => {
    expect(rove('ArrowRight', -1, 0)).toBeUndefined()
  })
})

describe('a QR code', () => {
  it('draws each dark square once, inside a quiet border', () => {
    const { path, size } = qrPath('http://192.168.0.7:4600/#/r/C4H7KM')
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map((m) => [Number(m[1]), Number(m[2])])
    expect(path.replaceAll(/M\d+ \d+h1v1h-1z/g, '')).toBe('')
    expect(new Set(squares.map(String)).size).toBe(squares.length)
    expect(Math.min(...squares.flat())).toBe(3)
    expect(Math.max(...squares.flat())).toBe(size - 4)
  })
})

describe('a problem', () => {
  it('is named by its type and reason', () => {
    expect(nameOf({ type: 'dial', why: 'noPath' })).toBe('dial-noPath')
    expect(nameOf({ type: 'unknown' })).toBe('unknown')
  })
})
