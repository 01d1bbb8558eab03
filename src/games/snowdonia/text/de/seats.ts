import type { seats as english } from '../en/seats.ts'

/** The companies. */
export const seats: typeof english = {
  names: { blue: 'Blau', green: 'Grün', red: 'Rot', lilac: 'Lila', yellow: 'Gelb', black: 'Schwarz' },
}
