import type { Moment } from '../../../stage/face.ts'
import type { MomentFacts } from '../../../stage/moments/choice.ts'
import type { Box } from '../box.ts'
import { styleOf } from '../colours.ts'
import type { Effect } from '../effects.ts'
import type { Position } from '../position.ts'
import { earnedSoFar } from '../score.ts'
import type { Captions } from '../text/captions.ts'
import type { FoothillsWords } from '../text/words.ts'
import type { Types } from '../types.ts'

/** The moments of Foothills: a completed line, a station, the last round, and a change at the head. */
export function momentsOf(
  box: () => Box,
  words: () => FoothillsWords,
  captions: () => Captions,
): Required<MomentFacts<Types>> {
  return {
    moment: (effect, _, after) => madeBy(box(), words(), captions(), effect, after),
    points: ({ boards }) => boards.map(earnedSoFar),
    leads: (p, seat) => ({
      kind: 'lead',
      name: captions().takesLead({ name: words().seat(p, seat) }),
      where: ['letter', 'name', 'behind', 'points'].map((part) => `${part}:${seat}`),
      train: styleOf(p, seat),
    }),
  }
}

function madeBy(
  { lines, stations }: Box,
  words: FoothillsWords,
  captions: Captions,
  effect: Effect,
  after: Position,
): Moment | undefined {
  const note = words.effect(after, effect)
  if (effect.type === 'completed') {
    const along = stations.filter((station) => station.lines.includes(effect.line))
    const where = along.map(({ index }) => `station:${index}`)
    return { kind: 'line', name: lines[effect.line]?.name ?? '', note, where }
  }
  if (effect.type === 'built') {
    const { seat, station } = effect
    const where = [`station:${station}`]
    return { kind: 'station', name: stations[station]?.name ?? '', note, where, train: styleOf(after, seat) }
  }
  return effect.type === 'ending' ? { kind: 'last', name: captions.lastRound, note, where: [] } : undefined
}
