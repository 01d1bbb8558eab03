import { writeFile } from 'node:fs/promises'
import { canonical } from '../../kit/json.ts'
import type { Flags } from '../flags.ts'
import { hex32 } from '../plan.ts'
import { playerName } from '../player.ts'
import { exit, type Ports } from '../ports.ts'
import { goesOn, readPlan } from '../selfplay.ts'
import { openTitle } from '../title.ts'
import { readAims } from './aims.ts'
import { groupsOf, withChanges } from './changes.ts'
import { fieldOf } from './field.ts'
import { trailPage } from './page.ts'
import { playRound, type Tournament } from './round.ts'
import { keptIn, openTrail, type Round, type Trail, triedLately } from './trail.ts'

/** Tries editions that differ from one in values that are ours, and keeps what brings it nearer to stated aims. */
export async function tune(flags: Flags, ports: Ports): Promise<number> {
  const plan = await readPlan(flags, ports, 'ganger,ganger')
  const { game, words, values } = await openTitle(ports.titles, plan.title, plan.edition)
  const [matches, page] = [flags.whole('matches', 200), flags.text('trail') ?? 'tune.html']
  const aims = readAims(flags.needed('aims'), plan.title)
  const edition = await values()
  const groups = groupsOf(edition, aims.changes)
  const id = hex32(canonical([plan, edition.data, aims, matches]))
  const limits = { rounds: flags.whole('rounds', 20), minutes: flags.whole('minutes', forever) }
  const trail = await openTrail(`${page.replace(/\.html$/, '')}.jsonl`, id)
  const crew = await ports.crew(flags.whole('workers', ports.cores))
  const bots = plan.players.map(playerName).join(', ')
  const says = `${matches} matches of ${bots} decide; “${game.edition.name}”, seed ${plan.seed}.`
  const opens = async (data: unknown) => {
    const title = ports.titles.find((one) => one.id === plan.title)
    return title !== undefined && !('problem' in (await title.open(data)))
  }
  const tournament = { ...plan, aims: aims.aims, groups, matches, field: fieldOf(plan, crew, ports), opens }
  const write = async () => {
    const best = withChanges(edition.data, keptIn(trail.rounds))
    await writeFile(flags.text('out') ?? 'tuned.json', `${JSON.stringify(best, undefined, 2)}\n`)
    await writeFile(page, trailPage(words.title, says, aims.aims, trail.rounds))
  }
  try {
    await write()
    await playOn(tournament, edition.data, trail, limits, write)
    ports.show('')
  } finally {
    await Promise.all([crew.close(), trail.file.close()])
  }
  return tell(trail.rounds, flags, ports)
}

/** More minutes than anyone waits. */
const forever = 1e6

/** Plays rounds until a limit is reached, nothing is left to try, or someone wants to stop. */
async function playOn(
  tournament: Tournament,
  data: unknown,
  { rounds, file }: Trail,
  limits: { readonly rounds: number; readonly minutes: number },
  write: () => Promise<void>,
): Promise<void> {
  const end = performance.now() + 60_000 * limits.minutes
  while (rounds.length < limits.rounds && performance.now() < end && rounds.at(-1)?.tried.length !== 0) {
    const best = withChanges(data, keptIn(rounds))
    tournament.field.keep(best)
    const round = await playRound(tournament, { number: rounds.length, best, tried: triedLately(rounds) })
    if (!round) return
    await file.add(JSON.stringify(round))
    rounds.push(round)
    await write()
  }
}

function tell(rounds: readonly Round[], flags: Flags, { say, complain, stop }: Ports): number {
  const kept = keptIn(rounds).map(({ says }) => says)
  if (flags.has('json')) say(JSON.stringify({ rounds: rounds.length, kept, stopped: stop.aborted }))
  else for (const line of [`${rounds.length} rounds, ${kept.length} changes kept`, ...kept]) say(line)
  if (!stop.aborted) return exit.fine
  complain(goesOn)
  return exit.interrupted
}
