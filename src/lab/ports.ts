import type { Crew } from './crew.ts'
import type { TitleLoader } from './title.ts'

/** Dependencies of the laboratory's commands. */
export interface Ports {
  readonly titles: readonly TitleLoader[]
  /** Starts a number of workers; close them when done. */
  readonly crew: (workers: number) => Promise<Crew>
  /** Cores of this machine. */
  readonly cores: number
  /** Prints a line of the result. */
  readonly say: (line: string) => void
  /** Says what can't be done, and how it can. */
  readonly complain: (sentence: string) => void
  /** Shows how far it is, in place of what was shown before; nothing where no one looks on. */
  readonly show: (progress: string) => void
  /** Aborted when someone wants to stop: what is done stays. */
  readonly stop: AbortSignal
}

/** Exit codes of a command: fine, something found wrong, wrong usage, nothing wrong but not proven, or interrupted. */
export const exit = { fine: 0, wrong: 1, usage: 2, unproven: 3, interrupted: 130 } as const
