import type { Textures } from 'phaser'
import type { Skin } from './art/skin.ts'
import { type Baked, type Bakery, openBakery, sideOf } from './bakery.ts'
import type { Art } from './face.ts'

/** Pictures baked again at a finer resolution for a zoomed camera. */
export interface FineBakery {
  /** The finest version of a picture baked so far. */
  baked(art: Art): Baked
  /** Bakes these at `scale` texture pixels per layout pixel, or as finely as memory allows. */
  bake(arts: readonly Art[], scale: number): void
  /** Discards all finer versions. */
  drop(): void
  /** Discards them too; from now on bakes pictures in this skin. */
  wear(skin: Skin): void
}

/** Largest side of a finer picture, in pixels. */
const longest = 2048
/** Largest number of pixels for all of them: 64 MB. */
const room = 16_000_000

/** Opens a bakery of finer pictures on top of `base`. `hasCard` is as for `openBakery`. */
export function openFineBakery(textures: Textures.TextureManager, hasCard: boolean, base: Bakery): FineBakery {
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
      const finer = arts.filter((art) => base.baked(art).scale < Math.min(scale, longest / sideOf(art)))
      const wanted = new Map(finer.map((art) => [art.key, art]))
      const next = affordable([...wanted.values()], scale)
      // Keeps what is already fine enough while there is room, so that panning bakes only what is new.
      if (next !== at || pixelsOf([...new Map([...held, ...wanted]).values()], next) > room) begin(next)
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

/** Number of pixels these pictures take at a scale. */
function pixelsOf(arts: readonly Art[], wanted: number): number {
  return arts.reduce((sum, art) => {
    const { w, h, margin = 0 } = art
    const scale = Math.min(wanted, longest / sideOf(art))
    return sum + (w + 2 * margin) * (h + 2 * margin) * scale * scale
  }, 0)
}

/** The finest scale, up to the wanted one, that fits in memory. */
export function affordable(arts: readonly Art[], wanted: number): number {
  return wanted * Math.min(1, Math.sqrt(room / Math.max(1, pixelsOf(arts, wanted))))
}
