import type { FilmPoint } from '../../rules/filmStops.ts'
import type { Camera } from '../../stage/camera.ts'

/** A moment of a match as a link names it, with the way it is seen. */
export interface LinkedMoment {
  readonly at: FilmPoint | undefined
  /** The seat whose board is in front. */
  readonly seat: number | undefined
  /** The camera, with places in shares of the stage's size. */
  readonly camera: Camera | undefined
}

const whole = /^\d{1,6}$/
const shares = /^-?\d(\.\d{1,4})?$/

/** A match in a link, without the query behind it; undefined for the match kept here. */
export function splitLink(packed: string | undefined): {
  readonly packed: string | undefined
  readonly query: string | undefined
} {
  const [match, query] = packed?.split('?') ?? []
  return { packed: match || undefined, query }
}

/** Reads the query of a link to a moment: `at=37.4&seat=1&look=0.2,0.1,1.8`. Parts that can't be read are left out. */
export function readMoment(query: string | undefined): LinkedMoment {
  const found = new URLSearchParams(query)
  const [seq = '', effects = ''] = (found.get('at') ?? '').split('.')
  const seat = found.get('seat') ?? ''
  return {
    at: whole.test(seq)
      ? { seq: Number(seq), effects: whole.test(effects) ? Number(effects) : Number.POSITIVE_INFINITY }
      : undefined,
    seat: /^\d$/.test(seat) ? Number(seat) : undefined,
    camera: readCamera(found.get('look')?.split(',') ?? []),
  }
}

function readCamera(parts: readonly string[]): Camera | undefined {
  if (parts.length !== 3 || !parts.every((part) => shares.test(part))) return undefined
  const [x = 0, y = 0, zoom = 1] = parts.map(Number)
  return { x, y, zoom }
}

/** The query of a link to a moment; `readMoment` reads it back. */
export function writeMoment({ at, seat, camera }: LinkedMoment): string {
  const parts = [
    at && `at=${at.seq}${Number.isFinite(at.effects) ? `.${at.effects}` : ''}`,
    seat !== undefined && `seat=${seat}`,
    camera && `look=${[camera.x, camera.y, camera.zoom].map((one) => one.toFixed(3)).join(',')}`,
  ]
  return parts.filter(Boolean).join('&')
}
