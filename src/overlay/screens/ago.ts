const minute = 60_000
const units = [
  { unit: 'day', ms: 1440 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const

const english = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/** How long ago it was, in the largest unit that fits: “yesterday”, “3 hours ago”, “just now”. */
export function ago(at: number, now: number): string {
  const fits = units.find(({ ms }) => now - at >= ms)
  return fits ? english.format(-Math.floor((now - at) / fits.ms), fits.unit) : 'just now'
}
