import type { Seat } from '../rules/game.ts'
import type { Layout, Looking, Rect, Size } from './face.ts'
import { loadFonts } from './fonts.ts'
import { aboveAll, glowOf } from './glow.ts'
import { fromTheTop, listen, openHand, pickOf, touchedAt } from './hand.ts'
import type { Stage, StageNews, StageOptions, Tempo } from './port.ts'
import { graphics, openScreen, type Screen } from './scene.ts'
import { type Scene, tellStory } from './story.ts'
import { type Sprite, spriteAt, spriteOf } from './timeline.ts'

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
  const { stage, onFrame } = stageOn(screen, options)
  frame = onFrame
  screen.wake()
  return stage
}

/** Milliseconds without a further change after which a new size is laid out. */
const sizeRest = 100

function stageOn<P, M, E, I>(screen: Screen, options: StageOptions<P, M, E, I>) {
  const { parent, face } = options
  const listeners = new Set<(news: StageNews<E>) => void>()
  const tell = (news: StageNews<E>) => {
    for (const listener of listeners) listener(news)
  }
  let position = options.position
  let seat = options.seat
  let size: Size = { w: 1280, h: 720 }
  let layout: Layout
  let told: Scene<E> | undefined
  let isDirty = true
  let isStill = false
  let closed = false

  const hand = openHand<M>({
    onPicked: (picked) => {
      refresh()
      tell({ type: 'picked', picked })
    },
    onChosen: (move) => options.onMove(move),
    onRefused: (ids) => {
      const intention = face.touched(position, seat, ids)
      if (intention !== undefined) options.onRefused(intention, placeOf(ids))
    },
  })
  const looking = (): Looking => ({ seat, picked: hand.picked(), next: [...hand.next()] })
  const lay = (p: P) => face.layout(p, size, { seat, picked: [], next: [] })
  layout = lay(position)

  const story = tellStory(
    face,
    lay,
    isCalm,
    (effect) => tell({ type: 'shown', effect }),
    options.tempo ?? 1,
  )

  /** Lays the true position out anew and has it drawn. */
  function refresh(): void {
    layout = face.layout(position, size, looking())
    draw()
  }

  function draw(): void {
    if (closed) return
    isDirty = true
    tellStill()
    screen.wake()
  }

  function tellStill(): void {
    const still = !story.now() && (!isDirty || document.hidden)
    if (still === isStill) return
    isStill = still
    tell({ type: 'idle', idle: still })
  }

  function onFrame(ms: number): boolean {
    story.pass(ms)
    const now = story.now()
    if (now) drawScene(now.scene, now.at)
    else if (isDirty || told) drawStill()
    isDirty = false
    tellStill()
    return now !== undefined
  }

  function drawStill(): void {
    told = undefined
    screen.show(pictureOf(layout, overlay()))
  }

  function drawScene(scene: Scene<E>, at: number): void {
    if (told !== scene || isDirty) screen.show(pictureOf(scene.before, overlay()))
    if (told !== scene)
      screen.prepare(scene.timeline.tracks.flatMap(({ early, late }) => [early.art, late.art]))
    told = scene
    for (const track of scene.timeline.tracks) screen.change(track.id, spriteAt(track, at))
  }

  /** Glows and offers of the true layout: they do not wait for what is still being shown. */
  function overlay(): Sprite[] {
    const next = hand.next()
    const pieces = layout.pieces
    const glowing = pieces.filter((piece) => piece.label !== undefined && next.has(pickOf(piece)))
    return [...pieces.filter((piece) => piece.above).map(aboveAll), ...glowing.map(glowOf)]
  }

  const factor = () => (layout.size.w > 0 ? size.w / layout.size.w : 1)
  const onPage = ({ x, y, w, h }: Rect): Rect => {
    const k = factor()
    return { x: x * k, y: y * k, w: w * k, h: h * k }
  }

  function placeOf(ids: readonly string[]): Rect {
    const found = fromTheTop(layout.pieces).find((piece) => pickOf(piece) === ids[0])
    return onPage(found ?? { x: 0, y: 0, ...layout.size })
  }

  function fill(): void {
    const next = { w: parent.clientWidth, h: parent.clientHeight }
    if (next.w === 0 || next.h === 0 || closed) return
    size = next
    story.skip()
    told = undefined
    layout = face.layout(position, size, looking())
    screen.resize(size, factor() * (window.devicePixelRatio || 1))
    draw()
    tell({ type: 'laidOut' })
  }

  let resting: ReturnType<typeof setTimeout> | undefined
  const watcher = new ResizeObserver(() => {
    clearTimeout(resting)
    if (parent.clientWidth !== size.w || parent.clientHeight !== size.h)
      resting = setTimeout(fill, sizeRest)
  })
  const onVisibility = () => {
    if (document.hidden) story.skip()
    draw()
  }
  const deafen = listen(screen.canvas, hand, (x, y) =>
    touchedAt(layout, hand.next(), x / factor(), y / factor()),
  )
  document.addEventListener('visibilitychange', onVisibility)
  watcher.observe(parent)
  fill()

  const stage: Stage<P, M, E> = {
    settle: (next) => {
      story.skip()
      position = next
      refresh()
    },
    play: (effects, before, after) => {
      position = after
      story.tell(effects, before, after)
      if (document.hidden) story.skip()
      refresh()
    },
    ask: (moves) => {
      hand.ask(moves.map((move) => ({ move, picks: face.picks(position, move) })))
      refresh()
    },
    look: (next: Seat) => {
      story.skip()
      seat = next
      refresh()
    },
    setTempo: (tempo: Tempo) => {
      story.setTempo(tempo)
      draw()
    },
    skip: () => {
      story.skip()
      draw()
    },
    back: () => hand.back(),
    areas: () => ({ decision: onPage(layout.areas.decision), log: onPage(layout.areas.log) }),
    places: () => {
      const next = hand.next()
      return fromTheTop(layout.pieces).flatMap((piece) => {
        if (piece.label === undefined) return []
        const pick = pickOf(piece)
        return [{ id: piece.id, pick, label: piece.label, at: onPage(piece), next: next.has(pick) }]
      })
    },
    idle: () => isStill,
    frames: () => screen.frames(),
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => {
      closed = true
      clearTimeout(resting)
      watcher.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
      deafen()
      listeners.clear()
      screen.close()
    },
  }
  return { stage, onFrame }
}

/** The sprites of a layout, with what lies above all. */
function pictureOf(layout: Layout, overlay: readonly Sprite[]): ReadonlyMap<string, Sprite> {
  const picture = new Map<string, Sprite>()
  for (const piece of layout.pieces) if (!piece.above) picture.set(piece.id, spriteOf(piece))
  for (const sprite of overlay) picture.set(sprite.id, sprite)
  return picture
}

/** True when the reader of this page has asked for less movement. */
const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
