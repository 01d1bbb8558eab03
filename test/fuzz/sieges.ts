import * as v from 'valibot'
import { need } from '../../src/kit/assert.ts'
import { canonical, parseJson } from '../../src/kit/json.ts'
import { address } from '../../src/link/address.ts'
import type { Link } from '../../src/link/link.ts'
import { entryText, type Signatures, signaturesProblem, signerIn } from '../../src/match/signing.ts'
import type { Body, Entry } from '../../src/rules/body.ts'
import type { Draw } from '../../src/rules/chance.ts'
import { openWish } from '../../src/rules/consent.ts'
import { bodySchema, readBody } from '../../src/rules/entry.ts'
import { lastOf, makeEntry } from '../../src/rules/journal.ts'
import { extend, openJournal } from '../../src/rules/replay.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { type Browser, openRoom, type Title } from '../net/browser.ts'
import { helloBy, listen, type Raw } from '../net/raw.ts'
import { flush, pass, room, seatOf, until, type World } from '../net/world.ts'
import type { Corpus, Traffic } from './corpus.ts'
import { watchEscapes } from './escapes.ts'
import { mutate, mutated } from './mutate.ts'
import { recordedWorld } from './record.ts'

/** An attack that a table is to withstand. */
export interface Siege {
  readonly title: Title
  readonly seed: number
  /** Number of messages. */
  readonly messages: number
  readonly traffic: Traffic
  /** Everyone's signatures; cheap ones if missing. */
  readonly signatures?: Signatures
  /** Time people take for a move meanwhile, ms. */
  readonly pause?: number
  /** Called after every so many messages, a multiple of ten. */
  readonly look?: (browsers: readonly Browser[]) => void
  readonly lookEvery?: number
}

/** The damage done: nothing, if all is well. */
export type Damage = readonly string[]

/** Messages sent in a row, and the time after them, ms: as fast as a host takes them from a guest. */
const burst = 10
const pace = 250
/** Time a table has to recover, ms. */
const recovery = 60_000

/** A table under siege. */
interface Besieged {
  readonly world: World
  readonly browsers: readonly Browser[]
  /** The open links of a browser, the latest last. */
  readonly linksOf: (browser: Browser) => readonly Link[]
}

async function open({ title, seed, traffic, signatures }: Siege): Promise<Besieged> {
  const world = recordedWorld(seed, traffic)
  world.signatures = signatures ?? cheapSignatures
  const links = new Map<string, readonly Link[]>()
  const openOf = (name: string) => (links.get(name) ?? []).filter((one) => one.open)
  world.tap = (name, link) => {
    links.set(name, [...openOf(name), link])
    return link
  }
  const browsers = await openRoom(world, title.game.seats.max > 2 ? 2 : 1, title)
  return { world, browsers, linksOf: ({ storage }) => openOf(storage.secret) }
}

/** Sends a host what guests might say, and more: over the links of those with a seat, and as strangers. */
export async function besiegeHost(siege: Siege): Promise<Damage> {
  const besieged = await open(siege)
  const { world, browsers, linksOf } = besieged
  const { draw } = world
  const { toHost } = siege.traffic
  const other = () => toHost.one(draw)
  const strangers: Raw[] = []
  const submitted = (by: Browser) => {
    const entry = signedEntry(world, by, toHost, by.storage.secret)
    return JSON.stringify({ type: 'submit', id: draw(50), entry })
  }
  const attack = () => {
    const attacker = need(browsers[1 + draw(browsers.length - 1)], 'a guest')
    if (draw(100) === 0) knock(world, strangers, attacker)
    const kind = draw(8)
    if (kind === 0) strangers[draw(strangers.length)]?.link.send(mutate(other(), { draw, other }))
    else
      linksOf(attacker)
        .at(-1)
        ?.send(kind < 3 ? submitted(attacker) : mutate(other(), { draw, other }))
  }
  const end = () => {
    for (const one of strangers) one.link.close('bye')
  }
  return withstand(besieged, attack, siege, end)
}

/** A stranger dials, and says hello with something wrong in it, rightly signed. */
function knock(world: World, strangers: Raw[], { storage }: Browser): void {
  const { draw, entropy, network } = world
  const other = () => '{"name":"Eve","have":{"epoch":2,"seq":9,"hash":"x"},"since":0,"claim":1}'
  const said = { page: entropy(), since: 3, have: { epoch: 1, seq: 3, hash: 'f'.repeat(64) } }
  void network.dial(address(room, 1)).result.then((dialled) => {
    if (!('link' in dialled)) return
    const raw = listen(world, dialled.link)
    strangers.push(raw)
    for (const one of strangers.splice(0, strangers.length - 3)) {
      one.link.close('bye')
      one.heard.splice(0)
    }
    world.clock.after(pace, () => {
      if (!raw.heard.some(({ type }) => type === 'challenge')) return
      const wrong = draw(3) === 0 ? said : { ...said, ...Object(mutated(said, { draw, other })) }
      const secret = draw(4) === 0 ? storage.secret : entropy()
      raw.link.send(JSON.stringify(helloBy(raw, secret, wrong)))
    })
  })
}

/** The next entry of a browser’s journal with something wrong in it, as a rule rightly signed by this secret. */
function signedEntry(
  { draw, signatures }: World,
  { table, hasTable }: Browser,
  corpus: Corpus,
  secret: string,
): Entry<unknown> | undefined {
  const body = bodyLike(corpus, draw)
  if (!hasTable() || !body) return undefined
  const { game, whole } = table()
  const journal = whole()
  const seat = draw(5) === 0 ? draw(4) : Math.max(0, seatOf(table()))
  const read = readBody(body, game.readMove)
  const step = read && extend(game, journal, seat, read)
  const entry =
    step && 'journal' in step
      ? lastOf(step.journal)
      : makeEntry<unknown>(journal.entries.at(-1), seat, body, '0'.repeat(16))
  const sig = signerIn(signatures, secret, journal).sign(entryText(entry))
  // A guest who gives a seat away, or spoils its own part in a draw or a deal, has no one but itself to blame.
  const isWrong = !harmless.has(body.type) || draw(4) === 0
  return { ...entry, sig: isWrong ? `${sig.slice(1)}-` : sig }
}

/** Entries that a guest may rightly sign, whatever is wrong with them, without hurting its own seat. */
const harmless = new Set<Body<unknown>['type']>(['move', 'mark', 'wish', 'answer', 'undo'])

const withBody = v.object({ entry: v.object({ body: v.unknown() }) })

/** The body of an entry that was sent, with something wrong in it that its schema does not notice. */
function bodyLike(corpus: Corpus, draw: Draw): Body<unknown> | undefined {
  const other = () => corpus.one(draw)
  for (let tries = 0; tries < 5; tries++) {
    const sent = v.safeParse(withBody, parseJson(other()))
    if (!sent.success) continue
    const { body } = sent.output.entry
    const read = v.safeParse(bodySchema, draw(3) === 0 ? body : mutated(body, { draw, other }))
    if (read.success) return read.output
  }
  return undefined
}

/** Sends guests what hosts might say, and more, over the links of their own host. */
export async function besiegeGuests(siege: Siege): Promise<Damage> {
  const besieged = await open(siege)
  const { world, browsers, linksOf } = besieged
  const { draw } = world
  const { toGuest } = siege.traffic
  const other = () => toGuest.one(draw)
  const host = need(browsers[0], 'a host')
  // The host itself is honest: nobody else can sign what it, or another seat, has not said.
  const forged = () => {
    const guest = need(browsers[1 + draw(browsers.length - 1)], 'a guest')
    return JSON.stringify({ type: 'entry', entry: signedEntry(world, guest, toGuest, world.entropy()) })
  }
  const attack = () => {
    const links = linksOf(host)
    links[draw(links.length)]?.send(draw(6) === 0 ? forged() : mutate(other(), { draw, other }))
  }
  return withstand(besieged, attack, siege)
}

/** Lets people play while a table is attacked, and says what has come of it. */
async function withstand(
  { world, browsers }: Besieged,
  attack: () => void,
  { messages, pause = 1500, look, lookEvery = messages }: Siege,
  end: () => void = () => {},
): Promise<Damage> {
  const escapes = watchEscapes()
  try {
    for (const one of browsers) one.play(pause)
    // A newcomer takes what its host shows for the match, so all have stored theirs first.
    await pass(world, 8 * burst * pace)
    for (let sent = 0; sent < messages; sent += burst) {
      for (let left = burst; left > 0; left--) escapes.guard(attack)
      await pass(world, pace)
      await reopen(world, browsers, pause)
      if ((sent + burst) % lookEvery === 0) look?.(browsers)
    }
    end()
    await flush()
    return [...escapes.all(), ...(await aftermath(world, browsers))]
  } finally {
    escapes.stop()
  }
}

/** Opens a page again that has left the table, as its person would. */
async function reopen(world: World, browsers: readonly Browser[], pause: number): Promise<void> {
  for (const one of browsers) {
    if (one.hasTable() && one.table().now().standing !== 'closed') continue
    one.end('silent')
    await one.open()
    await until(world, () => one.hasTable(), recovery)
    if (one.hasTable()) one.play(pause)
  }
}

/** Whether all still play one sound match together. */
async function aftermath(world: World, browsers: readonly Browser[]): Promise<Damage> {
  await pass(world, recovery)
  await reopen(world, browsers, 200)
  await pass(world, recovery)
  if (!browsers.every((one) => one.hasTable())) return ['someone has no table']
  const now = () => browsers.map((one) => one.table().now())
  const isOver = () => now().every(({ standing }) => standing === 'over')
  const from = Math.max(...now().map(({ seq }) => seq))
  const isOn = () => now().every(({ seq }) => seq > from + 2)
  const playOn = () => until(world, () => isOn() || isOver(), 5 * recovery)
  for (const one of browsers) one.play(200)
  // Cards may be lost with a host that dealt them, and have to be dealt again.
  const goesOn = (await playOn()) || ((await dealAgain(world, browsers)) && (await playOn()))
  for (const one of browsers) one.rest()
  await pass(world, recovery)
  const damage = await journalDamage(browsers)
  return goesOn ? damage : [`nobody plays on: ${standingsOf(browsers)}`, ...damage]
}

/** All agree to deal the hidden cards again. */
async function dealAgain(world: World, browsers: readonly Browser[]): Promise<boolean> {
  const act = async (one: Browser, body: Body<never>) => {
    void one.table().act(seatOf(one.table()), body)
    await pass(world, 1000)
  }
  await act(need(browsers[0], 'a browser'), { type: 'wish', wish: 'deal' })
  for (const one of browsers) {
    const wish = openWish(one.table().now().table)
    if (wish) await act(one, { type: 'answer', to: wish.seq, yes: true })
  }
  return true
}

const standingsOf = (browsers: readonly Browser[]) =>
  JSON.stringify(
    browsers.map((one) => {
      const { standing, seq, ask, hosting, sitters } = one.table().now()
      return { standing, ended: one.table().ended(), seq, asks: ask.type, hosting, sitters }
    }),
  )

/** The problems with the journals that these hold. */
async function journalDamage(browsers: readonly Browser[]): Promise<Damage> {
  const damage: string[] = []
  const texts = browsers.map((one) => canonical(one.table().journal()))
  if (new Set(texts).size > 1) damage.push(`their journals differ: ${standingsOf(browsers)}`)
  for (const one of browsers) {
    const opened = openJournal(one.table().game, one.table().journal())
    if ('problem' in opened) damage.push(`unsound: ${JSON.stringify(opened.problem)}`)
    const wrong = await signaturesProblem(one.table().journal(), cheapSignatures.verify)
    if (wrong) damage.push(`forged: ${JSON.stringify(wrong)}`)
  }
  return damage
}
