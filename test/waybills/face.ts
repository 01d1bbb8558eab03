import { colours } from '../../src/kit/tokens.ts'
import type { Known, Token } from '../../src/rules/game.ts'
import type { Face, Looking } from '../../src/stage/face.ts'
import { pad } from '../../src/table/layout/around.ts'
import { column, grid, row } from '../../src/table/layout/flow.ts'
import type { LayoutNode } from '../../src/table/layout/node.ts'
import { onStage, pageRoom } from '../../src/table/parts/page.ts'
import { card } from '../tiny/card.ts'
import { type Move, type Position, pickOf, type Types } from './waybills.ts'
import { waybillText } from './words.ts'

/** A card in a hand: its face for those who may see it, its back for everyone else. */
function waybill(token: Token, known?: Known): LayoutNode {
  const label = waybillText(token, known)
  const isOpen = known?.(token) !== undefined
  return isOpen ? card(`waybill ${token}`, label) : card(`waybill ${token}`, label, '', colours.inkSoft)
}

/** The last card played, turned over. */
const lastPlayed = ({ played }: Position): readonly LayoutNode[] =>
  played.slice(-1).map(({ token, face }) =>
    card(
      `waybill ${token}`,
      waybillText(token, () => face),
    ),
  )

const calls: readonly Move[] = [
  { type: 'call', call: 'light' },
  { type: 'call', call: 'heavy' },
]

/** The depots, the pool and the last card; the others’ cards; the hand of the seat in front; room for the page. */
function table(p: Position, { seat, known }: Looking): LayoutNode {
  const others = p.hands.flatMap((hand, of) => (of === seat ? [] : hand))
  const depots = p.points.map((points, of) => card(`seat:${of}`, `Seat ${of + 1}: ${points}`))
  const hand = (p.hands[seat] ?? []).map((token) => waybill(token, known))
  return pad(
    20,
    column({ gap: 16 }, [
      row({ gap: 20, align: 'start' }, [grid(2, 16, depots), card('pool', `Pool ${p.pool.length}`), ...lastPlayed(p)]),
      grid(
        5,
        8,
        others.map((token) => waybill(token, known)),
      ),
      row({ gap: 20 }, [grid(4, 16, hand), ...calls.map((move) => card(pickOf(move), pickOf(move)))]),
      pageRoom(),
    ]),
  )
}

/** The face of Waybills: plain cards, the hand of the seat in front below all others. */
export const waybillsFace: Face<Types> = {
  layout: (p, { w, h }, looking) => ({
    ...onStage(table(p, looking), { w: Math.max(w, 900), h: Math.max(h, 700) }),
    seats: p.points.map((_, of) => `seat:${of}`),
  }),
  show: (effect) =>
    effect.type === 'played' ? [{ piece: `waybill ${effect.token}`, at: 0, for: 500, flip: true, ease: 'inOut' }] : [],
  picks: (_, move) => [pickOf(move)],
  touched(p, seat, ids) {
    const token = p.hands[seat]?.find((one) => ids.includes(`waybill ${one}`))
    if (token !== undefined) return { type: 'play', token }
    return calls.find((move) => ids.includes(pickOf(move)))
  },
  about(_, id, known) {
    const token = Number(/^waybill (\d+)$/.exec(id)?.[1] ?? Number.NaN)
    if (Number.isNaN(token)) return undefined
    return { piece: id, title: waybillText(token, known), kind: 'Waybill', lines: [] }
  },
}
