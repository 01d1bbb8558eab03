import type { Ask, Refusal, Seat } from '../../rules/game.ts'
import type { Box } from './box.ts'
import { ask, hinderSelect } from './choices.ts'
import { factsOf, verbsIntended } from './facts.ts'
import { fits, type Intention, type Move } from './moves.ts'
import {
  boardOf,
  type Do,
  type FrameOf,
  home,
  isInPlay,
  type Kind,
  layoutOf,
  type Position,
  pub,
  type Source,
  slotOf,
} from './position.ts'
import { type Reason, reasons } from './reasons.ts'
import { sideOf } from './turn.ts'
import { hinderAnywhere, whyBuild } from './verbs/build.ts'
import { whyDig } from './verbs/dig.ts'
import { whyExchange } from './verbs/exchange.ts'
import { hinderFlip } from './verbs/flip.ts'
import { whyLay } from './verbs/lay.ts'
import { hinderScore, replacements } from './verbs/score.ts'
import { hinderPub, hinderVisit, nowhere } from './verbs/survey.ts'
import { missing } from './verbs/ticket.ts'
import { hinderDeal } from './verbs/upTo.ts'
import type { Deal } from './verbs/verb.ts'

type Of<T extends Intention['type']> = Extract<Intention, { type: T }>

/** The first rule that forbids an intention, with amounts and the rulebook's heading; undefined when a legal move fits it. */
export function why(box: Box, p: Position, seat: Seat, intention: Intention): Refusal | undefined {
  const asked = ask(box, p)
  if (asked?.type === 'choose' && asked.seat === seat)
    if (asked.moves.some((move) => fits(move, intention))) return undefined
  const reason = forbids(box, p, asked, seat, intention)
  const [first, ...others] = lacking(box, p, intention, reason)
  const told = (one: Reason, deal?: Deal): Refusal => ({
    reason: one,
    section: reasons[one],
    amounts: factsOf(box, p, seat, intention, one, deal),
  })
  return {
    ...told(reason, first?.deal),
    ...(others.length > 0 && { also: others.map((other) => told(other.reason, other.deal)) }),
    ...((reason === 'otherAction' || reason === 'cannotStop') && { meanwhile: true }),
  }
}

/** The shortfall of every deal where none of several can be made, of a card to be chosen or of pending work. */
function lacking(
  box: Box,
  p: Position,
  intention: Intention,
  reason: Reason,
): readonly { readonly deal: Deal; readonly reason: Reason }[] {
  const board = boardOf(p, p.seat)
  if (intention.type === 'select' && slotOf(board, intention.card ?? -1) < 0) return []
  const deals = verbsIntended(box, p, board, intention)
    .flatMap((verb) => (verb.type === 'upTo' ? verb.of : []))
    .filter((deal, at) => isMeant(deal, at, intention))
  const found = deals.flatMap((deal) => {
    const against = hinderDeal(box, p, deal)
    return against ? [{ deal, reason: against }] : []
  })
  return found.length === deals.length && found[0]?.reason === reason ? found : []
}

/** Whether a deal, the one numbered `at` on its card, is one way to do what is intended. */
function isMeant(deal: Deal, at: number, intention: Intention): boolean {
  if (intention.type === 'select') return true
  if (intention.type !== deal.type) return false
  return !('deal' in intention) || intention.deal === undefined || intention.deal === at
}

/** The first rule against an intention that no legal move fits. */
function forbids(box: Box, p: Position, asked: Ask<Move> | undefined, seat: Seat, intention: Intention): Reason {
  if (asked?.type === 'over') return 'over'
  if (asked?.type !== 'choose') return 'drawing'
  if (asked.seat !== seat) return 'notYourTurn'
  if (p.phase === 'provide') return intention.type === 'take' ? lacks(p, intention.kind, 'yard') : 'provideFirst'
  if (p.phase === 'select') return intention.type === 'select' ? whySelect(box, p, intention.card) : 'selectFirst'
  if (p.phase === 'flip') return intention.type === 'flip' ? whyFlip(p, intention.card) : 'otherAction'
  const frame = p.todo[p.todo.length - 1]
  return frame ? whyWork(frame.do, box, p, frame, intention) : 'otherAction'
}

/** The kind goes beside the frame: so the compiler sees that table entry and frame belong together. */
const whyWork = <D extends Do>(
  kind: D,
  box: Box,
  p: Position,
  frame: { [K in Do]: FrameOf<K> }[D],
  intention: Intention,
): Reason => {
  const reason = answers[kind](box, p, frame, intention)
  return reason ?? (intention.type === 'done' ? 'cannotStop' : 'otherAction')
}

type Answer<D extends Do> = (box: Box, p: Position, frame: FrameOf<D>, intention: Intention) => Reason | undefined

/** For each kind of pending work: the rule against an intention of the kind it asks for, else undefined. */
const answers: { readonly [D in Do]: Answer<D> } = {
  take: (_, p, __, i) => (i.type === 'take' ? lacks(p, i.kind, 'yard') : undefined),
  gain: (_, p, frame, i) => (i.type === 'gain' ? whyGain(p, frame, i) : undefined),
  deal: (box, p, frame, i) => {
    if (i.type === 'lay') return whyLay(box, p, frame.verb.of, i)
    return i.type === 'exchange' ? whyExchange(p, frame.verb.of, i) : undefined
  },
  dig: (box, p, frame, i) => (i.type === 'dig' ? whyDig(box, p, frame, i.line) : undefined),
  build: (box, p, frame, i) => (i.type === 'build' ? whyBuild(box, p, frame.verb, i) : undefined),
  survey: (box, p, frame, i) => (i.type === 'survey' ? whySurvey(box, p, frame, i) : undefined),
  hop: (_, __, ___, i) => (i.type === 'survey' ? 'onlyHop' : undefined),
  ticket: (box, p, _, i) => (i.type === 'ticket' ? whyTicket(box, p, i) : undefined),
  score: (box, p, _, i) => (i.type === 'score' ? whyScore(box, p, i) : undefined),
  flipAny: (_, p, __, i) => {
    if (i.type !== 'flip') return undefined
    return slotOf(boardOf(p, p.seat), i.card ?? -1) < 0 ? 'notYourCard' : 'freshCard'
  },
  keep: (_, __, ___, i) => (i.type === 'keep' ? 'notInHand' : undefined),
  // These ask no seat.
  verb: () => undefined,
  refill: () => undefined,
  draw: () => undefined,
}

function whySelect(box: Box, p: Position, card: number | undefined): Reason {
  const slot = slotOf(boardOf(p, p.seat), card ?? -1)
  if (slot < 0) return 'notYourCard'
  const reason = hinderSelect(box, p, slot) ?? 'notYourCard'
  if (reason !== 'noStationSpace') return reason
  // Finding which of the verb's own terms is to blame takes too long to do for every choice.
  const { verbs } = sideOf(box, boardOf(p, p.seat), slot)
  const build = verbs.find((verb) => verb.type === 'build')
  return build ? hinderAnywhere(box, p, build) : reason
}

function whyFlip(p: Position, card: number | undefined): Reason {
  return hinderFlip(p, card ?? -1) ?? 'otherAction'
}

/** A cube is not where it should be taken from; without a kind, nothing is. */
function lacks(p: Position, kind: Kind | undefined, from: Source): Reason {
  if (from === 'bag') return 'notInBag'
  return kind === undefined || p.yard[kind] === 0 ? 'notInYard' : 'otherAction'
}

function whyGain(p: Position, frame: FrameOf<'gain'>, intention: Of<'gain'>): Reason {
  if (intention.kind && frame.kind !== 'any' && intention.kind !== frame.kind) return 'wrongKind'
  return lacks(p, intention.kind, intention.from ?? 'yard')
}

function whySurvey(box: Box, p: Position, frame: FrameOf<'survey'>, { to }: Of<'survey'>): Reason | undefined {
  if (to === undefined) return nowhere[frame.verb.to]
  if (to === home) return 'alreadyHome'
  if (to === pub) return hinderPub(p, frame.verb)
  if (!isInPlay(box, p, to)) return 'notInPlay'
  return hinderVisit(box, p, frame.verb, to)
}

function whyTicket(box: Box, p: Position, { ticket = -1 }: Of<'ticket'>): Reason {
  if (ticket < 0 || !((layoutOf(box, p).tickets >> ticket) & 1)) return 'notInPlay'
  return (missing(box, p) >> ticket) & 1 ? 'otherAction' : 'hasTicket'
}

function whyScore(box: Box, p: Position, { card = -1, spare }: Of<'score'>): Reason {
  const reason = hinderScore(p)
  if (reason) return reason
  if (slotOf(boardOf(p, p.seat), card) < 0) return 'notYourCard'
  return spare !== undefined && !replacements(box, p, card).includes(spare) ? 'notSpare' : 'otherAction'
}
