import { minds } from '../games/minds.ts'
import { makeSerial } from '../kit/serial.ts'
import { fastDraw } from '../rules/chance.ts'
import { type MatchBudget, timeBudget } from './budget.ts'
import { makeSearches } from './goOn.ts'
import type { Searching } from './search.ts'
import { type Study, type StudyFinding, study } from './study.ts'
import type { More } from './thinker.ts'
import { type Cancel, questionOf, type ThinkRequest, type ThinkResult, thinkAbout } from './thinkRequest.ts'

/* A worker in which bots think, so that the page stays smooth; it also gives hints and analyses matches. */

/** Time it searches before it looks whether something else has come, ms. */
const slice = 20
/** Futures after which thinking ahead stops: each takes up memory. */
const mostAhead = 30_000

const inTurn = makeSerial()
const searchFor = makeSearches()
const cancelled = new Set<number>()
const budgets = new Map<string, MatchBudget>()
let waiting = 0

const answer = (done: ThinkResult) => postMessage(done)

async function open({ game, edition, hash }: Pick<ThinkRequest, 'game' | 'edition' | 'hash'>) {
  const load = await minds[game]?.()
  return load?.(edition, hash)
}

async function think(request: ThinkRequest): Promise<void> {
  const { id, ahead, moves, seed, part = 0 } = request
  const thinking = await open(request)
  if (!thinking) return answer({ id })
  const more = ahead ? aheadOf(request) : budgetFor(request).next()
  const isWanted = () => !cancelled.has(id) && !(ahead && waiting > 0)
  const question = questionOf(request, thinking)
  const search = searchFor(request, question, fastDraw(seed + part))
  if (!search) return answer({ id, at: thinkAbout(request, thinking, more) })
  await run(search, () => isWanted() && more(search.iterations(), search.lead))
  const { move, options } = search.thought()
  const visits = moves.map((one) => options.find((option) => option.move === one)?.visits ?? 0)
  answer({ id, at: moves.indexOf(move), visits })
}

/** The budget for thinking ahead. */
function aheadOf({ budget }: ThinkRequest): More {
  const end = performance.now() + budget
  return (iterations) => performance.now() < end && iterations < mostAhead
}

/** Each seat's time to think, kept as long as its strength. */
function budgetFor({ seat, strength, budget: each }: ThinkRequest): MatchBudget {
  const name = `${seat} ${strength}`
  const budget = budgets.get(name) ?? timeBudget(() => performance.now(), each)
  budgets.set(name, budget)
  return budget
}

/** Plays out futures as long as there is `more` to do, and lets messages in now and then. */
async function run(search: Searching, more: () => boolean): Promise<void> {
  while (more()) {
    const pause = performance.now() + slice
    while (performance.now() < pause && more()) search.iterate()
    await breathe()
  }
}

const { port1, port2 } = new MessageChannel()

/** Resolves when the messages that have come have been seen. A timer would take longer. */
const breathe = () =>
  new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(undefined)
  })

const tell = (finding: StudyFinding) => postMessage(finding)

async function look(wanted: Study): Promise<void> {
  const thinking = await open(wanted)
  tell(thinking ? study(wanted, thinking, tell) : { type: 'nothing' })
}

function take(request: ThinkRequest): void {
  waiting++
  const begin = () => {
    waiting--
    return think(request)
  }
  inTurn(begin).catch(() => answer({ id: request.id }))
}

addEventListener('message', ({ data }: MessageEvent<ThinkRequest | Cancel | Study>) => {
  if ('study' in data) look(data).catch(() => tell({ type: 'nothing' }))
  else if ('cancel' in data) cancelled.add(data.cancel)
  else take(data)
})
