import type { Stock } from '../../../../stage/kit/scenery/train.ts'
import type { Numeral } from '../../content/edition.ts'

/** The trains of the eight lines, each engine with an outline of its own. */
export const stock: Readonly<Record<Numeral, Stock>> = {
  I: { kind: 'fairlie', engine: '#9e3328', coach: '#7d2c2b' },
  II: { kind: 'garratt', engine: '#2d4f7c', coach: '#6b2531' },
  III: { kind: 'saddle', engine: '#c9922c', coach: '#a33a2a' },
  IV: { kind: 'rack', engine: '#2f6145', coach: '#a8392c' },
  V: { kind: 'saddle', engine: '#7a2436', coach: '#2f5a48' },
  VI: { kind: 'side', engine: '#4a6e34', coach: '#6d3026' },
  VII: { kind: 'small', engine: '#28649a', coach: '#2c4f75' },
  VIII: { kind: 'prairie', engine: '#1f5a43', coach: '#8a4a2c' },
}
