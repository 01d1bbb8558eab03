const minute = 60_000
const units = [
  { unit: 'day', ms: 1440 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const

/** Time since something, in the largest unit that fits; undefined within the last minute. */
export type Since = { readonly unit: (typeof units)[number]['unit']; readonly count: number } | undefined

/** Time since a moment; both in milliseconds of the same clock. */
export function since(at: number, now: number): Since {
  const fits = units.find(({ ms }) => now - at >= ms)
  return fits && { unit: fits.unit, count: Math.floor((now - at) / fits.ms) }
}
