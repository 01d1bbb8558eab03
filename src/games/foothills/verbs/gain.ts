import { earn, inFull, receive, takeCube } from '../goods.ts'
import type { MoveOf } from '../moves.ts'
import { push } from '../pending.ts'
import { type FrameOf, inBag, inYard, type Kind, type Position, type Source } from '../position.ts'
import type { FrameRules, VerbRules } from './rules.ts'
import type { Amounts, VerbOf } from './verb.ts'

const sources: readonly Source[] = ['yard', 'bag']

/** Rewards (“Moving the Surveyor”): resources from the stockyard or the bag, the rest from the general supply. */
export const gain: VerbRules<VerbOf<'gain'>> = {
  hinder: (_, p, verb) => {
    const { rubble, passengers, vp } = inFull(verb.what)
    return rubble + passengers + vp > 0 || canGain(p, verb.what) ? undefined : 'noneLeft'
  },
  begin: (_, p, verb, station, tell) => {
    const { rubble, passengers, vp } = inFull(verb.what)
    receive(p.seat, 'rubble', rubble, tell)
    receive(p.seat, 'passengers', passengers, tell)
    earn(p.seat, vp, 'exchange', station, tell)
    pushGains(p, verb.what)
  },
}

/** True if some resource of a reward is in the stockyard or the bag. */
function canGain(p: Position, what: Amounts): boolean {
  const { iron, stone, resources } = inFull(what)
  return (
    (iron > 0 && p.yard.iron + p.bag.iron > 0) ||
    (stone > 0 && p.yard.stone + p.bag.stone > 0) ||
    (resources > 0 && inYard(p) + inBag(p) > 0)
  )
}

/** Pushes work for each resource of a reward, iron ore first; one of kind `but` is already gained. */
export function pushGains(p: Position, what: Amounts, but?: Kind): void {
  const { iron, stone, resources } = inFull(what)
  pushMany(p, 'any', resources)
  pushMany(p, 'stone', stone - (but === 'stone' ? 1 : 0))
  pushMany(p, 'iron', iron - (but === 'iron' ? 1 : 0))
}

function pushMany(p: Position, kind: Kind | 'any', count: number): void {
  for (let i = 0; i < count; i++) push(p, { do: 'gain', kind })
}

export const gaining: FrameRules<FrameOf<'gain'>> = {
  // With only one way there is nothing to ask.
  ask: (_, p, frame) => {
    const moves = gainMoves(p, frame.kind)
    return moves.length > 1 ? moves : undefined
  },
  perform: (_, p, frame, move, __, tell) => {
    const chosen = move?.type === 'gain' ? move : gainMoves(p, frame.kind)[0]
    if (chosen) takeCube(p, p.seat, chosen.kind, chosen.from, tell)
  },
  against: {
    gain: (_, p, frame, { kind, from }) => {
      if (kind && frame.kind !== 'any' && kind !== frame.kind) return 'wrongKind'
      const ways = gainMoves(p, kind ?? frame.kind)
      if (ways.some((way) => way.from === (from ?? way.from))) return undefined
      return from === 'bag' ? 'notInBag' : 'notInYard'
    },
  },
}

/** Every kind and source a gained resource can have. */
function gainMoves(p: Position, kind: Kind | 'any'): MoveOf<'gain'>[] {
  const moves: MoveOf<'gain'>[] = []
  for (const one of ['iron', 'stone'] as const)
    for (const from of sources)
      if ((kind === 'any' || kind === one) && p[from][one] > 0) moves.push({ type: 'gain', kind: one, from })
  return moves
}
