import type { Moment } from '../../../stage/face.ts'
import type { MomentFacts } from '../../../stage/moments/choice.ts'
import { type Box, lineIn } from '../box.ts'
import { styleOf } from '../colours.ts'
import type { Effect } from '../effects.ts'
import { siteIn } from '../line.ts'
import type { Types } from '../moves.ts'
import type { Position } from '../position.ts'
import { reckon } from '../score.ts'
import type { Captions } from '../text/captions.ts'
import type { SnowdoniaWords } from '../text/words.ts'

/** The moments of Snowdonia: other weather, something built at a station, the end, and a change at the head. */
export function momentsOf(
  box: () => Box,
  words: () => SnowdoniaWords,
  captions: () => Captions,
): Required<MomentFacts<Types>> {
  return {
    moment: (effect, before, after) => madeBy(box(), words(), captions(), effect, before, after),
    points: (p) => p.boards.map((_, seat) => reckon(box(), p, seat).reduce((sum, { points }) => sum + points, 0)),
    leads: (p, seat) => ({
      kind: 'lead',
      name: captions().takesLead({ name: words().seat(p, seat) }),
      where: [`panel:${seat}`, `seat:${seat}`],
      train: styleOf(p, seat),
    }),
  }
}

function madeBy(
  box: Box,
  words: SnowdoniaWords,
  captions: Captions,
  effect: Effect,
  before: Position,
  after: Position,
): Moment | undefined {
  const note = words.effect(after, effect)
  if (effect.type === 'weather' && before.sky !== 'none' && before.sky !== effect.sky)
    return { kind: 'weather', name: captions.weather[effect.sky], note, where: ['land'] }
  if (effect.type === 'built') {
    const line = lineIn(box, after)
    const { station } = siteIn(line, effect.site)
    const { card, sites = [] } = line.stations[station] ?? {}
    const where = [`platform:${station}`, ...sites.map((site) => `plot:${site}`)]
    return { kind: 'station', name: card?.name ?? '', note, where, train: styleOf(after, effect.seat) }
  }
  return effect.type === 'ending' ? { kind: 'last', name: captions.lastRound, note, where: [] } : undefined
}
