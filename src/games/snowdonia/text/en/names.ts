import type { Area, EventKind, Weather } from '../../content/edition.ts'
import type { Good } from '../../goods.ts'

/** The action areas. */
export const areas: Readonly<Record<Area, string>> = {
  A: 'Stockyard',
  B: 'Excavation',
  C: 'Works',
  D: 'Lay Track',
  E: 'Build',
  F: 'Site Office',
  G: 'Surveyor',
}

/** The weather on its own. */
export const weather: Readonly<Record<Weather, string>> = { sun: 'Sun', rain: 'Rain', fog: 'Fog' }

/** The weather within a sentence. */
export const skies: Readonly<Record<Weather | 'none', string>> = {
  sun: 'sun',
  rain: 'rain',
  fog: 'fog',
  none: 'not known yet',
}

/** Effect of each event, in a few words. */
export const events: Readonly<Record<EventKind, string>> = {
  dig: 'Rubble is cleared',
  trains: 'Trains go on sale',
  lay: 'Track is laid',
  station: 'A station closes',
  upkeep: 'Trains need upkeep',
}

/** Goods without a number. */
export const goods: Readonly<Record<Good, string>> = {
  iron: 'Iron ore',
  stone: 'Stone',
  steel: 'Steel bars',
  rubble: 'Rubble',
  coal: 'Coal',
}
