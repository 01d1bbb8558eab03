import { digest64 } from '../../../../kit/hash.ts'
import { mix, recoloured } from '../../../../stage/art/colour.ts'
import { box, group } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { svgDocument } from '../../../../stage/art/svg.ts'
import type { Size } from '../../../../stage/face.ts'
import { type CityLight, skyline, sunburst, viaduct } from '../../../../stage/kit/scenery/city.ts'
import { flat, type SceneArt } from '../../../../stage/kit/scenery/frame.ts'
import { plume } from '../../../../stage/kit/scenery/mist.ts'
import { upTo } from '../../../../stage/kit/scenery/shapes.ts'
import { type SeatSign, seatPaints } from '../../../../stage/kit/seats/paints.ts'
import { seatTrain } from '../../../../stage/kit/seats/trains.ts'
import { type Company, companies, companyLooks } from '../../colours.ts'
import { balloon, cathedral, city, greatWheel, opera, terminus, triumph } from '../art/city/landmarks.ts'
import { repeat, town, winding } from './lines.ts'

/** The city at one hour, and the company whose train is in front. */
export interface Scene {
  readonly light: CityLight
  readonly company: Company
  readonly seed: number
}

/** Posters are 100 units high. The rails are here, and from here down is the town. */
const rails = 64.4
const foot = 75.4

/** The house draws cities in larger units. */
const cityScale = 0.25

/** A landmark's own paints in the light of an hour, with its windows lit. */
const lit = (art: SceneArt, { sky: [zenith, middle] }: CityLight) =>
  recoloured(flat(art), (colour) =>
    colour === city.window || colour === city.glass ? '#ffe3a1' : mix(colour, mix(zenith, middle, 0.2), 0.42),
  )

/** Landmarks by their place in a stretch of the city, their foot, and the scale they are drawn in. */
const landmarks: readonly (readonly [x: number, y: number, scale: number, art: SceneArt])[] = [
  [12.5, 62, 0.235, greatWheel(58)],
  [34.5, 63, 0.29, cathedral()],
  [56, 63, 0.215, opera()],
  [90, 64, 0.21, terminus()],
  [120, 64, 0.34, triumph()],
]
const stretch = 2 * repeat

const skyArt = ({ light, seed }: Scene, w: number): SceneArt => [
  sunburst(light, w / cityScale, 78 / cityScale, sunAt(w) / cityScale),
  skyline(light, w / cityScale, 70 / cityScale, seed),
]

/** Behind the cathedral on a narrow poster. */
const sunAt = (w: number) => (w < 110 ? 35 : w * 0.4)

/** The landmarks, and one balloon above them. */
function skylineOf({ light }: Scene, w: number): SceneArt {
  const standing = upTo(Math.ceil(w / stretch)).flatMap((at) =>
    landmarks.map(([x, y, scale, art]) => group(x + at * stretch, y, scale, lit(art, light))),
  )
  return [...standing, group(112, 26, 0.27, lit(balloon(25), light))]
}

/** Trains on the viaduct, two and two, a company after another. */
function trains({ company, light }: Scene, w: number): SceneArt {
  const lead = companies.indexOf(company)
  return upTo(2 * Math.ceil(w / 104)).map((at): Group => {
    // The second is the one in front on a narrow poster.
    const look = companyLooks[companies[(lead + at * 5 + 1) % companies.length] ?? company]
    const x = Math.floor(at / 2) * 104 + (at % 2) * 36 - 9
    return group(x, rails + 0.2, 0.25, flat(trainArt(look, light)))
  })
}

function trainArt(look: SeatSign, { sky: [, middle] }: CityLight): SceneArt {
  const { art, chimney } = seatTrain(look.pattern)
  const train = art(seatPaints(look))
  if (!chimney) return train
  const steam = plume(mix('#d8cbb8', middle, 0.4), { drift: -21, rise: 8.5, thick: 1.6 })
  return [group(...chimney, 4.4, steam), train]
}

/** A poster of the city, filling a box from 0, 0. */
export function sceneShapes(scene: Scene, { w, h }: Size): Group {
  const scale = h / 100
  const wide = w / scale
  const far = group(0, 0, cityScale, flat(skyArt(scene, wide)))
  const deck = viaduct(scene.light, (wide + 10) / cityScale, foot / cityScale, rails / cityScale)
  const art: SceneArt = [
    far,
    skylineOf(scene, wide),
    trains(scene, wide),
    town(wide, foot, 100),
    // Its arches, 34 of the house's units apart, meet those from which the lines come.
    group(-6.5, 0, cityScale, flat(deck)),
    winding(wide, mix(scene.light.sky[0], '#10161b', 0.35)),
  ]
  return group(0, 0, scale, flat(art), { clip: box(0, 0, wide, 100), own: true })
}

/** The same as a self-contained SVG document; any number of them can share a page. */
export function sceneOf(scene: Scene, size: Size): string {
  const prefix = `m${digest64([scene, size]).slice(0, 7)}-`
  return svgDocument([sceneShapes(scene, size)], { width: size.w, height: size.h, prefix })
}
