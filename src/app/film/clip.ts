import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import type { Clip, ClipShape, Stretch } from '../../overlay/film/clip.ts'
import { type Film, filmOf } from '../../rules/film.ts'
import type { Known, Seat, Typed } from '../../rules/game.ts'
import type { Entry } from '../../rules/journal.ts'
import type { Stage } from '../../stage/index.ts'
import { openStage } from '../../stage/index.ts'
import { drawCaption } from './captioned.ts'
import { openEncoder } from './encoder.ts'
import { makeReel, type Reel } from './reel.ts'
import { type Cue, vttOf } from './vtt.ts'

/** What a clip is made from. */
export interface ClipParts {
  readonly title: Pick<OpenTitle, 'game' | 'words' | 'face'>
  readonly entries: readonly Entry<Typed>[]
  readonly seat: Seat
  readonly known: Known
  readonly renderer: 'auto' | 'canvas'
  readonly stretch: Stretch
  /** Times the designed speed. */
  readonly speed: number
  /** Called with the share that is done. */
  readonly tell: (share: number) => void
  readonly signal: AbortSignal
}

/** Pictures a second. */
const rate = 30

/** Sizes in pixels; even, as encoders want them. */
const sizes: Readonly<Record<ClipShape, { readonly w: number; readonly h: number }>> = {
  wide: { w: 1280, h: 720 },
  square: { w: 960, h: 960 },
  tall: { w: 720, h: 1280 },
}

/**
 * Draws a stretch of a match picture by picture, on a stage of its own and by the film’s clock, so that it is
 * as smooth on a slow machine. Rejects if it is stopped, or the browser can’t.
 */
export async function makeClip(parts: ClipParts): Promise<Clip> {
  const { stretch, title, entries, speed, tell, signal } = parts
  const { w: width, h: height } = sizes[stretch.shape]
  const film = filmOf(title.game, entries)
  const stage = await openStudio(parts, film, width, height)
  try {
    const reel = makeReel(() => film)
    reel.follow(stage.stage)
    const scenes = scenesOf(film, reel, stretch, speed)
    const ms = scenes.at(-1)?.to ?? 0
    const encoder = await openEncoder(width, height, rate)
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const cues = cuesOf(title, film, scenes, speed)
    const count = Math.max(1, Math.round((ms * rate) / 1000))
    for (let n = 0; n < count; n++) {
      signal.throwIfAborted()
      const now = (n * 1000) / rate
      const scene = need(
        scenes.findLast(({ from }) => from <= now),
        'a scene',
      )
      reel.hold({ seq: scene.seq, ms: (now - scene.from) * speed })
      await drawn(stage.stage, canvas, cues.findLast(({ from }) => from <= now)?.text ?? '')
      await encoder.add(canvas, now)
      tell((n + 1) / count)
    }
    const video = await encoder.finish((count * 1000) / rate)
    return { video, captions: vttOf(cues), seconds: count / rate, width, height }
  } finally {
    stage.close()
  }
}

/** An entry in a clip; times in milliseconds of the clip. */
interface Scene {
  readonly seq: number
  readonly from: number
  readonly to: number
  /** When each of its effects ends, milliseconds at speed 1 from its start. */
  readonly ends: readonly number[]
}

function scenesOf(film: Film, reel: Reel, { from, to }: Stretch, speed: number): readonly Scene[] {
  const scenes: Scene[] = []
  for (let seq = from + 1; seq <= to; seq++) {
    if (film.told(seq).effects.length === 0) continue
    const ends = reel.ends(seq)
    const begin = scenes.at(-1)?.to ?? 0
    scenes.push({ seq, ends, from: begin, to: begin + ((ends.at(-1) ?? 0) + reel.rest()) / speed })
  }
  return scenes
}

/** What the log says of each effect, while it is shown and until the next is told. */
function cuesOf(
  { words }: Pick<OpenTitle, 'words'>,
  film: Film,
  scenes: readonly Scene[],
  speed: number,
): readonly Cue[] {
  const begun = scenes.flatMap(({ seq, from, ends }) => {
    const { effects, after } = film.told(seq)
    return effects.flatMap((effect, at) => {
      const text = words.effect(after, effect)
      return text === undefined ? [] : [{ from: from + (ends[at - 1] ?? 0) / speed, text }]
    })
  })
  const end = scenes.at(-1)?.to ?? 0
  return begun.map((cue, at) => ({ ...cue, to: begun[at + 1]?.from ?? end }))
}

/** Draws the stage and a caption on a canvas, once the stage has drawn itself. */
const drawn = (stage: Stage, canvas: HTMLCanvasElement, caption: string) =>
  new Promise<void>((resolve) =>
    stage.afterFrame((picture) => {
      // Where the decision bar would be, the table leaves room.
      const { y, h } = stage.areas().decision
      const middle = (y + h / 2) / stage.inside.view.size().h
      drawCaption(canvas, picture, caption, middle)
      resolve()
    }),
  )

/** A stage of its own for a clip, out of sight, of just so many pixels. */
async function openStudio(
  { title, seat, known, renderer, stretch }: ClipParts,
  film: Film,
  width: number,
  height: number,
): Promise<{ readonly stage: Stage; close(): void }> {
  const ratio = window.devicePixelRatio || 1
  const parent = document.createElement('div')
  parent.setAttribute('aria-hidden', 'true')
  Object.assign(parent.style, {
    ...{ position: 'fixed', left: '-10000px', top: '0' },
    ...{ width: `${width / ratio}px`, height: `${height / ratio}px` },
  })
  document.body.append(parent)
  const opened = await openStage({
    ...{ parent, game: title.game, face: await title.face(), renderer, seat, known },
    position: film.at(stretch.from),
    onMove: () => {},
    onRefused: () => {},
  })
  if ('problem' in opened) {
    parent.remove()
    throw new Error(opened.problem)
  }
  const close = () => {
    opened.close()
    parent.remove()
  }
  return { stage: opened, close }
}
