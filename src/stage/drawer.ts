import type { Game, Scene } from 'phaser'
import type { Backdrop } from './backdrop.ts'
import type { Damage } from './damage.ts'
import type { Rect } from './face.ts'
import type { Images } from './images.ts'

/** Draws the frames of a scene. */
export interface Drawer {
  /** False if the frame would look like the last. */
  draw(): boolean
  /** All sprites but these are still from now on; undefined: nobody knows which are. */
  rest(moving: ReadonlySet<string> | undefined): void
  /** The camera has moved. */
  moved(): void
  /** Everything has to be drawn again. */
  all(): void
}

type Held = Pick<Images, 'rest'>

/** Draws whole frames of a game, without Phaser's own loop. */
export function drawerOf(
  { renderer, scene }: Game,
  images: Held,
  backdrop: Pick<Backdrop, 'drop'>,
): Drawer {
  return {
    draw: () => {
      renderer.preRender()
      scene.render(renderer)
      renderer.postRender()
      return true
    },
    rest: (moving) => (moving ? images.rest(moving) : backdrop.drop()),
    moved: backdrop.drop,
    all() {},
  }
}

const none: ReadonlySet<string> = new Set()

/**
 * Draws only what has changed over the last frame, which the canvas keeps, where every pixel drawn costs the
 * processor. All that is still is a picture even while the camera moves, and while nothing else does.
 */
export function sparingDrawerOf(
  game: Game,
  scene: Scene,
  images: Held,
  backdrop: Pick<Backdrop, 'drop' | 'isTaken'>,
  damage: Damage,
): Drawer {
  const drawer = drawerOf(game, images, backdrop)
  let moving = none
  /** Whether the camera has moved since the last frame, and whether it had before that. */
  let [moves, moved] = [false, false]
  return {
    draw: () => {
      if (moves !== moved || !backdrop.isTaken()) {
        images.rest(moving, moves)
        damage.all()
      }
      moved = moves
      moves = false
      const parts = damage.take({ w: game.canvas.width, h: game.canvas.height })
      for (const part of parts) drawPart(game, scene, part, drawer.draw)
      return parts.length > 0
    },
    rest: (next = none) => {
      moving = next
      backdrop.drop()
    },
    moved: () => {
      moves = true
      damage.all()
    },
    all: damage.all,
  }
}

/** Draws within a part of the canvas, in its pixels. */
function drawPart({ renderer, canvas }: Game, scene: Scene, part: Rect, draw: () => void): void {
  const { main } = scene.cameras
  const { scrollX, scrollY, zoom } = main
  const { x, y, w, h } = part
  if ('baseDrawingContext' in renderer) renderer.baseDrawingContext.setScissorBox(x, y, w, h)
  main.setViewport(x, y, w, h).setScroll(scrollX + x / zoom, scrollY + y / zoom)
  draw()
  main.setViewport(0, 0, canvas.width, canvas.height).setScroll(scrollX, scrollY)
}
