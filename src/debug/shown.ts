import type { Debugged } from './debugged.ts'

/** A table of any game, as the panels take it: they name none. */
export type Shown = Debugged
