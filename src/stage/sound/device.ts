import { type Levels, makeRig, type Rig } from './rig.ts'
import type { Time } from './time.ts'

/** The audio of this page: asked for once, and never again after it has failed. */
export interface Device {
  /** Makes it, if it has not been made. */
  make(): void
  /** Does something once the context runs; if that takes longer than `patience` milliseconds, not at all. */
  awake(then: (rig: Rig) => void, patience: number): void
  /** Does something that may fail; afterwards there is silence. */
  attempt(task: () => void): void
  setLevels(levels: Levels): void
  /** Lets the hardware go until something sounds again. */
  rest(): void
  /** It failed, or there is none: captions alone go on. */
  isBroken(): boolean
}

/** Opens a device. `create`: a new audio context, or nothing where there is none. */
export function openDevice(
  create: () => AudioContext | undefined,
  time: Time,
  levels: () => Levels,
): Device {
  let rig: Rig | undefined
  let broken = false
  const attempt = (task: () => void) => {
    if (broken) return
    try {
      task()
    } catch {
      // A device that fails is not asked again: the game goes on in silence, with captions.
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
