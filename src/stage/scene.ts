import { CANVAS, Game, Scale, Scene, WEBGL } from 'phaser'
import type { Skin } from './art/skin.ts'
import { openBackdrop } from './backdrop.ts'
import { openBakery } from './bakery.ts'
import { type Camera, fitted } from './camera.ts'
import { openDrawer } from './drawer.ts'
import type { Art, Size } from './face.ts'
import { openFineBakery } from './fineBakery.ts'
import { imagesOn, ratioNow } from './images.ts'
import { type FrameCallback, openLoop, sparingly } from './loop.ts'
import type { SurfaceKind } from './surfaces.ts'
import type { Sprite } from './timeline.ts'

/** A frame's content: sprites by id. */
export type Sprites = ReadonlyMap<string, Sprite>

/** The canvas and the sprites on it. Draws only on request. */
export interface SpriteCanvas {
  /** Bakes these pictures ahead of time, so that showing them is cheap. */
  prepare(arts: Iterable<Art>): void
  /** Shows exactly these sprites. */
  show(sprites: Sprites): void
  /** Changes a sprite or adds it. */
  change(id: string, sprite: Sprite): void
  /**
   * Declares all sprites but these still: they are drawn once into one picture, which lasts until one of them changes,
   * everything is shown again, or the camera moves.
   */
  rest(moving: ReadonlySet<string>): void
  /** Resizes the canvas. `css` is its size in CSS pixels, `scale` its own pixels per layout pixel. */
  resize(css: Size, scale: number): void
  /** Changes the skin of all pictures. Shows nothing until the next `show`. */
  wear(skin: Skin): void
  /** Moves the camera. */
  look(camera: Camera): void
  /** Bakes pictures as finely as the camera's zoom needs and snaps them to whole pixels. */
  sharpen(): void
  /** Requests frames until `frame` says there is nothing left to draw. */
  wake(): void
  /** Draws a frame at once: a canvas is empty after its size has changed. */
  draw(): void
  /** Wraps the drawing of every frame in `through`. Returns a function that stops. */
  around(through: (frame: () => void) => void): () => void
  /** Draws a frame, then calls `then` once while its pixels can be read. */
  afterFrame(then: () => void): void
  readonly canvas: HTMLCanvasElement
  readonly game: Game
  /** Frames drawn so far. */
  frames(): number
  close(): void
}

/** A Phaser game of one scene, ready to be shown. */
export interface BootedGame {
  readonly game: Game
  readonly scene: Scene
  readonly hasCard: boolean
}

/** Number of images drawn by one call: more than a table has. Memory for Phaser's own 16,384 takes time to fill. */
const mostAtOnce = 1024

/** Boots a game on a canvas that is in no document yet. */
export async function bootGame({ canvas, kind, hasCard, seeThrough }: Surface): Promise<BootedGame> {
  const scene = new Scene('table')
  const game = new Game({
    type: kind === 'canvas' ? CANVAS : WEBGL,
    // Null: Phaser adds the canvas to no element.
    parent: null,
    canvas,
    scene,
    width: 1,
    height: 1,
    scale: { mode: Scale.NONE },
    // One or the other: what is drawn on nothing keeps its transparency.
    ...(seeThrough ? { transparent: true } : { backgroundColor: '#1f262b' }),
    banner: false,
    autoFocus: false,
    audio: { noAudio: true },
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    plugins: { default: [] },
    render: { antialiasGL: hasCard, powerPreference: 'default', batchSize: mostAtOnce },
  })
  await new Promise<void>((ready) => game.events.once('ready', ready))
  // Phaser's own loop would measure the page and step idle clocks and scenes every frame.
  game.loop.stop()
  return { game, scene, hasCard }
}

/** Shows a game in an element; `sparing`: in no more than thirty frames a second where the processor draws. */
export function openScreen(
  parent: HTMLElement,
  { game, scene, hasCard }: BootedGame,
  frame: FrameCallback,
  sparing = false,
): SpriteCanvas {
  parent.append(game.canvas)
  const bakery = openBakery(game.textures, hasCard)
  const fine = openFineBakery(game.textures, hasCard, bakery)
  const backdrop = openBackdrop(game, scene)
  const drawer = openDrawer(() => drawFrame(game))
  /** Nothing has changed since everything was made crisp. */
  let isCrisp = false
  const changed = () => {
    isCrisp = false
    drawer.changed()
  }
  const images = imagesOn(scene, fine, backdrop, changed)
  const loop = openLoop(frame, drawer.draw, sparing && !hasCard ? sparingly : 0)
  let camera = fitted
  const look = (next: Camera) => {
    backdrop.drop()
    changed()
    camera = next
    const { x, y, zoom } = next
    const pixel = (at: number) => Math.round(at * ratioNow() * zoom) / zoom
    scene.cameras.main.setOrigin(0, 0).setZoom(zoom).setScroll(pixel(x), pixel(y))
  }
  redrawOnRestore(game.canvas, () => {
    backdrop.drop()
    drawer.changed()
    loop.wake()
  })
  const all = (sprites: Sprites) => [...sprites.values()].map(({ art }) => art)
  return {
    prepare: bakery.prepare,
    show: (sprites) => {
      backdrop.drop()
      bakery.prepare(all(sprites))
      for (const id of images.ids()) if (!sprites.has(id)) images.remove(id)
      for (const [id, sprite] of sprites) images.change(id, sprite)
    },
    change: (id, sprite) => {
      if (!bakery.has(sprite.art)) bakery.prepare([sprite.art])
      images.change(id, sprite)
    },
    rest: images.rest,
    resize: (css, scale) => {
      for (const id of images.ids()) images.remove(id)
      bakery.reset(scale)
      fine.drop()
      images.rescale(scale)
      fitCanvas(game, css)
      backdrop.resize(game.canvas)
      look(camera)
    },
    wear: (skin) => {
      for (const id of images.ids()) images.remove(id)
      bakery.wear(skin)
      fine.wear(skin)
    },
    look,
    sharpen: () => {
      if (isCrisp) return
      backdrop.drop()
      if (camera.zoom === 1) fine.drop()
      else fine.bake(images.artsSeen(camera, game.canvas), images.scale() * camera.zoom)
      images.lay(camera.zoom)
      isCrisp = true
    },
    wake: loop.wake,
    draw: loop.draw,
    around: loop.around,
    afterFrame: (then) => {
      drawer.changed()
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

/** Draws a frame without Phaser's own loop. */
function drawFrame({ renderer, scene }: Game): void {
  renderer.preRender()
  scene.render(renderer)
  renderer.postRender()
}

/**
 * Redraws after the browser restores a lost WebGL context. Phaser restores its textures by itself, but a sleeping loop
 * would never show them.
 */
function redrawOnRestore(canvas: HTMLCanvasElement, draw: () => void): void {
  // Phaser's own listener was added earlier, so its textures are restored by now.
  canvas.addEventListener('webglcontextrestored', draw)
}

/** Destroys a game and releases all it held. */
function endGame(game: Game): void {
  // Phaser forgets to do this, and its canvas pool would keep the whole game alive. The lean build has no pool.
  game.textures.tileSprite?.destroy()
  const gl = 'gl' in game.renderer ? game.renderer.gl : undefined
  // Phaser destroys itself in its next step.
  game.destroy(true)
  game.step(0, 0)
  discard(gl)
}

function fitCanvas(game: Game, css: Size): void {
  const ratio = ratioNow()
  game.scale.resize(Math.max(1, Math.round(css.w * ratio)), Math.max(1, Math.round(css.h * ratio)))
  game.canvas.style.width = `${css.w}px`
  game.canvas.style.height = `${css.h}px`
}

/** A canvas to draw on. */
export interface Surface {
  readonly canvas: HTMLCanvasElement
  readonly kind: SurfaceKind
  /** The device has a graphics card and it is used. */
  readonly hasCard: boolean
  /** Whatever is behind the canvas shows where nothing is drawn. */
  readonly seeThrough: boolean
}

/** Opens a canvas to draw on; undefined where it can't be drawn on in this way. */
export function openSurface(kind: SurfaceKind, seeThrough: boolean): Surface | undefined {
  // A canvas of its own: Phaser would reuse a pooled one, with its old listeners still attached.
  const canvas = document.createElement('canvas')
  if (kind === 'canvas') return { canvas, kind, hasCard: false, seeThrough }
  // As Phaser asks for it: the browser then hands Phaser this one rather than opening another.
  const context = canvas.getContext('webgl', { alpha: seeThrough, antialias: false, stencil: true })
  if (!context) return undefined
  const hasCard = !isSoftware(context)
  if (kind === 'webgl' && !hasCard) return { canvas, kind, hasCard, seeThrough }
  discard(context)
  // A card smooths edges, which has to be asked for before there is a context.
  return hasCard ? { canvas: document.createElement('canvas'), kind, hasCard, seeThrough } : undefined
}

/** Whether WebGL is emulated by the processor. */
function isSoftware(context: WebGLRenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER))
  return /swiftshader|llvmpipe|software|basic render/i.test(name)
}

/** Browsers allow few WebGL contexts and collect unused ones late. */
const discard = (context: WebGLRenderingContext | undefined) =>
  context?.getExtension('WEBGL_lose_context')?.loseContext()
