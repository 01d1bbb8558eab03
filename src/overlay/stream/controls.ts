import type { StreamLook, StreamPart } from './look.ts'

/** The longest delay a streamer can add, s. */
export const longestDelay = 300
/** The greatest magnification of the camera. */
export const closest = 4

/** Choice of camera. */
export type CameraChoice =
  /** Films by itself. */
  | 'director'
  /** Everything on the table. */
  | 'whole'
  /** Stays with what happens. */
  | 'close'
  /** Stays where it is. */
  | 'fixed'
  /** Everything on the table, with the board of this seat in front. */
  | number

/** A streamer's settings for the pages of a stream. */
export interface Controls {
  readonly camera: CameraChoice
  /** The magnification of a close-up or a fixed camera. */
  readonly zoom: number
  /** Delay of what is shown, s. */
  readonly delay: number
  /** The picture stays as it is. */
  readonly held: boolean
  /** The parts that are switched off. */
  readonly off: readonly StreamPart[]
  readonly sound: boolean
}

/** Nothing has been set: the director films, and everything the address asks for is shown at once. */
export const usualControls = ({ sound, names }: Pick<StreamLook, 'sound' | 'names'>): Controls => ({
  camera: 'director',
  zoom: 2,
  delay: 0,
  held: false,
  sound,
  off: names ? [] : ['names'],
})

/** The cameras there are at a table, in the order of the keys 1, 2, 3 … */
export const camerasFor = (seats: number): readonly CameraChoice[] => [
  ...(['director', 'whole', 'close'] as const),
  ...Array.from({ length: seats }, (_, seat) => seat),
  'fixed',
]

/** The key that chooses a camera. */
export const keyOf = (at: number): string => `${(at + 1) % 10}`

/** The controls after a key: 1 to 9 and then 0 choose a camera, H holds the picture, plus and minus zoom. */
export function controlsAfter(key: string, now: Controls, seats: number): Controls | undefined {
  const camera = camerasFor(seats).find((_, at) => keyOf(at) === key)
  if (camera !== undefined) return { ...now, camera }
  if (key.toLowerCase() === 'h') return { ...now, held: !now.held }
  const step = key === '+' || key === '=' ? 0.25 : key === '-' ? -0.25 : 0
  if (step === 0) return undefined
  return { ...now, zoom: Math.min(closest, Math.max(1, now.zoom + step)) }
}
