import { createActor } from 'xstate'
import type { Game, GameTypes } from '../rules/game.ts'
import type { Face, Layout, Seen } from './face.ts'
import { playbackMachine } from './playback.ts'
import { movingIn } from './redrawnPieces.ts'
import type { StageInspector, Tempo } from './stageTypes.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** One effect with its timeline from layout to layout. */
export interface EffectAnimation<E> {
  readonly effect: E
  readonly before: Layout
  readonly timeline: Timeline
  /** The ids to redraw in each of its frames. */
  readonly moving: ReadonlySet<string>
}

/** The needs of playback: how an effect changes the position, and how that looks. */
export interface PlaybackRules<G extends GameTypes = GameTypes> {
  readonly game: Pick<Game<G>, 'types' | 'clone' | 'apply'>
  readonly face: Pick<Face<G>, 'show'>
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
  setTempo(tempo: Tempo): void
}

/** The effect that plays on a stage, and the rate. */
export type NowPlaying = Pick<EffectQueue, 'now' | 'rate'>

const factor = (tempo: Tempo) => (tempo === 'instant' ? Number.POSITIVE_INFINITY : tempo)

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
  begun: (effect: G['effect'], rate: number) => void = () => {},
  inspect?: StageInspector,
): EffectQueue<G> {
  const machine = playbackMachine<EffectAnimation<G['effect']>>()
  const actor = createActor(machine, { input: { tempo: factor(tempo) }, ...(inspect ? { inspect } : {}) })
  actor.on('ended', ({ act }) => shown(act.effect))
  actor.start()
  let seen: EffectAnimation<G['effect']> | undefined
  const tellBegun = () => {
    const { acts, rate } = actor.getSnapshot().context
    const animation = acts[0]?.act
    if (animation && animation !== seen) begun(animation.effect, rate)
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
  const isInstant = () => actor.getSnapshot().context.tempo === Number.POSITIVE_INFINITY

  return {
    tell: (effects, before, after) => {
      if (isInstant()) {
        for (const effect of effects) shown(effect)
        return
      }
      const animations = animationsOf(showing, lay, calm(), effects, before, after)
      tick()
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
    setTempo: (next) => {
      tick()
      actor.send({ type: 'tempo', tempo: factor(next) })
    },
  }
}

/** Turns effects into animations, each starting where the last one left the table. */
export function animationsOf<G extends GameTypes>(
  { game, face }: PlaybackRules<G>,
  lay: (position: G['position']) => Layout,
  calm: boolean,
  effects: readonly G['effect'][],
  before: G['position'],
  after: G['position'],
): EffectAnimation<G['effect']>[] {
  let seen: Seen<G['position']> = { position: before, layout: lay(before) }
  return effects.map((effect, index) => {
    const last = index === effects.length - 1
    const position = last ? after : game.clone(seen.position)
    if (!last) game.apply(position, effect)
    const next = { position, layout: lay(position) }
    const steps = calm ? [] : face.show(effect, seen, next)
    const timeline = timelineOf(seen.layout, next.layout, steps)
    const moving = movingIn(seen.layout.pieces, timeline)
    const animation = { effect, before: seen.layout, timeline, moving }
    seen = next
    return animation
  })
}
