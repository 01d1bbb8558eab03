import type { SeatStyles } from '../../src/overlay/table/seats.ts'
import type { Words } from '../../src/rules/words.ts'
import type { Types } from '../tiny/tiny.ts'

const names = ['Red', 'Brass', 'Green', 'Blue', 'Heather', 'Pewter']
const name = (seat: number) => names[seat] ?? `Seat ${seat}`

/** Every seat of Sidings looks alike. */
export const tinyStyle: SeatStyles = () => ({ colour: 'green', pattern: 1 })

/** Sidings in English, as short as possible. */
export const tinyWords: Words<Types> = {
  language: 'en',
  title: 'Sidings',
  edition: (edition) => `Edition “${edition}”.`,
  seat: (_, seat) => name(seat),
  prompt: (p, choice) => `${name(choice.seat)}: ${p.yard} in the yard.`,
  move: (_, move) => (move.type === 'take' ? `Take ${move.wagons}` : move.type),
  effect: (_, effect) =>
    effect.type === 'opened' || effect.type === 'stocked'
      ? undefined
      : `${name(effect.seat)} ${effect.type}.`,
  refusal: ({ reason }) => `Refused: ${reason}.`,
  flaw: ({ reason, at }) => `${at}: ${reason}`,
  score: (line) => `From ${line.source}`,
  outcome: (_, { winners }) => `Won by ${winners.map(name).join(' and ')}.`,
}
