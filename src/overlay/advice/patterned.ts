import type { SeatLook } from '../table/seats.ts'
import '../style/patterns.css'

/** Attributes that give an element a seat’s colour and pattern; its class is to be `patterned`. */
export const patterned = ({ pattern, colour }: Pick<SeatLook, 'pattern' | 'colour'>) => ({
  'data-pattern': pattern,
  style: { '--seat': `var(--${colour})` },
})
