import type * as english from '../en/names.ts'

/** The action areas. */
export const areas: typeof english.areas = {
  A: 'Lagerplatz',
  B: 'Aushub',
  C: 'Werk',
  D: 'Gleisbau',
  E: 'Bau',
  F: 'Baubüro',
  G: 'Vermesser',
}

/** The weather on its own. */
export const weather: typeof english.weather = { sun: 'Sonne', rain: 'Regen', fog: 'Nebel' }

/** The weather within a sentence. */
export const skies: typeof english.skies = { ...weather, none: 'noch unbekannt' }

/** The effect of each event, in a few words. */
export const events: typeof english.events = {
  dig: 'Schutt wird geräumt',
  trains: 'Lokomotiven kommen in den Verkauf',
  lay: 'Gleise werden verlegt',
  station: 'Ein Bahnhof schließt',
  upkeep: 'Lokomotiven brauchen Wartung',
}

/** Goods without a number. */
export const goods: typeof english.goods = {
  iron: 'Eisenerz',
  stone: 'Stein',
  steel: 'Stahlbarren',
  rubble: 'Schutt',
  coal: 'Kohle',
}
