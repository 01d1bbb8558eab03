import type { SeatLook } from '../table/seats.ts'
import '../style/patterns.css'

/** Attributes that give an element a seat’s colour and pattern; give it the class `patterned` too. */
export const patterned = ({ pattern, colour }: Pick<SeatLook, 'pattern' | 'colour'>) => ({
  'data-pattern': pattern,
  style: { '--seat': `var(--${colour})` },
})
