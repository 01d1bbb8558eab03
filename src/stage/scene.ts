import { CANVAS, Game, Scale, Scene, WEBGL } from 'phaser'
import type { Skin } from './art/skin.ts'
import { openBackdrop } from './backdrop.ts'
import { openBakery } from './bake.ts'
import { type Camera, fitted } from './camera.ts'
import { openClose } from './close.ts'
import type { Art, Size } from './face.ts'
import { imagesOn, ratioNow } from './images.ts'
import { type Frame, openLoop } from './loop.ts'
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
  /** Changes a single sprite, or adds it. */
  change(id: string, sprite: Sprite): void
  /**
   * All sprites but these will lie still for a while: they are drawn into one picture, once, and cost
   * nothing more until one of them is changed after all, everything is shown anew, or the camera moves.
   */
  rest(moving: ReadonlySet<string>): void
  /** `css` is the canvas's size in CSS pixels; a layout pixel is `scale` of its own pixels. */
  resize(css: Size, scale: number): void
  /** Shows nothing until told what; from now on pictures wear this. */
  wear(skin: Skin): void
  /** Shows what a camera sees. */
  look(camera: Camera): void
  /** Bakes what is seen as finely as the camera is near, and lays it on whole pixels. */
  sharpen(): void
  /** Asks for frames until `frame` says there is nothing more to draw. */
  wake(): void
  /** Has every frame go through `through`; the answer ends that. */
  around(through: (frame: () => void) => void): () => void
  /** Draws a frame and calls, once, while its pixels can still be read. */
  afterFrame(then: () => void): void
  readonly canvas: HTMLCanvasElement
  readonly game: Game
  /** Frames drawn so far. */
  frames(): number
  close(): void
}

/** Opens a Phaser game of one scene in an element. */
export async function openScreen(
  parent: HTMLElement,
  kind: 'webgl' | 'canvas',
  hasCard: boolean,
  frame: Frame,
): Promise<Screen> {
  const scene = new Scene('table')
  const game = new Game({
    type: kind === 'canvas' ? CANVAS : WEBGL,
    parent,
    // One of its own: Phaser would give a later game the same again, with all that still listens to it.
    canvas: document.createElement('canvas'),
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
    render: { antialiasGL: hasCard, powerPreference: 'default' },
  })
  await new Promise<void>((ready) => game.events.once('ready', ready))
  return screenOf(game, scene, hasCard, frame)
}

function screenOf(game: Game, scene: Scene, hasCard: boolean, frame: Frame): Screen {
  const bakery = openBakery(game.textures, hasCard)
  const close = openClose(game.textures, hasCard, bakery)
  const backdrop = openBackdrop(game, scene)
  const images = imagesOn(scene, close, backdrop)
  let camera = fitted
  const look = (next: Camera) => {
    backdrop.drop()
    camera = next
    const { x, y, zoom } = next
    const pixel = (at: number) => Math.round(at * ratioNow() * zoom) / zoom
    scene.cameras.main.setOrigin(0, 0).setZoom(zoom).setScroll(pixel(x), pixel(y))
  }
  const loop = openLoop(frame, drawerOf(game))
  reviveWith(game.canvas, () => {
    backdrop.drop()
    loop.wake()
  })
  const all = (picture: Picture) => [...picture.values()].map(({ art }) => art)
  return {
    prepare: bakery.prepare,
    show: (picture) => {
      backdrop.drop()
      bakery.prepare(all(picture))
      for (const id of images.ids()) if (!picture.has(id)) images.remove(id)
      for (const [id, sprite] of picture) images.change(id, sprite)
    },
    change: (id, sprite) => {
      if (!bakery.has(sprite.art)) bakery.prepare([sprite.art])
      images.change(id, sprite)
    },
    rest: images.rest,
    resize: (css, scale) => {
      for (const id of images.ids()) images.remove(id)
      bakery.reset(scale)
      close.drop()
      images.rescale(scale)
      fitCanvas(game, css)
      backdrop.resize(game.canvas)
      look(camera)
    },
    wear: (skin) => {
      for (const id of images.ids()) images.remove(id)
      bakery.wear(skin)
      close.wear(skin)
    },
    look,
    sharpen: () => {
      backdrop.drop()
      if (camera.zoom === 1) close.drop()
      else close.bake(images.artsSeen(camera, game.canvas), images.scale() * camera.zoom)
      images.lay(camera.zoom)
    },
    wake: loop.wake,
    around: loop.around,
    afterFrame: (then) => {
      game.renderer.once('postrender', then)
      if (document.hidden) loop.draw()
      else loop.wake()
    },
    canvas: game.canvas,
    game,
    frames: loop.frames,
    close: () => {
      loop.end()
      endGame(game)
    },
  }
}

/**
 * Draws a game. Phaser's own loop is stopped: for every frame it would measure the page and step through
 * clocks and scenes in which nothing waits for it.
 */
function drawerOf({ loop, renderer, scene }: Game): () => void {
  loop.stop()
  return () => {
    renderer.preRender()
    scene.render(renderer)
    renderer.postRender()
  }
}

/** Ends a game and lets go of all it held. */
function endGame(game: Game): void {
  // Phaser forgets it, and its pool of canvases would keep the whole game alive. The lean build has none.
  game.textures.tileSprite?.destroy()
  const gl = 'gl' in game.renderer ? game.renderer.gl : undefined
  // Phaser ends itself in its next step.
  game.destroy(true)
  game.step(0, 0)
  // A browser has few contexts to give, and takes one back only when it gets round to it.
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
}

function fitCanvas(game: Game, css: Size): void {
  const ratio = ratioNow()
  game.scale.resize(Math.max(1, Math.round(css.w * ratio)), Math.max(1, Math.round(css.h * ratio)))
  game.canvas.style.width = `${css.w}px`
  game.canvas.style.height = `${css.h}px`
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
