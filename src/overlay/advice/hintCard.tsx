import { useEffect, useMemo, useRef } from 'preact/hooks'
import { same } from '../../kit/json.ts'
import { botText } from '../bots/bots.ts'
import type { Picture, TableScreen } from '../screen.ts'
import type { TableView } from '../table/tableView.ts'
import { text } from '../text/text.ts'
import { Button, CloseButton } from '../widgets/button.tsx'
import { Icon } from '../widgets/icon.tsx'
import { type Area, type CardAnchor, roomBeside, usePlacement } from '../widgets/placement.ts'
import { bestSoFar, type Hint, type InquiryState, type Suggestion } from './adviser.ts'
import { oddsText } from './odds.ts'
import { useInquiry } from './useInquiry.ts'
import '../style/hint.css'

interface Props {
  readonly table: TableScreen
  readonly view: TableView
  readonly picture: Picture
  readonly close: () => void
}

/** The master's move now, and why; the card goes when the position does. */
export function HintCard({ table, view, picture, close }: Props) {
  const asked = useRef(view.hash)
  const isOld = view.hash !== asked.current
  useEffect(() => {
    if (isOld) close()
  }, [isOld])
  const { state } = useInquiry(table, (adviser) => adviser.hint())
  const move = bestSoFar(state)?.move
  const lit = useLight(picture, move)
  const place = usePlacement(spotOf(picture, lit), [picture, move, state.type])
  const at = view.bar.moves.findIndex((one) => same(one.move, move))
  const play = at < 0 ? undefined : () => table.store.press(view.hash, at)
  return (
    <section
      class={picture.type === 'drawn' ? 'panel hint-card placed' : 'panel hint-card'}
      aria-labelledby="hint-title"
      {...place}
    >
      <h2 id="hint-title">
        <Icon name="lamp" /> {text().hint.title}
      </h2>
      <Body state={state} play={play} seats={view.seats.length} />
      <CloseButton data-close-hint onClick={close} />
    </section>
  )
}

/** Lights a move on the table while the card is shown; returns where its pieces are. */
function useLight(picture: Picture, move: Hint['move'] | undefined): readonly Area[] {
  const light = picture.type === 'drawn' ? picture.light : undefined
  useEffect(() => () => void light?.(undefined), [light])
  return useMemo(() => (move && light?.(move)) ?? [], [picture, move])
}

/** Beside what is lit, or else beside the decision bar. */
function spotOf(picture: Picture, lit: readonly Area[]): CardAnchor | undefined {
  if (picture.type !== 'drawn') return undefined
  const { areas } = picture
  return { piece: around(lit) ?? areas.decision, room: roomBeside(areas) }
}

/** The smallest area around some; undefined around none. */
function around(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined
  const x = Math.min(...areas.map((one) => one.x))
  const y = Math.min(...areas.map((one) => one.y))
  const right = Math.max(...areas.map((one) => one.x + one.w))
  const foot = Math.max(...areas.map((one) => one.y + one.h))
  return { x, y, w: right - x, h: foot - y }
}

interface BodyProps {
  readonly state: InquiryState<Hint>
  readonly play: (() => void) | undefined
  readonly seats: number
}

function Body({ state, play, seats }: BodyProps) {
  const { name = '' } = botText('master') ?? {}
  if (state.type === 'failed') return <p role="alert">{text().hint.failed}</p>
  const found = bestSoFar(state)
  const thinking = state.type === 'thinking' && (
    <p role="status">
      {text().hint.thinking({ name })} <progress value={state.done} aria-label={text().hint.thinking({ name })} />
    </p>
  )
  if (!found) return thinking
  return (
    <>
      <p role="status">
        {text().hint.by({ name })} <b class="advised">{found.label}</b>
      </p>
      {found.outlook && <p class="outlook">{found.outlook}</p>}
      <dl class="odds">
        <Odds
          of={found}
          seats={seats}
          name={text().hint.best}
          more={seats > 1 ? text().hint.points({ amount: Math.round(found.points) }) : undefined}
        />
        {found.next && <Odds of={found.next} seats={seats} name={text().hint.next({ label: found.next.label })} />}
      </dl>
      {thinking}
      {play && <Button label={text().hint.play} class="primary" data-play-hint onClick={play} />}
    </>
  )
}

interface OddsProps {
  readonly of: Suggestion
  readonly seats: number
  readonly name: string
  readonly more?: string | undefined
}

/** A move's chance of winning, as a bar. */
const Odds = ({ of: { chance }, seats, name, more }: OddsProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <i class="odds-bar" style={{ '--chance': chance }} />
      <b>{oddsText(seats).chance(chance)}</b>
      {more !== undefined && <small>{more}</small>}
    </dd>
  </div>
)
