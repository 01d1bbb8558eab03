import { makePlace, type PagePlace } from '../../src/app/address.ts'
import { readEverything, writeEverything } from '../../src/app/device/everything.ts'
import { packMatch, packText } from '../../src/app/files/pack.ts'
import { type Reported, writeReport } from '../../src/debug/reports.ts'
import type { Title } from '../../src/games/title.ts'
import { need } from '../../src/kit/assert.ts'
import { rewriteOf } from '../../src/match/caught.ts'
import { type Invitation, type Parcel, parcelText } from '../../src/match/letters/invitation.ts'
import { letterText } from '../../src/match/letters/letter.ts'
import { wholeLetter } from '../../src/match/letters/post.ts'
import { forkOf } from '../../src/match/merge.ts'
import { type Journal, lastOf } from '../../src/rules/journal.ts'
import { writeRecord } from '../../src/rules/record.ts'
import { setupOf } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { type Player, seeded, takeTurn } from '../match/letters/players.ts'
import { sidings } from '../tiny/title.ts'
import { codes, deviceWith, type Played, usedDevice } from './device.ts'
import { playedByLetters } from './played.ts'
import { tellDevice, tellMatch, titles } from './tell.ts'

/** The texts of files by their names, and what is in each. */
interface Saved {
  readonly texts: Record<string, string>
  readonly content: Record<string, unknown>
}

const linkTo = (place: PagePlace) => `https://table.example/${makePlace(place)}`

function keep({ texts, content }: Saved, file: string, text: string, what: unknown): void {
  texts[file] = text
  content[file] = what
}

/** A match of a title as a file, as a link and as the letter that was sent last; and an edition. */
async function saveTitle(saved: Saved, title: Title): Promise<void> {
  const { id } = title
  const { writer, letter, text } = await playedByLetters(title)
  const { journal } = writer.desk
  const opened = sound(await title.open())
  const what = tellMatch(journal)
  keep(saved, `${id}.match.json`, writeRecord(journal, opened.edition), what)
  const packed = await packMatch(opened, journal)
  keep(saved, `${id}.link.txt`, linkTo({ type: 'match', packed, at: 3 }), { at: 3, ...what })
  const post = linkTo({ type: 'letter', packed: await packText(text) })
  keep(saved, `${id}.letter.txt`, post, { from: letter.from, to: letter.to, ...what })
  const { data } = await opened.values()
  const mine = { ...Object(data), name: 'From 1.0' }
  const { game } = sound(await title.open(mine))
  keep(saved, `${id}.edition.txt`, await packText(JSON.stringify(mine)), game.edition)
}

/** Links of every kind but to matches. */
async function saveLinks(saved: Saved, invitation: Invitation, letter: string): Promise<void> {
  const { match, by } = invitation
  const parcels: readonly Parcel[] = [
    invitation,
    { type: 'reply', match, by: { ...by, name: 'Ŵyn' } },
    { type: 'seat', secret: hex32Of('seat'), letter },
  ]
  const code = codes.hosted
  const places: readonly PagePlace[] = [
    { type: 'room', code },
    { type: 'room', code, secret: hex32Of('seat') },
    { type: 'watch', code: codes.watch },
    { type: 'here', code: codes.local },
    { type: 'post', code: codes.letters },
    { type: 'check', code },
    { type: 'match', at: 12 },
    { type: 'rules', game: 'metro' },
    { type: 'lesson', game: 'metro', stop: 'trains' },
  ]
  const letters: string[] = []
  for (const parcel of parcels) letters.push(linkTo({ type: 'letter', packed: await packText(parcelText(parcel)) }))
  const byHand = await packText(JSON.stringify({ code, sdp: 'v=0' }))
  const links = { places: places.map(linkTo), letters, byHand: linkTo({ type: 'reply', packed: byHand }) }
  keep(saved, 'links.json', `${JSON.stringify(links, undefined, 1)}\n`, { places, parcels, byHand: code })
}

/** Evidence about a host who goes on from the same place in two ways. */
async function saveEvidence(saved: Saved, liar: Player, journal: Journal): Promise<void> {
  await takeTurn(liar, seeded(2))
  const { entries } = liar.desk.journal
  const at = forkOf(journal.entries, entries)
  const evidence = await rewriteOf(journal, need(entries[at], 'another line'), liar.writer.signer.verify)
  const what = { worth: 'proven', offence: 'rewritten', match: setupOf(journal).match.slice(0, 8), line: at }
  keep(saved, 'evidence.json', JSON.stringify(need(evidence, 'evidence')), what)
}

/** Everything of a device as one file, and its storage as it is. */
async function saveDevice(saved: Saved, played: Played): Promise<void> {
  const { kept, store, match } = await usedDevice(played)
  const stored = JSON.stringify(Object.fromEntries(kept))
  keep(saved, 'storage.json', stored, { match, ...(await tellDevice(store, match)) })
  const other = deviceWith()
  const file = await writeEverything(store)
  const read = await readEverything({ store: other.store, titles, mayAdd: async () => true }, file)
  keep(saved, 'device.json', file, { read, match, ...(await tellDevice(other.store, match)) })
}

/** Everything that outlives a page, as today’s code saves it. */
export async function saveAll(): Promise<Saved> {
  const saved: Saved = { texts: {}, content: {} }
  for (const title of titles) await saveTitle(saved, title)
  const { writer, before } = await playedByLetters(sidings)
  const { desk } = writer
  const { match, edition, options, key = '' } = setupOf(desk.journal)
  const by = { key, name: 'Anna', face: 'driver' }
  const invitation: Invitation = { type: 'invitation', match, game: sidings.id, edition: edition.hash, options, by }
  const letter = letterText(wholeLetter(writer.writer, desk))
  await saveLinks(saved, invitation, letter)
  await saveEvidence(saved, { writer: writer.writer, desk: before }, desk.journal)
  await saveDevice(saved, { journal: desk.journal, desk, invitation })
  const report = reportOf(desk.journal)
  keep(saved, 'report.json', writeReport(report), report)
  return saved
}

const reportOf = (journal: Journal): Reported => ({
  said: 'The wagon is grey.',
  at: '2026-11-28T12:00:00.000Z',
  entry: 7,
  position: lastOf(journal).position,
  there: { yard: 7 },
  place: '#/g/7',
  game: sidings.id,
  ruleset: 1,
  edition: 'built in',
  build: '1.0.0',
  browser: 'Firefox 140',
  screen: '800 × 600 at 2',
  table: 'playing',
  seat: 1,
  named: false,
  news: ['entry 7'],
  links: [],
  words: 'Anna is choosing.',
  noPicture: 'none was wanted',
  match: writeRecord(journal),
})
