import type { Game, GameObjects, Scene } from 'phaser'
import { need } from '../kit/assert.ts'

/**
 * One picture of what lies still while something moves: the moving is drawn over it, so that a full
 * table costs no more for each frame than an empty one.
 */
export interface Backdrop {
  /** Draws these, from the lowest up, as the scene's camera sees them now; they are left out until `drop`. */
  take(images: readonly GameObjects.Image[]): void
  /** An image is about to change or go: if it was taken, everything is dropped. */
  lose(image: GameObjects.Image): void
  /** Shows what was taken by itself again. */
  drop(): void
  /** Fits it to the canvas. */
  resize(canvas: HTMLCanvasElement): void
}

const key = 'backdrop'
/** Fewer than this are as quickly drawn as the picture of them. */
const fewest = 16

/** Opens the backdrop of a scene: nothing is taken. */
export function openBackdrop(game: Game, scene: Scene): Backdrop {
  const texture = need(game.textures.addDynamicTexture(key, 1, 1, false) ?? undefined, 'a backdrop')
  const picture = scene.add.image(0, 0, key).setOrigin(0, 0).setVisible(false)
  picture.setDepth(Number.NEGATIVE_INFINITY)
  let taken: ReadonlySet<GameObjects.GameObject> = new Set()
  /** Everything there was when they were taken, in the order in which it came. */
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
      // Phaser goes through its list for every frame, also over what it is not to draw.
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
