import { moved } from '../../restock.ts'
import type { Table } from '../table.ts'

/**
 * The work rate of digging or of laying track: its numbers, where it stands (`at`) and what that is `now`, and the next
 * discs, soonest first, with the index each of them leads to.
 */
export function outlookOf({ box, p }: Table, of: 'dig' | 'lay') {
  const track = box.values.rates[of]
  const { spaces } = track
  let at = p[of]
  const coming = p.coming.flatMap((weather) => {
    if (weather === 'none') return []
    at = moved(track, at, weather)
    return [{ weather, at }]
  })
  return { spaces, at: p[of], now: spaces[p[of]] ?? 0, coming }
}
