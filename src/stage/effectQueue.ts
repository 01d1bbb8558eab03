import { createActor } from 'xstate'
import type { Game, GameTypes } from '../rules/game.ts'
import type { Face, Layout, Moment, Seen } from './face.ts'
import type { SceneRoom } from './moments/banner.ts'
import { isFull, type MomentFacts, momentIn } from './moments/choice.ts'
import { briefly, type Scene, sceneOf, stillScene } from './moments/scene.ts'
import { lagOf, type Playing, playbackMachine } from './playback.ts'
import { movingIn } from './redrawnPieces.ts'
import type { Cue } from './sound/cue.ts'
import type { StageInspector, Tempo } from './stageTypes.ts'
import { beside, type Timeline, timelineOf } from './timeline.ts'

/** One effect with its timeline from layout to layout. */
export interface EffectAnimation<E> {
  readonly effect: E
  readonly before: Layout
  readonly timeline: Timeline
  /** The ids to redraw in each of its frames. */
  readonly moving: ReadonlySet<string>
  /** The scene of the moment that it makes; full while the table steps back for it. */
  readonly scene?: Scene & { readonly full: boolean }
}

/** The state of a stage on which moments have scenes. */
export interface Filming {
  /** Milliseconds since the last full scene ended. */
  readonly since: number
  readonly room: SceneRoom
}

/** The needs of playback: how an effect changes the position, and how that looks. */
export interface PlaybackRules<G extends GameTypes = GameTypes> {
  readonly game: Pick<Game<G>, 'types' | 'clone' | 'apply'>
  readonly face: Pick<Face<G>, 'show'> & MomentFacts<G>
}

/** The queue of effects still to be shown. */
export interface EffectQueue<G extends GameTypes = GameTypes> {
  /** Queues effects that lead from `before` to `after`; drops them if nothing can be seen of them. */
  tell(effects: readonly G['effect'][], before: G['position'], after: G['position']): void
  /** The animation playing and the milliseconds into it; undefined when all have played. */
  now(): { readonly animation: EffectAnimation<G['effect']>; readonly at: number } | undefined
  /** The animations not yet finished, in order. */
  ahead(): readonly EffectAnimation<G['effect']>[]
  /** Advances by milliseconds of the clock. */
  pass(ms: number): void
  /** Milliseconds at tempo 1 per millisecond of the clock; more while catching up. */
  rate(): number
  skip(): void
  /** Ends a full scene that is playing, with the effect that it is about. */
  endScene(): void
  setTempo(tempo: Tempo): void
}

/** The effect that plays on a stage, and the rate. */
export type NowPlaying = Pick<EffectQueue, 'now' | 'rate'>

const factor = (tempo: Tempo) => (tempo === 'instant' ? Number.POSITIVE_INFINITY : tempo)

/** A stage on which moments have scenes: its clock in milliseconds, and the room for them. */
export interface SceneStage {
  clock(): number
  room(): SceneRoom
}

/** The fastest tempo that leaves time for scenes. */
const unhurried = 1

/**
 * Plays effects one after another. `lay` lays out a position; `calm` says whether reduced motion is preferred; `shown`
 * is called for every effect in order, skipped ones included; `begun` when the first time passes of an effect, with the
 * multiple of its designed speed.
 */
export function openEffectQueue<G extends GameTypes>(
  showing: PlaybackRules<G>,
  lay: (position: G['position']) => Layout,
  calm: () => boolean,
  shown: (effect: G['effect']) => void,
  tempo: Tempo,
  begun: (effect: G['effect'], rate: number, also: readonly Cue[]) => void = () => {},
  inspect?: StageInspector,
  stage?: SceneStage,
): EffectQueue<G> {
  const machine = playbackMachine<EffectAnimation<G['effect']>>()
  const actor = createActor(machine, { input: { tempo: factor(tempo) }, ...(inspect ? { inspect } : {}) })
  actor.on('ended', ({ act }) => shown(act.effect))
  actor.start()
  let seen: EffectAnimation<G['effect']> | undefined
  const tellBegun = () => {
    const { acts, rate } = actor.getSnapshot().context
    const animation = acts[0]?.act
    if (animation && animation !== seen) begun(animation.effect, rate, animation.scene?.cues ?? [])
    seen = animation
  }
  /** Milliseconds not yet sent to the machine, which hears of them once something ends. */
  let passed = 0
  const reached = () => {
    const { at, rate } = actor.getSnapshot().context
    return at + passed * rate
  }
  const tick = () => {
    const ms = passed
    passed = 0
    actor.send({ type: 'tick', ms })
  }
  const spacing = stage && openSpacing(stage)
  const isInstant = () => actor.getSnapshot().context.tempo === Number.POSITIVE_INFINITY

  return {
    tell: (effects, before, after) => {
      if (isInstant()) {
        for (const effect of effects) shown(effect)
        return
      }
      tick()
      const { context } = actor.getSnapshot()
      const filming = spacing?.at(context)
      const animations = animationsOf(showing, lay, calm(), effects, before, after, filming)
      spacing?.play(animations, context)
      actor.send({ type: 'play', acts: animations.map((act) => ({ act, ms: act.timeline.ms })) })
      tick()
    },
    now: () => {
      const [first] = actor.getSnapshot().context.acts
      return first && { animation: first.act, at: reached() }
    },
    ahead: () => actor.getSnapshot().context.acts.map(({ act }) => act),
    pass: (ms) => {
      if (ms > 0) tellBegun()
      passed += ms
      const [first] = actor.getSnapshot().context.acts
      if (first && reached() < first.ms) return
      tick()
      tellBegun()
    },
    rate: () => actor.getSnapshot().context.rate,
    skip: () => {
      tick()
      actor.send({ type: 'skip' })
    },
    endScene: () => {
      const { acts, rate } = actor.getSnapshot().context
      const [first] = acts
      if (!first?.act.scene?.full) return
      passed += Math.max(0, (first.ms - reached()) / rate)
      tick()
      tellBegun()
    },
    setTempo: (next) => {
      tick()
      actor.send({ type: 'tempo', tempo: factor(next) })
    },
  }
}

/** Keeps full scenes apart on a stage, however long it is still in between. */
function openSpacing({ clock, room }: SceneStage) {
  let quietFrom = Number.NEGATIVE_INFINITY
  const begins = (playing: Playing<unknown>) => clock() + lagOf(playing)
  return {
    /** The stage as it will be once everything in the queue has played; undefined at a tempo without scenes. */
    at: (playing: Playing<unknown>): Filming | undefined =>
      playing.tempo > unhurried ? undefined : { since: begins(playing) - quietFrom, room: room() },
    /** These animations are about to be queued. */
    play: (animations: readonly EffectAnimation<unknown>[], playing: Playing<unknown>) => {
      const ends = sceneEnd(animations)
      if (ends !== undefined) quietFrom = begins(playing) + ends / playing.tempo
    },
  }
}

/** When the full scene of some animations ends, in milliseconds at tempo 1; undefined where none is full. */
export function sceneEnd(animations: readonly EffectAnimation<unknown>[]): number | undefined {
  const last = animations.findIndex(({ scene }) => scene?.full)
  return last < 0 ? undefined : animations.slice(0, last + 1).reduce((sum, { timeline }) => sum + timeline.ms, 0)
}

/**
 * Turns effects into animations, each starting where the last one left the table. Where they are filmed, the moment
 * that they make has a scene.
 */
export function animationsOf<G extends GameTypes>(
  rules: PlaybackRules<G>,
  lay: (position: G['position']) => Layout,
  calm: boolean,
  effects: readonly G['effect'][],
  before: G['position'],
  after: G['position'],
  filming?: Filming,
): EffectAnimation<G['effect']>[] {
  const positions = positionsOf(rules, effects, before, after)
  const moment = filming && momentIn(rules.face, effects, positions)
  let seen: Seen<G['position']> = { position: before, layout: lay(before) }
  let since = filming?.since ?? 0
  return effects.map((effect, index) => {
    const position = positions[index + 1] ?? after
    const next = { position, layout: lay(position) }
    const steps = calm ? [] : rules.face.show(effect, seen, next)
    const plain = timelineOf(seen.layout, next.layout, steps)
    const films = filming && moment?.at === index ? { ...filming, since } : undefined
    const scene = films && moment && sceneFor(moment.moment, next.layout, plain.ms, calm, films)
    const timeline = scene ? beside(plain, scene.steps) : plain
    const moving = movingIn(seen.layout.pieces, timeline)
    const animation = { effect, before: seen.layout, timeline, moving, ...(scene && { scene }) }
    seen = next
    since += timeline.ms
    return animation
  })
}

/** The positions before effects and after each. */
function positionsOf<G extends GameTypes>(
  { game }: PlaybackRules<G>,
  effects: readonly G['effect'][],
  before: G['position'],
  after: G['position'],
): readonly G['position'][] {
  const positions = [before]
  for (const effect of effects.slice(0, -1)) {
    const position = game.clone(positions.at(-1) ?? before)
    game.apply(position, effect)
    positions.push(position)
  }
  return effects.length > 0 ? [...positions, after] : positions
}

function sceneFor(
  moment: Moment,
  layout: Layout,
  own: number,
  calm: boolean,
  { since, room }: Filming,
): Scene & { readonly full: boolean } {
  if (!isFull(since)) return { ...briefly(moment), full: false }
  return { ...(calm ? stillScene(moment, room) : sceneOf(moment, layout, room, own)), full: true }
}
