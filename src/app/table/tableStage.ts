import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { News, Now, Table } from '../../match/table.ts'
import type { Picture } from '../../overlay/screen.ts'
import type { Settings } from '../../overlay/settings/settings.ts'
import type { TableStore } from '../../overlay/table/tableStore.ts'
import { fastDraw } from '../../rules/chance.ts'
import type { GameTypes, Seat } from '../../rules/game.ts'
import { play } from '../../rules/play.ts'
import type { Rect } from '../../stage/face.ts'
import type { Sight, Stage, StageOptions, Touchable } from '../../stage/index.ts'
import { placeNamed } from '../../stage/named.ts'
import type { Stay } from '../scope.ts'
import type { Title } from '../titles.ts'
import { type CloseUpPart, joinCloseUp } from './closeUp.ts'
import { halfChosen } from './partialSelection.ts'

declare global {
  interface Window {
    /** What browser tests may ask of the stage; only there when the address says `?test`. */
    __table?: { places(): readonly Touchable[]; frames(): number; nearness(): number }
  }
}

/** A match and whoever watches it. */
export interface Watched<G extends GameTypes = GameTypes> {
  readonly title: Title<G>
  readonly table: Table<G>
  readonly store: TableStore
  /** Is told of the stage once it is open. */
  readonly follow: (stage: Stage<G>) => void
  /** The move of this page that the host has not confirmed yet. */
  readonly onItsWay: () => G['move'] | undefined
  /** It is to be shown that it is on its way. */
  readonly late: ReadonlySignal<boolean>
}

/** Makes the picture of a table, which changes as it is fetched and drawn. */
export type MakePicture = <G extends GameTypes>(
  watched: Watched<G>,
  stay: Stay,
) => ReadonlySignal<Picture>

/** What a stage depends on besides the match. */
export interface Easel {
  /** What the eyes of whoever looks need. */
  readonly sight: ReadonlySignal<Sight>
  /** Where stages are put. */
  readonly parent: HTMLElement
  readonly settings: ReadonlySignal<Settings>
  /** Browser tests may ask where things lie. */
  readonly test: boolean
  /** Sees all that the stage's machines do. */
  readonly inspect: StageOptions['inspect']
}

/**
 * Draws a table beside the page's own words, as soon as the stage and the title's face have arrived.
 * Without WebGL, or when they do not arrive, there is no picture and the words are enough.
 */
export function showStage<G extends GameTypes>(
  easel: Easel,
  watched: Watched<G>,
  stay: Stay,
): ReadonlySignal<Picture> {
  const picture = signal<Picture>({ type: 'loading' })
  const parent = document.createElement('div')
  parent.className = 'stage'
  easel.parent.append(parent)
  stay.until(() => parent.remove())
  void openStage(easel, watched, parent).then((opened) => {
    if (!opened) picture.value = { type: 'none' }
    else if (stay.over) opened.stage.close()
    else {
      joinStage(easel, watched, opened.stage, picture, stay)
      const { readMove } = watched.table.game
      joinCloseUp(opened.closeUp, { stage: opened.stage, store: watched.store, readMove }, stay)
    }
  })
  return picture
}

async function openStage<G extends GameTypes>(
  easel: Easel,
  watched: Watched<G>,
  parent: HTMLElement,
): Promise<{ stage: Stage<G>; closeUp: CloseUpPart } | undefined> {
  try {
    const [{ openStage: open }, face, closeUp] = await Promise.all([
      import('../../stage/index.ts'),
      watched.title.face(),
      import('../../overlay/table/closeUp.tsx'),
    ])
    const { tempo, renderer } = easel.settings.value
    const position = watched.table.now().position
    const seat = frontSeat(watched.table.now())
    const { inspect } = easel
    const { game } = watched.table
    const options = {
      parent,
      game,
      face,
      renderer,
      tempo,
      inspect,
      position,
      seat,
      ...touches(watched),
    }
    const opened = await open({ ...options, sight: easel.sight.value })
    return 'problem' in opened ? undefined : { stage: opened, closeUp }
  } catch (error) {
    console.warn('Couldn’t open the stage.', error)
    return undefined
  }
}

type Touches<G extends GameTypes = GameTypes> = Pick<StageOptions<G>, 'onMove' | 'onRefused'>

/** What touching pieces leads to. */
function touches<G extends GameTypes>({ table, store }: Watched<G>): Touches<G> {
  return {
    onMove(move) {
      const { turn, pending } = table.now()
      if (turn === undefined || pending) return
      void table.submit(turn, move).then((answer) => {
        if (answer.type === 'refused') store.refuse(answer.refusal)
      })
    },
    onRefused(intention, place) {
      const now = table.now()
      const seat = now.turn ?? frontSeat(now)
      const refusal = table.game.why(now.position, seat, intention)
      if (refusal && now.standing !== 'waiting') store.refuse(refusal, topOf(place))
    },
  }
}

const topOf = ({ x, y, w }: Rect) => ({ x: x + w / 2, y })

/** Joins an open stage with what the table tells, until the end of the stay. */
function joinStage<G extends GameTypes>(
  easel: Easel,
  { table, follow, onItsWay, late }: Watched<G>,
  stage: Stage<G>,
  picture: { value: Picture },
  stay: Stay,
): void {
  const pieceOf = (piece: string) => placeNamed(stage.places(), piece)
  const draw = () => {
    picture.value = { type: 'drawn', areas: stage.areas(), idle: stage.idle(), pieceOf }
  }
  const half = halfChosen(table)
  const offer = () => {
    stage.wait(onItsWay())
    stage.ask(movesOf(table.now()), half.read())
  }
  const show = showing(table, stage)
  stage.settle(exampleOf(table) ?? table.now().position)
  follow(stage)
  offer()
  draw()
  stay.until(
    table.on((news) => {
      show(news)
      offer()
    }),
  )
  stay.until(
    stage.on((news) => {
      if (news.type === 'idle' || news.type === 'laidOut') draw()
      // What is not asked any more, as by a page that goes, does not make anybody forget.
      if (news.type === 'picked' && movesOf(table.now()).length > 0) half.write(news.picked)
      if (news.type === 'idle' && news.idle) stage.look(frontSeat(table.now()))
    }),
  )
  stay.until(effect(() => void (late.value && stage.wait(onItsWay()))))
  stay.until(endByTouch(easel.parent, table, stage))
  stay.until(effect(() => stage.setTempo(easel.settings.value.tempo)))
  stay.until(effect(() => stage.suit(easel.sight.value)))
  stay.until(effect(() => stage.direct(easel.settings.value.director)))
  const { places, frames, nearness } = stage
  if (easel.test) window.__table = { places, frames, nearness }
  stay.until(() => {
    delete window.__table
    stage.close()
  })
}

/** Once the match is over a touch ends what is still being shown of it. */
function endByTouch<G extends GameTypes>(
  parent: HTMLElement,
  table: Pick<Table<G>, 'now'>,
  stage: Pick<Stage<G>, 'skip' | 'idle'>,
): () => void {
  const onClick = () => {
    if (table.now().ask.type === 'over' && !stage.idle()) stage.skip()
  }
  parent.addEventListener('click', onClick)
  return () => parent.removeEventListener('click', onClick)
}

/** Shows what a table tells: a story where there is one, else where things stand now. */
function showing<G extends GameTypes>(table: Table<G>, stage: Stage<G>) {
  let isExample = exampleOf(table) !== undefined
  return (news: News<G>) => {
    if (isExample && exampleOf(table) === undefined) {
      isExample = false
      stage.settle(news.type === 'told' ? news.before : table.now().position)
    }
    if (news.type === 'told') stage.play(news.effects, news.before, news.after)
    if (news.type === 'reset') stage.settle(exampleOf(table) ?? table.now().position)
  }
}

/** While seats are open and nothing is dealt: a table as it might be dealt, to look around. */
function exampleOf<G extends GameTypes>({ game, now }: Table<G>): G['position'] | undefined {
  const { standing, ask, position } = now()
  if (standing !== 'waiting' || ask.type !== 'chance') return undefined
  return play(game, position, { type: 'chance', draw: fastDraw(19) }).position
}

/** Moves that may be made by touching now. */
function movesOf<G extends GameTypes>({
  ask,
  turn,
  pending,
  standing,
}: Now<G>): readonly G['move'][] {
  const mine = ask.type === 'choose' && turn === ask.seat
  return mine && !pending && standing === 'playing' ? ask.moves : []
}

/** Whose board lies in front: mine; of several of mine the one that is asked, else the lowest. */
function frontSeat<G extends GameTypes>({ sitters, turn, front }: Now<G>): Seat {
  return (
    turn ??
    front ??
    Math.max(
      0,
      sitters.findIndex(({ mine }) => mine),
    )
  )
}
