import { colours } from '../../../../kit/tokens.ts'
import { path, rect, stroke } from '../../../../stage/art/draw.ts'
import { reach } from '../../../../stage/art/light.ts'
import type { Piece, Rect } from '../../../../stage/face.ts'
import { enlarged } from '../../../../stage/kit/fit.ts'
import { brass, panel, pewter } from '../../../../stage/kit/paints.ts'
import { letter } from '../../../../stage/kit/tiles.ts'
import { first, layers, pad, sized } from '../../../../table/layout/around.ts'
import { column, grid, row } from '../../../../table/layout/flow.ts'
import { decoration, leaf, rest, shape, space, span } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { thingWith } from '../../../../table/parts/ground.ts'
import { titledPanel } from '../../../../table/parts/panel.ts'
import { caption } from '../../../../table/parts/print.ts'
import type { ActionCard } from '../../box.ts'
import { letters } from '../../content/edition.ts'
import { actionCard, narrow, smallCard } from '../art/actionCard.ts'
import { compactCard, compactFits, letterCard } from '../art/compactCard.ts'
import { rebusBlock } from '../art/rebus.ts'
import { verbRows } from '../icons.ts'
import { depths, numeralsOf, piece, sizesOf, type Table, textOf } from '../table.ts'

/** A card on a board: large in front, small for the other seat. */
export function actionPiece(
  table: Table,
  card: ActionCard,
  grey: boolean,
  place: Rect,
  isLarge: boolean,
  isSelected: boolean,
): Piece {
  const { box, say, words, grid } = table
  const { least, body, caption, icon } = grid.measures
  const [side, other] = grey ? [card.grey, card.golden] : [card.golden, card.grey]
  const isCompact = place.w < (grid.small ? 124 : 100) || place.h < 104
  const drawn = isLarge ? (isCompact ? compactCard : actionCard) : place.w < leastNamed ? letterCard : smallCard
  const draw = (w: number, h: number) => {
    const room = isCompact ? compactFits(place) : { w: w - 16, h: Math.round(h * (w < narrow ? 0.42 : 0.34)) }
    const text = textOf(table)
    const most = enlarged(Math.round(icon * 1.7), text, (tried) => tried <= room.h * 0.64)
    const rows = verbRows(side.verbs, { say, station: undefined, summit: box.summit })
    const action = rebusBlock(rows, room.w, room.h, Math.round(most), numeralsOf(box))
    const { letter, name, verbs } = side
    const shown = { golden: !grey, letter, name, action, words: words.verbs(verbs), scoring: card.scoring }
    const turned = { otherLetter: other.letter, otherName: other.name }
    return drawn({ ...shown, ...turned, least, body, caption, text }, w, h, isSelected)
  }
  const key = `action:${card.id}:${grey}:${isLarge}:${isSelected}`
  return piece(`action:${card.index}`, key, place, depths.card, draw, {
    label: side.name,
    margin: isSelected ? reach(3) : reach(1),
  })
}

/** An opponent's card narrower than this shows its letter alone. */
const leastNamed = 84

/** The spare action cards: in a panel by letter, or on a small table spread over its lines while one is chosen. */
export function spareNode(table: Table): LayoutNode {
  const { grid: areas, say, looking } = table
  if (!areas.small) {
    const rows = letters.map((_, pair) => as({ grow: 1 }, spareRow(table, pair)))
    const head = { title: say.spare, size: areas.measures.caption }
    const stack = pad({ left: 8, right: 7, bottom: 6 }, column({ gap: 3, alike: true }, rows))
    return titledPanel('panel:spare', depths.panel, sizesOf(table), head, stack)
  }
  if (!looking.next.some((pick) => pick.startsWith('spare:'))) return space(0)
  const draw = (w: number, h: number) => [rect(0, 0, w, h, colours.slate900, { radius: 8, height: 3 }), ...panel(w, h)]
  const back = leaf(anyRoom, (place) => [
    piece('panel:spare', 'panel:spare', place, depths.offer, draw, { above: true, margin: reach(3) }),
  ])
  return layers([
    back,
    pad(
      { left: 6, top: 8, right: 6, bottom: 6 },
      grid(
        2,
        6,
        letters.flatMap((_, pair) => chips(table, pair, true)),
      ),
    ),
  ])
}

const anyRoom = { w: rest(), h: rest() }

/** The spare cards of a letter, below the name of their golden side if there is room for it. */
function spareRow(table: Table, pair: number): LayoutNode {
  const { box, grid: areas } = table
  const golden = box.actions.find((card) => card.pair === pair)?.golden.name ?? ''
  const mark = letters[pair] ?? ''
  const disc = decoration(shape(1, 18, 30), mark, (w) => letter(w / 2, w / 2, w / 2, mark, brass(0, w)))
  const rule = decoration(anyRoom, 'rule', (w, h) => [
    path(`M0 ${h - 0.5}H${w}`, { stroke: stroke(colours.slateLine, 1), opacity: 0.6 }),
  ])
  const name = {
    ways: [golden.toUpperCase()],
    print: { font: 'display', size: areas.measures.body, spacing: 0.5, colour: colours.brassText },
  } as const
  const both = () => grid(2, 4, chips(table, pair, false))
  const named = () => column({}, [caption(sizesOf(table), name, { grow: 1 }), as({ grow: 1 }, both())])
  return row({ gap: 4 }, [disc, layers([rule, first([{ node: named, from: { h: 46 } }, { node: both }])], { grow: 1 })])
}

/** A chip for each spare card of a letter. */
const chips = (table: Table, pair: number, above: boolean): LayoutNode[] =>
  table.p.spare.flatMap((index) => {
    const card = table.box.actions[index]
    return card?.pair === pair ? [chipNode(table, card, above)] : []
  })

/** A spare card by the name of its grey side: in a list, or on a chip while it can be chosen. */
function chipNode(table: Table, card: ActionCard, above: boolean): LayoutNode {
  const pick = `spare:${card.index}`
  const isOffered = table.looking.next.includes(pick)
  const print = { font: 'display', size: 18, spacing: 0.3 } as const
  const looks = isOffered ? ({ colour: colours.ink, anchor: 'middle' } as const) : { colour: colours.paper }
  const name = caption(sizesOf(table), { ways: [card.grey.name], print: { ...print, ...looks } })
  const depth = above ? depths.offer + 1 : depths.onCard
  const it = {
    id: `action:${card.index}`,
    key: `chip:${isOffered}`,
    depth,
    label: table.words.card(card),
    pick,
    margin: reach(1),
  }
  const draw = (w: number, h: number) => [
    rect(0, 0, w, h, pewter(0, h), { radius: 4, stroke: stroke(colours.slate900, 1), height: 1 }),
    rect(2, 2, w - 4, h - 4, '#e9ebe6', { radius: 3 }),
  ]
  const words = pad({ left: 3, right: 3 }, sized({ w: span(50), h: span(16) }, name))
  return thingWith({ ...it, ...(above && { above }) }, isOffered ? draw : () => [], words)
}
