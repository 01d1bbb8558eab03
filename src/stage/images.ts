import type { GameObjects, Scene } from 'phaser'
import type { Backdrop } from './backdrop.ts'
import type { Camera } from './camera.ts'
import type { Art } from './face.ts'
import type { FineBakery } from './fineBakery.ts'
import { looksLike, type Sprite } from './timeline.ts'

/** The images of a scene, by the ids of their sprites. */
export interface Images {
  ids(): readonly string[]
  /** Canvas pixels per layout pixel. */
  scale(): number
  rescale(scale: number): void
  /** The pictures at least partly in a camera's sight. */
  artsSeen(camera: Camera, canvas: HTMLCanvasElement): readonly Art[]
  /** Repositions every image on whole pixels for a zoom, so that it is crisp. */
  lay(zoom: number): void
  /** Changes an image or adds it. */
  change(id: string, sprite: Sprite): void
  remove(id: string): void
  /** Moves all but these to the backdrop. */
  rest(moving: ReadonlySet<string>): void
}

/** An image and the sprite it was last drawn from. */
interface ShownImage {
  readonly image: GameObjects.Image
  sprite: Sprite
}

/** Opens an empty set of images for a scene; `onChanged` is called whenever one looks different. */
export function imagesOn(scene: Scene, fine: FineBakery, backdrop: Backdrop, onChanged: () => void): Images {
  const images = new Map<string, ShownImage>()
  let [scale, zoom] = [1, 1]
  const add = (id: string, sprite: Sprite) => {
    const image = scene.add.image(0, 0, '__DEFAULT')
    images.set(id, { image, sprite })
    pose(image, sprite, fine, scale, zoom)
    onChanged()
  }
  return {
    ids: () => [...images.keys()],
    scale: () => scale,
    rescale: (next) => {
      scale = next
    },
    artsSeen: (camera, canvas) => {
      const sprites = [...images.values()].map(({ sprite }) => sprite)
      return sprites.filter(isSeen(camera, canvas, scale)).map(({ art }) => art)
    },
    lay: (next) => {
      zoom = next
      for (const { image, sprite } of images.values()) pose(image, sprite, fine, scale, zoom)
      onChanged()
    },
    change: (id, sprite) => {
      const seen = images.get(id)
      if (!seen) return add(id, sprite)
      if (looksLike(seen.sprite, sprite)) return
      seen.sprite = sprite
      backdrop.lose(seen.image)
      pose(seen.image, sprite, fine, scale, zoom)
      onChanged()
    },
    remove: (id) => {
      const seen = images.get(id)
      if (!seen) return
      backdrop.lose(seen.image)
      seen.image.destroy()
      images.delete(id)
      onChanged()
    },
    rest: (moving) => {
      const still = [...images].filter(([id]) => !moving.has(id))
      const lowestFirst = still.map(([, { image }]) => image).sort((a, b) => a.depth - b.depth)
      backdrop.take(lowestFirst)
    },
  }
}

/** Canvas pixels per CSS pixel. */
export const ratioNow = () => window.devicePixelRatio || 1

/** Whether a sprite is at least partly in a camera's sight; `scale` is canvas pixels per layout pixel. */
function isSeen({ x, y, zoom }: Camera, canvas: HTMLCanvasElement, scale: number) {
  const [left, top] = [(x * ratioNow()) / scale, (y * ratioNow()) / scale]
  const [w, h] = [canvas.width / zoom / scale, canvas.height / zoom / scale]
  return (sprite: Sprite) =>
    Math.abs(sprite.x - left - w / 2) < (w + sprite.w) / 2 && Math.abs(sprite.y - top - h / 2) < (h + sprite.h) / 2
}

/**
 * Positions an image by its sprite, at `scale` canvas pixels per layout pixel. Unrotated images snap to whole pixels at
 * `zoom`, so that they are crisp.
 */
function pose(image: GameObjects.Image, sprite: Sprite, fine: FineBakery, scale: number, zoom: number) {
  const { art } = sprite
  const baked = fine.baked(art)
  const size = scale / baked.scale
  const isPlain = sprite.angle === 0 && sprite.scale === 1 && sprite.turn === 1 && sprite.tall === 1
  if (image.frame.name !== baked.frame || image.texture.key !== baked.texture)
    image.setTexture(baked.texture, baked.frame)
  const snap = (value: number, pixels: number) => {
    if (!isPlain) return value * scale
    const half = (pixels * size * zoom) / 2
    return (Math.round(value * scale * zoom - half) + half) / zoom
  }
  image.setPosition(snap(sprite.x, baked.w), snap(sprite.y, baked.h))
  image.setScale(
    (sprite.w / art.w) * sprite.scale * sprite.turn * size,
    (sprite.h / art.h) * sprite.scale * sprite.tall * size,
  )
  if (image.angle !== sprite.angle) image.setAngle(sprite.angle)
  if (image.alpha !== sprite.alpha) image.setAlpha(sprite.alpha)
  // Setting a depth, even to the same value, makes Phaser sort the whole table again.
  if (image.depth !== sprite.depth) image.setDepth(sprite.depth)
}
