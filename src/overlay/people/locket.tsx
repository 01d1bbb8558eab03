import { seatInk } from '../../kit/tokens.ts'
import { nobody } from '../../rules/faces.ts'
import type { SeatLook } from '../table/seats.ts'
import { useLoaded } from '../widgets/loaded.ts'
import { faceImage } from './faceImage.ts'
import './locket.css'
import '../style/patterns.css'

/** A person’s state at the table. `turn`: to move; `coming`: about to sit down, as a shadow. */
export type LocketState = 'here' | 'turn' | 'away' | 'coming'

/** The ring of a seat. */
export type Ring = Pick<SeatLook, 'colour' | 'pattern' | 'letter'>

interface Props {
  readonly face: string
  /** The seat’s colour, pattern and letter; pewter without a letter while there is none. */
  readonly look?: Ring | undefined
  /** Radius in CSS pixels, or in the size of the letters around it. */
  readonly r?: number | `${number}em`
  readonly state?: LocketState
  /** Three puffs rise beside it. */
  readonly thinks?: boolean
}

/** Radii below which a face is cut closer, and its letter grows with its size no more, CSS pixels. */
const closeBelow = 26

/**
 * A face in a ring of its seat’s colour and pattern, with the seat’s letter. Hidden from screen readers: name and state
 * stand beside it in words.
 */
export function Locket({ face, look, r = 24, state = 'here', thinks = false }: Props) {
  const isClose = typeof r === 'string' || r < closeBelow
  const shown = state === 'coming' ? nobody : face
  const { value } = useLoaded(() => faceImage(shown, isClose), [shown, isClose])
  const seat = look && { 'data-pattern': look.pattern, 'data-ink': seatInk(look.colour) }
  const style = { '--r': typeof r === 'string' ? r : `${r}px`, ...(look && { '--seat': `var(--${look.colour})` }) }
  return (
    <span class="locket" {...seat} style={style} data-face={shown} data-state={state} aria-hidden="true">
      <span class="patterned" {...seat} />
      <span class="window">{value && <img src={value} alt="" draggable={false} />}</span>
      {look && <span class="letter">{look.letter}</span>}
      {thinks && (
        <span class="puffs">
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  )
}
