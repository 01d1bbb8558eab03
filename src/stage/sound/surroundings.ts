import { type Ambience, startBeds } from './ambience.ts'
import type { AudioDevice } from './audioDevice.ts'
import type { Time } from './time.ts'

/** The sounds around the table, whatever happens on it. */
export interface Surroundings {
  /** Starts or stops, depending on `wanted`. */
  refresh(): void
  isSounding(): boolean
}

/** The callbacks that the surroundings need to sound. */
export interface Hearers {
  /** The ambience to be heard now, if any. */
  readonly wanted: () => Ambience | undefined
  readonly call: (sound: string, pitch: number) => void
  readonly ended: () => void
}

/** Opens the surroundings of a table, silent until refreshed. */
export function openSurroundings(
  device: AudioDevice,
  time: Time,
  { wanted, call, ended }: Hearers,
): Surroundings {
  let sounding: Ambience | undefined
  let beds = () => {}
  let noCalls = () => {}
  const waitToCall = ({ sounds, gaps, pitches }: Ambience['call'], calls = 0) => {
    noCalls = time.after(gaps[calls % gaps.length] ?? 60_000, () => {
      const sound = sounds[calls % sounds.length]
      if (sound !== undefined) call(sound, pitches[calls % pitches.length] ?? 1)
      waitToCall({ sounds, gaps, pitches }, calls + 1)
    })
  }
  const stop = () => {
    noCalls()
    device.attempt(beds)
    sounding = undefined
    ended()
  }
  const start = () =>
    device.awake(({ instrument }) => {
      // The settings may have changed while the context woke up.
      const ambience = wanted()
      if (sounding || !ambience) return
      sounding = ambience
      beds = startBeds(instrument('ambience'), ambience.beds)
      waitToCall(ambience.call)
    }, Number.POSITIVE_INFINITY)
  return {
    refresh: () => {
      const want = device.isBroken() ? undefined : wanted()
      if (sounding && want !== sounding) stop()
      if (want && !sounding) start()
    },
    isSounding: () => sounding !== undefined,
  }
}
