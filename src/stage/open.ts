import { same } from '../kit/json.ts'
import type { Face } from './face.ts'
import { loadFonts } from './fonts.ts'
import { type Hand, type HandNews, listen, openHand, touchedAt } from './hand.ts'
import { openPainter, type Painter } from './painter.ts'
import type { Stage, StageNews, StageOptions } from './port.ts'
import { graphics, openScreen, type Screen } from './scene.ts'
import { type Story, tellStory } from './story.ts'
import { openView, type View } from './view.ts'
import { watch } from './watch.ts'

/** Opens the stage in an element, with its fonts loaded and the position shown; or says why it cannot. */
export async function openStage<P, M, E, I>(
  options: StageOptions<P, M, E, I>,
): Promise<Stage<P, M, E> | { readonly problem: 'noWebGL' }> {
  const kind = options.renderer === 'canvas' ? 'canvas' : 'webgl'
  const card = kind === 'canvas' ? 'processor' : graphics()
  if (card === undefined) return { problem: 'noWebGL' }
  await loadFonts()
  let frame = (_ms: number): boolean => false
  const screen = await openScreen(options.parent, kind, card === 'card', (ms) => frame(ms))
  const parts = partsOn(screen, options)
  frame = parts.painter.onFrame
  return stageOf(screen, options.parent, parts)
}

/** What a stage is put together from. */
interface Parts<P, M, E, I> {
  readonly face: Face<P, M, E, I>
  readonly hand: Hand<M>
  readonly view: View<P>
  readonly story: Story<P, E>
  readonly painter: Painter
  readonly tell: (news: StageNews<E>) => void
  readonly listeners: Set<(news: StageNews<E>) => void>
}

function partsOn<P, M, E, I>(
  screen: Screen,
  { face, position, seat, tempo, onMove, onRefused }: StageOptions<P, M, E, I>,
): Parts<P, M, E, I> {
  const listeners = new Set<(news: StageNews<E>) => void>()
  const tell = (news: StageNews<E>) => {
    for (const listener of listeners) listener(news)
  }
  const news: HandNews<M> = {
    onPicked: (picked) => {
      view.refresh()
      painter.draw()
      tell({ type: 'picked', picked })
    },
    onChosen: onMove,
    onRefused: (ids) => {
      const intention = face.touched(view.position(), view.seat(), ids)
      if (intention !== undefined) onRefused(intention, view.placeOf(ids[0]))
    },
  }
  const hand = openHand<M>(news)
  const view = openView(face, position, seat, hand)
  const shown = (effect: E) => tell({ type: 'shown', effect })
  const begun = (effect: E, rate: number) => tell({ type: 'begun', effect, rate })
  const story = tellStory(face, view.lay, isCalm, shown, tempo ?? 1, begun)
  const painter = openPainter(screen, view, story, hand, (idle) => tell({ type: 'idle', idle }))
  return { face, hand, view, story, painter, tell, listeners }
}

function stageOf<P, M, E, I>(
  screen: Screen,
  parent: HTMLElement,
  parts: Parts<P, M, E, I>,
): Stage<P, M, E> {
  const { face, hand, view, story, painter, listeners } = parts
  const ends = [
    watch(
      parent,
      (size) => fill(screen, parts, size),
      () => {
        if (document.hidden) story.skip()
        painter.draw()
      },
    ),
    listen(screen.canvas, hand, (x, y) => {
      const k = view.factor()
      return touchedAt(view.layout(), hand.next(), x / k, y / k)
    }),
    () => listeners.clear(),
    screen.close,
  ]
  return {
    settle: (position) => {
      story.skip()
      view.show(position)
      painter.draw()
    },
    play: (effects, before, after) => {
      view.show(after)
      story.tell(effects, before, after)
      if (document.hidden) story.skip()
      painter.draw()
    },
    // Asking the same again forgets nothing; asking anew tells that nothing is picked, and so draws.
    ask: (moves) => {
      const choices = moves.map((move) => ({ move, picks: face.picks(view.position(), move) }))
      if (!same(choices, hand.choices())) hand.ask(choices)
    },
    look: (seat) => {
      if (seat === view.seat()) return
      story.skip()
      view.look(seat)
      painter.draw()
    },
    setTempo: (tempo) => {
      story.setTempo(tempo)
      painter.draw()
    },
    skip: () => {
      story.skip()
      painter.draw()
    },
    back: hand.back,
    areas: () => {
      const { decision, log } = view.layout().areas
      return { decision: view.onPage(decision), log: view.onPage(log) }
    },
    places: view.places,
    idle: painter.isStill,
    frames: screen.frames,
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      for (const end of ends) end()
    },
  }
}

/** Fills the element with the table at its new size; what was being told is cut short. */
function fill<P, M, E, I>(
  screen: Screen,
  { view, story, painter, tell }: Parts<P, M, E, I>,
  size: { readonly w: number; readonly h: number },
): void {
  story.skip()
  view.resize(size)
  screen.resize(size, view.factor() * (window.devicePixelRatio || 1))
  painter.draw()
  tell({ type: 'laidOut' })
}

/** True when the reader of this page has asked for less movement. */
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
