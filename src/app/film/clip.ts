import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import { type Clip, type ClipOrder, type ClipShape, speedOf } from '../../overlay/film/clip.ts'
import type { Entry } from '../../rules/body.ts'
import { type Film, filmOf } from '../../rules/film.ts'
import type { Known, Seat, Typed } from '../../rules/game.ts'
import type { Words } from '../../rules/words.ts'
import { fitted } from '../../stage/camera.ts'
import type { Stage } from '../../stage/index.ts'
import type { Levels } from '../../stage/sound/index.ts'
import { soundtrackOf } from '../../stage/sound/soundtrack.ts'
import { openClipCamera } from './clipCamera.ts'
import { beginnings, cuesOf, type Placed, placed } from './cues.ts'
import { filmRecorder, type Recorder, samplesASecond } from './file/filmFile.ts'
import { openGif } from './file/gif.ts'
import { makeReel, type Reel } from './reel.ts'
import { gathered, scenesAfter } from './scenes.ts'
import { type ClipStudio, openStudio } from './studio.ts'
import { type VttCue, vttOf } from './vtt.ts'

/** The parts a clip is made from. */
export interface ClipParts {
  readonly title: Pick<OpenTitle, 'game' | 'words' | 'face' | 'sounds'>
  readonly entries: readonly Entry<Typed>[]
  readonly seat: Seat
  readonly known: Known
  readonly renderer: 'auto' | 'canvas'
  readonly levels: Levels
  readonly order: ClipOrder
  /** Languages of the captions, the main one first. */
  readonly captionWords: readonly Pick<Words, 'effect'>[]
  /** Called with the share that is done. */
  readonly tell: (share: number) => void
  readonly signal: AbortSignal
}

/** Sizes in pixels; even when halved, as encoders want them. */
const sizes: Readonly<Record<ClipShape, { readonly w: number; readonly h: number }>> = {
  wide: { w: 1280, h: 720 },
  square: { w: 960, h: 960 },
  tall: { w: 720, h: 1280 },
}

/**
 * Draws a stretch of a match picture by picture, on a stage of its own and by the film’s clock, so that it is as smooth
 * on a slow machine. Rejects if it is stopped, or the browser can’t.
 */
export async function makeClip(parts: ClipParts): Promise<Clip> {
  const { order, title, entries, signal } = parts
  const size = sizes[order.shape]
  const recorder = await openRecorder(size.w, size.h)
  const film = filmOf(title.game, entries)
  let studio: ClipStudio | undefined
  try {
    studio = await openStudio({ ...parts, position: film.at(order.from), size })
    const reel = makeReel(() => film)
    reel.follow(order.close ? studio.stage : seenWhole(studio.stage))
    const cut = cutOf(await gathered(scenesAfter(film, reel, order.from, order.to), signal), parts)
    const cues = cuesOf(film, cut.scenes, cut.speed, cut.ms, parts.captionWords)
    const sound = order.sound && recorder.hears ? await soundOf(film, reel, cut, parts) : undefined
    await recorder.begin(sound)
    await record({ recorder, studio, reel, cut, cues: order.captioned ? cues : [] }, parts)
    const file = await recorder.finish(cut.ms)
    const { width, height } = recorder.canvas
    return {
      file,
      width,
      height,
      kind: kindOf(file),
      hasSound: sound !== undefined,
      captions: vttOf(cues),
      seconds: cut.ms / 1000,
    }
  } finally {
    studio?.close()
    await recorder.close()
  }
}

/** A stage whose camera stays where it is. */
function seenWhole({ on, inside }: Stage): Pick<Stage, 'inside' | 'on'> {
  const { camera } = inside
  return { on, inside: { ...inside, camera: { ...camera, room: () => ({ ...camera.room(), fixed: true }) } } }
}

/** Opens the best recorder that this browser has for films of this size in pixels; a GIF is half as large. */
async function openRecorder(width: number, height: number): Promise<Recorder> {
  return (await filmRecorder(canvasOf(width, height))) ?? gifRecorder(canvasOf(width / 2, height / 2))
}

const canvasOf = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height })

function gifRecorder(canvas: HTMLCanvasElement): Recorder {
  const { width, height } = canvas
  const gif = openGif(width, height)
  return {
    canvas,
    rate: 12.5,
    hears: false,
    async begin() {},
    async add(ms) {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height)
      if (pixels) gif.add(pixels.data, ms)
    },
    finish: async (ms) => gif.finish(ms),
    async close() {},
  }
}

/** The scenes of a clip at their times, milliseconds of the clip. */
interface Cut {
  readonly scenes: readonly Placed[]
  readonly speed: number
  readonly ms: number
}

function cutOf(scenes: Parameters<typeof placed>[0], { order }: ClipParts): Cut {
  const long = [...scenes].reduce((sum, { ms }) => sum + ms, 0)
  const speed = speedOf(order.pace, long / 1000)
  return { scenes: placed(scenes, speed), speed, ms: long / speed }
}

const kindOf = ({ type }: Blob): Clip['kind'] => (type === 'video/mp4' ? 'mp4' : type === 'video/webm' ? 'webm' : 'gif')

/** The sound of the stretch; undefined where that can’t be rendered. */
async function soundOf(
  film: Film,
  reel: Pick<Reel, 'cues'>,
  { scenes, speed, ms }: Cut,
  { title, levels }: ClipParts,
): Promise<Float32Array | undefined> {
  const sounds = await title.sounds()
  const heard = scenes.flatMap((scene) => {
    const times = beginnings(scene, speed)
    const { effects } = film.told(scene.seq)
    const also = reel.cues(scene.seq)
    return effects.map((effect, at) => ({
      from: times[at] ?? scene.from,
      cues: [...sounds.cues(effect), ...(also[at] ?? [])],
    }))
  })
  return soundtrackOf(sounds, heard, { ms, rate: speed, samples: samplesASecond, levels })
}

interface Recording {
  readonly recorder: Recorder
  readonly studio: ClipStudio
  readonly reel: Reel
  readonly cut: Cut
  /** The captions that are part of the picture. */
  readonly cues: readonly VttCue[]
}

/** Draws every picture of a clip and hands it to the recorder. */
async function record(
  { recorder, studio, reel, cut: { scenes, speed, ms }, cues }: Recording,
  { order, tell, signal }: ClipParts,
): Promise<void> {
  const momentAt = (now: number) => {
    const scene = need(
      scenes.findLast(({ from }) => from <= now),
      'a scene',
    )
    return { seq: scene.seq, ms: (now - scene.from) * speed }
  }
  const film = order.close
    ? openClipCamera(studio.stage.inside, order.shape, speed, (now) => reel.playing(momentAt(now)))
    : undefined
  const count = Math.max(1, Math.round((ms * recorder.rate) / 1000))
  for (let n = 0; n < count; n++) {
    signal.throwIfAborted()
    const now = (n * 1000) / recorder.rate
    reel.hold(momentAt(now))
    const camera = film?.(now, 1000 / recorder.rate) ?? fitted
    const lines = cues.findLast(({ from }) => from <= now)?.lines ?? []
    await studio.drawOn(recorder.canvas, lines, camera)
    await recorder.add(now)
    tell((n + 1) / count)
  }
}
