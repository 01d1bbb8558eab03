import type { Game, GameObjects, Scene } from 'phaser'
import type { Sight } from './bounds.ts'
import { openPicture, type Picture } from './picture.ts'

/**
 * Caches everything at rest in one picture while something moves, so that a full table costs no
 * more per frame than an empty one.
 */
export interface Backdrop {
  /**
   * Renders these into the picture, lowest first, as the camera sees them now, and stops drawing
   * them one by one until `drop`. `moves`: so does the camera, and the picture is of the whole scene.
   */
  take(images: readonly GameObjects.Image[], moves?: boolean): void
  /** Call before an image changes or goes: drops the picture if the image is part of it. */
  lose(image: GameObjects.Image): void
  /** Draws every image separately again. */
  drop(): void
  isTaken(): boolean
  /** Resizes the picture to the canvas. */
  resize(canvas: HTMLCanvasElement): void
  /** What was drawn is gone: the browser has taken the card away. */
  forget(): void
}

/** Fewer images than this draw as fast as the picture would. */
const fewest = 16

/** All of a scene. */
const whole: Sight = { scrollX: 0, scrollY: 0, zoom: 1 }

/** Opens an empty backdrop for a scene; `partly`: it draws only what has changed of its picture. */
export function openBackdrop(game: Game, scene: Scene, partly: boolean): Backdrop {
  const still = openPicture(game, scene, 'backdrop', partly)
  /** What is seen while the camera moves, a picture of its own so that both last. */
  const moving = partly ? openPicture(game, scene, 'backdrop:moving', partly) : still
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
    for (const { image } of [still, moving]) image.setVisible(false)
  }
  const each = (change: (picture: Picture) => void) => {
    drop()
    for (const picture of new Set([still, moving])) change(picture)
  }
  return {
    take: (images, moves = false) => {
      drop()
      if (images.length < fewest) return
      const { scrollX, scrollY, zoom } = scene.cameras.main
      const picture = moves ? moving : still
      picture.paint(images, moves ? whole : { scrollX, scrollY, zoom })
      picture.image.setVisible(true)
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
    isTaken: () => taken.size > 0,
    resize: (canvas) => each(({ resize }) => resize(canvas)),
    forget: () => each(({ forget }) => forget()),
  }
}
