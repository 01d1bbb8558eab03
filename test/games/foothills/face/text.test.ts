import { describe, expect, it } from 'vitest'
import { openFace } from '../../../../src/games/foothills/face/index.ts'
import type { Shape } from '../../../../src/stage/art/shape.ts'
import { usualSkin, worn } from '../../../../src/stage/art/skin.ts'
import type { Rect, Size } from '../../../../src/stage/face.ts'
import { paintedBy, type Seen } from '../../../stage/faces/seen.ts'
import { texts } from '../texts.ts'
import { face, game, positionAfter } from './playout.ts'

const stages: readonly Size[] = [
  { w: 360, h: 640 },
  { w: 390, h: 844 },
  { w: 844, h: 390 },
  { w: 768, h: 1024 },
  { w: 1024, h: 768 },
  { w: 1280, h: 720 },
  { w: 1920, h: 1080 },
]

const positions = [positionAfter(2, 6), positionAfter(3, 60), positionAfter(5, 140)]

const usual = (shapes: readonly Shape[]) => worn(shapes, usualSkin)

/** Every text on a table at a size, by its piece. */
interface Print {
  readonly name: string
  readonly size: number
  readonly box: Rect
  readonly piece: string
  readonly words: string
}

const layoutOf = (order: number, size: Size, text: number | undefined) =>
  face.layout(positions[order] ?? positionAfter(1, 1), size, {
    seat: order % 2,
    picked: [],
    next: [],
    ...(text !== undefined && { text }),
  })

function printsOf(seen: readonly Seen[]): Map<string, Print> {
  const count = new Map<string, number>()
  return new Map(
    seen.flatMap(({ shape, box, piece }) => {
      if (shape.type !== 'text' || shape.text === '' || piece === 'ground') return []
      const words = `${piece} “${shape.text}”`
      const order = (count.get(words) ?? 0) + 1
      count.set(words, order)
      const name = `${words} ${order}`
      return [[name, { name, piece, words: shape.text, box, size: box.h }] as const]
    }),
  )
}

const area = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Distance by which one rectangle sticks out of another. */
const beyond = (inner: Rect, outer: Rect) =>
  Math.max(
    0,
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.w - outer.x - outer.w,
    inner.y + inner.h - outer.y - outer.h,
  )

/** Overlaps that are meant: tickets of both seats, and a counter on its number. */
const liesThere = (a: Print, b: Print) => /^(ticket|ruler):/.test(a.piece) && /^(ticket|stations):/.test(b.piece)

/** Text that overlaps other text or is covered by something on its card. */
function crowded(prints: ReadonlyMap<string, Print>, things: readonly Thing[]) {
  const all = [...prints.values()]
  const lies = new Map<string, number>()
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const shared = area(a.box, b.box)
      if (shared > 0 && !liesThere(a, b)) lies.set(`${a.name} / ${b.name}`, shared)
    }
    for (const thing of things) {
      const isOther = thing.id !== a.piece && a.piece.startsWith('station:')
      const shared = isOther ? area(a.box, thing) : 0
      const pair = `${a.name} / ${thing.id}`
      if (shared > 0) lies.set(pair, Math.max(shared, lies.get(pair) ?? 0))
    }
  }
  return lies
}

type Thing = Rect & { readonly id: string }

const onCards = /^(plot|built|navvy|ticket|goods|points):/

/** The filled shapes of the things on cards and boards. */
const thingsOf = (seen: readonly Seen[]): Thing[] =>
  seen.flatMap(({ piece, box, shape }) =>
    onCards.test(piece) && shape.type === 'path' && shape.fill !== undefined ? [{ id: piece, ...box }] : [],
  )

/** An overlap too small to see, in square pixels: the edge of a halo. */
const hair = 60

/** The smallest scale to which things on boards and tickets may shrink for a larger decision bar. */
const leastLeft = 0.86

/** All the words on a piece, however its lines break. */
const wordsOf = (prints: ReadonlyMap<string, Print>) =>
  new Set(
    [...prints.values()].flatMap(({ piece, words }) =>
      words.split(' ').map((one) => `${piece.split(':').slice(0, 2).join(':')}: ${one}`),
    ),
  )

describe.each(stages)('words at $w × $h', (size) => {
  const asDrawn = positions.map((_, order) => {
    const { pieces } = layoutOf(order, size, 1)
    const seen = paintedBy(pieces, usual)
    const was = printsOf(seen)
    return { pieces, was, lay: crowded(was, thingsOf(seen)) }
  })

  it.each([1.25, 1.5, 2])(
    'of %s times their size are larger or as they were, in their boxes, and cover nothing new',
    (text) => {
      let larger = 0
      let all = 0
      for (const [order, { pieces, was, lay }] of asDrawn.entries()) {
        const after = layoutOf(order, size, text)
        const seen = paintedBy(after.pieces, usual)
        const is = printsOf(seen)
        const now = wordsOf(is)
        expect([...wordsOf(was)].filter((word) => !now.has(word))).toEqual([])
        const box = new Map(after.pieces.map((piece) => [piece.id, piece]))
        const oldBox = new Map(pieces.map((piece) => [piece.id, piece]))
        const out: string[] = []
        for (const [name, { piece, box: at, size: high }] of is) {
          const old = was.get(name)
          const [home, oldHome] = [box.get(piece), oldBox.get(piece)]
          if (!home) throw new Error(`no ${piece}`)
          if (!old || !oldHome) {
            if (beyond(at, home) > 1) out.push(`${name} is out`)
            continue
          }
          if (high < old.size * leastLeft) out.push(`${name} is smaller`)
          if (beyond(at, home) > Math.max(1, beyond(old.box, oldHome) + 0.5)) out.push(`${name} is out`)
          if (high > old.size * 1.05) larger++
          all++
        }
        expect(out).toEqual([])
        const lies = crowded(is, thingsOf(seen))
        const more = [...lies].filter(([pair, shared]) => shared > (lay.get(pair) ?? 0) + hair)
        expect(more.map(([pair, shared]) => `${pair}: ${Math.round(shared)}`)).toEqual([])
      }
      expect(larger / all).toBeGreaterThan(0.1)
    },
  )

  it('of default size are drawn as if no size was given', () => {
    const drawn = (text: number | undefined) => {
      const { pieces, areas } = layoutOf(1, size, text)
      return { areas, seen: paintedBy(pieces, usual) }
    }
    expect(drawn(1)).toEqual(drawn(undefined))
  })
})

describe('words in German', () => {
  it('keep the capitals of their nouns below things', () => {
    const { captions: german, words } = texts.de
    const said = words(game.box)
    const spoken = openFace(
      () => game.box,
      () => said,
      () => german,
    )
    const p = positionAfter(3, 60)
    const { pieces } = spoken.layout(p, { w: 1280, h: 720 }, { seat: 0, picked: [], next: [] })
    const printed = paintedBy(pieces, usual).map(({ shape }) => (shape.type === 'text' ? shape.text : ''))
    const { tickets, hut } = german.below
    const stations = [0, 1].map((seat) => german.countedStations({ count: p.boards[seat]?.stations ?? 0 }))
    expect(printed).toEqual(expect.arrayContaining([tickets, hut]))
    expect(stations.some((noun) => printed.includes(noun))).toBe(true)
    expect(printed.filter((one) => /^(fahrkarten|hütte|bahnh|gleise?$)/.test(one))).toEqual([])
  })
})
