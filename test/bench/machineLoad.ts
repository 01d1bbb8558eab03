import { loadavg } from 'node:os'
import { rounded } from './report.ts'

/** Processes that ran or waited to run on this machine in the last minute, on average. */
export const loadNow = (): number => rounded(loadavg()[0] ?? 0, 1)
