import type { Game, GameObjects, Scene, Textures } from 'phaser'
import { need } from '../kit/assert.ts'
import { boundsOf, isSameSight, type Sight } from './bounds.ts'
import { partsIn } from './damage.ts'
import type { Rect } from './face.ts'
import { meet } from './rects.ts'

type Image = GameObjects.Image

/** Images drawn into one texture as large as the canvas. */
export interface Picture {
  /** Shows it in the scene, where it was drawn. */
  readonly image: Image
  /** Draws these as they are seen from there, lowest first; what is drawn already stays. */
  paint(images: readonly Image[], from: Sight): void
  resize(canvas: HTMLCanvasElement): void
  /** What was drawn is gone. */
  forget(): void
}

/** An image when it was drawn: all that its look depends on, and where it was. */
interface Drawn {
  readonly look: string
  readonly at: Rect
}

/** Opens an empty picture below everything in a scene; `partly`: of what it holds, it draws only what has changed. */
export function openPicture(game: Game, scene: Scene, key: string, partly: boolean): Picture {
  const texture = need(game.textures.addDynamicTexture(key, 1, 1, false) ?? undefined, 'a picture')
  const image = scene.add.image(0, 0, key).setOrigin(0, 0).setVisible(false)
  image.setDepth(Number.NEGATIVE_INFINITY)
  let sight: Sight | undefined
  let drawn: ReadonlyMap<Image, Drawn> = new Map()
  const all = (): Rect => ({ x: 0, y: 0, w: texture.width, h: texture.height })
  const patch = (images: readonly Image[], from: Sight) => {
    const now = new Map(images.map((one) => [one, drawnOf(one, from)]))
    const harmed = sight && isSameSight(sight, from) ? changed(drawn, now) : [all()]
    for (const part of partsIn(harmed, all())) {
      const isIn = (one: Image) => meet(need(now.get(one), 'an image').at, part)
      paintPart(texture, part, images.filter(isIn))
    }
    sight = from
    drawn = now
  }
  return {
    image,
    paint: (images, from) => {
      const { scrollX, scrollY, zoom } = from
      texture.camera.setOrigin(0, 0).setZoom(zoom).setScroll(scrollX, scrollY)
      if (partly) patch(images, from)
      else paintPart(texture, all(), images)
      image.setPosition(scrollX, scrollY).setScale(1 / zoom)
    },
    resize: (canvas) => {
      texture.setSize(canvas.width, canvas.height, false)
      image.setSizeToFrame()
      sight = undefined
    },
    forget: () => {
      sight = undefined
    },
  }
}

function paintPart(
  texture: Textures.DynamicTexture,
  { x, y, w, h }: Rect,
  images: readonly Image[],
): void {
  texture.clear(x, y, w, h)
  // Without WebGL there is no such context, and always all is drawn.
  texture.callback(() => texture.drawingContext?.setScissorBox(x, y, w, h))
  texture.draw([...images]).render()
}

function drawnOf(image: Image, from: Sight): Drawn {
  const { x, y, scaleX, scaleY, angle, alpha, depth, texture, frame } = image
  const look = [x, y, scaleX, scaleY, angle, alpha, depth, texture.key, frame.name].join()
  return { look, at: boundsOf(image, from) }
}

/** Where a picture has to be drawn again. */
const changed = (
  before: ReadonlyMap<Image, Drawn>,
  now: ReadonlyMap<Image, Drawn>,
): readonly Rect[] => [...missing(before, now), ...missing(now, before)]

/** Where one drawing has what the other doesn’t, or has otherwise. */
const missing = (here: ReadonlyMap<Image, Drawn>, there: ReadonlyMap<Image, Drawn>) =>
  [...here].flatMap(([image, { look, at }]) => (there.get(image)?.look === look ? [] : [at]))
