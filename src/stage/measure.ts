import type { Game } from 'phaser'
import type { Inside } from './inside.ts'

/** What a stage's frames cost, since it is measured. */
export interface Measured {
  /** Milliseconds of script of each of the last frames, the latest last. */
  readonly script: readonly number[]
  /** How often the last frame drew something. */
  readonly drawCalls: number
  readonly textures: Textures
}

/** Pictures that the renderer holds. */
export interface Textures {
  readonly count: number
  /** Four for each of their pixels. */
  readonly bytes: number
  /** The largest, in pixels. */
  readonly largest: { readonly width: number; readonly height: number }
}

/** Measuring, which costs something itself, until it is stopped. */
export interface Measuring {
  read(): Measured
  stop(): void
}

/** Frames that are remembered. */
const kept = 180

/** Begins to measure a stage. */
export function measureStage({ screen }: Pick<Inside, 'screen'>): Measuring {
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

/** What a game draws by, and the names of what draws. */
const drawerOf = ({ renderer, context }: Game): readonly [object, readonly string[]] =>
  'gl' in renderer
    ? [renderer.gl, ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']]
    : [context, ['drawImage', 'fillRect']]

/** Counts calls of methods of an object until it is stopped. */
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
      // The last first: an object that loses what it got last stays as quick as it was.
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
