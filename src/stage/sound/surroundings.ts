import { betweenSheep, startBeds } from './ambience.ts'
import type { Device } from './device.ts'
import type { Time } from './time.ts'

/** What surrounds the table: wind, the pub next door, and sheep now and then. */
export interface Surroundings {
  /** Starts or stops, depending on `wanted`. */
  refresh(): void
  isSounding(): boolean
}

/** What the surroundings need to sound. */
export interface Hearers {
  /** True when they should be audible. */
  readonly wanted: () => boolean
  readonly bleat: (pitch: number) => void
  readonly ended: () => void
}

/** Opens the surroundings of a table, silent until refreshed. */
export function openSurroundings(
  device: Device,
  time: Time,
  { wanted, bleat, ended }: Hearers,
): Surroundings {
  let beds: (() => void) | undefined
  let noSheep: (() => void) | undefined
  let sheep = 0
  const waitForSheep = () => {
    noSheep = time.after(betweenSheep[sheep++ % betweenSheep.length] ?? 60_000, () => {
      bleat(1 + (sheep % 3) * 0.12)
      waitForSheep()
    })
  }
  const stop = () => {
    noSheep?.()
    device.attempt(() => beds?.())
    beds = undefined
    ended()
  }
  const start = () =>
    device.awake(({ instrument }) => {
      // The settings may have changed while the context woke up.
      if (beds || !wanted()) return
      beds = startBeds(instrument('ambience'))
      waitForSheep()
    }, Number.POSITIVE_INFINITY)
  return {
    refresh: () => {
      const want = wanted() && !device.isBroken()
      if (!want && beds) stop()
      if (want && !beds) start()
    },
    isSounding: () => beds !== undefined,
  }
}
