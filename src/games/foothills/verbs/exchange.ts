import type { Tell } from '../../../rules/game.ts'
import { goods } from '../box.ts'
import type { Effect } from '../effects.ts'
import { canPay, earn, pay, receive, takeCube } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import { boardOf, type Kind, type Position, type Source } from '../position.ts'
import type { Reason } from '../reasons.ts'
import { pushGains } from './gain.ts'
import type { Deal } from './verb.ts'

export type Exchange = Extract<Deal, { type: 'exchange' }>

/** Why this exchange cannot be made now («Making Stone», «Moving the Surveyor»). */
export function hinderExchange(p: Position, deal: Exchange): Reason | undefined {
  if (!canPay(boardOf(p, p.seat).supply, goods(deal.give))) return 'short'
  return canGet(p, deal) ? undefined : 'noneLeft'
}

/** Why none of a card's exchanges (or the one numbered `deal`) can be made. */
export function whyExchange(
  p: Position,
  deals: readonly Deal[],
  { deal: index, from }: { readonly deal?: number | undefined; readonly from?: Source | undefined },
): Reason | undefined {
  const deal = deals.find((one, i) => one.type === 'exchange' && (index ?? i) === i)
  if (deal?.type !== 'exchange') return undefined
  return hinderExchange(p, deal) ?? (from === 'bag' ? 'notInBag' : 'notInYard')
}

/** Resources are limited: all of a reward must be in the stockyard or, with what is paid, in the bag. */
function canGet(p: Position, deal: Exchange): boolean {
  const { give, get } = deal
  const iron = p.yard.iron + p.bag.iron + (give.iron ?? 0) - (get.iron ?? 0)
  const stone = p.yard.stone + p.bag.stone + (give.stone ?? 0) - (get.stone ?? 0)
  return iron >= 0 && stone >= 0 && iron + stone >= (get.resources ?? 0)
}

/** Every way to make an exchange; where a resource is received, the first one's source is part of the move. */
export function exchangeMoves(p: Position, deal: Exchange, index: number, moves: Move[]): void {
  if (hinderExchange(p, deal)) return
  const kind = firstKind(deal)
  if (!kind) {
    moves.push({ type: 'exchange', deal: index })
    return
  }
  for (const from of ['yard', 'bag'] as const)
    if (holds(p, deal, kind, from)) moves.push({ type: 'exchange', deal: index, from })
}

/** The kind of the first resource received, iron ore before stone. */
export function firstKind(deal: Exchange): Kind | undefined {
  if (deal.get.iron !== undefined) return 'iron'
  return deal.get.stone !== undefined ? 'stone' : undefined
}

/** What is paid lies in the bag before anything is received. */
function holds(p: Position, deal: Exchange, kind: Kind, from: Source): boolean {
  return p[from][kind] + (from === 'bag' ? (deal.give[kind] ?? 0) : 0) > 0
}

/** Pays, then receives; more than one resource is chosen cube by cube. */
export function performExchange(
  p: Position,
  deal: Exchange,
  move: MoveOf<'exchange'>,
  station: number,
  tell: Tell<Effect>,
): void {
  const { get } = deal
  pay(p.seat, goods(deal.give), tell)
  receive(p.seat, 'rubble', get.rubble ?? 0, tell)
  receive(p.seat, 'passengers', get.passengers ?? 0, tell)
  earn(p.seat, get.vp ?? 0, 'exchange', station, tell)
  const kind = firstKind(deal)
  pushGains(p, get, kind)
  if (kind && move.from) takeCube(p, p.seat, kind, move.from, tell)
}
