/** The colours of a sky over the mountain and of the snow beneath it. */
export interface Sky {
  /** From the zenith down to the snow. */
  readonly air: readonly [string, string, string]
  /** The moon or the sun; without one the sky is overcast. */
  readonly orb?: string
  /** How clearly the stars are seen, from 0 to 1. */
  readonly stars: number
  readonly far: string
  readonly farShade: string
  readonly near: string
  readonly nearShade: string
  /** Firs against the snow. */
  readonly fir: string
}

/** Hours and weathers over the mountain. */
export const skies = {
  night: {
    air: ['#122043', '#2f4f80', '#8fb5c4'],
    orb: '#fdf3d2',
    stars: 1,
    far: '#a3c3d3',
    farShade: '#6a90ae',
    near: '#f1f8f7',
    nearShade: '#b2cfdd',
    fir: '#1a3849',
  },
  storm: {
    air: ['#6a869e', '#98b1c2', '#d3e2e9'],
    stars: 0,
    far: '#b9ccd8',
    farShade: '#a0b8c8',
    near: '#f7fbfc',
    nearShade: '#dbe8ee',
    fir: '#4a6778',
  },
  dawn: {
    air: ['#2c3a66', '#9a6f8f', '#f6c9a0'],
    orb: '#fff1cf',
    stars: 0.25,
    far: '#c9b2c4',
    farShade: '#8f84a8',
    near: '#fdf1ea',
    nearShade: '#d9b9bd',
    fir: '#2b3350',
  },
  northern: {
    air: ['#0e1c33', '#1f5a63', '#8fd0b4'],
    orb: '#eefbe6',
    stars: 1,
    far: '#8fb9b8',
    farShade: '#54858f',
    near: '#ecf8f2',
    nearShade: '#a5ccc8',
    fir: '#133a3c',
  },
} as const satisfies Readonly<Record<string, Sky>>

/** The names of the skies. */
export type SkyName = keyof typeof skies
