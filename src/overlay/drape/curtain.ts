/** The parts of a table that load, each by a promise of its own, and the first picture drawn with them. */
export const loadingParts = ['code', 'texts', 'rules', 'face', 'stage', 'fonts', 'canvas', 'frame'] as const

/** A part of a table that loads. */
export type LoadingPart = (typeof loadingParts)[number]

/** The curtain over a table that is loading. */
export interface Curtain {
  /**
   * - `waiting`: too early to show anything
   * - `building`: shown, and growing with the parts
   * - `stalled`: shown, but nothing has come for long
   * - `rolling`: on its way up; the table beneath can be played
   */
  readonly state: 'waiting' | 'building' | 'stalled' | 'rolling'
  readonly loaded: readonly LoadingPart[]
}

/** The page beneath can’t be used yet. */
export const covers = (curtain: Curtain | undefined): boolean =>
  curtain?.state === 'building' || curtain?.state === 'stalled'
