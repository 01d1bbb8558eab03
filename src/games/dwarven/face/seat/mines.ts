import { colours } from '../../../../kit/tokens.ts'
import type { Seat } from '../../../../rules/game.ts'
import { rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import { widthOf } from '../../../../stage/art/textWidth.ts'
import { leastPrint } from '../../../../stage/kit/print.ts'
import type { LayoutNode } from '../../../../table/layout/node.ts'
import { evenly } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { transportIn } from '../../box.ts'
import { boardOf } from '../../position.ts'
import { good } from '../art/goods.ts'
import { boards } from '../art/halls.ts'
import { hauler } from '../art/haulers.ts'
import { icon } from '../art/icons.ts'
import { namesFor, outputShapes } from '../pieces/cards.ts'
import { fitting } from '../pieces/print.ts'
import { tile } from '../pieces/tile.ts'
import { cardName, goodIn, nthOf, type Table } from '../table.ts'
import { wayWord } from './held.ts'

/** A seat’s mines as tiles that fill a place, in `rows` rows at most. */
export function minesNode(table: Table, seat: Seat, mines: readonly number[], rows: number): LayoutNode {
  const columns = Math.max(1, Math.ceil(mines.length / rows))
  return evenly(
    columns,
    table.grid.small ? 3 : 5,
    mines.map((mine) => mineTile(table, seat, mine)),
    { grow: 1 },
  )
}

/** A mine’s tile, to be chosen by its id: its good and how many lie there, the way home, what the die brings. */
export function mineTile(table: Table, seat: Seat, mine: number, id = `mine:${mine}`): LayoutNode {
  const { p } = table
  const [goods, isOut, way] = [p.goods[mine] ?? 0, p.depleted.includes(mine), wayWord(table, seat, mine)]
  const isAsked = p.phase === 'operate'
  const draw = (w: number, h: number): Shape[] => {
    const look = { goods, isOut, way }
    return w >= 118 && h >= 48 ? broad(table, mine, look, w, h) : narrow(table, mine, look, w, h)
  }
  const name = cardName(table, mine)
  return tile(table, {
    id,
    key: `minetile:${mine}:${goods}:${isOut}:${way.by}:${way.isSnowed}`,
    label: `${name}: ${table.say.goods[goodIn(table, mine)]} ${goods}`,
    draw,
    isForm: isAsked,
  })
}

interface Look {
  readonly goods: number
  readonly isOut: boolean
  readonly way: ReturnType<typeof wayWord>
}

/** The number of goods: on paper, on black once the mine is played out. */
const stock = (x: number, y: number, w: number, h: number, { goods, isOut }: Look): Shape[] => [
  rect(x, y, w, h, isOut ? '#20150f' : '#fffaf0', { radius: 3, stroke: stroke('#20150f', 1) }),
  inscribed(
    x + w / 2,
    y + h / 2,
    w,
    [`${goods}`],
    { font: 'display', size: h * 0.86, anchor: 'middle', colour: isOut ? '#ffffff' : colours.ink },
    11,
  ),
]

/** The way home: ÷2 over black, ÷3 with any red, a flake where snow lies, a cross where there is none. */
function wayShapes(x: number, y: number, size: number, { way }: Look): Shape[] {
  if (way.isSnowed) return [icon('snowOnPaper', x - size * 0.5, y, size)]
  const words = way.by === 0 ? '–' : `÷${way.by}`
  const colour = way.by === 3 ? '#a5382a' : colours.ink
  return [inscribed(x, y, size * 1.6, [words], { font: 'text', size, weight: 800, anchor: 'end', colour }, 11)]
}

function broad(table: Table, mine: number, look: Look, w: number, h: number): Shape[] {
  const least = table.grid.small ? 11 : 14
  const gem = Math.min(h * 0.5, 34)
  const left = gem + 8
  const size = Math.max(least, Math.min(h * 0.22, 19))
  return [
    ...gemOf(table, mine, look, gem / 2 + 4, h * 0.31, gem),
    ...stock(5, h * 0.6, gem - 2, h * 0.32, look),
    ...fitting(
      left,
      h * 0.18,
      w - left - size * 2.4,
      namesFor(cardName(table, mine)),
      { font: 'display', size, spacing: 0.4, colour: colours.ink },
      least,
    ),
    ...wayShapes(w - (table.p.phase === 'operate' ? 20 : 5), h * 0.18, size, look),
    ...outputShapes(table, mine, left, h * 0.36, w - left - 4, h * 0.6),
  ]
}

/** Without dice: its good and goods; below them the face that ends it and the way home, and its name. */
function narrow(table: Table, mine: number, look: Look, w: number, h: number): Shape[] {
  if (h < 40 && w > h * 2) return oneLine(table, mine, look, w, h)
  const gem = Math.min(w * 0.42, h * 0.4, 30)
  const least = leastPrint(table)
  const size = Math.max(least, Math.min(h * 0.2, 16))
  const lines = h >= 66 ? 3 : 2
  const [y, foot] = [h * (lines === 3 ? 0.26 : 0.32), h * (lines === 3 ? 0.6 : 0.78)]
  const high = Math.min(gem * 0.94, 24)
  const wide = Math.max(high, Math.min(w - gem - 10, high * 1.5))
  const name = { font: 'display', size, anchor: 'middle', colour: colours.ink } as const
  const out = { font: 'display', size: 12, colour: colours.inkSoft } as const
  return [
    ...gemOf(table, mine, look, gem / 2 + 3, y, gem),
    ...stock(gem + 6, y - high / 2, wide, high, look),
    ...(lines === 3 ? wayShapes(w - 4, foot, size, look) : []),
    ...(lines === 2 && w > gem + wide + size * 1.8 + 12 ? wayShapes(w - 4, y, size, look) : []),
    ...(lines === 3
      ? [
          inscribed(4, foot, w * 0.6, [outputWord(table, mine)], out, 11),
          ...fitting(w / 2, h * 0.86, w - 6, namesFor(cardName(table, mine)), name, least),
        ]
      : [...fitting(w / 2, foot, w - 6, namesFor(cardName(table, mine)), name, least)]),
  ]
}

function oneLine(table: Table, mine: number, look: Look, w: number, h: number): Shape[] {
  const least = leastPrint(table)
  const size = Math.max(least, Math.min(h * 0.5, 17))
  const gem = h * 0.8
  const name = { font: 'display', size, colour: colours.ink } as const
  const label = cardName(table, mine)
  // The number of goods gets the room that its name leaves on the line.
  const wide = Math.max(h * 0.7, Math.min(h * 1.1, w - gem - size * 1.7 - 10 - widthOf(label.toUpperCase(), name)))
  const x = gem + wide + 10
  return [
    ...gemOf(table, mine, look, gem / 2 + 3, h / 2, gem),
    ...stock(gem + 6, h * 0.14, wide, h * 0.72, look),
    ...fitting(x, h / 2, w - x - size * 1.7, namesFor(label), name, least),
    ...wayShapes(w - 5, h / 2, size, look),
  ]
}

/** Its good, or the boards before a mine that is played out. */
const gemOf = (table: Table, mine: number, { isOut }: Look, x: number, y: number, size: number): Shape[] => [
  isOut ? boards(x, y, size) : good(goodIn(table, mine), x, y, size),
]

/** The face on which a mine is played out. */
function outputWord({ box }: Table, mine: number): string {
  const card = box.values.mines.find(({ id }) => id === mine)
  return `✕${(card?.output.indexOf('X') ?? 0) + 1}`
}

/** A seat’s haulers as tiles that fill a place. */
export const haulerTiles = (table: Table, seat: Seat): readonly LayoutNode[] =>
  boardOf(table.p, seat).transports.map((card) => haulerTile(table, card))

/** A hauler’s tile: its face, its number, and the red segments that it clears. */
export function haulerTile(table: Table, card: number): LayoutNode {
  const { box, p } = table
  const { number: strength, kind, clears } = transportIn(box, card)
  const isBusy = p.busy.includes(card)
  const isAsked = p.phase === 'clear' || p.phase === 'ship'
  const draw = (w: number, h: number): Shape[] => {
    const isTall = h > w * 1.15
    const size = isTall ? Math.min(w * 0.92, h * 0.58) : Math.min(h * 0.86, w * 0.58)
    const [x, y] = isTall ? [w / 2, h * 0.36] : [size / 2 + 2, h * 0.53]
    const [left, middle, room] = isTall
      ? [w * 0.32, h * 0.82, w * 0.5]
      : [size + (w - size) / 2, h * 0.42, w - size - 4]
    const number = isTall ? h * 0.28 : Math.min(h * 0.56, (w - size) * 0.7)
    const flake = isTall ? Math.min(12, (w * 0.46) / clears) : Math.min(h * 0.24, (w - size - 3) / clears, 14)
    const [from, level] = isTall ? [w * 0.56, middle] : [left - ((clears - 1) * flake) / 2, h * 0.82]
    return [
      hauler(kind, nthOf(box, card), x, y, size),
      inscribed(
        left,
        middle,
        room,
        [`${strength}`],
        { font: 'display', size: number, anchor: 'middle', colour: colours.ink },
        11,
      ),
      ...Array.from({ length: clears }, (_, i) =>
        icon('snowOnPaper', from + (i + (isTall ? 0.5 : 0)) * flake, level, flake),
      ),
    ]
  }
  return tile(table, {
    id: `hauler:${card}`,
    key: `haulertile:${card}`,
    label: `${cardName(table, card)}: ${strength}`,
    draw,
    isForm: isAsked,
    isQuiet: isBusy,
  })
}
