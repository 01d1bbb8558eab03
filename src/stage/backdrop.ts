import type { Game, GameObjects, Scene } from 'phaser'
import { need } from '../kit/assert.ts'

/**
 * Caches everything at rest in one picture while something moves, so that a full table costs no more per frame than an
 * empty one.
 */
export interface Backdrop {
  /**
   * Renders these into the picture, lowest first, as the camera sees them now, and stops drawing them one by one until
   * `drop`.
   */
  take(images: readonly GameObjects.Image[]): void
  /** Call before an image changes or goes: drops the picture if the image is part of it. */
  lose(image: GameObjects.Image): void
  /** Draws every image separately again. */
  drop(): void
  /** Resizes the picture to the canvas. */
  resize(canvas: HTMLCanvasElement): void
}

const key = 'backdrop'
/** Fewer images than this draw as fast as the picture would. */
const fewest = 16

/** Opens an empty backdrop for a scene. */
export function openBackdrop(game: Game, scene: Scene): Backdrop {
  const texture = need(game.textures.addDynamicTexture(key, 1, 1, false) ?? undefined, 'a backdrop')
  const picture = scene.add.image(0, 0, key).setOrigin(0, 0).setVisible(false)
  picture.setDepth(Number.NEGATIVE_INFINITY)
  let taken: ReadonlySet<GameObjects.GameObject> = new Set()
  /** The scene's display list from before they were taken. */
  let before: readonly GameObjects.GameObject[] = []
  const drop = () => {
    if (taken.size === 0) return
    const { children } = scene
    const known = new Set(before)
    const here = before.filter((one) => one.displayList)
    children.list = [...here, ...children.list.filter((one) => !known.has(one))]
    children.queueDepthSort()
    taken = new Set()
    before = []
    picture.setVisible(false)
  }
  return {
    take: (images) => {
      drop()
      if (images.length < fewest) return
      const { scrollX, scrollY, zoom } = scene.cameras.main
      texture.camera.setOrigin(0, 0).setZoom(zoom).setScroll(scrollX, scrollY)
      texture
        .clear()
        .draw([...images])
        .render()
      picture
        .setPosition(scrollX, scrollY)
        .setScale(1 / zoom)
        .setVisible(true)
      // Phaser walks its whole display list every frame, hidden images included.
      const { children } = scene
      taken = new Set<GameObjects.GameObject>(images)
      before = children.list
      children.list = before.filter((one) => !taken.has(one))
    },
    lose: (image) => {
      if (taken.has(image)) drop()
    },
    drop,
    resize: (canvas) => {
      drop()
      texture.setSize(canvas.width, canvas.height, false)
      picture.setSizeToFrame()
    },
  }
}
