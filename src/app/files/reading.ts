import type { Clock } from '../../kit/clock.ts'
import { readAsking } from '../../kit/readAsking.ts'
import type { Reading } from '../../kit/slices.ts'

/** Reads on this page, which asks the person here before it works for long. */
export const readHere = (clock: Clock): Reading =>
  readAsking(clock, async () => (await import('../../overlay/check/longRead.tsx')).mayReadLong())
