import type { OpenTitle } from '../../games/title.ts'
import type { ReplayTable } from '../../match/replayTable.ts'
import { type ClipMaker, longestClip } from '../../overlay/film/clip.ts'
import type { Camera } from '../../stage/camera.ts'
import type { Stage } from '../../stage/index.ts'
import { pageFrames } from '../../stage/pageFrames.ts'
import type { Scope } from '../scope.ts'
import type { Watched } from '../table/tableStage.ts'
import type { World } from '../world.ts'
import type { LinkedMoment } from './moment.ts'
import { type FilmPlayer, makePlayer } from './player.ts'

/** A replay as a film. */
export interface FilmIn extends Pick<World, 'picture'> {
  readonly film: FilmPlayer
  readonly clips: ClipMaker
  /** What a link says of the moment shown here, and how it is seen. */
  seenAs(): LinkedMoment
}

/** Plays a replay as a film from a moment, on the table's own picture. */
export function filmIn(
  world: Pick<World, 'picture' | 'settings'>,
  title: Pick<OpenTitle, 'game' | 'words' | 'face'>,
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
  const clips: ClipMaker = {
    able: 'VideoEncoder' in globalThis,
    seconds(from, to) {
      const speed = film.speed.value
      return film.length(from, to, 1000 * speed * (longestClip + 1)) / speed / 1000
    },
    async make(stretch, tell, signal) {
      const { makeClip } = await import('./clip.ts')
      const now = table.now()
      return makeClip({
        ...{ title, stretch, tell, signal, entries: table.whole().entries },
        ...{ seat: watched?.front() ?? 0, known: now.known(now.hand), speed: film.speed.peek() },
        renderer: world.settings.peek().renderer,
      })
    },
  }
  return { film, clips, picture, seenAs }
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
