import { same } from '../kit/json.ts'
import { noFaults } from '../link/faults/faults.ts'
import { signaturesProblem } from '../match/signing.ts'
import type { Typed } from '../rules/game.ts'
import type { Entry } from '../rules/journal.ts'
import { openJournal } from '../rules/replay.ts'
import { type Home, type Household, makeHome, type Programme } from './home.ts'
import type { Deed, Script, Step } from './script.ts'
import { makeTown, pass, type Town, until } from './town.ts'

/** One match among homes, and whatever befalls it. */
export interface Sitting {
  readonly programme: Programme
  readonly households: readonly Household[]
  readonly script: Script
  readonly seed: number
  /** In the end all is mended and everybody comes back, to see that they have the same match. */
  readonly reunites: boolean
}

/** How a sitting went. */
export interface Course {
  /** `people`: by themselves to the end; `bot`: a bot stood in for somebody; else not to the end. */
  readonly how: 'people' | 'bot' | 'unfinished'
  /** What should not have been: differing journals, browsers not let in. */
  readonly problems: readonly string[]
  readonly entries: number
  readonly epochs: number
  /** How long it took the people, ms. */
  readonly ms: number
  /** The longest that nothing happened in the match, ms. */
  readonly stall: number
  /** How much of the script was played before the match was over. */
  readonly steps: number
}

type Homes = readonly Home[]

/** How long a match may take the people after all that befell it, and any step of its script, ms. */
const longest = 3 * 3_600_000
/** How long it may take to come together again, ms. */
const reunion = 300_000
/** How long it takes at most until what was written last is kept, ms. */
const settling = 2000

/** Plays a match to its end, or until nothing leads there any more. */
export async function hold(sitting: Sitting): Promise<Course> {
  const { programme, households, seed } = sitting
  const town = makeTown(seed)
  const homes = households.map((household) => makeHome(town, programme, household))
  for (const home of homes) home.open()
  const stall = watchStalls(town, homes)
  const steps = await follow(town, homes, sitting.script)
  const over = await until(town, () => isOver(homes), longest)
  const course = { ms: town.clock.now(), stall: stall(), steps }
  const problems = over ? [] : [...standingsOf(homes)]
  if (over && sitting.reunites && !(await reunite(town, homes)))
    problems.push('not together again', ...standingsOf(homes))
  await pass(town, settling)
  problems.push(...(await problemsOf(programme, homes)))
  const entries = longestOf(homes)
  const helped = entries.some(isStandIn) ? 'bot' : 'people'
  const how = over && problems.length === 0 ? helped : 'unfinished'
  return { ...course, how, problems, entries: entries.length, epochs: entries.at(-1)?.epoch ?? 0 }
}

/** How often it is looked whether the match goes on, ms. */
const lookEvery = 500

/** Watches how long nothing happens in the match; tells the longest so far. */
function watchStalls({ clock }: Town, homes: Homes): () => number {
  let [longestStall, length, since] = [0, 0, clock.now()]
  const look = () => {
    const now = longestOf(homes).length
    if (now !== length) [length, since] = [now, clock.now()]
    else longestStall = Math.max(longestStall, clock.now() - since)
    clock.after(lookEvery, look)
  }
  look()
  return () => longestStall
}

/** Does what the script says, as long as there is a match; answers how much of it. */
async function follow(town: Town, homes: Homes, script: Script): Promise<number> {
  for (const [at, step] of script.entries()) {
    if (!(await isDue(town, homes, step))) return at
    perform(town, homes, step.deed)
  }
  return script.length
}

async function isDue(town: Town, homes: Homes, { entries = 0, ms = 0 }: Step): Promise<boolean> {
  const reached = () => longestOf(homes).length >= entries
  await until(town, () => reached() || isOver(homes), longest)
  await until(town, () => isOver(homes), ms)
  return reached() && !isOver(homes)
}

function perform({ lab }: Town, homes: Homes, deed: Deed): void {
  const homeOf = (name: string) => homes.find((home) => home.name === name)
  switch (deed.type) {
    case 'turn':
      lab.faults.set(deed.change)
      break
    case 'cut':
      lab.cut(deed.how, deed.who)
      break
    case 'end':
      homeOf(deed.who)?.end(deed.how)
      break
    case 'open':
      homeOf(deed.who)?.open()
      break
    case 'change':
      homeOf(deed.who)?.change()
      break
    case 'undo':
      void homeOf(deed.who)?.table()?.undo(0)
      break
    case 'handOver':
      handOver(homes, homeOf(deed.to))
  }
}

function handOver(homes: Homes, to: Home | undefined): void {
  const seat =
    to
      ?.table()
      ?.now()
      .sitters.findIndex(({ mine }) => mine) ?? -1
  for (const home of homes) if (home.table()?.now().hosting) void home.table()?.handOver(seat)
}

async function reunite(town: Town, homes: Homes): Promise<boolean> {
  town.lab.faults.set(noFaults)
  for (const home of homes) home.open()
  return until(town, () => isOver(homes), reunion)
}

/** Whether all who are there see the same end. */
function isOver(homes: Homes): boolean {
  const open = homes.filter((home) => home.isOpen())
  const nows = open.flatMap((home) => home.table()?.now() ?? [])
  const [first] = nows
  if (!first || nows.length < open.length) return false
  return nows.every(
    ({ standing, seq, hash }) => standing === 'over' && seq === first.seq && hash === first.hash,
  )
}

const isStandIn = ({ body }: Entry<unknown>) =>
  body.type === 'seat' && body.kind === 'bot' && body.key !== undefined

function longestOf(homes: Homes): readonly Entry<Typed>[] {
  const journals = homes.map((home) => home.table()?.journal() ?? [])
  return journals.reduce((one, other) => (other.length > one.length ? other : one), [])
}

/** Where everybody stands, for whoever reads of a match that did not end. */
const standingsOf = (homes: Homes): readonly string[] =>
  homes.map(({ name, table, isOpen }) => {
    const { standing = 'no table', seq, epoch, hosting, ask } = table()?.now() ?? {}
    const asked = ask?.type === 'choose' ? `seat ${ask.seat}` : (ask?.type ?? 'nobody')
    const role = hosting ? 'hosts' : 'is a guest'
    return `${name} ${isOpen() ? role : 'is away'}: ${standing}, entry ${seq} of epoch ${epoch}, ${asked} asked`
  })

/** What differs between those who are there, and between what they hold and what they keep. */
async function problemsOf(
  { game, signatures }: Programme,
  homes: Homes,
): Promise<readonly string[]> {
  const journal = longestOf(homes)
  const problems: string[] = []
  for (const { name, table, keeper, before, failures, isOpen } of homes) {
    problems.push(...failures.map((failure) => `${name}: ${failure}`))
    if (before.some((old) => old.now().standing !== 'closed'))
      problems.push(`${name}’s device of before does not know that it was left`)
    if (!isOpen()) continue
    if (!same(table()?.journal(), journal)) problems.push(`${name} holds another journal`)
    const kept = await keeper().load()
    if (!same(kept?.entries, journal)) problems.push(`${name} keeps another journal`)
  }
  const opened = openJournal(game, journal)
  if ('problem' in opened) problems.push(`the journal is wrong: ${JSON.stringify(opened.problem)}`)
  const seals = await signaturesProblem(journal, signatures.verify)
  if (seals) problems.push(`a signature is wrong: ${JSON.stringify(seals)}`)
  return problems
}
