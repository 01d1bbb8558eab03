import type { Moment } from '../../../stage/face.ts'
import type { MomentFacts } from '../../../stage/moments/choice.ts'
import { type Box, layoutIn } from '../box.ts'
import { styleOf } from '../colours.ts'
import type { Effect, EffectOf } from '../effects.ts'
import { isInNetwork } from '../network.ts'
import { boardOf, isOpen, type Position } from '../position.ts'
import { trainWay } from '../trains.ts'
import type { Types } from '../types.ts'
import type { Captions, FaceWords } from './says.ts'

/** The moments of Dwarven Rails: a mine or a city joined to a network, the goal, and a change at the head. */
export function momentsOf(box: Box, words: () => FaceWords, captions: () => Captions): Required<MomentFacts<Types>> {
  return {
    moment: (effect, before, after) => madeBy(box, words(), captions(), effect, before, after),
    points: (p) => p.boards.map(({ money }, seat) => (isOpen(p, seat, -1) ? money : undefined)),
    leads: (p, seat) => ({
      kind: 'lead',
      name: captions().takesLead(words().seat(p, seat)),
      where: [`seat:${seat}`],
      train: styleOf(p, seat),
    }),
  }
}

function madeBy(
  box: Box,
  words: FaceWords,
  captions: Captions,
  effect: Effect,
  before: Position,
  after: Position,
): Moment | undefined {
  if (effect.type === 'laid') return joinedBy(box, words, effect, before, after)
  if (effect.type !== 'goal') return undefined
  const note = words.effect(after, effect)
  return { kind: 'last', name: captions.lastTurn, note, where: [], train: styleOf(after, effect.seat) }
}

/** A site where a seat has something to fetch, as it is joined to the seat’s network. */
function joinedBy(
  box: Box,
  words: FaceWords,
  effect: EffectOf<'laid'>,
  before: Position,
  after: Position,
): Moment | undefined {
  const { seat } = effect
  const layout = layoutIn(box, after)
  const { mines, tickets, rides, bases } = boardOf(after, seat)
  const wanted = [...mines, ...tickets, ...rides].map((card) => layout.siteOf[card] ?? -1)
  const site = wanted.find(
    (one) => one >= 0 && !isInNetwork(box, before, seat, one) && isInNetwork(box, after, seat, one),
  )
  if (site === undefined) return undefined
  const way = trainWay(layout, after, seat, site, bases, []) ?? [effect.segment]
  return {
    kind: 'line',
    name: words.about(after, { type: 'site', site })?.title ?? '',
    note: words.effect(after, effect),
    where: [`site:${site}`, ...way.map((segment) => `track:${segment}`)],
    train: styleOf(after, seat),
  }
}
