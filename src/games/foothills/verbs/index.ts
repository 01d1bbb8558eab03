import type { Draw } from '../../../rules/chance.ts'
import type { Tell } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Effect } from '../effects.ts'
import type { Intention, IntentionOf, Move, MoveType } from '../moves.ts'
import { pop } from '../pending.ts'
import type { Do, FrameOf, Position } from '../position.ts'
import type { Against } from '../reasons.ts'
import { build, building } from './build.ts'
import { dig, digging } from './dig.ts'
import { draw, drawing, keeping, refill, refilling, sort, stock, summit } from './draw.ts'
import { flip, flipAny, flippingAny } from './flip.ts'
import { gain, gaining } from './gain.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import { score, scoring } from './score.ts'
import { hopping, survey, surveying } from './survey.ts'
import { take, taking } from './take.ts'
import { choosingTicket, ticket } from './ticket.ts'
import { dealing, upTo } from './upTo.ts'
import type { Verb, VerbOf, VerbType } from './verb.ts'

/** Verbs by kind. */
type VerbMap = { [T in VerbType]: VerbOf<T> }

const rules: { readonly [T in VerbType]: VerbRules<VerbMap[T]> } = {
  take,
  gain,
  ticket,
  dig,
  upTo,
  build,
  survey,
  flip,
  flipAny,
  score,
  draw,
  sort,
  refill,
  stock,
  summit,
}

/** A verb not yet begun asks nothing: it pushes its own work. */
const beginning: FrameRules<FrameOf<'verb'>> = {
  ask: () => undefined,
  perform: (box, p, { verb, station }, _, __, tell) => beginVerb(verb.type, box, p, verb, station, tell),
}

/** Pending work by kind. */
type FrameMap = { [D in Do]: FrameOf<D> }

const work: { readonly [D in Do]: FrameRules<FrameMap[D]> } = {
  verb: beginning,
  take: taking,
  gain: gaining,
  deal: dealing,
  dig: digging,
  build: building,
  survey: surveying,
  hop: hopping,
  ticket: choosingTicket,
  score: scoring,
  flipAny: flippingAny,
  refill: refilling,
  draw: drawing,
  keep: keeping,
}

// The type is passed beside the value so that the compiler pairs table entry and value.
const gateVerb = <T extends VerbType>(type: T, p: Position, verb: VerbMap[T]) => rules[type].gate?.(p, verb)
const hinderVerb = <T extends VerbType>(type: T, box: Box, p: Position, verb: VerbMap[T], slot?: number) =>
  rules[type].hinder?.(box, p, verb, slot)
const beginVerb = <T extends VerbType>(
  type: T,
  box: Box,
  p: Position,
  verb: VerbMap[T],
  station: number,
  tell: Tell<Effect>,
) => rules[type].begin(box, p, verb, station, tell)
const askWork = <D extends Do>(kind: D, box: Box, p: Position, frame: FrameMap[D]) => work[kind].ask(box, p, frame)
const performWork = <D extends Do>(
  kind: D,
  box: Box,
  p: Position,
  frame: FrameMap[D],
  move: Move | undefined,
  chance: Draw | undefined,
  tell: Tell<Effect>,
) => work[kind].perform(box, p, frame, move, chance, tell)
const hinderWork = <D extends Do, T extends MoveType>(
  kind: D,
  type: T,
  box: Box,
  p: Position,
  frame: FrameMap[D],
  intention: { [K in MoveType]: IntentionOf<K> }[T],
): Against | undefined => {
  const hinder = work[kind].against?.[type]
  if (!hinder) return type === 'done' ? 'cannotStop' : 'otherAction'
  return hinder(box, p, frame, intention)
}

/** The question the work on top asks; undefined if it goes on by itself. */
export function askTop(box: Box, p: Position): Move[] | 'chance' | undefined {
  const frame = p.todo[p.todo.length - 1]
  return frame && askWork(frame.do, box, p, frame)
}

/** Takes the work on top off the stack and does one step of it. */
export function performTop(
  box: Box,
  p: Position,
  move: Move | undefined,
  chance: Draw | undefined,
  tell: Tell<Effect>,
): void {
  const frame = pop(p)
  if (frame) performWork(frame.do, box, p, frame, move, chance, tell)
}

/** Why what is intended doesn't answer the work on top; undefined if one of its legal moves does. */
export function hinderTop(box: Box, p: Position, intention: Intention): Against | undefined {
  const frame = p.todo[p.todo.length - 1]
  return frame ? hinderWork(frame.do, intention.type, box, p, frame, intention) : 'otherAction'
}

/** Why not even part of a verb can be done now, the card in a slot being selected for it. */
export const hinder = (box: Box, p: Position, verb: Verb, slot?: number): Against | undefined =>
  gateVerb(verb.type, p, verb) ?? hinderVerb(verb.type, box, p, verb, slot)

/**
 * Why an action card with these verbs may not be selected (“Course of Play”, step 2): a requirement isn't met, or no
 * part of it can be done. An additional flip alone isn't a part, unless so read.
 */
export function hinderCard(box: Box, p: Position, slot: number, verbs: readonly Verb[]): Against | undefined {
  for (const verb of verbs) {
    const gate = gateVerb(verb.type, p, verb)
    if (gate) return gate
  }
  let first: Against | undefined
  for (const verb of verbs) {
    const reason = hinderVerb(verb.type, box, p, verb, slot)
    if (!reason) return undefined
    first ??= reason
  }
  return first
}
