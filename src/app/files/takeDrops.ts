import { makeDropNotice } from '../../overlay/widgets/dropNotice.ts'
import type { World } from '../world.ts'
import type { Drops } from './drops.ts'
import { openText } from './openText.ts'

/** Opens dropped files; one that can’t be opened changes nothing and says why. */
export function takeDrops(world: Pick<World, 'store' | 'titles' | 'go'>): Drops {
  const note = makeDropNotice()
  return {
    over: note.hint,
    async take(file) {
      const problem = await openText(world, await file.text())
      if (problem !== undefined) note.refuse(problem)
    },
  }
}
