import type { Textures } from 'phaser'
import { need } from '../kit/assert.ts'
import { contextOf, forgetTiles, paint } from './art/paint.ts'
import type { Shape } from './art/shape.ts'
import { type Skin, usualSkin, worn } from './art/skin.ts'
import type { Art, Size } from './face.ts'
import { pack } from './pack.ts'

/** A baked picture: a frame of a texture. */
export interface Baked extends Size {
  readonly texture: string
  readonly frame: string
  /** Texture pixels per layout pixel. */
  readonly scale: number
}

/** Pictures baked into textures at one resolution. */
export interface Bakery {
  /** Bakes those not baked yet. */
  prepare(arts: Iterable<Art>): void
  baked(art: Art): Baked
  /** True when this picture is baked. */
  has(art: Art): boolean
  /** Discards all textures; from now on bakes `scale` texture pixels per layout pixel. */
  reset(scale: number): void
  /** Discards all textures; from now on bakes pictures in this skin. */
  wear(skin: Skin): void
}

/** Largest side of a texture page unless a single picture needs more; every device supports it. */
const side = 2048

interface Job extends Size {
  readonly art: Art
  readonly scale: number
}

/**
 * Bakes into the textures of a running game, on pages whose names begin with `name`. No picture is baked larger than
 * `longest` pixels on a side. `hasCard`: the device has a graphics card, which paints faster than the processor.
 */
export function openBakery(
  textures: Textures.TextureManager,
  hasCard: boolean,
  name = 'page',
  longest = Number.POSITIVE_INFINITY,
): Bakery {
  const done = new Map<string, Baked>()
  let scale = 1
  let skin = usualSkin
  let pages = 0
  const used: string[] = []

  const bakePage = (jobs: readonly Job[]) => {
    const { pages: sizes, spots } = pack(jobs, side)
    const canvases = sizes.map(canvasOf)
    const contexts = canvases.map((canvas) => contextOf(canvas, !hasCard))
    for (const [index, { art, w, h, scale }] of jobs.entries()) {
      const { page, x, y } = need(spots[index], 'a place to bake')
      const shapes = worn(art.draw(), skin)
      paintArt(need(contexts[page], 'a page to paint on'), art, shapes, { x, y, w, h }, scale)
      done.set(art.key, { texture: `${name}:${pages + page}`, frame: art.key, w, h, scale })
    }
    for (const canvas of canvases) used.push(addPage(textures, `${name}:${pages++}`, canvas))
    for (const [index, { art, w, h }] of jobs.entries()) {
      const { x, y } = need(spots[index], 'a place to bake')
      textures.get(need(done.get(art.key), 'a baked picture').texture).add(art.key, 0, x, y, w, h)
    }
  }

  const forget = () => {
    for (const key of used.splice(0)) textures.remove(key)
    done.clear()
    forgetTiles()
  }

  return {
    prepare: (arts) => {
      const missing = new Map<string, Art>()
      for (const art of arts) if (!done.has(art.key)) missing.set(art.key, art)
      const jobs = [...missing.values()].map((art) => jobOf(art, Math.min(scale, longest / sideOf(art))))
      const isLarge = largeAmong(jobs)
      for (const job of jobs.filter(isLarge)) bakePage([job])
      const small = jobs.filter((job) => !isLarge(job))
      if (small.length > 0) bakePage(small)
    },
    baked: (art) => need(done.get(art.key), `the baked picture ${art.key}`),
    has: (art) => done.has(art.key),
    reset: (next) => {
      forget()
      scale = next
    },
    wear: (next) => {
      forget()
      skin = next
    },
  }
}

/** Pictures that get a page of their own: on one with others they would leave wide gaps, or not fit. */
function largeAmong(all: readonly Size[]) {
  const area = all.reduce((sum, { w, h }) => sum + w * h, 0)
  return ({ w, h }: Size) => w > side || h > side || w * h > area / 3
}

/** The longer side of a picture with its margin, in layout pixels. */
export const sideOf = ({ w, h, margin = 0 }: Art) => Math.max(w, h) + 2 * margin

/** A picture with its margin, in pixels. */
function jobOf(art: Art, scale: number): Job {
  const { w, h, margin = 0 } = art
  const pixels = (length: number) => Math.max(1, Math.ceil((length + 2 * margin) * scale))
  return { art, scale, w: pixels(w), h: pixels(h) }
}

function canvasOf({ w, h }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = w
  canvas.height = h
  return canvas
}

function paintArt(
  context: CanvasRenderingContext2D,
  { margin = 0 }: Art,
  shapes: readonly Shape[],
  { x, y, w, h }: Size & { x: number; y: number },
  scale: number,
): void {
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.translate(x + margin * scale, y + margin * scale)
  paint(context, shapes, scale)
  context.restore()
}

function addPage(textures: Textures.TextureManager, key: string, canvas: HTMLCanvasElement): string {
  need(textures.create(key, canvas, canvas.width, canvas.height) ?? undefined, 'a new texture')
  return key
}
