import type { Area, EventKind, Weather } from '../../content/edition.ts'

/** The action areas. */
export const areas: Readonly<Record<Area, string>> = {
  A: 'Stock Yard',
  B: 'Excavation',
  C: 'Works',
  D: 'Lay Track',
  E: 'Build',
  F: 'Site Office',
  G: 'Surveyor',
}

export const weather: Readonly<Record<Weather, string>> = { sun: 'Sun', rain: 'Rain', fog: 'Fog' }

/** What each event does, in a few words. */
export const events: Readonly<Record<EventKind, string>> = {
  dig: 'Rubble is cleared',
  trains: 'Trains go on sale',
  lay: 'Track is laid',
  station: 'A station closes',
  upkeep: 'Trains need upkeep',
}
