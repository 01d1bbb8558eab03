import { makeDropNotice } from '../../overlay/widgets/dropNotice.ts'
import type { World } from '../world.ts'
import type { Drops } from './drops.ts'
import { openText } from './openText.ts'

/** Opens what is dropped, or says why not and leaves everything as it was. */
export function takeDrops(world: Pick<World, 'store' | 'go'>): Drops {
  const note = makeDropNotice()
  return {
    over: note.hint,
    async take(file) {
      const problem = await openText(world, await file.text())
      if (problem !== undefined) note.refuse(problem)
    },
  }
}
