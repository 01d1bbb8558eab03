import { type Hour, hours } from '../../../../../stage/kit/scenery/hours.ts'

/** The colours of a sky over the mountain, and of the snow beneath it. */
export interface Sky extends Hour {
  /** Brightness of the stars, from 0 to 1. */
  readonly stars: number
  /** An overcast sky hides its moon. */
  readonly isOvercast: boolean
}

type Own = Pick<Sky, 'sky' | 'sun' | 'far' | 'farShade' | 'mid' | 'midShade' | 'light' | 'mist' | 'fore' | 'stars'>

const skyOf = (own: Own, isOvercast = false): Sky => ({ ...hours.alpine, ...own, isOvercast })

/** Hours and weathers over the mountain. Its far peaks are pale, its near ones white. */
export const skies = {
  night: skyOf({
    sky: ['#101d3e', '#23407a', '#4f7aa6', '#9fc4d0'],
    sun: '#fdf3d2',
    stars: 1,
    far: '#8fb3cb',
    farShade: '#5a81a6',
    mid: '#eef6f6',
    midShade: '#9dbfd4',
    light: '#ffffff',
    mist: '#b9d6de',
    fore: '#17364a',
  }),
  storm: skyOf(
    {
      sky: ['#5f7b94', '#86a1b5', '#b4c9d5', '#dde9ee'],
      sun: '#ffffff',
      stars: 0,
      far: '#b3c8d5',
      farShade: '#98b2c3',
      mid: '#f4f9fb',
      midShade: '#cfdfe8',
      light: '#ffffff',
      mist: '#dde9ee',
      fore: '#3f5d70',
    },
    true,
  ),
  dawn: skyOf({
    sky: ['#28335f', '#6a5683', '#d08f90', '#fbd0a0'],
    sun: '#fff1cf',
    stars: 0.4,
    far: '#b8a3bd',
    farShade: '#8478a0',
    mid: '#fdeee6',
    midShade: '#c9a5b4',
    light: '#fff6e0',
    mist: '#f6c9a8',
    fore: '#2b3350',
  }),
  northern: skyOf({
    sky: ['#0c1a30', '#17454f', '#3f8f86', '#a6dcbc'],
    sun: '#eefbe6',
    stars: 1,
    far: '#7dabb0',
    farShade: '#4a7a88',
    mid: '#e9f7f0',
    midShade: '#93c0bf',
    light: '#ffffff',
    mist: '#b4dcc8',
    fore: '#123638',
  }),
} as const satisfies Readonly<Record<string, Sky>>

/** The names of the skies. */
export type SkyName = keyof typeof skies
