import { minds } from '../games/minds.ts'
import { type Errand, type Errands, runErrand } from './errand.ts'
import { type Finding, type Study, study } from './study.ts'

/* A worker in which bots think, so that the page stays smooth; it also gives hints and analyses matches. */

const answer = (done: Errands) => postMessage(done)

async function think(errand: Errand): Promise<void> {
  const { id, game, edition, hash, budget } = errand
  const open = await minds[game]?.()
  const thinking = await open?.(edition, hash)
  if (!thinking) return answer({ id })
  const end = performance.now() + budget
  answer({ id, at: runErrand(errand, thinking, () => performance.now() < end) })
}

const tell = (finding: Finding) => postMessage(finding)

async function look(wanted: Study): Promise<void> {
  const thinking = (await minds[wanted.game]?.())?.(wanted.edition)
  tell(thinking ? study(wanted, thinking, tell) : { type: 'nothing' })
}

addEventListener('message', ({ data }: MessageEvent<Errand | Study>) => {
  if ('study' in data) look(data).catch(() => tell({ type: 'nothing' }))
  else think(data).catch(() => answer({ id: data.id }))
})
