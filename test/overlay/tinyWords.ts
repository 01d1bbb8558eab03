import type { SeatStyles } from '../../src/overlay/table/seats.ts'
import type { Words } from '../../src/rules/words.ts'
import { plainName as name } from '../tiny/plain.ts'
import type { Types } from '../tiny/tiny.ts'

/** Every seat of Sidings looks alike. */
export const tinyStyle: SeatStyles = () => ({ colour: 'green', pattern: 1 })

/** Sidings in English, as short as possible. */
export const tinyWords: Words<Types> = {
  language: 'en',
  title: 'Sidings',
  edition: (edition) => `Edition “${edition}”.`,
  seat: name,
  prompt: (p, choice) => `${name(p, choice.seat)}: ${p.yard} in the yard.`,
  move: (_, move) => (move.type === 'take' ? `Take ${move.wagons}` : move.type),
  effect: (p, effect) =>
    effect.type === 'opened' || effect.type === 'stocked' ? undefined : `${name(p, effect.seat)} ${effect.type}.`,
  refusal: ({ reason }) => `Refused: ${reason}.`,
  flaw: async ({ reason, at }) => `${at}: ${reason}`,
  score: (line) => `From ${line.source}`,
  outcome: (p, { winners }) => `Won by ${winners.map((seat) => name(p, seat)).join(' and ')}.`,
}
