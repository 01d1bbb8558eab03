import { describe, expect, it } from 'vitest'
import { colours } from '../../../src/kit/tokens.ts'
import { rect, text } from '../../../src/stage/art/draw.ts'
import type { Layout, Looking, Piece } from '../../../src/stage/face.ts'
import { piece } from '../../../src/stage/kit/piece.ts'
import { row } from '../../../src/table/layout/flow.ts'
import { rest, span } from '../../../src/table/layout/leaf.ts'
import { as, lay, piecesOf } from '../../../src/table/layout/node.ts'
import { line } from '../../../src/table/parts/print.ts'
import { thing } from '../../../src/table/parts/thing.ts'
import { type Faults, faultsOf, rules } from './faults.ts'

const stage = { w: 400, h: 800 }
const sizes = { text: 1, least: 11 }
const looking: Looking = { seat: 0, picked: [], next: ['button', 'other'] }
const areas = { decision: { x: 0, y: 600, w: 400, h: 100 }, log: { x: 0, y: 700, w: 400, h: 100 } }
const panel = (w: number, h: number) => [rect(0, 0, w, h, colours.slate900)]

/** A panel for each of some names, side by side over the width of the stage. */
function named(names: readonly string[], wide: number): Piece[] {
  const grounds = names.map((_, i) =>
    as({ grow: 1 }, thing({ w: span(wide), h: rest() }, { id: `seat:${i}`, key: `seat:${i}`, depth: 1 }, panel)),
  )
  const places = piecesOf(lay(row({ gap: 4 }, grounds), { x: 4, y: 4, w: 392, h: 40 }))
  const print = { font: 'text', size: 14 } as const
  const words = names.map((name, i) => line(sizes, `name:${i}`, 2, { ways: [name], print }))
  return [...places, ...words.flatMap((node, i) => piecesOf(lay(node, places[i] ?? areas.log)))]
}

const button = piece('button', 'button', { x: 100, y: 300, w: 60, h: 60 }, 1, panel, { label: 'Lay' })
const other = { ...button, id: 'other', x: 161 }
const written = (id: string, words: string, size: number, x = 20, colour: string = colours.paper): Piece =>
  piece(id, id, { x, y: 400, w: 100, h: 40 }, 1, (w, h) => [
    ...panel(w, h),
    text(4, 26, words, { font: 'text', size, colour }),
  ])

const layout = (pieces: readonly Piece[]): Layout => ({
  size: stage,
  pieces,
  areas,
  seats: ['seat:0', 'seat:1', 'seat:2'],
})
const found = (pieces: readonly Piece[]) => faultsOf({ layout: layout(pieces), stage, looking, strong: {} })
const broken = (faults: Faults) => Object.entries(faults).flatMap(([rule, some]) => (some.length > 0 ? [rule] : []))

const sound = [...named(['Anna', 'Bea', 'Cai'], 60), button, other]
const label = written('label', 'City', 14)

describe('a table without a fault', () => {
  it('keeps to every rule', () => {
    expect(broken(found([...sound, label]))).toEqual([])
  })
})

describe('the suite that every table passes', () => {
  it.each<readonly [keyof typeof rules, string, readonly Piece[]]>([
    [
      'whole',
      'a label too long for its chip',
      [...named(['Anna', 'Beatrice of Abergavenny and Builth Wells', 'Cai'], 60), button],
    ],
    [
      'inside',
      'a chip too many in its row',
      [...named(['Anna', 'Bea', 'Cai', 'Dai', 'Eve', 'Fay', 'Gwen'], 90), button],
    ],
    ['once', 'a piece there twice', [...sound, button]],
    ['strong', 'print in the colour of its ground', [...sound, written('pale', 'City', 14, 20, colours.slate800)]],
    ['large', 'print too small', [...sound, written('small', 'City', 9)]],
    [
      'apart',
      'print over other print',
      [
        ...sound,
        label,
        { ...label, id: 'over', art: { ...label.art, key: 'over', draw: () => label.art.draw().slice(1) } },
      ],
    ],
    ['parted', 'a piece to touch under the bar', [...sound, { ...button, id: 'low', y: 580 }]],
    ['kept', 'print that leaves its ground', [...sound, written('wide', 'The city and everything around it', 14)]],
    [
      'alike',
      'a seat with less room than another',
      sound.map((one) => (one.id === 'seat:2' ? { ...one, w: 80 } : one)),
    ],
    ['labelled', 'nothing to touch for what leads on', named(['Anna', 'Bea', 'Cai'], 60)],
    [
      'touchable',
      'a piece too small for a finger beside another',
      [...named(['Anna', 'Bea', 'Cai'], 60), { ...button, x: 140, w: 20 }, other],
    ],
  ])('sees by the rule “%s” %s', (rule, _, pieces) => {
    expect(broken(found(pieces))).toContain(rule)
  })

  it('has a fault to see for every rule', () => {
    expect(Object.keys(rules)).toHaveLength(11)
  })
})
