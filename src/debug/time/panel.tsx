import { useComputed, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../overlay/widgets/button.tsx'
import { effectStep, type FilmPoint } from '../../rules/filmStops.ts'
import { CopyLink } from '../copyLink.tsx'
import { journalTo, type Live, notesOn, type PanelProps } from '../live.ts'
import { SeatSelect } from '../seatSelect.tsx'
import { matchText } from '../text/match.ts'
import { type EntryLine, entryLines, moveStep, turnStep } from './entries.ts'

/** The journal as a list and a scrubber, with a player and branches. */
export function TimePanel({ live }: PanelProps) {
  const lines = useComputed(() => {
    const { table, words } = live.shown
    return live.journal.value ? entryLines(table.game, words, live.journal.value) : []
  })
  const seq = live.instant.value.entry?.seq ?? 0
  const reach = { seq, effects: live.past.shown.value }
  return (
    <>
      <div class="debug-ways">
        <Steps live={live} lines={lines.value} reach={reach} />
        <WaysFrom live={live} at={seq} />
      </div>
      <Entries live={live} lines={lines.value} at={seq} />
    </>
  )
}

interface EntriesProps {
  readonly live: Live
  readonly lines: readonly EntryLine[]
  readonly at: number
}

function Entries({ live, lines, at }: EntriesProps) {
  const here = useRef<HTMLLIElement>(null)
  const marked = new Set(notesOn(live).map(({ entry }) => entry))
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [at])
  return (
    <ol class="debug-entries">
      {lines.map(({ seq, by, text, turns }) => (
        <li key={seq} class={turns ? 'turn' : undefined} {...(seq === at ? { ref: here } : {})}>
          <button type="button" data-entry={seq} aria-pressed={seq === at} onClick={() => live.past.look(seq)}>
            <i>{seq}</i> <b>{by}</b> {text} {marked.has(seq) && '✎'}
          </button>
          {seq === at && <Effects live={live} seq={seq} />}
        </li>
      ))}
    </ol>
  )
}

/** The effects of an entry, and which are shown. */
function Effects({ live, seq }: { readonly live: Live; readonly seq: number }) {
  const { past, shown } = live
  const { effects, after } = past.told.value
  return (
    <ol class="debug-effects">
      {effects.map((effect, index) => (
        <li key={`${seq}/${index}`}>
          <button
            type="button"
            data-effect={index + 1}
            data-effect-shown={index < past.shown.value}
            onClick={() => past.look(seq, index + 1)}
          >
            <code>{effect.type}</code> {shown.words.effect(after, effect)}
          </button>
        </li>
      ))}
    </ol>
  )
}

const text = matchText.time

interface StepsProps {
  readonly live: Live
  readonly lines: readonly EntryLine[]
  /** The current point. */
  readonly reach: FilmPoint
}

/** The scrubber, the player and the step buttons. */
function Steps({ live, lines, reach }: StepsProps) {
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
        aria-label={text.entry}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <div class="debug-line">
        <Play live={live} />
        <span class="debug-line">
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

/** The slowest and fastest speeds, as powers of 2. */
const slowest = -3
const fastest = 4

function Play({ live }: Pick<StepsProps, 'live'>) {
  const { playing, speed } = live.past.player
  const rate = speed.value
  return (
    <>
      <Button
        label={playing.value ? text.pause : text.play}
        data-do="play"
        aria-pressed={playing.value}
        onClick={() => (playing.value = !playing.value)}
      />
      <input
        type="range"
        class="debug-speed"
        aria-label={text.speed}
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
  <Button label={sign} title={title} aria-label={title} data-step={name} onClick={press} />
)

interface WaysProps extends PanelProps {
  readonly at: number
}

/** Ways to continue from an entry: a branch, a replay, a link. */
function WaysFrom({ live, at }: WaysProps) {
  const { actions } = live.shown
  const journal = live.journal.value
  return (
    <>
      <Branch live={live} at={at} />
      {journal && (
        <p class="debug-line">
          <Button label={text.replay} data-do="replay" onClick={() => void actions.replay(journal, at)} />
          <CopyLink label={text.link} link={() => actions.link(journal, at)} field={{ 'data-link-to': at }} />
        </p>
      )}
    </>
  )
}

/** Branches from an entry on this device, with all seats here or against bots. */
function Branch({ live, at }: WaysProps) {
  const mine = useSignal('all')
  const { sitters } = live.now.value
  const branch = () => {
    const journal = journalTo(live)
    const seats = sitters.map((_, seat) => (mine.value === 'all' || mine.value === String(seat) ? 'mine' : 'bot'))
    if (journal) void live.shown.actions.branch(journal, seats, notesOn(live))
  }
  return (
    <p class="debug-line">
      <Button label={matchText.asking.branch(at)} data-do="branch" title={text.branchHint} onClick={branch} />
      <SeatSelect
        live={live}
        label={text.who}
        chosen={mine}
        data-branch-as={mine.value}
        others={{ all: text.everybody }}
        say={(name) => text.against(name, sitters.length - 1)}
      />
    </p>
  )
}
