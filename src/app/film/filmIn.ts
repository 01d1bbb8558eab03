import type { OpenTitle } from '../../games/title.ts'
import type { ReplayTable } from '../../match/replayTable.ts'
import type { ClipMaker, ClipOrder } from '../../overlay/film/clip.ts'
import { mainEffect, type Telling } from '../../rules/film.ts'
import type { Seat } from '../../rules/game.ts'
import type { Camera } from '../../stage/camera.ts'
import type { Stage } from '../../stage/index.ts'
import { pageFrames } from '../../stage/pageFrames.ts'
import type { Scope } from '../scope.ts'
import { levelsOf } from '../table/speakers.ts'
import type { Watched } from '../table/tableStage.ts'
import type { World } from '../world.ts'
import type { LinkedMoment } from './moment.ts'
import { type FilmPlayer, makePlayer } from './player.ts'
import { gathered } from './scenes.ts'

/** A replay as a film. */
interface FilmIn extends Pick<World, 'picture'> {
  readonly film: FilmPlayer
  readonly clips: ClipMaker
  /** The main thing an entry did for a seat, in the title’s words. */
  sentence(seq: number, seat: Seat): string
  /** The moment shown here and the way it is seen, for a link. */
  seenAs(): LinkedMoment
}

/** Plays a replay as a film from a moment, on the table's own picture. */
export function filmIn(
  world: Pick<World, 'picture' | 'settings'>,
  title: Pick<OpenTitle, 'game' | 'words' | 'wordsIn' | 'face' | 'sounds'>,
  table: ReplayTable,
  moment: LinkedMoment,
  scope: Scope,
): FilmIn {
  const { game } = title
  const all = Number.POSITIVE_INFINITY
  const film = makePlayer({
    game,
    entries: () => table.whole().entries,
    from: { seq: table.now().seq, effects: moment.at?.effects ?? all },
    show: (seq, tells) => (tells ? table.go(seq) : table.show(seq)),
    frames: pageFrames,
    directed: true,
  })
  scope.onEnd(film.stop)
  let watched: { readonly stage: Stage; readonly front: () => number | undefined } | undefined
  const join = (stage: Stage, front: () => number | undefined) => {
    watched = { stage, front }
    if (moment.camera) stage.inside.camera.place(scaled(moment.camera, sizeOf(stage)))
    scope.onEnd(film.follow(stage))
  }
  const picture: World['picture'] = (given, inner) => {
    const follow: Watched['follow'] = (stage) => {
      given.follow(stage)
      join(stage, () => given.table.now().front)
    }
    return world.picture({ ...given, follow }, inner)
  }
  const seenAs = (): LinkedMoment => {
    const { seq, effects } = film.shown.peek()
    const isWhole = effects === film.count(seq)
    return {
      at: { seq, effects: isWhole ? all : effects },
      seat: watched?.front() || undefined,
      camera: watched && cameraOn(watched.stage),
    }
  }
  const seat = () => watched?.front() ?? 0
  const sentence = (seq: number, seat: Seat) => sentenceOf(title, film.told(seq), seat)
  return { film, clips: clipsOf(world, title, table, film, seat), picture, seenAs, sentence }
}

/** The longest clips, in seconds: a film, and a moving picture where there can be no film. */
const longest = { film: 180, gif: 30 } as const

/** Makes clips of what a film shows. */
function clipsOf(
  { settings }: Pick<World, 'settings'>,
  title: Pick<OpenTitle, 'game' | 'words' | 'wordsIn' | 'face' | 'sounds'>,
  table: ReplayTable,
  film: FilmPlayer,
  seat: () => number,
): ClipMaker {
  const films = 'VideoEncoder' in globalThis
  const captionWordsOf = async ({ second }: ClipOrder) => {
    const other = second && (await title.wordsIn(second))
    return [title.words, ...(other ? [other] : [])]
  }
  return {
    films,
    longest: films ? longest.film : longest.gif,
    async seconds(from, to, signal) {
      const scenes = await gathered(film.scenes(from, to), signal)
      return scenes.reduce((sum, { ms }) => sum + ms, 0) / 1000
    },
    async open(order) {
      const [{ makeClip }, captionWords] = await Promise.all([import('./clip.ts'), captionWordsOf(order)])
      const now = table.now()
      return (tell, signal) =>
        makeClip({
          title,
          order,
          captionWords,
          tell,
          signal,
          entries: table.whole().entries,
          seat: seat(),
          known: now.known(now.hand),
          renderer: settings.peek().renderer,
          levels: levelsOf({ ...settings.peek(), muted: false }),
        })
    },
  }
}

const sizeOf = (stage: Stage) => stage.inside.view.size()

/** Where the camera is, in shares of the stage; undefined while it shows the whole table. */
function cameraOn(stage: Stage): Camera | undefined {
  const { w, h } = sizeOf(stage)
  const camera = stage.inside.camera.goal()
  return camera.zoom === 1 ? undefined : scaled(camera, { w: 1 / w, h: 1 / h })
}

const scaled = ({ x, y, zoom }: Camera, { w, h }: { readonly w: number; readonly h: number }) => ({
  x: x * w,
  y: y * h,
  zoom,
})

/** The effect that made the most difference to a seat; else the first one told. */
function sentenceOf({ game, words }: Pick<OpenTitle, 'game' | 'words'>, told: Telling, seat: Seat): string {
  const main = mainEffect(game, told, seat)
  const sentence = main && words.effect(told.after, main)
  return sentence ?? told.effects.flatMap((one) => words.effect(told.after, one) ?? [])[0] ?? ''
}
