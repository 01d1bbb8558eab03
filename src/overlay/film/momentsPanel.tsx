import { useMemo } from 'preact/hooks'
import { halves } from '../../rules/words.ts'
import type { ShownTurningPoint } from '../advice/adviser.ts'
import { oddsText } from '../advice/odds.ts'
import type { Replay } from '../screen.ts'
import type { SeatLook } from '../table/seats.ts'
import type { TableView } from '../table/tableView.ts'
import { text } from '../text/text.ts'
import { CloseButton } from '../widgets/button.tsx'
import { SeatMark } from '../widgets/seatMark.tsx'
import { filmText } from './filmText.ts'
import { highlightsOf } from './moments.ts'

interface Props {
  readonly replay: Replay
  readonly view: TableView
  readonly points: readonly ShownTurningPoint[]
  readonly close: () => void
}

/** A line of the list. */
interface Item {
  readonly kind: 'point' | 'lead' | 'gain' | 'note'
  /** The film goes here. */
  readonly seq: number
  readonly look: SeatLook | undefined
  /** The event, or the text of the note. */
  readonly text: string
  /** Reason that it is a moment. */
  readonly why: string
}

/** The moments of a match to jump to: turning points, overtaking, large gains, and what people noted. */
export function MomentsPanel({ replay, view, points, close }: Props) {
  const { film } = replay
  const said = filmText().moments
  const items = useMemo(
    () => [...played(replay, view, points), ...noted(view)].sort((a, b) => a.seq - b.seq),
    [replay, points, view.notes.all.length],
  )
  return (
    <section class="panel moments" aria-label={said.title} data-moments={items.length}>
      <CloseButton data-close onClick={close} />
      <h2 class="heading">{said.title}</h2>
      {points.length === 0 && <p class="quiet">{said.unanalysed}</p>}
      {items.length === 0 && <p>{said.none}</p>}
      <ol>
        {items.map(({ kind, seq, look, text: says, why }, n) => (
          <li key={n}>
            <button
              type="button"
              class={kind}
              data-moment={seq}
              aria-current={film.shown.value.seq === seq}
              onClick={() => film.seek(seq)}
            >
              {look && <SeatMark look={look} />}
              <small>{text().replay.at({ at: kind === 'note' ? seq : seq + 1, last: replay.last })}</small>
              <b>{says}</b>
              <small>{why}</small>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The turning points: each shown from just before it. */
function played(replay: Replay, view: TableView, points: readonly ShownTurningPoint[]): readonly Item[] {
  const said = filmText().moments
  const turned = points.map(({ seq, look, chance, other }, n): Item => {
    const why = oddsText(view.seats.length).verdict(chance, other.chance)
    return {
      kind: 'point',
      seq: seq - 1,
      look,
      text: replay.sentence(seq, look.seat),
      why: filmText().deck.point({ number: n + 1, about: why }),
    }
  })
  const scored = highlightsOf(replay.film.stops().scores)
    .filter(({ seq }) => !points.some((point) => point.seq === seq))
    .map(({ seq, seat, kind, gain }): Item => {
      const why = kind === 'lead' ? said.lead : said.gain({ points: halves(gain), count: gain })
      return { kind, seq: seq - 1, look: view.seats[seat]?.look, text: replay.sentence(seq, seat), why }
    })
  return [...turned, ...scored]
}

const noted = ({ notes }: TableView): readonly Item[] =>
  notes.all.map(({ at, author, text: says }) => ({
    kind: 'note',
    seq: at,
    look: author,
    text: says,
    why: author ? filmText().moments.noteBy(author) : filmText().moments.note,
  }))
