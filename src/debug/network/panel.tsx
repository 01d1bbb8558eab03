import { useSignal } from '@preact/signals'
import { perfectWire } from '../../link/faults/wire.ts'
import type { Sitter, TrafficCounts } from '../../match/table.ts'
import { Button } from '../../overlay/widgets/button.tsx'
import { type Fact, Facts } from '../facts.tsx'
import type { Live, PanelProps } from '../live.ts'
import type { Peek } from '../peek.ts'
import { pageText } from '../text/page.ts'
import { useOften } from '../ui.ts'
import { deaf, dumb, FaultKnobs } from './faults.tsx'
import type { Flow, LinkView } from './linkLog.ts'

const text = pageText.network
const { labels } = text

/** The people connected, every link of this page, and controls for faults. */
export function NetworkPanel({ live }: PanelProps) {
  useOften()
  const { peek, actions } = live.shown
  peek?.links.probe()
  return (
    <>
      <TableFacts live={live} />
      {peek ? (
        <>
          <Links peek={peek} />
          <Trouble peek={peek} hosting={live.now.value.hosting} restart={actions.restart} />
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
      <Button label={text.reload} data-do="restart" onClick={live.shown.actions.restart} />
    </p>
  )
}

function TableFacts({ live }: { readonly live: Live }) {
  const { hosting, epoch, pending, sitters, position, seq, unkept, claims } = live.now.value
  const { words, table } = live.shown
  const counts = table.tally?.()
  const agreed = table.agreed?.()
  const seats = sitters.map((sitter, seat) => ({ label: words.seat(position, seat), text: sitterText(sitter) }))
  return (
    <Facts
      facts={[
        { label: labels.here, text: text.hosts(hosting), 'data-hosting': hosting },
        { label: labels.epoch, text: text.epoch(epoch), 'data-epoch': epoch },
        { label: labels.onItsWay, text: text.onItsWay(pending) },
        ...seats,
        agreed !== undefined && { label: labels.agreed, text: text.agreed(agreed, seq), 'data-agreed': agreed },
        ...(counts ? countFacts(counts) : []),
        unkept + claims.length > 0 && { label: labels.troubles, text: text.troubles(unkept, claims.length) },
      ]}
    />
  )
}

const countFacts = ({ resyncs, dropped, limited }: TrafficCounts): readonly Fact[] => [
  { label: labels.journal, text: text.resyncs(resyncs), 'data-resyncs': resyncs },
  { label: labels.dropped, text: text.dropped(dropped, limited), 'data-dropped': dropped },
]

function sitterText({ kind, mine, present, quiet, name, standIn }: Sitter): string {
  const heard = present ? (quiet ? text.quiet : text.heard) : text.absent
  return [text.person(kind, name), mine ? text.mine : heard, ...(standIn ? [text.standsIn] : [])].join(', ')
}

interface LinkProps {
  readonly link: LinkView
  readonly now: number
}

function LinkFacts({ link, now }: LinkProps) {
  const { id, dialled, closed, trace } = link
  const isOpen = closed === undefined
  return (
    <div class="debug-card" data-link-id={id} data-open={isOpen}>
      <p>
        <b>{id}</b> {text.dialled(dialled)},{' '}
        <span class={isOpen ? 'debug-good' : 'debug-bad'}>{text.state(closed)}</span>
      </p>
      <Facts facts={linkFacts(link, now)} />
      {trace.length > 0 && (
        <details>
          <summary>{text.lastMessages(trace.slice(-3).join('  '))}</summary>
          <p class="debug-soft">{trace.join('  ')}</p>
        </details>
      )}
    </div>
  )
}

function linkFacts(link: LinkView, now: number): readonly (Fact | undefined)[] {
  const { path, roundTrip, resyncs, dropped } = link
  const answer = { title: text.answerHint, 'data-answer': roundTrip }
  return [
    path && { label: labels.path, text: text.path(path), 'data-way': path.way },
    path && { label: labels.ice, text: text.ice(path.roundTrip), title: text.iceHint, 'data-trip': path.roundTrip },
    { label: labels.answer, text: text.answer(roundTrip), ...answer },
    { label: labels.sent, text: flowText(link.out, now), 'data-sent': link.out.messages },
    { label: labels.heard, text: flowText(link.in, now), 'data-heard': link.in.messages },
    { label: labels.journal, text: text.resyncs(resyncs) },
    { label: labels.dropped, text: text.unreadable(dropped), 'data-unreadable': dropped },
  ]
}

const flowText = ({ messages, bytes, last }: Flow, now: number) =>
  text.flow(messages, bytes, last === undefined ? undefined : (now - last) / 1000)

interface TroubleProps {
  readonly peek: Peek
  /** Whether this browser hosts the match. */
  readonly hosting: boolean
  readonly restart: () => void
}

/** Times for which the page can be frozen, s. */
const freezes = [5, 10, 20] as const

/** Breaks a whole browser: loses the host, or freezes this page. */
function Trouble({ peek, hosting, restart }: TroubleProps) {
  const isDead = useSignal(false)
  const lab = peek.lab()
  const die = () => {
    isDead.value = true
    peek.die()
  }
  const lose = () => {
    lab?.faults.set({ mute: [deaf, dumb] })
    lab?.cut('silent')
  }
  if (isDead.value)
    return (
      <p role="status" data-dead>
        {text.dead} <Button label={text.comeBack} data-do="restart" onClick={restart} />
      </p>
    )
  return (
    <>
      <h3>{text.trouble}</h3>
      {lab && (
        <p class="debug-line">
          <Button label={hosting ? text.kill : text.lose} data-do="kill" onClick={hosting ? die : lose} />
        </p>
      )}
      <p class="debug-line">
        {text.freeze}
        {freezes.map((seconds) => (
          <button key={seconds} type="button" data-freeze={seconds} onClick={() => void freeze(seconds)}>
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
