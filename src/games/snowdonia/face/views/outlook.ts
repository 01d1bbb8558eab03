import type { Weather } from '../../content/edition.ts'
import { moved } from '../../restock.ts'
import type { Table } from '../table.ts'

/** The work rate of digging or of laying track: its numbers, where it stands, and where each coming disc puts it. */
export interface Outlook {
  readonly spaces: readonly number[]
  readonly at: number
  readonly now: number
  /** The next discs with the index each of them leads to, soonest first. */
  readonly coming: readonly { readonly weather: Weather; readonly at: number }[]
}

/** The course of a work rate as the weather comes. */
export function outlookOf({ box, p }: Table, of: 'dig' | 'lay'): Outlook {
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
