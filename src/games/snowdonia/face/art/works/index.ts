import type { Shape } from '../../../../../stage/art/shape.ts'
import type { Area, Weather } from '../../../content/edition.ts'
import { palettes } from '../weathers.ts'
import { type Yard, yardOf } from './ground.ts'
import { buildingSite, cleared, goodsYard, quarry, siteOffice, surveyPath, trackBed, works } from './scenes.ts'

const scenes: Readonly<Record<Area, (yard: Yard) => Shape[]>> = {
  A: goodsYard,
  B: quarry,
  C: works,
  D: trackBed,
  E: buildingSite,
  F: siteOffice,
  G: surveyPath,
}

/** The picture of a workplace in a weather; B is a builder's yard once all rubble has been dug. */
export const workplace = (area: Area, w: number, h: number, weather: Weather, isDug: boolean): Shape[] =>
  (area === 'B' && isDug ? cleared : scenes[area])(yardOf(w, h, palettes[weather]))
