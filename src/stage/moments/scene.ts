import { type Camera, framing } from '../camera.ts'
import type { Layout, Moment, MomentKind, Rect, Step } from '../face.ts'
import { around } from '../rects.ts'
import type { Cue } from '../sound/cue.ts'
import type { SoundName } from '../sound/recipes.ts'
import { bannerOf, type SceneRoom, shownFor, slammed, trainSteps, veilOf } from './banner.ts'

/** The scene of a moment: passing pieces and sounds beside the animation of its effect, and a camera's way. */
export interface Scene {
  readonly steps: readonly Step[]
  readonly cues: readonly Cue[]
  /** Where the camera leans in to, in layout pixels, and when it turns home. */
  readonly camera?: Camera
  readonly leaves: number
}

/** The camera comes no closer than this, and doesn’t move for less. */
const closest = 1.8
const worthwhile = 1.08

/** Milliseconds: the rest of the table steps back, words stand, everything goes. */
const times = { dims: 200, earliest: 320, latest: 1050, stands: 720, goes: 200, slams: 140 } as const
/** A scene has all come and gone after this, unless the effect itself takes longer. */
const longest = 2000
/** Without motion, words fade in and out. */
const still = { fades: 150, stands: 1200 } as const

const sounds: Readonly<Record<MomentKind, Pick<Cue, 'sound' | 'pitch'> & { readonly sound: SoundName }>> = {
  line: { sound: 'stop' },
  station: { sound: 'bell', pitch: 1.5 },
  weather: { sound: 'flag', pitch: 0.8 },
  lead: { sound: 'whistle', pitch: 1.12 },
  last: { sound: 'whistle', pitch: 0.84 },
}

const cueOf = ({ kind }: Moment, at: number): Cue => ({ ...sounds[kind], at })

/** A moment too soon after another: its number flies as ever, and it is heard. */
export const briefly = (moment: Moment): Scene => ({ steps: [], cues: [cueOf(moment, 0)], leaves: 0 })

/** The scene of a moment where nothing may move: its words and its number fade in and out. */
export function stillScene(moment: Moment, room: SceneRoom): Scene {
  const { fades, stands } = still
  const { band, medal } = bannerOf(moment, room, undefined)
  const steps = [...band, ...medal].flatMap(shownFor({ comes: 0, in: fades, goes: fades + stands, out: fades }))
  return { steps, cues: [cueOf(moment, 0)], leaves: 0 }
}

/**
 * The scene of a moment beside an animation of `own` milliseconds: everything else steps back, the camera leans in, and
 * a band with the words comes in time for the end of the animation.
 */
export function sceneOf(moment: Moment, { pieces, size }: Layout, room: SceneRoom, own: number): Scene {
  const parts = around(pieces.filter(({ id }) => moment.where.includes(id)))
  const about = parts && grownBy(rim, parts)
  const camera = about && !room.fixed ? cameraOn(about, size, room) : undefined
  const { comes, goes } = timesFor(own)
  const { dims, slams, goes: out } = times
  const banner = bannerOf(moment, { ...room, home: camera ?? room.home }, about)
  const standing = { comes, in: slams, goes, out }
  return {
    steps: [
      ...veilOf(size, about).flatMap(shownFor({ comes: 0, in: dims, goes, out })),
      ...banner.band.flatMap(shownFor(standing)),
      ...banner.medal.flatMap(slammed(standing)),
      ...(moment.train ? trainSteps(moment.train, banner, standing) : []),
    ],
    cues: [cueOf(moment, comes)],
    ...(camera && { camera }),
    leaves: goes,
  }
}

/** When the words come and go: towards the end of what happens, but soon enough. */
function timesFor(own: number) {
  const { earliest, latest, stands, goes } = times
  const comes = Math.min(latest, Math.max(earliest, own - stands))
  return { comes, goes: Math.max(comes + stands, Math.min(own, longest) - goes) }
}

/** Margin around what a scene is about. */
const rim = 6

const grownBy = (by: number, { x, y, w, h }: Rect): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by })

/** A camera on a part of the table, never beyond its edges; undefined where it would hardly move. */
function cameraOn(about: Rect, size: Layout['size'], { free, home }: SceneRoom): Camera | undefined {
  const most = closest * home.zoom
  const pad = 12
  const wide = { x: about.x - pad, y: about.y - pad, w: about.w + 2 * pad, h: about.h * 1.5 + 2 * pad }
  const { zoom, x, y } = framing(wide, size, free, most)
  if (zoom < home.zoom * worthwhile) return undefined
  const inside = (at: number, length: number) => Math.min(Math.max(0, at), length - length / zoom)
  return { zoom, x: inside(x, size.w), y: inside(y, size.h) }
}
