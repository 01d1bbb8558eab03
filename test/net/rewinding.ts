import { foothills } from '../../src/games/foothills/title.ts'
import { settingsOf } from '../../src/games/metro/options.ts'
import { metro } from '../../src/games/metro/title.ts'
import { snowdonia } from '../../src/games/snowdonia/title.ts'
import type { Title as GameTitle } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import { noFaults } from '../../src/link/faults/faults.ts'
import { perfectWire } from '../../src/link/faults/wire.ts'
import type { Link } from '../../src/link/link.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import type { Evidence } from '../../src/match/evidence.ts'
import { withHost } from '../../src/net/role/takeover.ts'
import { drawAsked } from '../../src/rules/draws.ts'
import type { Seat } from '../../src/rules/game.ts'
import { lastOf, lastPledge, lastQuestion } from '../../src/rules/journal.ts'
import { choicesOf } from '../../src/rules/play.ts'
import { cut } from '../../src/rules/replay.ts'
import { dealtQuickly } from '../rules/quickly.ts'
import { tenders } from '../tiny/tenders.ts'
import { tiny } from '../tiny/tiny.ts'
import { hostDealt, quickWaybills } from '../waybills/waybills.ts'
import { type Browser, makeBrowser, makeStorage, type Title } from './browser.ts'
import { signerOf } from './renewing.ts'
import { type Device, makeRecord, type Record as Shown } from './secretsShown.ts'
import { makeWorld, options, pass, room, until, type World } from './world.ts'

/** The messages that carry a secret. */
export const messages = ['draw', 'chance', 'shuffle', 'mix', 'lock', 'share', 'audit', 'answer'] as const
export type Message = (typeof messages)[number]
export const moments = ['before it is sent', 'after it is sent', 'before it is heard', 'after it is heard'] as const
/** The things done at such a moment. */
export const deeds = [
  ...(['its sender opens again', 'its receiver opens again', 'both reload'] as const),
  ...(['another takes over', 'the table is parted', 'it is sent again'] as const),
]
/** A rewinding attacker goes back to before the entry that asks: it reloads from there, or takes over from there. */
export const attacks = ['reloads', 'takes over'] as const
/** The seats it may have. */
export const posts = ['host', 'first guest', 'last guest'] as const

const opened = async (title: GameTitle, settings = {}): Promise<Title> => {
  const open = await title.open()
  if ('problem' in open) throw new Error(open.problem)
  return { game: dealtQuickly(open.game), options: settings }
}
const hand = { hand: 2 }

export const titles = {
  Sidings: async (): Promise<Title> => ({ game: tiny, options }),
  Waybills: async (): Promise<Title> => ({ game: quickWaybills, options: hand }),
  'Waybills, dealt by the host': async (): Promise<Title> => ({ game: hostDealt, options: hand }),
  Tenders: async (): Promise<Title> => ({ game: tenders, options: {} }),
  Foothills: () => opened(foothills),
  Metro: () => opened(metro, settingsOf({ hand: 1 })),
  Snowdonia: () => opened(snowdonia),
}

/** A match in which something goes wrong around one message. */
export interface Run {
  readonly seed: number
  readonly title: keyof typeof titles
  readonly people: number
  readonly message: Message
  readonly moment: (typeof moments)[number]
  readonly deed: (typeof deeds)[number] | undefined
  readonly attack?: (typeof attacks)[number]
  readonly post?: (typeof posts)[number]
}

/** The outcome of a run. */
export interface Outcome {
  /** Whether its moment came. */
  readonly came: boolean
  /** Everything that must not happen. */
  readonly faults: readonly string[]
  /** `on`: the match was played on; `stopped`: every honest page says why it wasn't. */
  readonly went: 'on' | 'stopped' | 'nowhere'
  /** Whether an honest page holds evidence against the attacker that convinces a third party. */
  readonly caught: boolean
}

/** A message at its moment. */
interface Moment {
  readonly text: string
  readonly sender: string
  readonly receiver: string
}

/** The table of a run. */
interface Scene {
  readonly run: Run
  readonly title: Title
  readonly world: World
  readonly browsers: readonly Browser[]
  readonly attacker: Seat | undefined
  readonly record: Shown
  /** The evidence that pages had, by the seat of the page. */
  readonly evidence: { readonly seat: Seat; readonly found: Evidence }[]
  readonly wire: Tapped
  readonly dead: Set<Browser>
  pause: number
}

const now = (browser: Browser) => browser.table().now()
const hostOf = ({ browsers, dead }: Scene) =>
  browsers.find((one) => !dead.has(one) && one.hasTable() && now(one).hosting)
const honest = ({ browsers, attacker }: Scene) => browsers.filter((_, seat) => seat !== attacker)
const named = ({ browsers }: Scene, name: string) => browsers.find(({ storage }) => storage.name === name)

/** Plays a run, and judges what its devices have shown and said. */
export async function rewind(run: Run): Promise<Outcome> {
  const title = await titles[run.title]()
  // Two in three tables hear things one after another, and answer one another's messages late.
  const world = makeWorld(run.seed, { ...perfectWire, delay: [0, 60 * (run.seed % 3)] })
  const record = makeRecord(title.game)
  const wire = tapAll(world, run, record)
  const browsers = Array.from({ length: run.people }, () =>
    makeBrowser(world, room, makeStorage(world.entropy()), title),
  )
  const attacker = run.attack && postOf(run)
  const scene: Scene = {
    ...{ run, title, world, browsers, attacker, record, wire },
    ...{ evidence: [], dead: new Set<Browser>(), pause: 100 },
  }
  wire.fire = (moment) => begin(scene, moment)
  wire.isDead = (name) => [...scene.dead].some(({ storage }) => storage.name === name)
  keepPlaying(scene)
  const [host, ...guests] = browsers
  await need(host, 'a host').open(browsers.map((_, seat) => ({ kind: seat === 0 ? 'mine' : 'guest' })))
  await pass(world, 10)
  for (const guest of guests) await guest.open()
  await until(world, () => wire.fired !== undefined, 400_000)
  const moment = wire.fired
  if (moment) await carryOut(scene, moment)
  await reunite(scene)
  const went = await goesOn(scene)
  const faults = await faultsIn(scene, went)
  return { came: moment !== undefined, faults, went, caught: await isCaught(scene) }
}

const postOf = ({ post, people }: Run): Seat => (post === 'host' ? 0 : post === 'last guest' ? people - 1 : 1)

/** Every link of a world, listened to. */
interface Tapped {
  fired: Moment | undefined
  fire: (moment: Moment) => void
  /** Sends a text again, over every link of a browser. */
  again(name: string, text: string): void
  /** Whether the page of a browser has ended. */
  isDead: (name: string) => boolean
  /** Those who don't hear what they have left out. */
  readonly deaf: Set<string>
}

/** Whether a message is one of a kind that carries a secret. */
function isOf(kind: Run['message'], text: string): boolean {
  if (kind === 'draw') return text.startsWith('{"type":"draw"')
  if (!text.startsWith('{"type":"submit"') && !text.startsWith('{"type":"entry"')) return false
  if (kind === 'answer') return text.includes('"salt":')
  const isDrawn = kind === 'chance' || kind === 'shuffle'
  return text.includes(`"body":{"type":"${kind}"`) && (!isDrawn || text.includes('"proofs"'))
}

/** One more than the most messages of a kind that go by before the one that counts. */
const mostBefore = { draw: 6, chance: 6, shuffle: 1, mix: 2, lock: 2, share: 8, audit: 1, answer: 6 } as const

function tapAll(world: World, run: Run, record: Shown): Tapped {
  const ends = new Map<string, Map<string, Link>>()
  let left = 1 + world.draw(mostBefore[run.message])
  const other = (link: Link, name: string) =>
    [...(ends.get(link.binding)?.keys() ?? [])].find((one) => one !== name) ?? ''
  const meet = (moment: Run['moment'], text: string, names: () => readonly [string, string]) => {
    if (tapped.fired || moment !== run.moment || !isOf(run.message, text) || --left > 0) return
    const [sender, receiver] = names()
    tapped.fired = { text, sender, receiver }
    tapped.fire(tapped.fired)
  }
  const tapped: Tapped = {
    fired: undefined,
    fire() {},
    isDead: () => false,
    deaf: new Set(),
    again(name, text) {
      for (const both of ends.values()) both.get(name)?.send(text)
    },
  }
  world.tap = (name, link) => {
    ends.set(link.binding, (ends.get(link.binding) ?? new Map<string, Link>()).set(name, link))
    return {
      ...link,
      get open() {
        return link.open
      },
      send(text) {
        meet('before it is sent', text, () => [name, other(link, name)])
        if (link.open) record.note(name, text)
        link.send(text)
        meet('after it is sent', text, () => [name, other(link, name)])
      },
      on: (listener) =>
        link.on((event) => {
          if (event.type !== 'message') return listener(event)
          const { text } = event
          if (tapped.deaf.has(name) && text.startsWith('{"type":"diverged"')) return
          meet('before it is heard', text, () => [other(link, name), name])
          if (!tapped.isDead(name)) listener(event)
          meet('after it is heard', text, () => [other(link, name), name])
        }),
    }
  }
  return tapped
}

/** Lets everyone play who has a table, on whatever page. */
function keepPlaying(scene: Scene): void {
  const { world, browsers, dead } = scene
  const seen = new Map<Browser, string>()
  const look = () => {
    for (const one of browsers) {
      const id = one.hasTable() && !dead.has(one) ? `${tableIds(one.table())} ${scene.pause}` : ''
      if (id === '' || seen.get(one) === id) continue
      seen.set(one, id)
      one.rest()
      one.play(scene.pause)
    }
    world.clock.after(100, look)
  }
  look()
}

const ids = new WeakMap<object, number>()
let tables = 0
const tableIds = (table: object): number => {
  const id = ids.get(table) ?? tables++
  ids.set(table, id)
  return id
}

/** Ends a browser's page, whatever it is about to do. */
function kill(scene: Scene, browser: Browser | undefined): void {
  if (!browser || scene.dead.has(browser)) return
  noteEvidence(scene)
  scene.dead.add(browser)
  // Nobody leaves a page in the middle of what it does.
  const isMidway = scene.run.moment === 'before it is sent' || scene.run.moment === 'after it is sent'
  browser.end(isMidway || scene.run.seed % 3 > 0 ? 'silent' : 'goodbye')
}

function noteEvidence({ browsers, evidence }: Scene): void {
  for (const [seat, one] of browsers.entries()) {
    const found = one.hasTable() ? one.table().evidence?.() : undefined
    if (found) evidence.push({ seat, found })
  }
}

/** The part of a deed that happens at once. */
function begin(scene: Scene, { sender, receiver }: Moment): void {
  const { world, browsers, run } = scene
  const { deed } = run
  scene.pause = 1500
  if (deed === 'its sender opens again' || deed === 'both reload') kill(scene, named(scene, sender))
  if (deed === 'its receiver opens again' || deed === 'both reload') kill(scene, named(scene, receiver))
  if (deed === 'another takes over') hostOf(scene)?.cutOff(true)
  if (deed !== 'the table is parted') return
  const names = browsers.map(({ storage }) => storage.secret)
  const half = 1 + world.draw(names.length - 1)
  world.lab.faults.set({ islands: [names.slice(0, half), names.slice(half)] })
}

/** The rest of a deed, and the attack. */
async function carryOut(scene: Scene, moment: Moment): Promise<void> {
  const { world, run, wire } = scene
  await pass(world, world.draw(600))
  if (run.attack) await attack(scene, moment)
  if (run.deed === 'it is sent again') {
    for (let times = 0; times < 2; times++) wire.again(moment.sender, moment.text)
    await pass(world, 1000)
    await replaceHost(scene)
    wire.again(moment.sender, moment.text)
  } else if (run.deed === 'another takes over') await replaceHost(scene)
  else if (run.deed === 'the table is parted') await pass(world, 25_000 + world.draw(10_000))
  else await pass(world, 200 + world.draw(4000))
}

/** Cuts off the host until another hosts, and reconnects it. */
async function replaceHost(scene: Scene): Promise<void> {
  const { world, browsers } = scene
  const old = hostOf(scene)
  old?.cutOff(true)
  await until(world, () => browsers.some((one) => one !== old && one.hasTable() && now(one).hosting), 60_000)
  await pass(world, 2000)
  old?.cutOff(false)
}

/** The number of the entry that asks for what a message says. */
function askedBy({ text }: Moment, browser: Browser): number {
  const seq = Number(/"seq":(\d+)/.exec(text)?.[1] ?? 0)
  if (text.startsWith('{"type":"draw"')) return seq
  const { entries, tables } = browser.table().whole()
  const before = entries.slice(0, seq)
  const table = tables[before.length - 1]
  const type = isOf('chance', text) ? 'chance' : 'shuffle'
  if (isOf('answer', text)) return lastPledge(before)
  const isDraw = isOf('chance', text) || isOf('shuffle', text)
  return isDraw && table ? drawAsked(before, table, type).seq : lastQuestion({ entries: before })
}

/** The attacker goes back to before the entry that asks, forgets what it answered, and plays on by an altered journal. */
async function attack(scene: Scene, moment: Moment): Promise<void> {
  const { world, browsers, attacker, title, run, wire, dead } = scene
  const browser = need(browsers[attacker ?? -1], 'an attacker')
  await until(world, () => browser.hasTable(), 60_000)
  const journal = browser.table().whole()
  const before = cut(title.game, journal, Math.max(1, askedBy(moment, browser)))
  const signer = signerOf(world, browser.storage.secret, browser)
  const takes = run.attack === 'takes over'
  const taken = takes ? withHost(title.game, before, signer, lastOf(journal).epoch + 1) : undefined
  wire.deaf.add(browser.storage.secret)
  if (!dead.has(browser)) browser.end('silent')
  await browser.storage.keeper.begin(undefined, (taken ?? before).entries)
  await browser.storage.keeper.answers?.keep(null)
  dead.delete(browser)
  await browser.open()
  await pass(world, 1000)
}

/** Everyone comes back, and nothing is in the way any more. */
async function reunite(scene: Scene): Promise<void> {
  const { world, browsers, dead } = scene
  world.lab.faults.set(noFaults)
  for (const one of dead) await one.open()
  dead.clear()
  await until(world, () => browsers.every((one) => one.hasTable()), 60_000)
  await until(world, () => isOneOf(honest(scene)), 30_000)
}

/** Whether all are at the same end of the match, and can play. */
const isOneOf = (all: readonly Browser[]) =>
  all.every((one) => ['playing', 'over'].includes(now(one).standing)) &&
  new Set(all.map((one) => `${now(one).seq} ${now(one).epoch} ${now(one).hash}`)).size === 1

/** The longest that it takes an undisturbed table to go on, ms. */
const patience = 60_000
/** Entries that show that a match goes on. */
const enough = 4

async function goesOn(scene: Scene): Promise<Outcome['went']> {
  const { world } = scene
  const all = honest(scene)
  const nows = () => all.map(now)
  const isSame = () => isOneOf(all)
  if (!all.every((one) => one.hasTable())) return 'nowhere'
  const from = Math.max(...nows().map(({ seq }) => seq))
  const isFurther = () => nows().every(({ seq, standing }) => standing === 'over' || seq >= from + enough)
  const isClosed = () => all.some((one) => one.table().ended() !== undefined)
  await until(world, () => isClosed() || (isFurther() && isSame()), patience)
  if (!isClosed() && isFurther() && isSame()) return 'on'
  await pass(world, isClosed() ? 20_000 : 0)
  return all.every((one) => says(scene, one)) ? 'stopped' : 'nowhere'
}

/** Whether a page says why its match doesn't go on: its host has been caught, or it waits for the attacker's seat. */
function says({ browsers, attacker }: Scene, browser: Browser): boolean {
  const table = browser.table()
  const { ask, dealing, sitters, cheats = [], lost = [] } = table.now()
  const seat = attacker ?? -1
  if (lost.length > 0) return true
  // Whoever has caught the attacker, or makes nothing of what it shows, is gone for those who haven't.
  if (seat < 0) return false
  if (table.ended() === 'cheated' || table.ended() === 'differs') return true
  const isAsked = choicesOf(ask).some((one) => one.seat === seat) || dealing?.seat === seat
  const isGone = (one: Seat) => one === seat || browsers[one]?.table().ended() !== undefined
  return isAsked || cheats.includes(seat) || sitters.some(({ present }, one) => !present && isGone(one))
}

/** Everything that must not have happened. */
async function faultsIn(scene: Scene, went: Outcome['went']): Promise<readonly string[]> {
  const { world, browsers, attacker, record } = scene
  noteEvidence(scene)
  for (const one of browsers) {
    if (one.hasTable()) record.hold(one.table().journal())
    record.hold((await one.storage.keeper.load())?.entries ?? [])
  }
  const sitting = need(
    browsers.find((one) => one.hasTable()),
    'a table',
  )
  const devices = browsers.flatMap(({ storage: { secret: id } }, seat): readonly Device[] =>
    seat === attacker ? [] : [{ name: `seat ${seat}`, id, seat, signer: signerOf(world, id, sitting) }],
  )
  const stuck = went === 'nowhere' ? [`stuck: ${browsers.map(standingOf).join('; ')}`] : []
  const accusations = [...(await falseEvidence(scene, devices)), ...accusedAt(scene)]
  const accused = await record.accused(devices, world.signatures.verify)
  return [...new Set([...record.twice(devices), ...accusations, ...accused, ...stuck])]
}

/** Evidence that honest pages had against someone honest, or that anyone had and is proven; and what proves nothing. */
async function falseEvidence(scene: Scene, devices: readonly Device[]): Promise<readonly string[]> {
  const { world, attacker, evidence, title } = scene
  const faults: string[] = []
  for (const { seat, found } of evidence) {
    const accused = devices.find(({ signer }) => signer.key === found.host)
    const worth = await verifyEvidence(found, world.signatures.verify, title.game)
    const isFalse = accused ? seat !== attacker || worth === 'proven' : seat !== attacker && worth === 'unsound'
    if (isFalse) faults.push(`seat ${seat} accuses ${accused?.name ?? 'someone'}: ${found.offence}, ${worth}`)
  }
  return faults
}

/** Whether an honest page has proven that someone cheats. */
async function isCaught({ world, attacker, evidence, title }: Scene): Promise<boolean> {
  const { verify } = world.signatures
  const own = evidence.filter(({ seat }) => seat !== attacker)
  return (await Promise.all(own.map(({ found }) => verifyEvidence(found, verify, title.game)))).includes('proven')
}

/** Honest pages that name somebody honest, or nobody, as a cheat. */
const accusedAt = ({ browsers, attacker }: Scene): readonly string[] =>
  browsers.flatMap((one, seat) => {
    if (seat === attacker || !one.hasTable()) return []
    const hasNone = one.table().ended() === 'cheated' && !one.table().evidence?.()
    const found = (now(one).cheats ?? []).filter((cheat) => cheat !== attacker)
    return [
      ...(hasNone ? [`seat ${seat} accuses without evidence`] : []),
      ...(found.length > 0 ? [`seat ${seat} calls seats ${found.join()} cheats`] : []),
    ]
  })

function standingOf(one: Browser, seat: Seat): string {
  if (!one.hasTable()) return `seat ${seat} has no table, ${JSON.stringify(one.problem())}`
  const { standing, seq, hash, epoch, hosting, ask, dealing, sitters, pending } = now(one)
  const missing = sitters.flatMap(({ present }, at) => (present ? [] : [at]))
  const asked = choicesOf(ask).map((choice) => choice.seat)
  const role = hosting ? 'hosts' : 'follows'
  const rest = { ask: ask.type, asked, dealing: dealing?.seat, missing, pending, ended: one.table().ended() }
  return `seat ${seat} ${role}: ${standing}, ${seq} ${hash.slice(0, 6)} of epoch ${epoch}, ${JSON.stringify(rest)}`
}
