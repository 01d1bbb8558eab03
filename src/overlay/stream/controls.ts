import * as v from 'valibot'
import { parseJson } from '../../kit/json.ts'
import { parts } from './look.ts'

/** The longest delay a streamer can add, s. */
export const longestDelay = 300
/** The greatest magnification of the camera. */
export const closest = 4

const camera = v.union([
  /**
   * `director`: films by itself; `whole`: everything on the table; `close`: stays with what happens;
   * `fixed`: stays where it is.
   */
  v.picklist(['director', 'whole', 'close', 'fixed']),
  /** Everything on the table, with the board of this seat in front. */
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)),
])

const schema = v.object({
  camera,
  zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(closest)),
  /** Shown so much later than it came, s. */
  delay: v.pipe(v.number(), v.minValue(0), v.maxValue(longestDelay)),
  /** The picture stays as it is. */
  held: v.boolean(),
  /** The parts that are switched off. */
  off: v.array(v.picklist(parts)),
  sound: v.boolean(),
})

/** How a streamer has set the pages of a stream. */
export type Controls = v.InferOutput<typeof schema>
export type CameraChoice = Controls['camera']

/** Nothing has been set: the director films, and everything is shown at once. */
export const usualControls = (sound: boolean): Controls => ({
  ...{ camera: 'director', zoom: 2, delay: 0, held: false, off: [], sound },
})

/** Reads what another page has set; `undefined` if invalid. */
export function readControls(text: string): Controls | undefined {
  const read = v.safeParse(schema, parseJson(text))
  return read.success ? read.output : undefined
}

/** The cameras there are at a table, in the order of the keys 1, 2, 3 … */
export const camerasFor = (seats: number): readonly CameraChoice[] => [
  ...(['director', 'whole', 'close'] as const),
  ...Array.from({ length: seats }, (_, seat) => seat),
  'fixed',
]

/** The key that chooses a camera. */
export const keyOf = (at: number): string => `${(at + 1) % 10}`

/** What a key does: 1 to 9 and then 0 choose a camera, H holds the picture, plus and minus zoom. */
export function controlsAfter(key: string, now: Controls, seats: number): Controls | undefined {
  const camera = camerasFor(seats).find((_, at) => keyOf(at) === key)
  if (camera !== undefined) return { ...now, camera }
  if (key.toLowerCase() === 'h') return { ...now, held: !now.held }
  const step = key === '+' || key === '=' ? 0.25 : key === '-' ? -0.25 : 0
  if (step === 0) return undefined
  return { ...now, zoom: Math.min(closest, Math.max(1, now.zoom + step)) }
}
