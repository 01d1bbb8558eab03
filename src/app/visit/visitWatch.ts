import type { OpenTitle } from '../../games/title.ts'
import { openSpectator, type Spectator, type SpectatorView } from '../../net/viewers/spectator.ts'
import { galleryText } from '../../overlay/gallery/galleryText.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { VisitListener } from '../app.ts'
import { randomHex32 } from '../entropy.ts'
import { makeScope, type Scope } from '../scope.ts'
import { openToPlay } from '../titles.ts'
import type { World } from '../world.ts'
import { type Extras, showTable } from './tableScreen.ts'

/** A match that is watched, with what the page has of its title. */
interface Watching {
  readonly spectator: Spectator
  readonly title: () => OpenTitle | undefined
}

/** Looks for the match of a watch link, and tells what has loaded of it. */
export async function watch(world: World, code: string, tell: VisitListener): Promise<Watching> {
  const [network, signatures] = await Promise.all([world.network(), world.signatures()])
  let title: OpenTitle | undefined
  const spectator = openSpectator({
    network,
    signatures,
    clock: world.clock,
    reading: world.reading,
    entropy: randomHex32,
    code,
    async load({ game, edition: { hash } }, edition) {
      title = await openToPlay(world.titles, { game, edition, hash }, tell)
      return title?.game
    },
  })
  return { spectator, title: () => title }
}

/** Shows the matches of a watch link, one after another. It never leads to a seat. */
export async function visitWatch(world: World, code: string, scope: Scope, tell: VisitListener): Promise<void> {
  tell({ type: 'dialling' })
  const [watching] = await Promise.all([watch(world, code, tell), galleryText.open()])
  const { spectator } = watching
  scope.onEnd(spectator.close)
  if (scope.ended) return
  scope.onEnd(world.whenBack(spectator.redial))
  scope.onEnd(world.whenLeft(spectator.close))
  let shown = makeScope()
  const look = (view: SpectatorView) => {
    if (view.type === 'seeking' || isPassing(view)) return
    shown.end()
    shown = scope.child()
    if (view.type === 'match') showMatch(world, watching, view, shown, tell)
    else {
      const whenFree = whenShown(world, code, view.type === 'idle')
      tell({ type: 'failed', problem: problemOf(view), retry: true, whenFree })
    }
  }
  scope.onEnd(spectator.on(look))
  look(spectator.view())
}

/** Whether the next try may well succeed. */
const isPassing = (view: SpectatorView) =>
  view.type === 'apart' && ['full', 'lost', 'timeout', 'refused'].includes(view.problem)

function showMatch(
  world: World,
  { title }: Watching,
  { table }: Extract<SpectatorView, { type: 'match' }>,
  scope: Scope,
  tell: VisitListener,
): void {
  const opened = title()
  if (!opened) return
  const extras = (): Extras => ({ role: 'guest', watches: true, reachAgain: table.redial })
  showTable(world, opened, table, extras, scope, tell)
}

type Nothing = Exclude<SpectatorView, { type: 'match' | 'seeking' }>

/** Why there is nothing to watch. */
function problemOf(view: Nothing): PageProblem {
  if (view.type === 'idle') return { type: 'watch', ...galleryText().early }
  const { problem } = view
  if (problem === 'doors') return { type: 'watch', ...galleryText().closed }
  if (problem === 'version') return { type: 'refused', why: 'version' }
  if (problem === 'leftUnread') return { type: 'match', problem: { reason: problem } }
  if (problem === 'unknownGame') return { type: 'refused', why: 'edition' }
  return { type: 'dial', why: problem === 'lost' || problem === 'full' ? 'timeout' : problem }
}

/** Waits until there is a match to watch or, unless that is all there is already, people who gather for one. */
const whenShown = (world: World, code: string, isIdle: boolean) => (then: () => void) => {
  const scope = makeScope()
  void watch(world, code, () => {}).then(({ spectator }) => {
    scope.onEnd(spectator.close)
    spectator.on(({ type }) => (type === 'match' || (type === 'idle' && !isIdle)) && then())
  })
  return scope.end
}
