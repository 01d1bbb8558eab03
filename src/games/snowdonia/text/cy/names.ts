import type * as english from '../en/names.ts'

/** The action areas. */
export const areas: typeof english.areas = {
  A: 'Iard',
  B: 'Cloddio',
  C: 'Gwaith',
  D: 'Gosod Trac',
  E: 'Adeiladu',
  F: 'Swyddfa’r Safle',
  G: 'Syrfëwr',
}

/** The weather on its own. */
export const weather: typeof english.weather = { sun: 'Haul', rain: 'Glaw', fog: 'Niwl' }

/** The weather within a sentence. */
export const skies: typeof english.skies = { sun: 'haul', rain: 'glaw', fog: 'niwl', none: 'ddim yn hysbys eto' }

/** The effect of each event, in a few words. */
export const events: typeof english.events = {
  dig: 'Caiff rwbel ei glirio',
  trains: 'Daw trenau ar werth',
  lay: 'Caiff trac ei osod',
  station: 'Mae gorsaf yn cau',
  upkeep: 'Rhaid cynnal a chadw trenau',
}

/** Goods without a number. */
export const goods: typeof english.goods = {
  iron: 'Mwyn haearn',
  stone: 'Cerrig',
  steel: 'Barrau dur',
  rubble: 'Rwbel',
  coal: 'Glo',
}
