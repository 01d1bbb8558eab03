import { type BootedGame, bootGame, openSurface } from './scene.ts'
import type { StageOptions } from './stage.ts'
import { kindsFor } from './surfaces.ts'

type Renderer = NonNullable<StageOptions['renderer']>

/** Games booted ahead, each for one stage. */
const ahead = new Map<Renderer, Promise<BootedGame | undefined>>()

/** Boots a game; undefined where nothing can be drawn. */
async function boot(renderer: Renderer, seeThrough = false, sparing = false): Promise<BootedGame | undefined> {
  for (const kind of kindsFor(renderer, sparing)) {
    const surface = openSurface(kind, seeThrough)
    if (surface) return bootGame(surface)
  }
  return undefined
}

/** Does ahead what opening the next stage takes, whatever it is going to show. */
export async function prepareStage(renderer: Renderer): Promise<void> {
  const game = ahead.get(renderer) ?? boot(renderer)
  ahead.set(renderer, game)
  await game
}

/** The game booted ahead, or else another one; undefined where nothing can be drawn. */
export function takeGame(renderer: Renderer, seeThrough: boolean, sparing: boolean): Promise<BootedGame | undefined> {
  if (seeThrough || sparing) return boot(renderer, seeThrough, sparing)
  const game = ahead.get(renderer)
  ahead.delete(renderer)
  return game ?? boot(renderer)
}
