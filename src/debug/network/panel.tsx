import { useSignal } from '@preact/signals'
import { Fragment } from 'preact'
import { perfectWire } from '../../link/faults/wire.ts'
import type { Sitter } from '../../match/table.ts'
import type { Live, PanelProps } from '../live.ts'
import { hereName, type Peek } from '../peek.ts'
import { pageText } from '../text/page.ts'
import { useOften } from '../ui.ts'
import { FaultKnobs } from './faults.tsx'
import type { Flow, LinkView } from './linkLog.ts'

const text = pageText.network
const { labels } = text

/** Who is connected, every link of this page, and controls for faults. */
export function NetworkPanel({ live }: PanelProps) {
  useOften()
  const { peek, doors } = live.shown
  peek?.links.probe()
  return (
    <>
      <TableFacts live={live} />
      {peek ? (
        <>
          <Links peek={peek} />
          <Trouble peek={peek} hosting={live.now.value.hosting} restart={doors.restart} />
          <FaultKnobs lab={peek.lab()} />
        </>
      ) : (
        <Unwatched live={live} what="Links" />
      )}
    </>
  )
}

/** The delay that faults add to a message, ms; nothing without faults. */
function delayOf(peek: Peek): readonly [number, number] {
  const { delay } = peek.lab()?.faults.now().wire ?? perfectWire
  return delay[1] > perfectWire.delay[1] ? delay : [0, 0]
}

/** The number of closed links to show. */
const keptClosed = 2

/** The open links, and the last closed ones. */
function Links({ peek }: { readonly peek: Peek }) {
  const all = peek.links.links()
  const isOpen = ({ closed }: LinkView) => closed === undefined
  const closed = all.filter((link) => !isOpen(link))
  const seen = [...all.filter(isOpen), ...closed.slice(0, keptClosed)]
  const more = closed.length - keptClosed
  return (
    <>
      <h3>{text.title}</h3>
      {all.length === 0 && <p>{text.noLinks}</p>}
      {seen.map((link) => (
        <LinkFacts key={link.id} link={link} now={peek.clock.now()} />
      ))}
      {all.length > 0 && (
        <p class="debug-soft" data-trips>
          {text.trips(delayOf(peek))}
        </p>
      )}
      {more > 0 && <p class="debug-soft">{text.more(more)}</p>}
    </>
  )
}

/** Says that something is only recorded if the page is loaded with `?debug`. */
export function Unwatched({ live, what }: PanelProps & { readonly what: string }) {
  return (
    <p>
      {text.unwatched(what)} <code>?debug</code>.{' '}
      <button type="button" data-do="restart" onClick={live.shown.doors.restart}>
        {text.reload}
      </button>
    </p>
  )
}

function TableFacts({ live }: { readonly live: Live }) {
  const { hosting, epoch, pending, sitters, position, unkept, knocks } = live.now.value
  const { words, table } = live.shown
  const counts = table.tally?.()
  return (
    <dl class="debug-facts">
      <dt>{labels.here}</dt>
      <dd data-hosting={hosting}>{text.hosts(hosting)}</dd>
      <dt>{labels.epoch}</dt>
      <dd data-epoch={epoch}>{text.epoch(epoch)}</dd>
      <dt>{labels.onItsWay}</dt>
      <dd>{text.onItsWay(pending)}</dd>
      {sitters.map((sitter, seat) => (
        <Fragment key={seat}>
          <dt>{words.seat(position, seat)}</dt>
          <dd>{sitterText(sitter)}</dd>
        </Fragment>
      ))}
      {counts && (
        <>
          <dt>{labels.journal}</dt>
          <dd data-resyncs={counts.resyncs}>{text.resyncs(counts.resyncs)}</dd>
          <dt>{labels.dropped}</dt>
          <dd data-dropped={counts.dropped}>{text.dropped(counts.dropped, counts.limited)}</dd>
        </>
      )}
      {unkept + knocks.length > 0 && (
        <>
          <dt>{labels.troubles}</dt>
          <dd>{text.troubles(unkept, knocks.length)}</dd>
        </>
      )}
    </dl>
  )
}

function sitterText({ kind, mine, present, quiet, name, standIn }: Sitter): string {
  const heard = present ? (quiet ? text.quiet : text.heard) : text.absent
  return [
    text.person(kind, name),
    mine ? text.mine : heard,
    ...(standIn ? [text.standsIn] : []),
  ].join(', ')
}

interface LinkProps {
  readonly link: LinkView
  readonly now: number
}

function LinkFacts({ link, now }: LinkProps) {
  const { id, dialled, closed, path, roundTrip, resyncs, dropped, trace } = link
  const isOpen = closed === undefined
  return (
    <div class="debug-card" data-link-id={id} data-open={isOpen}>
      <p>
        <b>{id}</b> {text.dialled(dialled)},{' '}
        <span class={isOpen ? 'debug-good' : 'debug-bad'}>{text.state(closed)}</span>
      </p>
      <dl class="debug-facts">
        {path && (
          <>
            <dt>{labels.path}</dt>
            <dd data-way={path.way}>
              {path.way}, {path.protocol}, {path.ends.join(' → ')}
            </dd>
            <dt title={text.iceHint}>{labels.ice}</dt>
            <dd title={text.iceHint} data-trip={path.roundTrip}>
              {text.ice(path.roundTrip)}
            </dd>
          </>
        )}
        <dt title={text.answerHint}>{labels.answer}</dt>
        <dd title={text.answerHint} data-answer={roundTrip}>
          {text.answer(roundTrip)}
        </dd>
        <dt>{labels.sent}</dt>
        <dd data-sent={link.out.messages}>{flowText(link.out, now)}</dd>
        <dt>{labels.heard}</dt>
        <dd data-heard={link.in.messages}>{flowText(link.in, now)}</dd>
        <dt>{labels.journal}</dt>
        <dd>{text.resyncs(resyncs)}</dd>
        <dt>{labels.dropped}</dt>
        <dd>{text.unreadable(dropped)}</dd>
      </dl>
      {trace.length > 0 && (
        <details>
          <summary>{text.lastMessages(trace.slice(-3).join('  '))}</summary>
          <p class="debug-soft">{trace.join('  ')}</p>
        </details>
      )}
    </div>
  )
}

const flowText = ({ messages, bytes, last }: Flow, now: number) =>
  text.flow(messages, bytes, last === undefined ? undefined : (now - last) / 1000)

interface TroubleProps {
  readonly peek: Peek
  /** Whether this browser hosts the match. */
  readonly hosting: boolean
  readonly restart: () => void
}

/** How long the page can be frozen, s. */
const freezes = [5, 10, 20] as const

/** Breaks a whole browser: loses the host, or freezes this page. */
export function Trouble({ peek, hosting, restart }: TroubleProps) {
  const isDead = useSignal(false)
  const lab = peek.lab()
  const die = () => {
    isDead.value = true
    peek.die()
  }
  const lose = () => {
    lab?.faults.set({
      mute: [
        { from: '*', to: hereName },
        { from: hereName, to: '*' },
      ],
    })
    lab?.cut('silent')
  }
  if (isDead.value)
    return (
      <p role="status" data-dead>
        {text.dead}{' '}
        <button type="button" data-do="restart" onClick={restart}>
          {text.comeBack}
        </button>
      </p>
    )
  return (
    <>
      <h3>{text.trouble}</h3>
      {lab && (
        <p class="debug-line">
          <button type="button" data-do="kill" onClick={hosting ? die : lose}>
            {hosting ? text.kill : text.lose}
          </button>
        </p>
      )}
      <p class="debug-line">
        {text.freeze}
        {freezes.map((seconds) => (
          <button
            key={seconds}
            type="button"
            data-freeze={seconds}
            onClick={() => void freeze(seconds)}
          >
            {seconds} s
          </button>
        ))}
      </p>
    </>
  )
}

/** Blocks the page's thread. */
async function freeze(seconds: number): Promise<void> {
  // Lets the pressed button be drawn first.
  await new Promise<void>((resolve) => setTimeout(resolve, 100))
  const end = performance.now() + seconds * 1000
  while (performance.now() < end);
}
