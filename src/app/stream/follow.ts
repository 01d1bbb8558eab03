import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import type { Told } from '../../match/table.ts'
import type { GuestTable } from '../../net/guest/guestTable.ts'
import { partsOf, type StreamLook } from '../../overlay/stream/look.ts'
import type { KnownPoints, Streamed } from '../../overlay/stream/streamed.ts'
import { makeTableStore } from '../../overlay/table/tableStore.ts'
import { filmOf } from '../../rules/film.ts'
import type { BasePosition } from '../../rules/game.ts'
import type { Words } from '../../rules/words.ts'
import type { Stage } from '../../stage/index.ts'
import { makeScope, type Scope } from '../scope.ts'
import type { Watched } from '../table/tableStage.ts'
import { showTable } from '../visit/tableScreen.ts'
import { watch } from '../visit/visitWatch.ts'
import type { World } from '../world.ts'
import { crop, film } from './filming.ts'
import { type HeldTable, holdTable } from './heldTable.ts'
import type { Remote } from './remote.ts'

/** Everything needed to follow a stream's matches. */
interface Following {
  readonly world: World
  readonly code: string
  readonly look: StreamLook
  readonly remote: Remote
}

/** The width of what a dock shows of the table, in pixels. */
const wide = 240

/** The stage as it looks now, as a small picture in a data URL. */
const smallPicture = (stage: Pick<Stage, 'afterFrame'>): Promise<string> =>
  new Promise((done) => {
    stage.afterFrame((canvas) => {
      const small = document.createElement('canvas')
      small.width = wide
      small.height = Math.round((wide * canvas.height) / Math.max(1, canvas.width))
      small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height)
      done(small.toDataURL('image/webp', 0.7))
    })
  })

type Show = (streamed: Streamed | undefined) => void

/** Follows the matches of a link, one after another, and tries again for as long as the page is open. */
export async function follow(following: Following, show: Show): Promise<void> {
  const { world, code, remote } = following
  const { spectator, title } = await watch(world, code, () => {})
  let shown = makeScope()
  let last: { readonly held: HeldTable; readonly stage: () => Stage | undefined } | undefined
  const begin = async (given: GuestTable) => {
    const opened = title()
    if (!opened) return
    // Captions in one language are better than no match.
    const also = await otherWords(opened, following.look).catch(() => undefined)
    const view = spectator.view()
    if (view.type !== 'match' || view.table !== given) return
    const scope = makeScope()
    shown.end()
    shown = scope
    last = showMatch(following, opened, given, also, scope, show)
  }
  const see = (view = spectator.view()) => {
    if (view.type === 'match') {
      // The last match is shown to its end, however late that is.
      if (last) last.held.whenShown(() => void begin(view.table))
      else void begin(view.table)
    } else if (view.type === 'apart') {
      shown.end()
      last = undefined
      show(undefined)
    }
  }
  spectator.on(see)
  see()
  remote.on(async ({ type }) => {
    if (type !== 'look') return
    const stage = last?.stage()
    const { delay } = remote.controls.peek()
    const match = spectator.view().type === 'match'
    const picture = stage && (await smallPicture(stage))
    const seats = last ? seatsOf(last.held, title()) : []
    remote.tell({ match, behind: spectator.behind() + delay, seats, picture })
  })
  world.whenBack(spectator.redial)
  world.whenLeft(spectator.close)
}

const seatsOf = ({ table }: HeldTable, title: OpenTitle | undefined) => {
  const { position, sitters } = table.now()
  if (!title) return []
  return sitters.map((_, seat) => ({
    name: title.words.seat(position, seat),
    colour: title.seat(position, seat).colour,
  }))
}

/** The words of the second language of the captions. */
const otherWords = async (title: OpenTitle, { captions: [, second] }: StreamLook) => second && title.wordsIn(second)

function showMatch(
  { world, look, remote }: Following,
  title: OpenTitle,
  given: GuestTable,
  also: Words | undefined,
  scope: Scope,
  show: Show,
) {
  const { controls } = remote
  let stage: Stage | undefined
  const isPlaying = () => stage?.inside.queue.now() !== undefined
  const moves = signal(false)
  const held = holdAsTold(world, given, { controls, moves, isPlaying }, scope)
  const seen = withStage(world, look, (watched, opened) => {
    stage = opened
    scope.onEnd(crop(opened, controls))
    scope.onEnd(film(opened, controls, watched.store.lookFrom))
    // Effects that have ended leave the queue once that has been told.
    const follow = () => queueMicrotask(() => (moves.value = isPlaying()))
    scope.onEnd(opened.on(follow))
  })
  replayWhenAsked(held, remote, () => stage, scope)
  const other = also && makeTableStore(held.table, () => also, title.seat)
  if (other) scope.onEnd(other.stop)
  const scores = scoresOf(title, held, scope)
  showTable(
    seen,
    title,
    held.table,
    () => ({ role: 'replay', watches: true }),
    scope,
    (news) => {
      if (news.type !== 'seated') return
      show({
        table: news.table,
        also: other,
        scores,
        moves,
        points: () => pointsOf(title, held.table.now().position),
        holdings: (seat) =>
          (title.words.holdings?.(held.table.now().position, seat) ?? []).flatMap(({ amount, say }) =>
            amount > 0 ? [say(amount)] : [],
          ),
        stock: () => title.stock?.(held.table.now().position),
      })
    },
  )
  return { held, stage: () => stage }
}

interface Pace extends Pick<Remote, 'controls'> {
  readonly moves: ReadonlySignal<boolean>
  readonly isPlaying: () => boolean
}

/** Holds a match back as the streamer wants it, until the picture has shown what came before. */
function holdAsTold(world: World, given: GuestTable, { controls, moves, isPlaying }: Pace, scope: Scope): HeldTable {
  // A hidden source shows nothing new either, and jumps to now when it is shown again.
  const hold = () => {
    const { held, delay } = controls.value
    return { held: held || !world.isSeen.value, delay, busy: isPlaying() }
  }
  const held = holdTable(given, world.clock, hold)
  scope.onEnd(held.stop)
  scope.onEnd(
    effect(() => {
      hold()
      void moves.value
      held.settle()
    }),
  )
  return held
}

/** Everyone's points so far as everyone knows them, which never fall before the end where a title tells them apart. */
function pointsOf({ game }: OpenTitle, position: BasePosition): readonly KnownPoints[] {
  const seats = game.outcome(position, true)?.seats ?? []
  if (game.outcome(position)) return seats.map(({ total }) => total)
  return seats.map(({ total }, seat) => (game.earned ? game.earned(position, seat) : total))
}

/** A world whose pictures are filmed, or that has none for what shows no table. */
function withStage(world: World, look: StreamLook, join: (watched: Watched, stage: Stage) => void): World {
  if (!partsOf(look.preset).includes('table')) return { ...world, picture: () => signal({ type: 'none' } as const) }
  const picture: World['picture'] = (watched, scope) => {
    const follow: Watched['follow'] = (stage) => {
      watched.follow(stage)
      join(watched, stage)
    }
    return world.picture({ ...watched, follow }, scope)
  }
  return { ...world, picture }
}

/** Shows the last action once more when the streamer asks for it. */
function replayWhenAsked({ table }: HeldTable, remote: Remote, stage: () => Stage | undefined, scope: Scope): void {
  let last: Told | undefined
  scope.onEnd(
    table.on((news) => {
      if (news.type === 'told' && news.effects.length > 0) last = news
      if (news.type === 'reset') last = undefined
    }),
  )
  const off = remote.on(({ type }) => {
    if (type === 'again' && last) stage()?.play(last.effects, last.before, last.after)
  })
  scope.onEnd(off)
}

/** The points after each entry, counted on as entries come. */
function scoresOf(title: OpenTitle, { table }: HeldTable, scope: Scope) {
  const { game } = title
  const count = () => {
    const entries = table.journal()
    const film = table.now().table.setup && filmOf(game, entries)
    return film ? entries.map(({ seq }) => pointsOf(title, film.at(seq))) : []
  }
  let scores: ReturnType<typeof count> | undefined
  scope.onEnd(
    table.on((news) => {
      if (news.type !== 'told' || !scores) scores = undefined
      else scores = [...scores, pointsOf(title, news.after)]
    }),
  )
  return () => {
    scores ??= count()
    return scores
  }
}
