import type { Live } from './live.ts'
import { matchText } from './text/match.ts'
import { type EntryLine, effectStep, moveStep, type Reach, turnStep } from './times.ts'

const text = matchText.time

interface Props {
  readonly live: Live
  readonly lines: readonly EntryLine[]
  /** What is looked at. */
  readonly reach: Reach
}

/** The scrubber, the player, and steps of every size. */
export function Steps({ live, lines, reach }: Props) {
  const { past } = live
  const { seq } = reach
  const last = lines.length - 1
  const go = (to: number) => past.look(Math.min(last, Math.max(0, to)))
  const effect = (way: 1 | -1) => {
    const to = effectStep(past.count, last, reach, way)
    past.look(to.seq, to.effects)
  }
  return (
    <>
      <input
        type="range"
        class="debug-scrub"
        min={0}
        max={last}
        value={seq}
        aria-label="Entry"
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div class="debug-line">
        <Play live={live} />
        <span class="debug-spread">
          <Step name="first" title={text.steps.first} sign="|‹" press={() => go(0)} />
          <Step name="last" title={text.steps.last} sign="›|" press={() => go(last)} />
        </span>
      </div>
      <div class="debug-step-sizes">
        <Pair name="turn" press={(way) => go(turnStep(lines, seq, way))} />
        <Pair name="move" press={(way) => go(moveStep(lines, seq, way))} />
        <Pair name="entry" press={(way) => go(seq + way)} />
        <Pair name="effect" press={effect} />
      </div>
    </>
  )
}

/** The slowest and the fastest that is played, as powers of two. */
const slowest = -3
const fastest = 4

function Play({ live }: Pick<Props, 'live'>) {
  const { playing, speed } = live.past.player
  const rate = speed.value
  return (
    <>
      <button
        type="button"
        data-do="play"
        aria-pressed={playing.value}
        onClick={() => (playing.value = !playing.value)}
      >
        {playing.value ? text.pause : text.play}
      </button>
      <input
        type="range"
        class="debug-speed"
        aria-label="Speed"
        min={slowest}
        max={fastest}
        step={0.5}
        value={Math.log2(rate)}
        onInput={({ currentTarget }) => (speed.value = 2 ** Number(currentTarget.value))}
      />
      <output data-speed={rate}>×{Number(rate.toPrecision(2))}</output>
    </>
  )
}

interface PairProps {
  readonly name: string
  readonly press: (way: 1 | -1) => void
}

const Pair = ({ name, press }: PairProps) => (
  <span>
    <Step name={`${name} back`} title={text.steps.back(name)} sign="‹" press={() => press(-1)} />
    <i>{name}</i>
    <Step name={`${name} on`} title={text.steps.on(name)} sign="›" press={() => press(1)} />
  </span>
)

interface StepProps {
  readonly name: string
  readonly title: string
  readonly sign: string
  readonly press: () => void
}

const Step = ({ name, title, sign, press }: StepProps) => (
  <button type="button" title={title} aria-label={title} data-step={name} onClick={press}>
    {sign}
  </button>
)
