import type { seats as english } from '../en/seats.ts'

/** The companies. */
export const seats: typeof english = {
  names: { blue: 'Glas', green: 'Gwyrdd', red: 'Coch', lilac: 'Lelog', yellow: 'Melyn', black: 'Du' },
}
