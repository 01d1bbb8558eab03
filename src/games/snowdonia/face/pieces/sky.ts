import { colours } from '../../../../kit/tokens.ts'
import { circle, path, rect, stroke } from '../../../../stage/art/draw.ts'
import type { Shape } from '../../../../stage/art/shape.ts'
import type { Piece } from '../../../../stage/face.ts'
import { layers, pad } from '../../../../table/layout/around.ts'
import { column } from '../../../../table/layout/flow.ts'
import { keptBoard } from '../../../../table/layout/kept.ts'
import { shape, space } from '../../../../table/layout/leaf.ts'
import { as, type LayoutNode } from '../../../../table/layout/node.ts'
import { byWeight } from '../../../../table/parts/even.ts'
import { inscribed } from '../../../../table/parts/inscribed.ts'
import { nextEvent } from '../../events.ts'
import { inBag } from '../../position.ts'
import { digArea, layArea } from '../../spaces.ts'
import { weatherDisc } from '../art/discs.ts'
import { good } from '../art/goods.ts'
import { icon } from '../art/icons.ts'
import { eventIcon } from '../art/signs.ts'
import { depths, type Table } from '../table.ts'
import { anyRoom, count, drawn, remark, told } from './print.ts'
import { outlookOf } from './worksFeet.ts'

/** The round and the weather: today's disc and the two to come; on a phone also work rates, bag and next event. */
export function skyPieces(table: Table): readonly Piece[] {
  const { grid, say, p, box } = table
  const { small, sky } = grid
  const ground = small ? barShapes : plateShapes
  const it = drawn(anyRoom, 'sky', 'sky', ground, { depth: depths.board, label: say.round, margin: 2 })
  const shows = [p.round, p.sky, p.coming, p.dig, p.lay, inBag(p), p.events, nextEvent(box, p)]
  return kept(table, sky, shows, () => layers([it, small ? bar(table) : plate(table)]))
}

const kept = keptBoard()

const dark = { radius: 8, opacity: 0.9 } as const

const plateShapes = (w: number, h: number): Shape[] => [
  rect(0, 0, w, h, '#18222a', dark),
  rect(3, 3, w - 6, h - 6, 'rgba(0, 0, 0, 0)', { radius: 6, stroke: stroke(colours.brass, 1.2), opacity: 0.75 }),
  path(`M${w * 0.24} ${h * 0.13}V${h * 0.87}`, { stroke: stroke(colours.slateLine, 1) }),
  path(`M${w * 0.5} ${h * 0.42}h${w * 0.05}m-4 -5l6 5l-6 5`, { stroke: stroke('#8fa0ab', 2) }),
]

const barShapes = (w: number, h: number): Shape[] => [
  rect(0, 0, w, h, '#18222a', dark),
  path(`M${w * 0.322} 6V${h - 6}M${w * 0.698} 6V${h - 6}`, { stroke: stroke(colours.slateLine, 1) }),
  path(`M${w * 0.169} ${h / 2 - 4}l5 4l-5 4`, { stroke: stroke('#8fa0ab', 1.6) }),
]

const nothing = space(0)

const discs = ({ p }: Table) => [p.sky, p.coming[0] ?? 'none', p.coming[1] ?? 'none'] as const

function plate(table: Table): LayoutNode {
  const { grid, say, p } = table
  const { h } = grid.sky
  const named = [say.now, say.next, say.later]
  const headed = { font: 'display', size: h * 0.23, anchor: 'middle', colour: colours.brassText } as const
  const number = told(table, 'round', [`${Math.max(1, p.round)}`], count(h * 0.46, { anchor: 'middle' }))
  const round = column({ gap: 2 }, [
    told(table, 'round:head', [say.round.toUpperCase()], headed),
    as({ grow: 1 }, number),
  ])
  const [now, ...later] = discs(table).map((_, i) => {
    const lit = i === 0 && { colour: colours.paper, weight: 700 as const }
    const print = remark(Math.max(14, h * 0.19), { anchor: 'middle', ...lit })
    const it = as({ grow: 1 }, disc(table, i, i === 0 ? 0.63 : 0.48))
    return [0.22, column({}, [it, told(table, `disc:${i}:words`, [named[i] ?? ''], print)])] as const
  })
  const all = now ? [[0.26, round] as const, now, [0.07, nothing] as const, ...later] : []
  return pad({ top: h * 0.08, bottom: h * 0.04 }, byWeight('w', 0, all))
}

/** A weather disc, `share` of the sky’s height, or its empty place in the first round. */
function disc(table: Table, i: number, share: number): LayoutNode {
  const weather = discs(table)[i] ?? 'none'
  const empty = stroke('#6d7b84', 1.6, { dash: [4, 3] })
  const draw = (w: number): Shape[] =>
    weather === 'none'
      ? [rect(4, 4, w - 8, w - 8, 'rgba(0, 0, 0, 0)', { radius: w / 2, stroke: empty })]
      : [weatherDisc(w / 2, w / 2, w / 2, weather)]
  const label = weather === 'none' ? table.say.none : table.say.weather[weather]
  const room = shape(1, 12, Math.round(table.grid.sky.h * share))
  return drawn(room, `disc:${i}`, `disc:${weather}`, draw, { label, margin: 3 })
}

function bar(table: Table): LayoutNode {
  const { grid, p } = table
  const { h, w } = grid.sky
  const number = count(Math.min(h * 0.64, w * 0.066), { colour: colours.brassText })
  return byWeight('w', 0, [
    [0.075, pad({ left: 5 }, told(table, 'round', [`${Math.max(1, p.round)}`], number))],
    [0.09, disc(table, 0, 0.84)],
    [0.017, nothing],
    [0.067, disc(table, 1, 0.62)],
    [0.067, disc(table, 2, 0.62)],
    [0.014, nothing],
    [0.185, rate(table, 'dig')],
    [0.19, rate(table, 'lay')],
    [0.125, bag(table)],
    [0.17, event(table)],
  ])
}

/** A work rate today, and what the next disc makes of it where there is room. */
function rate(table: Table, of: 'dig' | 'lay'): LayoutNode {
  const { at, now, spaces, coming } = outlookOf(table, of)
  const [next] = coming
  const draw = (w: number, h: number): Shape[] => {
    const r = Math.min(13, h * 0.36)
    const x = 2 * r + 6
    const then = { x: x + 23 + h * 0.2, w: 16, rate: [`${spaces[next?.at ?? 0] ?? ''}`] }
    const today = [
      circle(r + 2, h / 2, r, colours.paper),
      icon(of === 'dig' ? 'pick' : 'track', r + 2, h / 2, r * 1.6),
      inscribed(x, h / 2, 18, [`${now}`], count(h * 0.66, { colour: colours.paper }), 12),
    ]
    if (!next || then.x + then.w / 2 > w) return today
    return [
      ...today,
      weatherDisc(x + 22, h / 2 - 1, h * 0.17, next.weather),
      inscribed(then.x, h / 2, then.w, then.rate, count(h * 0.46, { colour: colours.mute }), 11),
    ]
  }
  const label = table.words.area({ isDug: false }, of === 'dig' ? digArea : layArea)
  return drawn(anyRoom, `rate:${of}`, `small:rate:${of}:${at}:${next?.weather}:${next?.at}`, draw, { label })
}

function bag({ p, say }: Table): LayoutNode {
  const left = inBag(p)
  const draw = (w: number, h: number): Shape[] => [
    icon('bag', h * 0.34, h / 2, h * 0.62),
    inscribed(h * 0.68, h / 2, w - h * 0.7, [`${left}`], count(h * 0.56, { colour: colours.paper }), 12),
  ]
  return drawn(anyRoom, 'bag', `small:bag:${left}`, draw, { label: say.bag })
}

/** The white cubes on the event track, and what the next one does. */
function event({ box, p, say }: Table): LayoutNode {
  const space = nextEvent(box, p)
  const kind = box.values.events[space - 1]?.kind ?? 'dig'
  const draw = (w: number, h: number): Shape[] => {
    const size = Math.min(h, w / 1.86)
    const high = size * 0.76
    const edge = { radius: 5, stroke: stroke(colours.brassHi, 1.6) }
    return [
      good('event', size * 0.3, h / 2, size * 0.54),
      inscribed(
        size * 0.62,
        h / 2,
        size * 0.34,
        [`${p.events.length}`],
        count(size * 0.58, { colour: colours.paper }),
        12,
      ),
      rect(w - size * 0.86, (h - high) / 2, size * 0.82, high, colours.paperLight, edge),
      icon(eventIcon[kind], w - size * 0.45, h / 2, size * 0.58),
    ]
  }
  const label = say.eventSpace({ number: space, event: say.event(p, kind) })
  return drawn(anyRoom, `event:${space}`, `small:event:${space}:${p.events.length}`, draw, { label })
}
