import type { Shape } from '../../../../../stage/art/shape.ts'
import type { Area } from '../../../content/edition.ts'
import { palettes, type Weather } from '../weathers.ts'
import { type Yard, yardOf } from './ground.ts'
import {
  buildingSite,
  cleared,
  quarry,
  siteOffice,
  stockYard,
  surveyPath,
  trackBed,
  works,
} from './scenes.ts'

const scenes: Readonly<Record<Area, (yard: Yard) => Shape[]>> = {
  A: stockYard,
  B: quarry,
  C: works,
  D: trackBed,
  E: buildingSite,
  F: siteOffice,
  G: surveyPath,
}

/** The picture of a workplace in a weather; B is a builder's yard once all rubble has been dug. */
export const workplace = (
  area: Area,
  w: number,
  h: number,
  weather: Weather,
  isDug: boolean,
): Shape[] => (area === 'B' && isDug ? cleared : scenes[area])(yardOf(w, h, palettes[weather]))
