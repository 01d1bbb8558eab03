import type { Moment } from '../../../stage/face.ts'
import type { MomentFacts } from '../../../stage/moments/choice.ts'
import { companyLooks, companyOf } from '../colours.ts'
import type { Effect, EffectOf, Types } from '../moves.ts'
import { passesOf } from '../paths.ts'
import type { Position } from '../position.ts'
import { scoreOf } from '../score.ts'
import type { Captions, MetroWords } from '../text/words.ts'

/** The moments of Metro: lines that end, those in the city above all, the last tiles, and a change at the head. */
export function momentsOf(words: () => MetroWords, captions: () => Captions): Required<MomentFacts<Types>> {
  return {
    moment: (effect, before, after) => madeBy(words(), captions(), effect, before, after),
    points: (p) => p.hands.map((_, seat) => scoreOf(p, seat)),
    leads: (p, seat) => ({
      kind: 'lead',
      name: captions().takesLead({ name: words().seat(p, seat) }),
      where: [`seat:${seat}`],
      train: companyLooks[companyOf(p, seat)],
    }),
  }
}

/** Points below which a line is too short for a scene. */
const worthAScene = 4

function madeBy(
  words: MetroWords,
  captions: Captions,
  effect: Effect,
  before: Position,
  after: Position,
): Moment | undefined {
  if (effect.type === 'finished' && effect.seat !== undefined && effect.points >= worthAScene)
    return endOf(words, captions, effect, after)
  const isLast = before.pool.length > 0 && after.pool.length === 0
  return isLast ? { kind: 'last', name: captions.lastTiles, where: [] } : undefined
}

function endOf(words: MetroWords, captions: Captions, effect: EffectOf<'finished'>, after: Position): Moment {
  const { station, city, points } = effect
  const cells = passesOf(after.board, station).map(({ cell }) => cell)
  return {
    kind: city ? 'station' : 'line',
    name: captions.lineEnds({ line: station + 1 }),
    note: words.effect(after, effect),
    points: `+${points}`,
    where: [...cells.map((cell) => `tile:${cell}`), `marker:${station}`],
  }
}
