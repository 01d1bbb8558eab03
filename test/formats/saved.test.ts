import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { version } from '../../package.json' with { type: 'json' }
import { parsePlace } from '../../src/app/address.ts'
import { replyByHand } from '../../src/app/byHand.ts'
import { readEverything } from '../../src/app/device/everything.ts'
import { unpackText } from '../../src/app/files/pack.ts'
import { readLink, readText } from '../../src/app/files/readMatch.ts'
import { readReport } from '../../src/debug/reports.ts'
import { need } from '../../src/kit/assert.ts'
import { checkMatch, isFalse } from '../../src/match/checkMatch.ts'
import { ed25519Signatures } from '../../src/match/ed25519.ts'
import { examine } from '../../src/match/examine.ts'
import { readParcel } from '../../src/match/letters/invitation.ts'
import { readLetter } from '../../src/match/letters/letter.ts'
import { openLetter } from '../../src/match/letters/post.ts'
import { cut } from '../../src/rules/replay.ts'
import { sound } from '../journals.ts'
import { deviceWith } from './device.ts'
import { seated } from './played.ts'
import { saveAll } from './saved.ts'
import { tellDevice, tellMatch, titles } from './tell.ts'

/*
 * Each release has a folder of what it has saved, and later ones must read all of it. One that saves anything in
 * another way gets a folder of its own: PIN=1 writes the files that are missing there, and changes none.
 */

const here = new URL('.', import.meta.url)
const release = need(/^\d+\.\d+/.exec(version), 'a version')[0]

async function pin(): Promise<void> {
  const folder = new URL(`${release}/`, here)
  mkdirSync(folder, { recursive: true })
  const { texts, content } = await saveAll()
  const all = { ...texts, 'content.json': `${JSON.stringify(content, undefined, 1)}\n` }
  for (const [file, text] of Object.entries(all)) {
    const url = new URL(file, folder)
    if (!existsSync(url)) writeFileSync(url, text)
  }
}
if (process.env.PIN) await pin()

const releases = readdirSync(here).filter((name) => /^\d+\.\d+$/.test(name))
const contentSchema = v.record(v.string(), v.unknown())
/** The places that links hold, and what came by post. */
const linksSchema = v.object({ places: v.array(v.string()), letters: v.array(v.string()), byHand: v.string() })
/** The content of a device, and the match that it has sat down at. */
const deviceSchema = v.looseObject({ match: v.string() })

const lost =
  'matches pin an edition that is no longer built in: keep the content.json they had, by the hash in their file, as ' +
  '`earlier` does in src/games/foothills/content/editions.ts'

/** An answer about a match. Fails, with advice, if its edition is gone. */
function soundly<A extends object>(answer: A) {
  expect(answer, lost).not.toHaveProperty('problem.problem.reason', 'otherEdition')
  return sound(answer)
}

const hashOf = (link: string) => new URL(link).hash
const packedIn = (link: string) => {
  const place = parsePlace(hashOf(link))
  return 'packed' in place ? (place.packed ?? '') : ''
}

describe.each(releases)('this page reads what %s saved:', (of) => {
  const text = (file: string) => readFileSync(new URL(`${of}/${file}`, here), 'utf8')
  const content = v.parse(contentSchema, JSON.parse(text('content.json')))
  /** Titles on offer by then. */
  const played = titles.filter(({ id }) => `${id}.match.json` in content)
  const matchIn = async (id: string) => soundly(await readText(titles, text(`${id}.match.json`))).saved

  it.each(played)('a match of $name in a file, with every signature', async ({ id }) => {
    const { journal, title, wrong } = await matchIn(id)
    expect(wrong).toBeUndefined()
    expect(tellMatch(journal)).toEqual(content[`${id}.match.json`])
    const checks = await checkMatch(title.game, journal, ed25519Signatures.verify)
    expect(checks.filter(isFalse)).toEqual([])
    for (const who of ['people', 'host']) expect(checks).toContainEqual({ of: who, found: 'fine' })
  })

  it.each(played)('a match of $name in a link', async ({ id }) => {
    const place = parsePlace(hashOf(text(`${id}.link.txt`)))
    if (place.type !== 'match') throw new Error('no match')
    const { saved } = soundly(await readLink(titles, place.packed ?? ''))
    expect(saved.wrong).toBeUndefined()
    expect({ at: place.at, ...tellMatch(saved.journal) }).toEqual(content[`${id}.link.txt`])
  })

  it.each(played)('a letter of a match of $name, which goes on from the one before', async (title) => {
    const letter = need(readLetter((await unpackText(packedIn(text(`${title.id}.letter.txt`)))) ?? ''), 'a letter')
    const { from, to } = letter
    const { journal } = await matchIn(title.id)
    const opened = await Promise.all(
      (await seated(title)).map(({ writer }) =>
        openLetter(writer, { journal: cut(writer.game, journal, from), parts: [] }, letter),
      ),
    )
    const news = need(
      opened.find(({ type }) => type === 'news'),
      'someone it is news for',
    )
    if (news.type !== 'news') throw new Error('no news')
    expect({ from, to, ...tellMatch(news.desk.journal) }).toEqual(content[`${title.id}.letter.txt`])
  })

  it.each(played)('an edition of $name', async (title) => {
    const data: unknown = JSON.parse((await unpackText(text(`${title.id}.edition.txt`))) ?? '')
    expect(sound(await title.open(data)).game.edition).toEqual(content[`${title.id}.edition.txt`])
  })

  it('links to tables, matches, rules and lessons; and invitations, answers and seats by post', async () => {
    const { places, letters, byHand } = v.parse(linksSchema, JSON.parse(text('links.json')))
    const parcels = letters.map(async (link) => readParcel((await unpackText(packedIn(link))) ?? ''))
    expect({
      places: places.map((link) => parsePlace(hashOf(link))),
      parcels: await Promise.all(parcels),
      byHand: await tableOf(packedIn(byHand)),
    }).toEqual(content['links.json'])
  })

  it('evidence about a host', async () => {
    const found = await examine(text('evidence.json'), ed25519Signatures.verify, async () => undefined)
    expect(found).toEqual(content['evidence.json'])
  })

  it('a report', () => {
    expect(sound(readReport(text('report.json'))).report).toMatchObject(Object(content['report.json']))
  })

  it('everything of a device in one file', async () => {
    const { match, ...known } = v.parse(deviceSchema, content['device.json'])
    const { store } = deviceWith()
    const read = await readEverything({ store, titles, mayAdd: async () => true }, text('device.json'))
    expect({ read, ...(await tellDevice(store, match)) }).toMatchObject(known)
  })

  it('the storage of a browser', async () => {
    const { match, ...known } = v.parse(deviceSchema, content['storage.json'])
    const kept = v.parse(contentSchema, JSON.parse(text('storage.json')))
    const { store } = deviceWith(new Map(Object.entries(kept)))
    expect(await tellDevice(store, match)).toMatchObject(known)
  })
})

/** The table that an invitation by hand leads to. */
async function tableOf(packed: string): Promise<string | undefined> {
  const reply = async (_: string, sdp: string) => ({ sdp, linked: Promise.resolve(false), cancel() {} })
  const none = () => {
    throw new Error('nothing is dialled')
  }
  const network = { listen: none, dial: none, offer: none, reply }
  return (await replyByHand(Promise.resolve(network), packed))?.code
}
