import { group } from '../../art/draw.ts'
import type { Shape } from '../../art/shape.ts'
import { coaches, type EngineKind, type EngineSize, engine, engineSizes } from './engines.ts'
import { flat, type SceneArt, type SceneFrame } from './frame.ts'
import { type Plume, plume } from './mist.ts'

/** A railway's engine, and the colours of its train. */
export interface Stock {
  readonly kind: EngineKind
  readonly engine: string
  readonly coach: string
}

/** A train's place in a scene. */
export interface TrainLook {
  /** The engine's rear buffers and the height of the rails. */
  readonly share: number
  readonly y: number
  readonly size?: number
  readonly coaches?: number
  /** Degrees clockwise. */
  readonly angle?: number
  readonly steam?: Plume
}

const calm: Plume = { drift: -26, rise: 15, puffs: 9, thick: 3 }

/** A train facing right, its steam in a layer of its own. */
export function train(f: SceneFrame, stock: Stock, look: TrainLook): { engine: SceneArt; steam: SceneArt } {
  const { share, y, size = 0.85, coaches: count = 0, angle = 0, steam = calm } = look
  const { kind, engine: colour, coach } = stock
  const placed = (art: SceneArt) => group(f.x(share), y, size * f.size, flat(art), { angle })
  const [x, top] = engineSizes[kind].chimney
  return {
    engine: placed([coaches(count, coach), engine(kind, colour)]),
    steam: placed(group(x, top, 1, plume('#d8cbb8', steam))),
  }
}

/** A railway's engine as shapes, facing right, its rear buffers at 0 and its wheels on 0. */
export const engineShapes = ({ kind, engine: colour }: Stock): Shape[] => flat(engine(kind, colour))

/** Length of a railway's engine and where its chimney ends, in the units it is drawn in. */
export const engineSize = ({ kind }: Stock): EngineSize => engineSizes[kind]

/** A coach of a railway, to the left of 0, 26 units long. */
export const coachShapes = ({ coach }: Stock): Shape[] => flat(coaches(1, coach))

const idle: Plume = { drift: -9, rise: 16, puffs: 6, thick: 2.1 }

/** The steam of an engine that waits, from a chimney at 0, 0. */
export const plumeShapes = (): Shape[] => plume('#d8cbb8', idle)

/** An engine waiting at the left end of a scene. */
export const atRest = (f: SceneFrame, stock: Stock, share = 0.025): { engine: SceneArt; steam: SceneArt } =>
  train(f, stock, { share, y: f.ground, size: 0.82, steam: idle })
