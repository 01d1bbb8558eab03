import type { SeatStyle } from '../../kit/tokens.ts'
import '../style/patterns.css'

/** Attributes that give an element a seat’s colour and pattern; give it the class `patterned` too. */
export const patterned = ({ pattern, colour }: Pick<SeatStyle, 'pattern' | 'colour'>) => ({
  'data-pattern': pattern,
  style: { '--seat': `var(--${colour})` },
})
