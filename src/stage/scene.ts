import { CANVAS, Game, type GameObjects, Scale, Scene, WEBGL } from 'phaser'
import { openBakery } from './bake.ts'
import { type Camera, fitted } from './camera.ts'
import { type Close, openClose } from './close.ts'
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
  /** Shows what a camera sees. */
  look(camera: Camera): void
  /** Bakes what is seen as finely as the camera is near, and lays it on whole pixels. */
  sharpen(): void
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
  const close = openClose(game.textures, bakery)
  const images = imagesOn(scene, close)
  let camera = fitted
  const look = (next: Camera) => {
    camera = next
    const { x, y, zoom } = next
    const pixel = (at: number) => Math.round(at * ratioNow() * zoom) / zoom
    scene.cameras.main.setOrigin(0, 0).setZoom(zoom).setScroll(pixel(x), pixel(y))
  }
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
      close.drop()
      images.rescale(scale)
      fitCanvas(game, css)
      look(camera)
    },
    look,
    sharpen: () => {
      if (camera.zoom === 1) close.drop()
      else close.bake(images.artsSeen(camera, game.canvas), images.scale() * camera.zoom)
      images.lay(camera.zoom)
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
function imagesOn(scene: Scene, close: Close) {
  const images = new Map<string, GameObjects.Image>()
  const shown = new Map<string, Sprite>()
  let scale = 1
  let zoom = 1
  const remove = (id: string) => {
    images.get(id)?.destroy()
    images.delete(id)
    shown.delete(id)
  }
  return {
    ids: () => [...images.keys()],
    scale: () => scale,
    rescale: (next: number) => {
      scale = next
    },
    /** Pictures of which a camera sees something on a canvas. */
    artsSeen: (camera: Camera, canvas: HTMLCanvasElement) =>
      [...shown.values()].filter(isSeen(camera, canvas, scale)).map(({ art }) => art),
    /** Lays everything where it is again, for a zoom at which it is to be crisp. */
    lay: (next: number) => {
      zoom = next
      for (const [id, image] of images) {
        const sprite = shown.get(id)
        if (sprite) pose(image, sprite, close, scale, zoom)
      }
    },
    change: (id: string, sprite: Sprite | undefined) => {
      if (sprite === undefined) return remove(id)
      if (shown.get(id) === sprite) return
      shown.set(id, sprite)
      const image = images.get(id) ?? scene.add.image(0, 0, '__DEFAULT')
      images.set(id, image)
      pose(image, sprite, close, scale, zoom)
    },
  }
}

/** Pixels of the canvas for one CSS pixel. */
const ratioNow = () => window.devicePixelRatio || 1

function fitCanvas(game: Game, css: Size): void {
  const ratio = ratioNow()
  game.scale.resize(Math.max(1, Math.round(css.w * ratio)), Math.max(1, Math.round(css.h * ratio)))
  game.canvas.style.width = `${css.w}px`
  game.canvas.style.height = `${css.h}px`
}

/** Whether a camera sees something of a sprite on a canvas; a layout pixel is `scale` of its pixels. */
function isSeen({ x, y, zoom }: Camera, canvas: HTMLCanvasElement, scale: number) {
  const [left, top] = [(x * ratioNow()) / scale, (y * ratioNow()) / scale]
  const [w, h] = [canvas.width / zoom / scale, canvas.height / zoom / scale]
  return (sprite: Sprite) =>
    Math.abs(sprite.x - left - w / 2) < (w + sprite.w) / 2 &&
    Math.abs(sprite.y - top - h / 2) < (h + sprite.h) / 2
}

/**
 * Puts an image where its sprite says, on a canvas of `scale` pixels for a layout pixel. What lies
 * straight lies on whole pixels when it is seen `zoom` times as large, so that it is crisp.
 */
function pose(image: GameObjects.Image, sprite: Sprite, close: Close, scale: number, zoom: number) {
  const { art } = sprite
  const baked = close.baked(art)
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
