import { effect } from '@preact/signals'
import type { Brain } from '../../bots/brain.ts'
import { pick } from '../../bots/pick.ts'
import { sit } from '../../bots/sit.ts'
import type { OpenTitle } from '../../games/title.ts'
import type { Asked, Now } from '../../match/table.ts'
import type { LiveTable } from '../../net/role/liveTable.ts'
import { fastDraw } from '../../rules/chance.ts'
import { randomNumber } from '../entropy.ts'
import type { Scope } from '../scope.ts'
import type { World } from '../world.ts'

/** A table where bots may sit. */
type BotTable = Pick<LiveTable, 'now' | 'on' | 'seat' | 'journal'>

/** Time a bot appears to think while things move, ms. */
const botPause = 700

/** Readies a bot for every seat. It is only asked where a bot sits, and while this browser hosts. */
export function seatBots(world: World, title: OpenTitle, table: BotTable, scope: Scope): void {
  const { clock, settings } = world
  const pause = settings.value.tempo === 'instant' ? 0 : botPause
  const thinker = openThinker(world, title, table, scope)
  for (const seat of table.now().sitters.keys()) {
    const decide = (asked: Asked, withdrawn: AbortSignal) =>
      thinker.decide(table.now().sitters[seat]?.name, asked, withdrawn)
    scope.onEnd(sit(table.seat(seat), { decide, clock, pause }))
  }
  thinkAhead(world, table, thinker, scope)
}

/** Lets the next bot think ahead while a person decides, unless nobody sees the page. */
function thinkAhead({ isSeen }: World, table: BotTable, { ponder, rest }: Thinker, scope: Scope): void {
  let last = -1
  const look = () => {
    const now = table.now()
    const ahead = isSeen.peek() && now.seq !== last ? askedAhead(now) : undefined
    if (!ahead) return
    last = now.seq
    ponder(ahead.bot, ahead.asked)
  }
  scope.onEnd(table.on(look))
  scope.onEnd(effect(() => void (isSeen.value || rest())))
  look()
}

/** The question a person faces, and the bot that comes next; undefined if there is nothing to think ahead of. */
function askedAhead({ hosting, standing, ask, sitters, seq, position }: Now) {
  if (!hosting || standing !== 'playing' || ask.type !== 'choose') return undefined
  const following = [...sitters.slice(ask.seat + 1), ...sitters.slice(0, ask.seat)]
  const next = following.find(({ kind }) => kind === 'bot')
  if (!next || sitters[ask.seat]?.kind !== 'person') return undefined
  const asked: Asked = { seq, choice: ask, position, known: () => undefined }
  return { bot: next.name, asked }
}

type Thinker = Pick<Brain, 'decide' | 'ponder' | 'rest'>

/** Decides moves; what thinks loads when it is first wanted. Where it doesn’t load, any move is better than none. */
function openThinker({ clock, query }: World, title: OpenTitle, { journal }: BotTable, scope: Scope): Thinker {
  let loading: Promise<Brain> | undefined
  let seeds = query.seed ?? randomNumber()
  const load = async () => {
    const { makeBrain, startWorker, workersHere } = await import('../../bots/brain.ts')
    const parts = { title, seed: () => seeds++, worker: startWorker, workers: workersHere() }
    const brain = makeBrain({ ...parts, clock, journal })
    scope.onEnd(brain.close)
    return brain
  }
  const brain = () => {
    loading ??= load()
    return loading
  }
  return {
    async decide(name, asked, withdrawn) {
      try {
        return await (await brain()).decide(name, asked, withdrawn)
      } catch (error) {
        console.error(error)
        loading = undefined
        return pick(asked.choice.moves, fastDraw(seeds++))
      }
    },
    ponder(name, asked) {
      // If it doesn’t load now, the next decision tries again.
      brain().then(
        (loaded) => loaded.ponder(name, asked),
        () => (loading = undefined),
      )
    },
    rest: () =>
      void loading?.then(
        ({ rest }) => rest(),
        () => {},
      ),
  }
}
