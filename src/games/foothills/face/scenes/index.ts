import { digest64 } from '../../../../kit/hash.ts'
import { group, box as outline } from '../../../../stage/art/draw.ts'
import type { Group } from '../../../../stage/art/shape.ts'
import { svgDocument } from '../../../../stage/art/svg.ts'
import {
  flat,
  frameOf,
  type Layer,
  layers,
  type SceneBox,
  type SceneryScene,
} from '../../../../stage/kit/scenery/frame.ts'
import { hours } from '../../../../stage/kit/scenery/hours.ts'
import * as bala from './bala.ts'
import * as coast from './coast.ts'
import * as dolgoch from './dolgoch.ts'
import * as ffestiniog from './ffestiniog.ts'
import { somewhere } from './generic.ts'
import * as llanberis from './llanberis.ts'
import * as rheidol from './rheidol.ts'
import * as snowdon from './snowdon.ts'
import * as talyllyn from './talyllyn.ts'
import * as welshHighland from './welshHighland.ts'

/** The layers to ask for: `ground` is everything still, `back` and `front` together. */
export type SceneLayer = Layer | 'ground'

/** The box for a scene to fill, and the layers to draw (default: all). */
export interface SceneLook extends SceneBox {
  readonly layers?: readonly SceneLayer[]
}

const still: readonly Layer[] = ['back', 'front']

function asked(wanted: readonly SceneLayer[] | undefined): readonly Layer[] {
  if (wanted === undefined) return layers
  const set = new Set(wanted.flatMap((one) => (one === 'ground' ? still : [one])))
  return layers.filter((layer) => set.has(layer))
}

/** The landscape of each station that has one of its own, by the station's id. */
const scenes: ReadonlyMap<string, SceneryScene> = new Map(
  Object.entries<SceneryScene>({
    'I-1': ffestiniog.blaenau,
    'I-2/3': ffestiniog.tanygrisiau,
    'I-4': ffestiniog.tanYBwlch,
    'I/II-5': ffestiniog.porthmadog,
    'II-1': welshHighland.caernarfon,
    'II-2/3': welshHighland.waunfawr,
    'II-4': welshHighland.beddgelert,
    'III/IV-1': llanberis.llanberis,
    'III-2/3': llanberis.gilfachDdu,
    'III-4': llanberis.penllyn,
    'IV-2/3': snowdon.twoViaducts,
    'IV-4': snowdon.clogwyn,
    'IV-5': snowdon.yrWyddfa,
    'V-1': bala.bala,
    'V-2': bala.llangower,
    'V-3': bala.llanuwchllyn,
    'VI-1': talyllyn.tywyn,
    'VI-2': talyllyn.pendre,
    'VI-3/4': talyllyn.rhydyronen,
    'VI-5': dolgoch.dolgoch,
    'VI-6/7': dolgoch.abergynolwyn,
    'VII-1': coast.fairbourne,
    'VII-2': coast.barmouth,
    'VIII-1': coast.aberystwyth,
    'VIII-2': rheidol.capelBangor,
    'VIII-3': rheidol.nantyronen,
    'VIII-4/5': rheidol.devilsBridge,
  }),
)

const sceneFor = (id: string): SceneryScene => scenes.get(id) ?? somewhere(id)

/** Ids of the stations that have a scene of their own. */
export const drawnStations: readonly string[] = [...scenes.keys()]

/**
 * The landscape of a station card as shapes, `width` by `height` from 0, 0, clipped to that box. Layers are `back`,
 * `mist`, `front`, `steam`, `engine` from rear to front, and each can be baked alone; a layer a scene doesn't use is
 * empty. Mist repeats after the width of the box. A station without a scene of its own gets a landscape generated from
 * its id.
 */
export function sceneShapes(id: string, { layers: wanted, ...box }: SceneLook): Group {
  const scene = sceneFor(id)
  const frame = frameOf(scene.hour, box)
  const picture = scene.draw(frame)
  const shapes = asked(wanted).flatMap((layer) => flat(picture[layer] ?? []))
  return group(0, 0, frame.scale, shapes, { clip: outline(0, 0, frame.w, frame.high), own: true })
}

/** The same as a self-contained SVG document; any number of them can share a page. */
export function sceneOf(id: string, look: SceneLook): string {
  const { width, height } = look
  const prefix = `s${digest64([id, look, asked(look.layers)]).slice(0, 7)}-`
  return svgDocument([sceneShapes(id, look)], { width, height, prefix })
}

/** Layers in which a station's scene has anything. */
export function layersOf(id: string): readonly Layer[] {
  const scene = sceneFor(id)
  const picture = scene.draw(frameOf(scene.hour, { width: 258, height: 82 }))
  return layers.filter((layer) => picture[layer] !== undefined)
}

/** The colour of the mist in a station's landscape. */
export const mistOf = (id: string): string => hours[sceneFor(id).hour].mist

/** The colour at the top of a station's sky, behind its name. */
export const skyOf = (id: string): string => hours[sceneFor(id).hour].sky[0]
