import { minds } from '../games/minds.ts'
import { type Errand, type Errands, runErrand } from './errand.ts'
import { type Finding, type Study, study } from './study.ts'

/* A worker in which bots think, so that the page stays smooth; it also gives hints and analyses matches. */

const answer = (done: Errands) => postMessage(done)

async function open({ game, edition, hash }: Pick<Errand, 'game' | 'edition' | 'hash'>) {
  const load = await minds[game]?.()
  return load?.(edition, hash)
}

async function think(errand: Errand): Promise<void> {
  const { id, budget } = errand
  const thinking = await open(errand)
  if (!thinking) return answer({ id })
  const end = performance.now() + budget
  answer({ id, at: runErrand(errand, thinking, () => performance.now() < end) })
}

const tell = (finding: Finding) => postMessage(finding)

async function look(wanted: Study): Promise<void> {
  const thinking = await open(wanted)
  tell(thinking ? study(wanted, thinking, tell) : { type: 'nothing' })
}

addEventListener('message', ({ data }: MessageEvent<Errand | Study>) => {
  if ('study' in data) look(data).catch(() => tell({ type: 'nothing' }))
  else think(data).catch(() => answer({ id: data.id }))
})
