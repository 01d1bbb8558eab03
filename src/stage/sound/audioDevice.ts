import { type Levels, makeRig, type Rig } from './rig.ts'
import type { Time } from './time.ts'

/** The page's audio context: created once, and never again after a failure. */
export interface AudioDevice {
  /** Creates the context if there isn't one yet. */
  make(): void
  /** Runs something once the context runs, unless that takes longer than `patience` milliseconds. */
  awake(then: (rig: Rig) => void, patience: number): void
  /** Runs something that may throw; goes silent if it does. */
  attempt(task: () => void): void
  setLevels(levels: Levels): void
  /** Releases the hardware until the next sound. */
  rest(): void
  /** True after a failure or without audio: only captions remain. */
  isBroken(): boolean
}

/** Opens a device. `create`: a new audio context, or nothing where there is none. */
export function openDevice(create: () => AudioContext | undefined, time: Time, levels: () => Levels): AudioDevice {
  let rig: Rig | undefined
  let broken = false
  const attempt = (task: () => void) => {
    if (broken) return
    try {
      task()
    } catch {
      // Doesn't retry a device that failed: the game goes on silently, with captions.
      broken = true
    }
  }
  return {
    attempt,
    make: () =>
      attempt(() => {
        if (rig) return
        const context = create()
        if (context) rig = makeRig(context, levels())
        else broken = true
      }),
    awake(then, patience) {
      const here = rig
      if (!here) return
      if (here.context.state === 'running') return attempt(() => then(here))
      const asked = time.now()
      here.context.resume().then(
        () => time.now() - asked <= patience && attempt(() => then(here)),
        () => {},
      )
    },
    setLevels: (next) => attempt(() => rig?.setLevels(next)),
    rest: () => {
      if (rig?.context.state === 'running') rig.context.suspend().catch(() => {})
    },
    isBroken: () => broken,
  }
}
