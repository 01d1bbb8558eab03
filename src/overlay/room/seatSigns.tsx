import { seatInk } from '../../kit/tokens.ts'
import { useLoaded } from '../widgets/loaded.ts'
import { patterned } from '../widgets/patterned.ts'
import type { RoomLook, SeatPicture } from './room.ts'

interface SignProps {
  readonly look: RoomLook | undefined
  /** In place of the letter where there is no look. */
  readonly mark?: string
}

/** A seat's letter in a disc of its colour and pattern; pewter while it has none. */
export const Disc = ({ look, mark = '?' }: SignProps) => (
  <span
    class="disc patterned"
    {...(look && patterned(look))}
    data-ink={look && seatInk(look.colour)}
    aria-hidden="true"
  >
    <span>{look?.letter ?? mark}</span>
  </span>
)

/** A band of a seat's pattern. */
export const Band = ({ look }: Pick<SignProps, 'look'>) => (
  <span class="band patterned" {...(look && patterned(look))} aria-hidden="true" />
)

interface PictureProps {
  readonly kind: 'scene' | 'train'
  readonly look: RoomLook | undefined
  readonly picture: SeatPicture
}

/** A seat's picture once it is drawn. Decorative. */
export function Picture({ kind, look, picture }: PictureProps) {
  const { value } = useLoaded(() => picture(kind, look), [kind, look, picture])
  return <span class={`seat-${kind}`}>{value && <img src={value} alt="" draggable={false} />}</span>
}
