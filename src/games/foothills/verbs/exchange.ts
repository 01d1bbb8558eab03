import type { Tell } from '../../../rules/game.ts'
import type { Effect } from '../effects.ts'
import { earn, hinderPaying, inFull, pay, receive, takeCube } from '../goods.ts'
import type { Move, MoveOf } from '../moves.ts'
import { boardOf, type Kind, type Position, type Source } from '../position.ts'
import type { Against } from '../reasons.ts'
import { pushGains } from './gain.ts'
import type { Deal } from './verb.ts'

export type Exchange = Extract<Deal, { type: 'exchange' }>

/** Why this exchange cannot be made now (“Making Stone”, “Moving the Surveyor”), its first resource `from` there. */
export function hinderExchange(p: Position, deal: Exchange, from?: Source): Against | undefined {
  const short = hinderPaying(boardOf(p, p.seat).supply, inFull(deal.give), 'exchange')
  if (short) return short
  if (!canGet(p, deal)) return 'noneLeft'
  if (!from) return undefined
  const kind = firstKind(p, deal)
  if (!kind) return 'otherAction'
  if (holds(p, deal, kind, from)) return undefined
  return { reason: from === 'bag' ? 'notInBag' : 'notInYard', facts: { kind } }
}

/**
 * Whether an exchange gives anything: resources are limited, and a kind that is in neither the stockyard nor the bag is
 * left out, as whatever cannot be done is (“Course of Play”).
 */
function canGet(p: Position, deal: Exchange): boolean {
  const { rubble, passengers, vp, resources } = inFull(deal.get)
  if (rubble + passengers + vp > 0 || firstKind(p, deal)) return true
  return resources > 0 && (isLeft(p, deal, 'iron') || isLeft(p, deal, 'stone'))
}

/** Whether a kind is in the stockyard or, with what is paid, in the bag. */
const isLeft = (p: Position, deal: Exchange, kind: Kind): boolean =>
  holds(p, deal, kind, 'yard') || holds(p, deal, kind, 'bag')

/** Adds every way to make an exchange that can be made; the source of the first resource received is part of the move. */
export function exchangeMoves(p: Position, deal: Exchange, index: number, moves: Move[]): void {
  const kind = firstKind(p, deal)
  if (!kind) {
    moves.push({ type: 'exchange', deal: index })
    return
  }
  for (const from of ['yard', 'bag'] as const)
    if (holds(p, deal, kind, from)) moves.push({ type: 'exchange', deal: index, from })
}

/** The kind of the first resource gained, iron ore before stone; of what is there, if anything is. */
function firstKind(p: Position, deal: Exchange): Kind | undefined {
  const { iron, stone } = inFull(deal.get)
  if (iron > 0 && isLeft(p, deal, 'iron')) return 'iron'
  return stone > 0 && isLeft(p, deal, 'stone') ? 'stone' : undefined
}

/** The number of one kind. A key that varies would be looked up far more slowly. */
const numberOf = (of: Readonly<Record<Kind, number>>, kind: Kind): number => (kind === 'iron' ? of.iron : of.stone)

/** Resources that are paid lie in the bag before anything is received. */
function holds(p: Position, deal: Exchange, kind: Kind, from: Source): boolean {
  return from === 'yard' ? numberOf(p.yard, kind) > 0 : numberOf(p.bag, kind) + numberOf(inFull(deal.give), kind) > 0
}

/** Pays, then receives; more than one resource is chosen cube by cube. */
export function performExchange(
  p: Position,
  deal: Exchange,
  move: MoveOf<'exchange'>,
  station: number,
  tell: Tell<Effect>,
): void {
  const get = inFull(deal.get)
  const kind = firstKind(p, deal)
  pay(p.seat, inFull(deal.give), tell)
  receive(p.seat, 'rubble', get.rubble, tell)
  receive(p.seat, 'passengers', get.passengers, tell)
  earn(p.seat, get.vp, 'exchange', station, tell)
  pushGains(p, deal.get, kind)
  if (kind && move.from) takeCube(p, p.seat, kind, move.from, tell)
}
