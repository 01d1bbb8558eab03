import { same } from '../kit/json.ts'
import type { GameTypes } from '../rules/game.ts'
import { skinOf } from './art/skin.ts'
import { takeGame } from './boot.ts'
import { isFitted } from './camera.ts'
import type { Size } from './face.ts'
import { loadFonts } from './fonts.ts'
import { hitTestOf } from './hitTest.ts'
import { narrowed } from './narrow.ts'
import { listen } from './pointerEvents.ts'
import { openScreen, type SpriteCanvas } from './scene.ts'
import type { Accessibility, Stage, StageOptions } from './stage.ts'
import { isCalm, partsOn, type StageParts } from './stageParts.ts'
import { watchViewport } from './viewport.ts'

/** Opens the stage in an element once its fonts have loaded, showing the position; or says why it can't. */
export async function openStage<G extends GameTypes>(
  options: StageOptions<G>,
): Promise<Stage<G> | { readonly problem: 'noWebGL' }> {
  const { renderer = 'auto', seeThrough = false, sparing = false } = options
  const [game] = await Promise.all([takeGame(renderer, seeThrough, sparing), loadFonts()])
  if (!game) return { problem: 'noWebGL' }
  let frame = (_ms: number): boolean => false
  const screen = openScreen(options.parent, game, (ms) => frame(ms), sparing)
  const parts = partsOn(screen, options)
  frame = (ms) => (parts.taken.by ? onTaken(parts, parts.taken.by(ms), ms) : onFrame(parts, ms))
  const { accessibility = asDrawn } = options
  const dressed: Dress = (next) => dress(screen, parts, next, seeThrough)
  dressed(accessibility)
  return stageOf(screen, options.parent, parts, accessibility, dressed)
}

/** The default accessibility preferences. */
const asDrawn: Accessibility = { contrast: false, text: 1 }

/** Paints a frame; true when another is needed. */
function onFrame<G extends GameTypes>({ painter, camera, tellIdle }: StageParts<G>, ms: number): boolean {
  // Time stands still on the table until the director's camera is there.
  const more = painter.onFrame(camera.isOnItsWay() ? 0 : ms)
  const moves = camera.pass(ms, more)
  tellIdle()
  // A listener may have changed something in response.
  return more || moves || !painter.isStill()
}

/** Moves the camera after a frame that something else has painted; true when another is needed. */
const onTaken = ({ camera }: Pick<StageParts, 'camera'>, more: boolean, ms: number): boolean =>
  camera.pass(ms, more) || more

/** Applies accessibility preferences to pictures and text. */
type Dress = (accessibility: Accessibility) => void

function stageOf<G extends GameTypes>(
  screen: SpriteCanvas,
  parent: HTMLElement,
  parts: StageParts<G>,
  first: Accessibility,
  dress: Dress,
): Stage<G> {
  let accessibility = first
  const { hand, view, queue, painter, listeners } = parts
  const seen = () => {
    if (document.hidden) queue.skip()
    painter.draw()
  }
  const ends = [
    watchViewport(parent, (size) => fill(screen, parts, size), seen),
    listen(screen.canvas, hand, hitTestOf(parts)),
    onAnyTouch(() => queue.endScene()),
    () => listeners.clear(),
    screen.close,
  ]
  return {
    ...telling(parts),
    ...asking(parts),
    ...closely(parts),
    setAccessibility: (next) => {
      if (same(accessibility, next)) return
      accessibility = next
      layAgain(parts, () => dress(next))
    },
    reword: () => layAgain(parts, () => dress(accessibility)),
    areas: () => {
      const { decision, log } = view.layout().areas
      return { decision: view.onPage(decision), log: view.onPage(log) }
    },
    seatAt: view.seatAt,
    places: view.places,
    idle: parts.isIdle,
    afterFrame: (then) => screen.afterFrame(() => then(screen.canvas)),
    frames: screen.frames,
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    inside: insideOf(screen, parts),
    close: () => {
      for (const end of ends) end()
    },
  }
}

/** Calls for whatever is touched on the page or typed, before that happens. Returns a function that stops. */
function onAnyTouch(act: () => void): () => void {
  const ending = new AbortController()
  for (const type of ['pointerdown', 'keydown', 'wheel'])
    window.addEventListener(type, act, { capture: true, passive: true, signal: ending.signal })
  return () => ending.abort()
}

type PlaybackMethods = 'settle' | 'play' | 'look' | 'know' | 'meet' | 'setTempo' | 'skip'

/** Everything about playback and the view of it. */
function telling<G extends GameTypes>({
  view,
  queue,
  painter,
  tooltip,
}: StageParts<G>): Pick<Stage<G>, PlaybackMethods> {
  const draw = () => {
    tooltip.refresh()
    painter.draw()
  }
  return {
    settle: (position) => {
      queue.skip()
      view.show(position)
      draw()
    },
    play: (effects, before, after) => {
      view.show(after)
      queue.tell(effects, before, after)
      if (document.hidden) queue.skip()
      draw()
    },
    look: (seat, watches = false) => {
      if (seat === view.seat() && watches === view.watches()) return
      queue.skip()
      view.look(seat, watches)
      draw()
    },
    know: (known) => {
      view.know(known)
      draw()
    },
    meet: (portraits) => {
      view.meet(portraits)
      draw()
    },
    setTempo: (tempo) => {
      queue.setTempo(tempo)
      painter.draw()
    },
    skip: () => {
      queue.skip()
      painter.draw()
    },
  }
}

/** Everything about choosing a move. */
const asking = <G extends GameTypes>({
  face,
  view,
  hand,
  waiting,
  lit,
  painter,
  pointing,
}: StageParts<G>): Pick<Stage<G>, 'ask' | 'left' | 'wait' | 'light' | 'point'> => ({
  // Asking for the same moves again keeps the picks; new moves clear them, which redraws.
  ask: (moves, picked) => {
    const whole = face.tries !== undefined
    const choices = moves.map((move) => {
      const picks = face.picks(view.position(), move)
      return { move, picks, whole, ...(face.isForm?.(move) && { isForm: true }) }
    })
    if (!same(choices, hand.choices())) hand.ask(choices, picked)
  },
  left: () => narrowed(hand.choices(), hand.picked()).map(({ move }) => move),
  wait: (move) => {
    const picks = move === undefined ? [] : face.picks(view.position(), move)
    if (waiting.mark(picks)) painter.draw()
  },
  point: pointing.come,
  light: (move) => {
    const picks = move === undefined ? [] : face.picks(view.position(), move)
    if (lit.mark(picks)) painter.draw()
    return view.places().flatMap(({ pick, at }) => (picks.includes(pick) ? at : []))
  },
})

/** The stage's internals for films and testers. */
const insideOf = <G extends GameTypes>(
  screen: SpriteCanvas,
  { game, face, view, queue, painter, camera, taken, tell }: StageParts<G>,
): Stage<G>['inside'] => ({
  game,
  face,
  screen,
  view,
  queue,
  camera,
  calm: isCalm,
  begun: (effect, rate, also) => {
    tell({ type: 'begun', effect, rate, also })
    tell({ type: 'shown', effect })
  },
  take: (frame, played) => {
    taken.by = frame
    taken.played = played
    // A film or a tester's panel may let go of a stage that is already closed.
    if (!screen.canvas.isConnected) return
    if (frame) screen.wake()
    else painter.draw()
  },
})

type Closely<G extends GameTypes> = Pick<
  Stage<G>,
  'back' | 'zoom' | 'showAll' | 'pan' | 'direct' | 'tell' | 'things' | 'describe' | 'nearness'
>

/** Zooming in on a piece, and back out. */
function closely<G extends GameTypes>(parts: StageParts<G>): Closely<G> {
  const { view, hand, camera, tooltip, pointing } = parts
  const showAll = () => {
    tooltip.drop()
    camera.showAll()
  }
  return {
    showAll,
    back: () => {
      if (tooltip.isLarge()) showAll()
      else if (!pointing.shut() && !tooltip.drop() && !hand.back()) {
        if (isFitted(camera.goal())) return false
        showAll()
      }
      return true
    },
    zoom: (factor) => {
      const { w, h } = view.size()
      tooltip.drop()
      camera.zoom({ x: w / 2, y: h / 2 }, factor, true)
    },
    pan: (by) => {
      const did = camera.pan(by)
      if (did) tooltip.drop()
      return did
    },
    direct: camera.direct,
    tell: tooltip.moved,
    things: tooltip.things,
    describe: tooltip.described,
    nearness: () => camera.goal().zoom,
  }
}

function fill<G extends GameTypes>(screen: SpriteCanvas, parts: StageParts<G>, size: Size): void {
  const { view, camera } = parts
  layAgain(parts, () => {
    const before = view.size()
    view.resize(size)
    screen.resize(size, view.factor() * (window.devicePixelRatio || 1))
    camera.resize(before, size)
  })
  screen.draw()
}

function dress<G extends GameTypes>(
  screen: SpriteCanvas,
  { face, view }: Pick<StageParts<G>, 'face' | 'view'>,
  { contrast, text, even = false }: Accessibility,
  seeThrough: boolean,
): void {
  view.adapt(text, even)
  screen.wear({ ...skinOf(face, contrast), seeThrough })
}

/** Changes the layout and shows it. Ends playback, whose animations were laid out before. */
function layAgain<G extends GameTypes>(
  { queue, painter, tooltip, waiting, lit, tell }: StageParts<G>,
  change: () => void,
): void {
  queue.skip()
  waiting.forget()
  lit.forget()
  change()
  tooltip.refresh()
  painter.draw()
  tell({ type: 'laidOut' })
}
