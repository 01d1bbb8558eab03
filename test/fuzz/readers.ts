import { makePlace, parsePlace, typedPlace } from '../../src/app/address.ts'
import { acceptByHand, replyByHand } from '../../src/app/byHand.ts'
import { packMatch, packText } from '../../src/app/files/pack.ts'
import { keptText, readLink, readText } from '../../src/app/files/readMatch.ts'
import { readQuery } from '../../src/app/query.ts'
import { loadRoom } from '../../src/app/storage/rooms.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { writeReport } from '../../src/debug/reports.ts'
import { titles as ours } from '../../src/games/index.ts'
import type { OpenTitle, Title } from '../../src/games/title.ts'
import { fromBase64, toBase64, utf8 } from '../../src/kit/bytes.ts'
import { sha256Bytes } from '../../src/kit/hash.ts'
import { canonical, parseJson } from '../../src/kit/json.ts'
import type { ByHand } from '../../src/link/byHand.ts'
import { readConfig } from '../../src/link/config.ts'
import { framed } from '../../src/link/framed.ts'
import { makeFrames } from '../../src/link/frames.ts'
import { verifyEvidence } from '../../src/match/caught.ts'
import { headOf, makeEvidence } from '../../src/match/evidence.ts'
import { ackText, entryText, makeSigner, sealText } from '../../src/match/signing.ts'
import type { Draw } from '../../src/rules/chance.ts'
import type { MatchOptions } from '../../src/rules/game.ts'
import { entryHash, type Journal, lastOf } from '../../src/rules/journal.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { cut, openJournal } from '../../src/rules/replay.ts'
import { contentOf } from '../games/contents.ts'
import { randomJournal, sound } from '../journals.ts'
import { manualClock } from '../kit/manualClock.ts'
import { cheapSignatures } from '../match/cheapSignatures.ts'
import { tiny } from '../tiny/tiny.ts'
import { sidings } from '../tiny/title.ts'
import { waybillsTitle } from '../waybills/title.ts'
import { mutate, mutated, textOf } from './mutate.ts'
import type { Damage } from './sieges.ts'

/** Something that reads what people open, paste, or have stored. */
export interface Reader {
  readonly name: string
  /** Takes so little time that it can read much more than others. */
  readonly quick?: true
  /** Reads something with mistakes in it; says what it took that is unsound. */
  read(draw: Draw): Promise<string | undefined>
}

const titles: readonly Title[] = [...ours, sidings, waybillsTitle]

async function opened(title: Title): Promise<OpenTitle> {
  return sound(await title.open())
}

/** A match's options if nobody chooses anything. */
function optionsFor(game: OpenTitle['game']): MatchOptions {
  const chosen = game.id === 'sidings' ? { wagons: 9 } : game.id === 'waybills' ? { hand: 2 } : {}
  const read = game.readOptions(chosen)
  if ('options' in read) return read.options
  throw new Error(`no options for ${game.id}`)
}

/** The beginning of a random match of a title. */
async function shortMatch(title: Title, entries: number): Promise<{ title: OpenTitle; journal: Journal }> {
  const open = await opened(title)
  const { game } = open
  const options = optionsFor(game)
  const odd = { aside: 12, note: 12, seated: true }
  const journal = randomJournal(game, Math.max(2, title.seats.min), options, 3, odd)
  return { title: open, journal: cut(game, journal, Math.min(entries, journal.entries.length)) }
}

/** Whether a match that was read replays from its entries alone. */
function unsoundIn(read: Awaited<ReturnType<typeof readText>>): string | undefined {
  if ('problem' in read) return undefined
  const { title, journal } = read.saved
  const again = openJournal(title.game, journal.entries)
  return 'problem' in again ? JSON.stringify(again.problem) : undefined
}

const oneOf = (draw: Draw, list: readonly string[]) => list[draw(list.length)] ?? ''

/** A text with its mistakes, and others like it to take them from. */
const wrong = (texts: readonly string[], draw: Draw): string =>
  mutate(oneOf(draw, texts), { draw, other: () => oneOf(draw, texts) })

/** Every reader, with what it reads when all is well. */
export async function makeReaders(): Promise<readonly Reader[]> {
  const matches = await Promise.all(titles.map((title) => shortMatch(title, 40)))
  const files = matches.map(({ journal }) => writeRecord(journal))
  const links = await Promise.all(matches.map(({ title, journal }) => packMatch(title, journal)))
  return [
    matchFiles(files),
    brokenLines(files),
    briefs(links),
    packedFiles(files),
    reports(files[0] ?? ''),
    ...ours.map(({ id }) => editions(id)),
    editions('snowdonia', { route: 'blaenau' }),
    evidence(),
    addresses(links),
    handInvites(),
    storage(matches.map(({ journal }) => journal)),
    configs(),
    frames(files),
  ]
}

const matchFiles = (files: readonly string[]): Reader => ({
  name: 'match files',
  read: async (draw) => unsoundIn(await readText(titles, wrong(files, draw))),
})

/** Files whose lines were moved, or that were cut off. */
const brokenLines = (files: readonly string[]): Reader => ({
  name: 'broken match files',
  async read(draw) {
    const lines = oneOf(draw, files).split('\n')
    lines.splice(draw(lines.length), draw(3), oneOf(draw, lines), oneOf(draw, oneOf(draw, files).split('\n')))
    return unsoundIn(await readText(titles, lines.slice(0, 1 + draw(2 * lines.length)).join('\n')))
  },
})

/** Links with bits flipped, whose checksum is right all the same. */
const briefs = (links: readonly string[]): Reader => ({
  name: 'links',
  async read(draw) {
    const [game = '', data = ''] = oneOf(draw, links).split('.')
    const bytes = Uint8Array.from(fromBase64(data) ?? [])
    for (let left = draw(4); left > 0; left--) bytes[draw(bytes.length)] = draw(256)
    const row = bytes.slice(4, draw(4) === 0 ? draw(bytes.length) : bytes.length)
    const sum = sha256Bytes(Uint8Array.from([...utf8(`${game}/`), ...row])).slice(0, 4)
    const text = `${game}.${toBase64(Uint8Array.from([...sum, ...row]))}`
    return unsoundIn(await readLink(titles, draw(3) === 0 ? wrongText(text, draw) : text))
  },
})

const wrongText = (text: string, draw: Draw) => {
  const at = draw(text.length + 1)
  return (
    text.slice(0, at) + String.fromCharCode(draw(2) === 0 ? 32 + draw(95) : draw(0xffff)) + text.slice(at + draw(3))
  )
}

const packedFiles = (files: readonly string[]): Reader => ({
  name: 'packed files in links',
  async read(draw) {
    const packed = await packText(wrong(files, draw))
    return unsoundIn(await readLink(titles, draw(2) === 0 ? packed : wrongText(packed, draw)))
  },
})

function reports(match: string): Reader {
  const short = { game: 'foothills', ruleset: 1, edition: 'x', build: 'x', screen: 'x' }
  const about = {
    said: 'x',
    at: '2026-01-01T00:00:00.000Z',
    entry: 1,
    position: '0'.repeat(16),
    there: {},
    place: '#/g/3',
  }
  const rest = { browser: 'x', table: 'x', seat: 0, named: false, news: ['x'], links: [], words: 'x' }
  const text = writeReport({ ...about, ...short, ...rest, match })
  return { name: 'reports', read: async (draw) => unsoundIn(await readText(titles, wrong([text], draw))) }
}

/** Editions: a title that opens with one must play. */
function editions(id: string, chosen?: MatchOptions): Reader {
  const title = titles.find((one) => one.id === id)
  const whole = { ...contentOf(id), name: 'Our own' }
  return {
    name: `editions of ${id}${chosen ? ` with ${canonical(chosen)}` : ''}`,
    async read(draw) {
      const other = () => JSON.stringify(whole)
      const data = parseJson(textOf(mutated(whole, { draw, other })))
      const open = await title?.open(data)
      if (!open || !('game' in open)) return undefined
      const { game } = open
      const options = chosen ?? optionsFor(game)
      const seats = Math.min(game.seats.max, 2 + draw(2))
      return randomJournal(game, seats, options, draw(1000)).ask.type === 'over' ? undefined : 'no end'
    },
  }
}

/** Evidence whose signatures are right, by someone who makes up the rest. */
function evidence(): Reader {
  const secret = 'a'.repeat(32)
  const { verify } = cheapSignatures
  const journal = randomJournal(tiny, 2, { wagons: 9 }, 4)
  const match = 'b'.repeat(32)
  const host = makeSigner(cheapSignatures, secret, match)
  const [one, two] = [lastOf(journal), journal.entries[3] ?? lastOf(journal)]
  const seal = (entry: typeof one) => headOf({ ...entry, seal: host.sign(sealText(match, entry)) })
  return {
    name: 'evidence',
    quick: true,
    async read(draw) {
      const offences = ['rewritten', 'twoJournals', 'rollback', 'seat'] as const
      const offence = offences[draw(4)] ?? 'seat'
      const heads = [seal({ ...one, epoch: 1 + draw(3) }), seal(two)].map(
        (head) => head && (draw(2) === 0 ? asAnother(head, draw) : head),
      )
      const made = makeEvidence(match, host.key, offence, heads, [one, two])
      const other = () => JSON.stringify(made)
      const entries = draw(2) === 0 ? made.entries : mutated(made.entries, { draw, other })
      const whole = { ...made, entries }
      const said = parseJson(textOf(draw(2) === 0 ? whole : mutated(whole, { draw, other })))
      await verifyEvidence(said, verify)
      return undefined
    },
  }
  function asAnother(head: NonNullable<ReturnType<typeof headOf>>, draw: Draw) {
    if (draw(2) === 0) return { ...head, seal: host.sign(ackText(match, head)), as: 'ack' as const }
    const entry = journal.entries.find((each) => entryHash(each) === head.hash) ?? one
    return { ...head, seal: host.sign(entryText(entry)), as: 'entry' as const }
  }
}

/** Addresses: what is read as a place is written and read back the same. */
const addresses = (links: readonly string[]): Reader => ({
  name: 'addresses and seat links',
  quick: true,
  async read(draw) {
    const seat = `?seat=${'0123456789abcdef'.repeat(2)}`
    const known = ['#/r/CDFGH7', `#/r/CDFGH7${seat}`, `#/w/CDFGH7${seat}`, '#/here/C', '#/check/C', '#/rules/metro']
    const all = [...known, '#/g/12', '#/i/abc', ...links.map((link) => `#/g/${link}@3`)]
    let text = oneOf(draw, all)
    for (let left = draw(4); left > 0; left--) text = wrongText(text, draw)
    readQuery(`?${text}`)
    typedPlace(text)
    const place = parsePlace(text)
    const again = parsePlace(makePlace(place))
    return canonical(again) === canonical(place) ? undefined : `${text} reads as another place`
  },
})

/** Invitations made by hand; the network gets only what can be a description. */
function handInvites(): Reader {
  const network: ByHand = {
    listen() {
      throw new Error('nothing listens')
    },
    dial() {
      throw new Error('nothing dials')
    },
    offer: () => new Promise(() => {}),
    reply: async (_, sdp) => ({ sdp, linked: Promise.resolve(false), cancel() {} }),
  }
  const texts = ['{"code":"CDFGH7","sdp":"v=0"}', '{"answer":"v=0"}']
  return {
    name: 'invitations by hand',
    quick: true,
    async read(draw) {
      const packed = await packText(wrong(texts, draw))
      const text = draw(2) === 0 ? packed : wrongText(packed, draw)
      await replyByHand(Promise.resolve(network), text)
      let taken: string | undefined
      const accept = async (answer: string) => {
        taken = answer
        return true
      }
      const isTaken = await acceptByHand({ accept }, text)
      if (isTaken !== (taken !== undefined)) return 'an answer that was none'
      return typeof taken !== 'string' || taken.length <= 20_000 ? undefined : 'a long answer'
    },
  }
}

/** Data stored by this browser or another build of the page. */
function storage(journals: readonly Journal[]): Reader {
  const rooms = ['{"role":"host","secret":"00","game":"x"}', '{"role":"local","seats":["person"]}']
  return {
    name: 'storage',
    async read(draw) {
      const disk = new Map<string, unknown>()
      const store = makeStore(
        () => ({
          get: async (key) => disk.get(key),
          set: async (key, value) => void disk.set(key, value),
          remove: async (key) => void disk.delete(key),
          keys: async () => [...disk.keys()],
        }),
        manualClock(),
      )
      const { entries = [] } = journals[draw(journals.length)] ?? {}
      const half = draw(entries.length + 1)
      const book = { entries: entries.slice(0, half), round: draw(2) }
      const sheet = entries.slice(half, half + 16)
      const other = () => JSON.stringify(book)
      const spoilt = (value: unknown) => (draw(2) === 0 ? value : parseJson(textOf(mutated(value, { draw, other }))))
      disk.set('match/C', spoilt(book))
      disk.set('match/C/0/0', spoilt(sheet))
      disk.set('room/C', parseJson(wrong(rooms, draw)))
      await loadRoom(store, 'C')
      const text = await keptText({ store, titles }, 'C')
      return text === undefined ? undefined : unsoundIn(await readText(titles, text))
    },
  }
}

/** Configuration beside the page, or in a link’s query. */
const configs = (): Reader => ({
  name: 'configuration',
  quick: true,
  async read(draw) {
    const files = [
      '{"signalling":{"host":"a.example","port":443,"path":"/x","secure":true},"iceServers":[{"urls":"stun:a:1"}],"relayOnly":true}',
      '{"signalling":[{"host":"a"}],"iceServers":[{"urls":["turn:a"],"username":"u","credential":"c"}]}',
    ]
    const query = new URLSearchParams({ signal: wrongText('wss://a.example:443/x', draw), ice: wrong(files, draw) })
    const page = `https://b.example/?${query}`
    readConfig({ file: wrong(files, draw), relays: wrong(files, draw), page })
    return undefined
  },
})

/** Bytes below the messages: a whole message that follows must still be read. */
const frames = (texts: readonly string[]): Reader => ({
  name: 'frames',
  quick: true,
  async read(draw) {
    const heard: string[] = []
    const pipe = { send() {}, waiting: () => 0, binding: 'x', shut() {} }
    const { link, heard: hear } = framed('x', pipe, manualClock())
    link.on((event) => {
      if (event.type === 'message') heard.push(event.text)
    })
    const parts = Array.from({ length: 1 + draw(4) }).flatMap(
      (_, at) => makeFrames(draw(20) === 0 ? 'bye' : 'message', oneOf(draw, texts).repeat(1 + draw(5)), at) ?? [],
    )
    for (const part of parts) hear(spoilt(part, draw))
    if (!link.open) return undefined
    for (const part of makeFrames('message', 'at last', 999) ?? []) hear(part)
    return heard.at(-1) === 'at last' ? undefined : 'deaf to what follows'
  },
})

function spoilt(frame: Uint8Array, draw: Draw): unknown {
  switch (draw(8)) {
    case 0:
      return frame.subarray(0, draw(frame.length))
    case 1:
      return [null, 'text', 7, {}, [1], new Uint16Array(3)][draw(6)]
    case 2:
      return new Uint8Array(20_000)
    case 3:
    case 4:
      return frame.map((byte, at) => (at < 6 && draw(3) === 0 ? draw(256) : byte))
    case 5:
      return frame.map((byte) => (draw(200) === 0 ? draw(256) : byte))
    default:
      return frame
  }
}

/** Reads `times` things with mistakes; what throws or is unsound comes back, with the reader’s name. */
export async function readWrongly(reader: Reader, times: number, draw: Draw): Promise<Damage> {
  const damage: string[] = []
  for (let left = times; left > 0; left--) {
    try {
      const unsound = await reader.read(draw)
      if (unsound !== undefined) damage.push(`${reader.name}: ${unsound}`)
    } catch (error) {
      damage.push(`${reader.name}: ${error instanceof Error ? error.stack : error}`)
    }
  }
  return damage
}
