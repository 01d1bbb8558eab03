import type { Textures } from 'phaser'
import type { Skin } from './art/skin.ts'
import { type Baked, type Bakery, openBakery, sideOf } from './bake.ts'
import type { Art } from './face.ts'

/** Pictures baked once more, as finely as they are seen from close by. */
export interface Close {
  /** The finest there is of a picture. */
  baked(art: Art): Baked
  /** Bakes these at so many pixels for a layout pixel, or at what there is room for. */
  bake(arts: readonly Art[], scale: number): void
  /** Throws everything finer away. */
  drop(): void
  /** The same, and from now on pictures wear this. */
  wear(skin: Skin): void
}

/** No picture seen close by is longer or wider than this, in pixels. */
const longest = 2048
/** All of them together have no more pixels: 64 MB. */
const room = 16_000_000

/** Bakes finer pictures beside those of `base`, on a device with a graphics card or without one. */
export function openClose(
  textures: Textures.TextureManager,
  hasCard: boolean,
  base: Bakery,
): Close {
  const fine = openBakery(textures, hasCard, 'close', longest)
  let held = new Map<string, Art>()
  let at = 0
  const begin = (scale: number) => {
    held = new Map()
    at = scale
    fine.reset(scale)
  }
  return {
    baked: (art) => (fine.has(art) ? fine.baked(art) : base.baked(art)),
    bake: (arts, scale) => {
      const finer = arts.filter(
        (art) => base.baked(art).scale < Math.min(scale, longest / sideOf(art)),
      )
      const wanted = new Map(finer.map((art) => [art.key, art]))
      const next = affordable([...wanted.values()], scale)
      // What is as fine as wanted is kept while there is room: looking about costs only what is new.
      if (next !== at || pixelsOf([...new Map([...held, ...wanted]).values()], next) > room)
        begin(next)
      for (const [key, art] of wanted) held.set(key, art)
      fine.prepare(wanted.values())
    },
    drop: () => {
      if (at !== 0) begin(0)
    },
    wear: (skin) => {
      begin(0)
      fine.wear(skin)
    },
  }
}

/** Pixels of pictures baked at a scale. */
function pixelsOf(arts: readonly Art[], wanted: number): number {
  return arts.reduce((sum, art) => {
    const { w, h, margin = 0 } = art
    const scale = Math.min(wanted, longest / sideOf(art))
    return sum + (w + 2 * margin) * (h + 2 * margin) * scale * scale
  }, 0)
}

/** The finest scale up to the wanted one for which there is room. */
export function affordable(arts: readonly Art[], wanted: number): number {
  return wanted * Math.min(1, Math.sqrt(room / Math.max(1, pixelsOf(arts, wanted))))
}
