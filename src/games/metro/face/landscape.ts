import type { Size } from '../../../stage/face.ts'
import type { CityLight } from '../../../stage/kit/scenery/city.ts'
import { companies } from '../colours.ts'
import { sceneOf } from './scenes/index.ts'

/** The light over the city, by the hour. */
const hours = {
  dusk: { sky: ['#40223c', '#a2484e', '#fbc27a'], sun: '#fff3d2' },
  gold: { sky: ['#54432e', '#c48a3e', '#fde3a0'], sun: '#fff6dc' },
  morning: { sky: ['#1f5560', '#6fa8a0', '#f6e2b0'], sun: '#fff8e0' },
  night: { sky: ['#101d36', '#31507f', '#d9a878'], sun: '#fff1c9' },
  heather: { sky: ['#33295a', '#8b6aa6', '#f4c3ae'], sun: '#fff0d8' },
} as const satisfies Readonly<Record<string, CityLight>>
type Hour = keyof typeof hours

/** The hours that suit the pages common to all titles. */
const named: Readonly<Record<string, Hour>> = { table: 'dusk', here: 'morning', bot: 'night', end: 'gold' }

/** The city at an hour, as an SVG document, always the same one for a name. */
export function landscape(name: string, size: Size): string {
  const seed = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7)
  const all = Object.keys(hours).filter((hour): hour is Hour => hour in hours)
  const hour = named[name] ?? all[seed % all.length] ?? 'dusk'
  const company = name === 'table' ? 'red' : (companies[seed % companies.length] ?? 'red')
  return sceneOf({ light: hours[hour], company, seed }, size)
}
