import type { Replay } from '../screen.ts'
import type { TableView } from '../table/tableView.ts'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import '../style/replay.css'

interface Props {
  readonly replay: Replay
  readonly view: TableView
  /** Opens what the match proves. */
  readonly verify: () => void
}

/** The events at the moment shown, where the decision bar is at a live table. */
export function FilmCaption({ replay: { last, doubt, go, film }, view, verify }: Props) {
  const { seq, notes, log, seats } = view
  const line = log.findLast((one) => one.seq === seq && one.played)
  const look = line?.seat === undefined ? undefined : seats[line.seat]?.look
  const next = notes.moments.find((at) => at > seq) ?? notes.moments[0]
  return (
    <section class="bar caption" aria-label={text().replay.label}>
      {look && <SeatMark look={look} />}
      <p class="prompt" role="status" aria-live={film.playing.value ? 'off' : 'polite'}>
        {line?.text ?? ''}
      </p>
      <span class="place">{text().replay.at({ at: seq, last })}</span>
      {doubt.value && (
        <Button label={text().replay.doubts[doubt.value]} class="doubt" data-doubt={doubt.value} onClick={verify} />
      )}
      {next !== undefined && (
        <Button
          label={text().notes.next({ count: notes.moments.length })}
          class="next-note"
          data-next-note
          onClick={() => go(next)}
        />
      )}
    </section>
  )
}
