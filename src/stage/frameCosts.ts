import type { Game } from 'phaser'
import type { StageInternals } from './internals.ts'

/** The cost of a stage's frames since measuring began. */
export interface FrameCosts {
  /** Script time of each recent frame, in milliseconds, latest last. */
  readonly script: readonly number[]
  /** Draw calls of the last frame. */
  readonly drawCalls: number
  readonly textures: Textures
}

/** Textures the renderer holds. */
export interface Textures {
  readonly count: number
  /** Their bytes, at four per pixel. */
  readonly bytes: number
  /** The size of the largest, in pixels. */
  readonly largest: { readonly width: number; readonly height: number }
}

/** A running measurement, which has a cost of its own until stopped. */
export interface Measuring {
  read(): FrameCosts
  stop(): void
}

/** Number of frames remembered. */
const kept = 180

/** Starts measuring a stage. */
export function measureStage({ screen }: Pick<StageInternals, 'screen'>): Measuring {
  const { game } = screen
  let script: readonly number[] = []
  let last = 0
  const calls = countCalls(drawerOf(game))
  const stop = screen.around((frame) => {
    const [since, before] = [performance.now(), calls.read()]
    frame()
    script = [...script, performance.now() - since].slice(-kept)
    last = calls.read() - before
  })
  return {
    read: () => ({ script, drawCalls: last, textures: texturesOf(game) }),
    stop: () => {
      stop()
      calls.stop()
    },
  }
}

/** The object a game draws through and the names of its drawing methods. */
const drawerOf = ({ renderer, context }: Game): readonly [object, readonly string[]] =>
  'gl' in renderer ? [renderer, ['drawElements', 'drawInstancedArrays']] : [context, ['drawImage', 'fillRect']]

/** Counts calls of an object's methods until stopped. */
export function countCalls([target, names]: readonly [object, readonly string[]]) {
  let count = 0
  const undo = names.flatMap((name) => {
    const call: unknown = Reflect.get(target, name)
    if (typeof call !== 'function') return []
    const own = Object.getOwnPropertyDescriptor(target, name)
    const value = (...given: readonly unknown[]): unknown => {
      count += 1
      return Reflect.apply(call, target, given)
    }
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
    return [
      () => {
        if (own) Object.defineProperty(target, name, own)
        else Reflect.deleteProperty(target, name)
      },
    ]
  })
  return {
    read: () => count,
    stop: () => {
      // Last first: an object that loses its newest property keeps its fast shape.
      for (const one of undo.toReversed()) one()
    },
  }
}

function texturesOf({ renderer, textures }: Game): Textures {
  const all =
    'glTextureWrappers' in renderer
      ? renderer.glTextureWrappers
      : Object.values(textures.list).flatMap(({ source }) => source)
  const sizes = all.map(({ width, height }) => ({ width, height }))
  const pixels = ({ width, height }: { width: number; height: number }) => width * height
  const [largest = { width: 0, height: 0 }] = sizes.toSorted((a, b) => pixels(b) - pixels(a))
  const bytes = 4 * sizes.reduce((sum, size) => sum + pixels(size), 0)
  return { count: sizes.length, bytes, largest }
}
