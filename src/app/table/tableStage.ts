import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { onLanguage } from '../../kit/language.ts'
import type { News, Now, Table } from '../../match/table.ts'
import type { Picture } from '../../overlay/screen.ts'
import type { Settings } from '../../overlay/settings/settings.ts'
import type { TableStore } from '../../overlay/table/tableStore.ts'
import { fastDraw } from '../../rules/chance.ts'
import type { BasePosition, Seat, Typed } from '../../rules/game.ts'
import { choiceOf, play } from '../../rules/play.ts'
import type { Accessibility, Stage, StageOptions } from '../../stage/index.ts'
import { placeNamed } from '../../stage/pieceNames.ts'
import type { Scope } from '../scope.ts'
import { type CloseUpPart, joinCloseUp } from './closeUp.ts'
import { partialSelection } from './partialSelection.ts'
import { meeting } from './portraits.ts'

declare global {
  interface Window {
    /** The parts of the stage open to browser tests; only there when the address says `?test`. */
    __table?: Pick<Stage, 'places' | 'frames' | 'nearness' | 'idle'>
  }
}

/** A match, and what follows its stage. */
export interface Watched {
  readonly title: OpenTitle
  readonly table: Table
  readonly store: TableStore
  /** Called with the stage once it is open. */
  readonly follow: (stage: Stage) => void
  /** A move made here that the host has not confirmed yet. */
  readonly pendingMove: () => Typed | undefined
  /** It has been pending for so long that it should be shown. */
  readonly late: ReadonlySignal<boolean>
}

/** Makes the picture of a table, which changes as it is loaded and drawn. */
export type MakePicture = (watched: Watched, scope: Scope) => ReadonlySignal<Picture>

/** Everything a stage depends on besides the match. */
export interface TableStageOptions {
  /** The accessibility preferences. */
  readonly accessibility: ReadonlySignal<Accessibility>
  /** Where stages are put. */
  readonly parent: HTMLElement
  readonly settings: ReadonlySignal<Settings>
  /** Nothing is drawn where there is nothing on the table. */
  readonly seeThrough?: boolean
  /** Thirty frames a second are enough where the processor draws them. */
  readonly sparing?: boolean
  /** Browser tests may ask where things are. */
  readonly test: boolean
  /** Sees everything the stage’s machines do. */
  readonly inspect: StageOptions['inspect']
}

/**
 * Draws a table beside the overlay, as soon as the stage and the title’s face have loaded. Without WebGL, or if they
 * don’t load, there is no picture, and the overlay is enough to play.
 */
export function showStage(
  stageOptions: TableStageOptions,
  watched: Watched,
  picture: Signal<Picture>,
  scope: Scope,
): void {
  const parent = document.createElement('div')
  parent.className = 'stage'
  stageOptions.parent.append(parent)
  scope.onEnd(() => parent.remove())
  void openStage(stageOptions, watched, parent).then((opened) => {
    if (!opened) picture.value = { type: 'none' }
    else if (scope.ended) opened.stage.close()
    else {
      joinStage(stageOptions, watched, opened.stage, picture, scope)
      const { readMove } = watched.table.game
      joinCloseUp(opened.closeUp, { stage: opened.stage, store: watched.store, readMove }, scope)
    }
  })
}

async function openStage(
  stageOptions: TableStageOptions,
  watched: Watched,
  parent: HTMLElement,
): Promise<{ stage: Stage; closeUp: CloseUpPart } | undefined> {
  try {
    const [{ openStage: open }, face, closeUp] = await Promise.all([
      import('../../stage/index.ts'),
      watched.title.face(),
      import('../../overlay/table/closeUp.tsx'),
    ])
    const { tempo, renderer } = stageOptions.settings.value
    const position = watched.table.now().position
    const seat = frontSeat(watched.table.now())
    const watches = isWatched(watched.table.now())
    const known = knownHere(watched.table.now())
    const { inspect, seeThrough = false, sparing = false } = stageOptions
    const { game } = watched.table
    const options = {
      parent,
      game,
      face,
      renderer,
      tempo,
      inspect,
      seeThrough,
      sparing,
      position,
      seat,
      watches,
      known,
      ...touches(watched),
    }
    const opened = await open({ ...options, accessibility: stageOptions.accessibility.value })
    return 'problem' in opened ? undefined : { stage: opened, closeUp }
  } catch (error) {
    console.warn('Couldn’t load the stage.', error)
    return undefined
  }
}

type Touches = Pick<StageOptions, 'onMove' | 'onRefused'>

/** Handlers for touches on pieces. */
function touches({ table, store }: Watched): Touches {
  return {
    onMove(move) {
      const { turn, pending } = table.now()
      if (turn === undefined || pending) return
      store.dismiss()
      void table.submit(turn, move).then((answer) => {
        if (answer.type === 'refused') store.refuse(answer.refusal)
      })
    },
    onRefused(intention, place) {
      const now = table.now()
      const seat = now.turn ?? frontSeat(now)
      const refusal = table.game.why(now.position, seat, intention, knownHere(now))
      if (refusal && now.standing !== 'waiting') store.refuse(refusal, place)
    },
  }
}

/** Connects an open stage with its table until the end of the scope. */
function joinStage(
  stageOptions: TableStageOptions,
  { table, store, follow, pendingMove, late }: Watched,
  stage: Stage,
  picture: Signal<Picture>,
  scope: Scope,
): void {
  const { seatAt, light, point } = stage
  const pieceOf = (piece: string) => placeNamed(stage.places(), piece)
  const draw = () => {
    picture.value = { type: 'drawn', areas: stage.areas(), idle: stage.idle(), pieceOf, seatAt, light, point }
  }
  const selection = partialSelection(table)
  const offer = () => {
    stage.wait(pendingMove())
    stage.ask(movesOf(table.now()), selection.read())
  }
  const show = showing(table, stage)
  const see = table.game.hidden && seeing(table, stage)
  stage.settle(exampleOf(table) ?? table.now().position)
  const meet = meeting(table, stage)
  const director = computed(() => stageOptions.settings.value.director)
  scope.onEnd(effect(() => stage.direct(director.value)))
  follow(stage)
  offer()
  draw()
  scope.onEnd(
    table.on((news) => {
      see?.()
      meet()
      show(news)
      offer()
    }),
  )
  scope.onEnd(
    stage.on((news) => {
      if (news.type === 'idle' || news.type === 'laidOut') draw()
      if (news.type === 'form') store.filling.value = true
      // When nothing is asked, as while the page closes, the selection is kept.
      if (news.type === 'picked' && movesOf(table.now()).length > 0) {
        selection.write(news.picked)
        const isPart = news.picked.length > 0
        store.narrow(isPart ? stage.left() : undefined, () => void stage.back())
      }
      if (news.type === 'idle' && news.idle) stage.look(frontSeat(table.now()), isWatched(table.now()))
    }),
  )
  scope.onEnd(effect(() => void (late.value && stage.wait(pendingMove()))))
  scope.onEnd(endByTouch(stageOptions.parent, table, stage))
  scope.onEnd(effect(() => stage.setTempo(stageOptions.settings.value.tempo)))
  scope.onEnd(effect(() => stage.setAccessibility(stageOptions.accessibility.value)))
  scope.onEnd(onLanguage(stage.reword))
  const { places, frames, nearness, idle } = stage
  if (stageOptions.test) window.__table = { places, frames, nearness, idle }
  scope.onEnd(() => {
    delete window.__table
    stage.close()
  })
}

/** Once the match is over, a touch skips what is still being shown of it. */
function endByTouch(parent: HTMLElement, table: Pick<Table, 'now'>, stage: Pick<Stage, 'skip' | 'idle'>): () => void {
  const onClick = () => {
    if (table.now().ask.type === 'over' && !stage.idle()) stage.skip()
  }
  parent.addEventListener('click', onClick)
  return () => parent.removeEventListener('click', onClick)
}

/** Plays the effects a table reports, or settles at the position where there are none. */
function showing(table: Table, stage: Stage) {
  let isExample = exampleOf(table) !== undefined
  return (news: News) => {
    if (isExample && exampleOf(table) === undefined) {
      isExample = false
      stage.settle(news.type === 'told' ? news.before : table.now().position)
    }
    if (news.type === 'told') stage.play(news.effects, news.before, news.after)
    if (news.type === 'reset') stage.settle(exampleOf(table) ?? table.now().position)
  }
}

/**
 * Shows the cards that may be seen here now. Anything still moving was laid out with the faces of the hand seen before,
 * so it ends when that hand is covered.
 */
function seeing(table: Table, stage: Stage) {
  let { hand } = table.now()
  return () => {
    const now = table.now()
    if (now.hand !== hand) stage.skip()
    hand = now.hand
    stage.know(knownHere(now))
  }
}

const knownHere = ({ known, hand }: Now) => known(hand)

/** A sample deal to look at while seats are open and nothing is dealt yet. */
function exampleOf({ game, now }: Table): BasePosition | undefined {
  const { standing, ask, position } = now()
  if (standing !== 'waiting' || ask.type !== 'chance') return undefined
  return play(game, position, { type: 'chance', draw: fastDraw(19) }).position
}

/** The moves that can be made by touch now. */
function movesOf({ ask, turn, pending, standing }: Now): readonly Typed[] {
  const mine = turn === undefined ? undefined : choiceOf(ask, turn)
  return mine && !pending && standing === 'playing' ? mine.moves : []
}

/** None of the seats is mine. */
const isWatched = ({ sitters }: Now): boolean => !sitters.some(({ mine }) => mine)

/** The seat whose board is in front: mine, or of several of mine the one that is asked, else the lowest. */
function frontSeat({ sitters, turn, front }: Now): Seat {
  return (
    turn ??
    front ??
    Math.max(
      0,
      sitters.findIndex(({ mine }) => mine),
    )
  )
}
