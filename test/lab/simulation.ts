import { same } from '../../src/kit/json.ts'
import { noFaults } from '../../src/link/faults/faults.ts'
import { signaturesProblem } from '../../src/match/signing.ts'
import type { Now } from '../../src/match/table.ts'
import type { LiveTable } from '../../src/net/role/liveTable.ts'
import type { Entry } from '../../src/rules/body.ts'
import type { Seat, Typed } from '../../src/rules/game.ts'
import { openJournal } from '../../src/rules/replay.ts'
import { makeWorld, pass, until, type World } from '../net/world.ts'
import { makePerson, type Person, type Player, type Setting } from './person.ts'
import type { Deed, Script, Step } from './script.ts'

/** One match, the people who play it, and everything that goes wrong meanwhile. */
export interface Simulation {
  readonly setting: Setting
  readonly players: readonly Player[]
  readonly script: Script
  readonly seed: number
  /** Whether everyone comes back in the end, to compare their journals. */
  readonly reunites: boolean
  /** Entries after its script that are enough; the match is played to its end if missing. */
  readonly enough?: number
}

/** The report on a simulation. */
export interface Report {
  /** `people`: finished, or played for long enough, by themselves; `bot`: finished with a bot standing in. */
  readonly how: 'people' | 'bot' | 'unfinished'
  /** Everything that went wrong: journals that differ, browsers not let in. */
  readonly problems: readonly string[]
  readonly entries: number
  readonly epochs: number
  /** Number of times cards were dealt. */
  readonly deals: number
  /** Duration, ms of simulated time. */
  readonly ms: number
  /** The longest pause between two entries, ms. */
  readonly stall: number
  /** Number of steps of the script played before the match was over. */
  readonly steps: number
}

type People = readonly Person[]

/** The longest a step of the script, or the rest of the match after it, may take, ms. */
const longest = 3 * 3_600_000
/** The longest it may take everyone to reconnect, ms. */
const reunion = 300_000
/** The longest it takes to draw what is asked for and to store the last entries, ms. */
const settling = 5000

/** Plays a match to its end, for as long as is enough, or until it is stuck. */
export async function simulate(simulation: Simulation): Promise<Report> {
  const { setting, players, seed, enough } = simulation
  const world = makeWorld(seed)
  let last = Number.POSITIVE_INFINITY
  const people: readonly Person[] = players.map((player) =>
    makePerson(world, setting, player, () => longestOf(people).length > last),
  )
  for (const person of people) person.open()
  const stall = watchStalls(world, people)
  const steps = await follow(world, people, simulation.script)
  if (enough !== undefined) last = longestOf(people).length + enough
  const isDone = () => isOver(people) || areTogether(people, last)
  const over = await until(world, isDone, longest)
  const report = { ms: world.clock.now(), stall: stall(), steps }
  const problems = over ? [] : [...standingsOf(people)]
  if (over && simulation.reunites && !(await reunite(world, people, isDone)))
    problems.push('not together again', ...standingsOf(people))
  await pass(world, settling)
  problems.push(...(await problemsOf(setting, people)))
  const entries = longestOf(people)
  const helped = entries.some(isStandIn) ? 'bot' : 'people'
  const how = over && problems.length === 0 ? helped : 'unfinished'
  const deals = entries.filter(({ body }) => body.type === 'deal').length
  const epochs = entries.at(-1)?.epoch ?? 0
  return { ...report, how, problems, entries: entries.length, epochs, deals }
}

/** Time between checks of progress, ms. */
const lookEvery = 500

/** Watches for pauses between entries; the answer is the longest so far. */
function watchStalls({ clock }: World, people: People): () => number {
  let [longestStall, length, since] = [0, 0, clock.now()]
  const look = () => {
    const now = longestOf(people).length
    if (now !== length) [length, since] = [now, clock.now()]
    else longestStall = Math.max(longestStall, clock.now() - since)
    clock.after(lookEvery, look)
  }
  look()
  return () => longestStall
}

/** Follows the script until the match is over; returns how many steps were played. */
async function follow(world: World, people: People, script: Script): Promise<number> {
  for (const [at, step] of script.entries()) {
    if (!(await isDue(world, people, step))) return at
    perform(world, people, step.deed)
  }
  return script.length
}

async function isDue(world: World, people: People, { entries = 0, when, ms = 0 }: Step): Promise<boolean> {
  let isReached = false
  const reached = () => {
    const now = furthestOf(people)?.now()
    const isLongEnough = (now?.seq ?? -1) + 1 >= entries
    isReached ||= isLongEnough && (!when || (now !== undefined && when(now)))
    return isReached
  }
  await until(world, () => reached() || isOver(people), longest)
  await until(world, () => isOver(people), ms)
  return isReached && !isOver(people)
}

function perform({ lab }: World, people: People, deed: Deed): void {
  const personOf = (name: string) => people.find((person) => person.name === name)
  switch (deed.type) {
    case 'turn':
      lab.faults.set(deed.change)
      break
    case 'cut':
      lab.cut(deed.how, deed.who)
      break
    case 'end':
      personOf(deed.who)?.end(deed.how)
      break
    case 'open':
      personOf(deed.who)?.open()
      break
    case 'change':
      personOf(deed.who)?.change()
      break
    case 'undo':
      void personOf(deed.who)?.table()?.undo(0)
      break
    case 'lend':
      lend(people, personOf(deed.who))
      break
    case 'takeBack':
      void personOf(deed.who)
        ?.table()
        ?.takeBack(seatOf(personOf(deed.who)))
      break
    case 'renew':
      void personOf(deed.who)?.renew()
      break
    case 'handOver':
      handOver(people, personOf(deed.to))
  }
}

/** The seat of a person who is there; -1 for others. A seat that a bot plays for them is theirs. */
const seatOf = (person: Person | undefined): Seat =>
  person
    ?.table()
    ?.now()
    .sitters.findIndex(({ mine, forMe }) => mine || forMe) ?? -1

function handOver(people: People, to: Person | undefined): void {
  for (const person of people) if (person.table()?.now().hosting) void person.table()?.handOver(seatOf(to))
}

/** One of the others asks that a bot plays for someone. */
function lend(people: People, idle: Person | undefined): void {
  const asker = people.find((person) => person !== idle && person.table())
  const asks = { type: 'wish', wish: 'standIn', seat: seatOf(idle) } as const
  void asker?.table()?.act(seatOf(asker), asks)
}

async function reunite(world: World, people: People, isDone: () => boolean): Promise<boolean> {
  world.lab.faults.set(noFaults)
  for (const person of people) person.open()
  return until(world, isDone, reunion)
}

/** Whether everyone present sees the same end. */
const isOver = (people: People): boolean => seeSame(people, ({ standing }) => standing === 'over')

/** Whether everyone present sees the same, from this entry on. */
const areTogether = (people: People, from: number): boolean => seeSame(people, ({ seq }) => seq >= from)

function seeSame(people: People, holds: (now: Now) => boolean): boolean {
  const open = people.filter((person) => person.isOpen())
  const nows = open.flatMap((person) => person.table()?.now() ?? [])
  const [first] = nows
  if (!first || nows.length < open.length) return false
  return nows.every((now) => holds(now) && now.seq === first.seq && now.hash === first.hash)
}

const isStandIn = ({ body }: Entry<unknown>) => body.type === 'seat' && body.kind === 'bot' && body.key !== undefined

/** The table that holds most of the match. */
const furthestOf = (people: People): LiveTable | undefined =>
  people
    .flatMap((person) => person.table() ?? [])
    .reduce<LiveTable | undefined>((one, other) => (one && one.now().seq >= other.now().seq ? one : other), undefined)

const longestOf = (people: People): readonly Entry<Typed>[] => furthestOf(people)?.journal() ?? []

/** Where everyone is, for the report of a match that did not end. */
const standingsOf = (people: People): readonly string[] =>
  people.map(({ name, table, isOpen }) => {
    const { standing = 'no table', seq, epoch, hosting, ask } = table()?.now() ?? {}
    const asked = ask?.type === 'choose' ? `seat ${ask.seat}` : (ask?.type ?? 'nobody')
    const role = hosting ? 'hosts' : 'is a guest'
    return `${name} ${isOpen() ? role : 'is away'}: ${standing}, entry ${seq} of epoch ${epoch}, ${asked} asked`
  })

/** Differences between the journals: those on the open pages, and those in their storage. */
async function problemsOf({ game, signatures }: Setting, people: People): Promise<readonly string[]> {
  const journal = longestOf(people)
  const problems: string[] = []
  for (const { name, table, keeper, before, failures, isOpen } of people) {
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
  const forged = await signaturesProblem(journal, signatures.verify)
  if (forged) problems.push(`a signature is wrong: ${JSON.stringify(forged)}`)
  return problems
}
