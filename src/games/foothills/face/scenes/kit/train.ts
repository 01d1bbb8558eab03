import { group } from '../../../../../stage/art/draw.ts'
import type { Shape } from '../../../../../stage/art/shape.ts'
import type { Numeral } from '../../../content/edition.ts'
import { coaches, type EngineKind, type EngineSize, engine, engineSizes } from './engines.ts'
import { type Art, type Frame, flat } from './frame.ts'
import { type Plume, plume } from './mist.ts'

/** A railway's engine and the colours of its train. */
export interface Stock {
  readonly kind: EngineKind
  readonly engine: string
  readonly coach: string
}

/** The trains of the eight lines, each with an engine of its own outline. */
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

/** How a train stands in a scene. */
export interface TrainLook {
  /** Where the engine's rear buffers stand, and the height of the rails. */
  readonly share: number
  readonly y: number
  readonly size?: number
  readonly coaches?: number
  /** Degrees clockwise. */
  readonly angle?: number
  readonly steam?: Plume
}

const calm: Plume = { drift: -26, rise: 15, puffs: 9, thick: 3 }

/** A train of a line, facing right, its steam in a layer of its own. */
export function train(f: Frame, line: Numeral, look: TrainLook): { engine: Art; steam: Art } {
  const { share, y, size = 0.85, coaches: count = 0, angle = 0, steam = calm } = look
  const { kind, engine: colour, coach } = stock[line]
  const placed = (art: Art) => group(f.x(share), y, size * f.size, flat(art), { angle })
  const [x, top] = engineSizes[kind].chimney
  return {
    engine: placed([coaches(count, coach), engine(kind, colour)]),
    steam: placed(group(x, top, 1, plume('#d8cbb8', steam))),
  }
}

/** A line's engine as shapes, facing right, its rear buffers at 0 and its wheels on 0. */
export const engineShapes = (line: Numeral): Shape[] =>
  flat(engine(stock[line].kind, stock[line].engine))

/** Length of a line's engine and where its chimney ends, in the units it is drawn in. */
export const engineSize = (line: Numeral): EngineSize => engineSizes[stock[line].kind]

/** A coach of a line, to the left of 0, 26 units long. */
export const coachShapes = (line: Numeral): Shape[] => flat(coaches(1, stock[line].coach))

const idle: Plume = { drift: -9, rise: 16, puffs: 6, thick: 2.1 }

/** The steam of an engine that waits, from a chimney at 0, 0. */
export const plumeShapes = (): Shape[] => plume('#d8cbb8', idle)

/** A line's engine at rest in its starting station, at the left end of the card. */
export const atRest = (f: Frame, line: Numeral, share = 0.025): { engine: Art; steam: Art } =>
  train(f, line, { share, y: f.ground, size: 0.82, steam: idle })
