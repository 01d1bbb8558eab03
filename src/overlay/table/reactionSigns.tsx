import { useEffect, useMemo } from 'preact/hooks'
import type { Seat } from '../../rules/game.ts'
import type { Page, Picture } from '../screen.ts'
import { text } from '../text/text.ts'
import { Icon, reactionIcon } from '../widgets/icon.tsx'
import type { Area } from '../widgets/placement.ts'
import type { SeatLine } from './seats.ts'
import type { TableStore } from './tableStore.ts'
import type { Sign } from './talkStore.ts'

interface Props {
  readonly page: Page
  readonly store: TableStore
  readonly seats: readonly SeatLine[]
  readonly picture: Picture
}

/** People's reactions: a stamp falls on their face, or on what is theirs, and stays a while. Muted, nothing. */
export function ReactionSigns({ page, store, seats, picture }: Props) {
  const { signs, faded } = store.talk
  const { reactions, tempo } = page.settings.value
  const all = signs.value
  useEffect(() => {
    if (!reactions) for (const { id } of all) faded(id)
  }, [reactions, all])
  if (!reactions) return undefined
  const last = all.at(-1)
  const lookOf = (seat: Seat | undefined) => (seat === undefined ? undefined : seats[seat]?.look)
  return (
    <>
      <p class="unseen" role="status">
        {last &&
          text().reactions.reacted({
            name: lookOf(last.seat)?.name ?? text().reactions.someone,
            reaction: text().reactions.said[last.reaction],
          })}
      </p>
      {all.map((sign) => (
        <Stamp key={sign.id} sign={sign} picture={picture} still={tempo === 'instant'} faded={() => faded(sign.id)} />
      ))}
    </>
  )
}

interface SignProps {
  readonly sign: Sign
  readonly picture: Picture
  /** It doesn't fall. */
  readonly still: boolean
  readonly faded: () => void
}

function Stamp({ sign, picture, still, faded }: SignProps) {
  const place = useMemo(() => placeOf(sign.seat, picture), [sign.id])
  return (
    <span
      class={still ? 'reaction-sign still' : 'reaction-sign'}
      style={place}
      data-reaction={sign.reaction}
      data-by={sign.seat}
      aria-hidden="true"
      onAnimationEnd={faded}
    >
      <Icon name={reactionIcon(sign.reaction)} />
    </span>
  )
}

/** Room around a sign, CSS pixels. */
const margin = 36

/** At the edge of the seat’s face in the picture or in the list of seats, or in the corner of its things; else at the top. */
function placeOf(seat: Seat | undefined, picture: Picture) {
  const drawn = seat !== undefined && picture.type === 'drawn' ? picture.seatAt(seat) : undefined
  const at = drawn ?? (seat === undefined ? undefined : chipOf(seat)) ?? topOfPage()
  const clamped = (value: number, most: number) => Math.max(margin, Math.min(most - margin, value))
  const x = clamped(at.x + at.w * 0.8, innerWidth)
  const y = clamped(at.y + Math.min(at.h / 2, margin / 2), innerHeight)
  return { left: `${x}px`, top: `${y}px` }
}

function chipOf(seat: Seat): Area | undefined {
  const chip = document.querySelector(`.seats [data-seat="${seat}"] .locket, .seats [data-seat="${seat}"]`)
  if (!chip) return undefined
  const { x, y, width: w, height: h } = chip.getBoundingClientRect()
  return { x, y, w, h }
}

const topOfPage = (): Area => ({ x: 0, y: margin, w: innerWidth, h: 0 })
