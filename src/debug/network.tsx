import type { Sitter } from '../table/table.ts'
import { Faults } from './faults.tsx'
import type { Flow, LinkView } from './linkLog.ts'
import type { Live, PanelProps } from './live.ts'
import { useOften } from './often.ts'

/** Who can be heard, every link of this page, and the switches of the network laboratory. */
export function NetworkPanel({ live }: PanelProps) {
  useOften()
  const { peek } = live.shown
  return (
    <>
      <TableFacts live={live} />
      {peek ? (
        <>
          <h3>Links of this page</h3>
          {peek.links.links().length === 0 && <p>None yet.</p>}
          {peek.links.links().map((link) => (
            <LinkFacts key={link.id} link={link} now={peek.clock.now()} />
          ))}
          <Faults lab={peek.lab()} />
        </>
      ) : (
        <Unwatched live={live} what="Links" />
      )}
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
  const { words } = live.shown
  return (
    <dl class="debug-facts">
      <dt>this browser</dt>
      <dd data-hosting={hosting}>{hosting ? 'hosts' : 'does not host'}</dd>
      <dt>epoch</dt>
      <dd>{epoch}</dd>
      <dt>on its way</dt>
      <dd>{pending ? 'a move of mine' : 'nothing'}</dd>
      {unkept + knocks.length > 0 && (
        <>
          <dt>troubles</dt>
          <dd>
            {unkept} moves not kept, {knocks.length} knocking
          </dd>
        </>
      )}
      {sitters.map((sitter, seat) => (
        <>
          <dt key={seat}>{words.seat(position, seat)}</dt>
          <dd>{sitterText(sitter)}</dd>
        </>
      ))}
    </dl>
  )
}

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
  const { id, dialled, closed, roundTrip, resyncs, dropped, trace } = link
  return (
    <div class="debug-card" data-link-id={id} data-open={closed === undefined}>
      <b>{id}</b> dialled {dialled}, {closed === undefined ? 'open' : `closed: ${closed}`}
      <dl class="debug-facts">
        <dt>sent</dt>
        <dd data-sent={link.out.messages}>{flowText(link.out, now)}</dd>
        <dt>heard</dt>
        <dd data-heard={link.in.messages}>{flowText(link.in, now)}</dd>
        <dt>last answer</dt>
        <dd>
          {roundTrip === undefined ? 'none awaited yet' : `after ${Math.round(roundTrip)} ms`}
        </dd>
        <dt>resyncs, dropped</dt>
        <dd>
          {resyncs}, {dropped}
        </dd>
      </dl>
      <p class="debug-soft">{trace.join('  ')}</p>
    </div>
  )
}

function flowText({ messages, bytes, last }: Flow, now: number): string {
  const ago = last === undefined ? '' : `, last ${((now - last) / 1000).toFixed(1)} s ago`
  return `${messages} messages, ${bytes.toLocaleString('en')} bytes${ago}`
}
