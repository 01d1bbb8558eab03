import { listAnd, many } from '../../../../kit/german.ts'
import type { counted as english } from '../en/goods.ts'

/** Number of each thing: „2 Eisenerz“, „1 Stahlbarren“. */
export const counted: typeof english = {
  iron: (n) => `${n} Eisenerz`,
  stone: (n) => `${n} Stein`,
  steel: (n) => `${n} Stahlbarren`,
  rubble: (n) => `${n} Schutt`,
  coal: (n) => `${n} Kohle`,
  event: (n) => many(n, 'weißes Klötzchen', 'weiße Klötzchen'),
  points: (n) => many(n, 'Punkt', 'Punkte'),
  contracts: (n) => many(n, 'Auftrag', 'Aufträge'),
  cubes: (n) => `${n} Klötzchen`,
  labourers: (n) => `${n} Arbeiter`,
}

/** Listing of things. */
export const lists = { listAnd, listNames: listAnd, nothing: 'nichts' }
