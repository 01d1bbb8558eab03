import { nobody } from '../../rules/faces.ts'
import { Locket } from '../people/locket.tsx'
import type { ReckonedSeat, Reckoning } from '../table/reckoning.ts'
import type { TitleCard } from '../titleCard.ts'
import { useLoaded } from '../widgets/loaded.ts'
import { patterned } from '../widgets/patterned.ts'
import { type PlacedSeat, placesOf } from './decided.ts'
import { flank, heightsOf, mountain, rails, summit, wayStyle } from './slope.ts'
import './climb.css'

interface Props {
  readonly reckoning: Reckoning
  readonly train: TitleCard['train']
}

/** Everyone’s train on the way up: the higher, the more points; the winner’s flag flies on top. Decorative. */
export function Climb({ reckoning, train }: Props) {
  const places = placesOf(reckoning)
  const heights = heightsOf(places.map(({ seat }) => seat.total))
  const winners = places.filter(({ seat }) => seat.winner)
  return (
    <div class="climb" style={wayStyle} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="mountain" d={mountain} />
        <path class="flank" d={flank} />
        <path class="sleepers" d={rails} />
        <path class="rails" d={rails} />
      </svg>
      <div class="summit" style={{ left: `${summit.x}%`, top: `${summit.y}%` }}>
        <span class="flags">
          {winners.map(({ seat: { look } }) => (
            <Flag key={look.seat} look={look} />
          ))}
        </span>
        <span class="hut" />
      </div>
      {places.map((one, at) => (
        <Climber key={one.column} one={one} height={heights[at] ?? 0} train={train} />
      ))}
    </div>
  )
}

const Flag = ({ look }: Pick<ReckonedSeat, 'look'>) => (
  <span class="flag patterned" {...patterned(look)}>
    <b class="display">{look.letter}</b>
  </span>
)

interface ClimberProps extends Pick<Props, 'train'> {
  readonly one: PlacedSeat
  /** Part of the way up. */
  readonly height: number
}

function Climber({ one: { seat, place }, height, train }: ClimberProps) {
  const { look, winner } = seat
  const { value } = useLoaded(() => train(look), [look.colour, look.pattern, look.letter, train])
  return (
    <span class="climber" style={{ '--t': height }} data-winner={winner}>
      {value && <img class="train" src={value} alt="" draggable={false} />}
      <span class="rider">
        <b class="display">{place}</b>
        <Locket face={look.face ?? nobody} look={look} r={winner ? '1.35em' : '1em'} />
      </span>
    </span>
  )
}
