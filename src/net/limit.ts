import type { Clock } from '../kit/clock.ts'

/** Messages that may come at once, and how many a second after that. */
const burst = 120
const perSecond = 40

/** True as long as whoever asks does so at a bearable rate. */
export function makeLimit(clock: Clock): () => boolean {
  let left = burst
  let at = clock.now()
  return () => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - at) * perSecond) / 1000)
    at = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
