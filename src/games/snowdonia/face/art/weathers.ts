import type { Hour } from '../../../../stage/kit/scenery/hours.ts'
import type { Weather } from '../../content/edition.ts'

/** The colours of the whole land in one weather. */
export interface Palette extends Hour {
  /** The mountain from the lake to the summit, lit and in shade. */
  readonly slopes: readonly string[]
  readonly hollows: readonly string[]
  /** Flags and awnings. */
  readonly flag: string
}

/** The colours of each weather: everything changes but the line and what stands on it. */
export const palettes: Readonly<Record<Weather, Palette>> = {
  sun: {
    sky: ['#1f6f92', '#5fb0bd', '#cfe3c6', '#fbe0a0'],
    sun: '#fff4cf',
    cloud: '#fdf2d8',
    far: '#a9bcc4',
    farShade: '#8aa5b6',
    mid: '#86a0a8',
    midShade: '#63848f',
    near: '#94808f',
    nearShade: '#5f4f72',
    fore: '#1f3a36',
    foreLit: '#2c4d3f',
    light: '#f2d389',
    water: '#4f9fae',
    foam: '#fff2cc',
    mist: '#fdf2d8',
    turned: '#b98a4c',
    slopes: ['#a8ad4e', '#8f9c4a', '#7f8f4e', '#8b8470', '#9a93a6', '#a9b1bd', '#c0c6cb'],
    hollows: ['#7b8c40', '#5f7a41', '#566c47', '#665f66', '#6a6685', '#5f7488', '#6d8496'],
    flag: '#b5432e',
  },
  rain: {
    sky: ['#3f525c', '#6d828a', '#a3b0ab', '#cfd0bd'],
    sun: '#dfe3d8',
    cloud: '#d5dcd6',
    far: '#93a1a6',
    farShade: '#7d8d95',
    mid: '#6f828a',
    midShade: '#54686f',
    near: '#72686f',
    nearShade: '#4c4457',
    fore: '#1c2c31',
    foreLit: '#293d40',
    light: '#c3c4a0',
    water: '#7f97a0',
    foam: '#e3e6da',
    mist: '#d5dcd6',
    turned: '#8a7350',
    slopes: ['#7f8a52', '#6f7f52', '#66755a', '#6f6f6c', '#76747f', '#828c96', '#97a1a7'],
    hollows: ['#5a6b41', '#4b5f45', '#45584c', '#504f55', '#515266', '#4d5f6d', '#566975'],
    flag: '#a3402e',
  },
  fog: {
    sky: ['#9aa7a9', '#b6beb9', '#d0d2c4', '#e5e0cf'],
    sun: '#f3efdf',
    cloud: '#eeeee4',
    far: '#c2c9c6',
    farShade: '#b4bdbc',
    mid: '#a9b4b3',
    midShade: '#98a5a6',
    near: '#8d878c',
    nearShade: '#716e7c',
    fore: '#33454a',
    foreLit: '#43575a',
    light: '#d9d5ba',
    water: '#b3c0c0',
    foam: '#f1efe3',
    mist: '#eeeee4',
    turned: '#93856c',
    slopes: ['#99a279', '#909a7c', '#8c967f', '#949590', '#9b9ba2', '#a5adb2', '#b7bec0'],
    hollows: ['#7c8a68', '#73836e', '#6f7f74', '#7b7d7d', '#7f808c', '#83919a', '#8f9ca3'],
    flag: '#9c5442',
  },
}
