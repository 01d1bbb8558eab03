import { minds } from '../games/minds.ts'
import { type Errand, type Errands, runErrand } from './errand.ts'

/* A worker in which bots think, so that the page stays smooth. */

const answer = (done: Errands) => postMessage(done)

async function think(errand: Errand): Promise<void> {
  const { id, game, edition, budget } = errand
  const thinking = (await minds[game]?.())?.(edition)
  if (!thinking) return answer({ id })
  const end = performance.now() + budget
  answer({ id, at: runErrand(errand, thinking, () => performance.now() < end) })
}

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  think(data).catch(() => answer({ id: data.id }))
})
