import { CANVAS, Game, type GameObjects, Scale, Scene, WEBGL } from 'phaser'
import { type Bakery, openBakery } from './bake.ts'
import type { Art, Size } from './face.ts'
import { reviveWith } from './revive.ts'
import type { Sprite } from './timeline.ts'

/** What a frame shows: sprites by id. */
export type Picture = ReadonlyMap<string, Sprite>

/** The canvas with sprites on it. Draws only when told to. */
export interface Screen {
  /** Bakes these pictures, so that showing them costs nothing. */
  prepare(arts: Iterable<Art>): void
  /** Shows exactly these sprites. */
  show(picture: Picture): void
  /** Changes single sprites; undefined takes one away. */
  change(id: string, sprite: Sprite | undefined): void
  /** `css` is the canvas's size in CSS pixels; a layout pixel is `scale` of its own pixels. */
  resize(css: Size, scale: number): void
  /** Asks for frames until `frame` says there is nothing more to draw. */
  wake(): void
  readonly canvas: HTMLCanvasElement
  /** Frames drawn so far. */
  frames(): number
  close(): void
}

/** Called before a frame is drawn, with the milliseconds since the last; true asks for another frame. */
export type Frame = (ms: number) => boolean

/** A still picture needs no frame; after a pause the clock does not jump further than this, in milliseconds. */
const longestFrame = 100

/** Opens a Phaser game of one scene in an element. */
export async function openScreen(
  parent: HTMLElement,
  kind: 'webgl' | 'canvas',
  smooth: boolean,
  frame: Frame,
): Promise<Screen> {
  const scene = new Scene('table')
  const game = new Game({
    type: kind === 'canvas' ? CANVAS : WEBGL,
    parent,
    scene,
    width: 1,
    height: 1,
    scale: { mode: Scale.NONE },
    backgroundColor: '#1f262b',
    banner: false,
    autoFocus: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    plugins: { default: [] },
    render: { antialiasGL: smooth, powerPreference: 'default' },
  })
  await new Promise<void>((ready) => game.events.once('ready', ready))
  return screenOf(game, scene, frame)
}

function screenOf(game: Game, scene: Scene, frame: Frame): Screen {
  const bakery = openBakery(game.textures)
  const images = imagesOn(scene, bakery)
  const loop = loopOf(game, frame)
  reviveWith(game.canvas, loop.wake)
  const all = (picture: Picture) => [...picture.values()].map(({ art }) => art)
  return {
    prepare: bakery.prepare,
    show: (picture) => {
      bakery.prepare(all(picture))
      for (const id of images.ids()) if (!picture.has(id)) images.change(id, undefined)
      for (const [id, sprite] of picture) images.change(id, sprite)
    },
    change: (id, sprite) => {
      if (sprite) bakery.prepare([sprite.art])
      images.change(id, sprite)
    },
    resize: (css, scale) => {
      for (const id of images.ids()) images.change(id, undefined)
      bakery.reset(scale)
      images.rescale(scale)
      fitCanvas(game, css)
    },
    wake: loop.wake,
    canvas: game.canvas,
    frames: loop.frames,
    close: () => {
      // Phaser ends itself in its next step, which a sleeping loop would never take.
      game.destroy(true)
      loop.wake()
    },
  }
}

/** Lets Phaser's loop run while frames are wanted, and sleep while they are not. */
function loopOf(game: Game, frame: Frame) {
  let last = 0
  let drawn = 0
  let more = true
  game.events.on('prestep', () => {
    const now = performance.now()
    const ms = Math.min(longestFrame, last === 0 ? 0 : now - last)
    last = now
    more = frame(ms)
  })
  game.events.on('postrender', () => {
    drawn += 1
    if (more) return
    last = 0
    game.loop.sleep()
  })
  return {
    frames: () => drawn,
    wake: () => {
      more = true
      if (!game.loop.running) game.loop.wake()
    },
  }
}

/** Images of a scene by the ids of their sprites. */
function imagesOn(scene: Scene, bakery: Bakery) {
  const images = new Map<string, GameObjects.Image>()
  const shown = new Map<string, Sprite>()
  let scale = 1
  const remove = (id: string) => {
    images.get(id)?.destroy()
    images.delete(id)
    shown.delete(id)
  }
  return {
    ids: () => [...images.keys()],
    rescale: (next: number) => {
      scale = next
    },
    change: (id: string, sprite: Sprite | undefined) => {
      if (sprite === undefined) return remove(id)
      if (shown.get(id) === sprite) return
      shown.set(id, sprite)
      const image = images.get(id) ?? scene.add.image(0, 0, '__DEFAULT')
      images.set(id, image)
      pose(image, sprite, bakery, scale)
    },
  }
}

function fitCanvas(game: Game, css: Size): void {
  const ratio = window.devicePixelRatio || 1
  game.scale.resize(Math.max(1, Math.round(css.w * ratio)), Math.max(1, Math.round(css.h * ratio)))
  game.canvas.style.width = `${css.w}px`
  game.canvas.style.height = `${css.h}px`
}

/** Puts an image where its sprite says; what lies straight lies on whole pixels, so that it is crisp. */
function pose(image: GameObjects.Image, sprite: Sprite, bakery: Bakery, scale: number): void {
  const { art } = sprite
  const baked = bakery.baked(art)
  const isPlain = sprite.angle === 0 && sprite.scale === 1 && sprite.turn === 1
  if (image.frame.name !== baked.frame) image.setTexture(baked.texture, baked.frame)
  const snap = (value: number, length: number) =>
    isPlain ? Math.round(value * scale - length / 2) + length / 2 : value * scale
  image.setPosition(snap(sprite.x, baked.w), snap(sprite.y, baked.h))
  image.setScale((sprite.w / art.w) * sprite.scale * sprite.turn, (sprite.h / art.h) * sprite.scale)
  image.setAngle(sprite.angle)
  image.setAlpha(sprite.alpha)
  image.setDepth(sprite.depth)
}

/** What this page can draw with: WebGL on a graphics card, WebGL made by the processor, or nothing. */
export function graphics(): 'card' | 'processor' | undefined {
  const context = document.createElement('canvas').getContext('webgl')
  if (!context) return undefined
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? 'processor' : 'card'
}
