import { Fragment } from 'preact'
import type { Sitter } from '../table/table.ts'
import { Faults } from './faults.tsx'
import type { Flow, LinkView } from './linkLog.ts'
import type { Live, PanelProps } from './live.ts'
import { useOften } from './often.ts'
import type { Peek } from './peek.ts'
import { Trouble } from './trouble.tsx'

/** Who can be heard, every link of this page, and the switches of the network laboratory. */
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
          <Faults lab={peek.lab()} />
        </>
      ) : (
        <Unwatched live={live} what="Links" />
      )}
    </>
  )
}

/** How many closed links are still told of. */
const keptClosed = 2

/** The open links, and the last of those that are closed. */
function Links({ peek }: { readonly peek: Peek }) {
  const all = peek.links.links()
  const isOpen = ({ closed }: LinkView) => closed === undefined
  const closed = all.filter((link) => !isOpen(link))
  const seen = [...all.filter(isOpen), ...closed.slice(0, keptClosed)]
  const more = closed.length - keptClosed
  return (
    <>
      <h3>Links of this page</h3>
      {all.length === 0 && <p>None yet.</p>}
      {seen.map((link) => (
        <LinkFacts key={link.id} link={link} now={peek.clock.now()} />
      ))}
      {more > 0 && <p class="debug-soft">And {count(more, 'link')} closed earlier.</p>}
    </>
  )
}

/** Says that something is only watched when the page is opened so. */
export function Unwatched({ live, what }: PanelProps & { readonly what: string }) {
  return (
    <p>
      {what} are watched when the page is loaded with <code>?debug</code>.{' '}
      <button type="button" data-do="restart" onClick={live.shown.doors.restart}>
        load it anew
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
      <dt>this browser</dt>
      <dd data-hosting={hosting}>
        {hosting ? 'hosts' : 'does not host'}, epoch {epoch}
      </dd>
      <dt>on its way</dt>
      <dd>{pending ? 'a move of mine' : 'nothing'}</dd>
      {sitters.map((sitter, seat) => (
        <Fragment key={seat}>
          <dt>{words.seat(position, seat)}</dt>
          <dd>{sitterText(sitter)}</dd>
        </Fragment>
      ))}
      {counts && (
        <>
          <dt>at this table</dt>
          <dd data-resyncs={counts.resyncs} data-dropped={counts.dropped}>
            {count(counts.resyncs, 'resync')}, {counts.dropped} dropped, {counts.limited} too many
          </dd>
        </>
      )}
      {unkept + knocks.length > 0 && (
        <>
          <dt>troubles</dt>
          <dd>
            {count(unkept, 'move')} not kept, {knocks.length} knocking
          </dd>
        </>
      )}
    </dl>
  )
}

const count = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`

function sitterText({ kind, mine, present, quiet, name, standIn }: Sitter): string {
  const who = name === undefined ? kind : `${kind} «${name}»`
  const heard = present ? (quiet ? 'quiet for seconds' : 'heard') : 'absent'
  return [who, mine ? 'mine' : heard, ...(standIn ? ['stands in'] : [])].join(', ')
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
        <b>{id}</b> {dialled === 'here' ? 'dialled from here' : 'dialled from there'},{' '}
        <span class={isOpen ? 'debug-good' : 'debug-bad'}>
          {isOpen ? 'open' : `closed: ${closed}`}
        </span>
      </p>
      <dl class="debug-facts">
        {path && (
          <>
            <dt>way</dt>
            <dd data-way={path.way}>
              {path.way}, {path.protocol}, {path.ends.join(' → ')}
            </dd>
            <dt>round trip</dt>
            <dd data-trip={path.roundTrip}>{tripText(path.roundTrip)}</dd>
          </>
        )}
        <dt>answer</dt>
        <dd>
          {roundTrip === undefined ? 'none awaited yet' : `after ${Math.round(roundTrip)} ms`}
        </dd>
        <dt>sent</dt>
        <dd data-sent={link.out.messages}>{flowText(link.out, now)}</dd>
        <dt>heard</dt>
        <dd data-heard={link.in.messages}>{flowText(link.in, now)}</dd>
        <dt>lost</dt>
        <dd>
          {count(resyncs, 'resync')}, {dropped} dropped
        </dd>
      </dl>
      {trace.length > 0 && (
        <details>
          <summary>last messages: {trace.slice(-3).join('  ')}</summary>
          <p class="debug-soft">{trace.join('  ')}</p>
        </details>
      )}
    </div>
  )
}

const tripText = (ms: number | undefined) =>
  ms === undefined ? 'not probed yet' : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms by probe`

function flowText({ messages, bytes, last }: Flow, now: number): string {
  const ago = last === undefined ? '' : `, ${((now - last) / 1000).toFixed(1)} s ago`
  return `${messages} in ${bytes.toLocaleString('en')} bytes${ago}`
}
