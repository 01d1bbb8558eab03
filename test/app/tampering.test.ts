import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openText } from '../../src/app/files/openText.ts'
import { readText } from '../../src/app/files/readMatch.ts'
import { loadEditions } from '../../src/app/storage/editions.ts'
import { openedMatch } from '../../src/app/storage/openedMatch.ts'
import { makeStore } from '../../src/app/storage/store.ts'
import { titles } from '../../src/games/index.ts'
import { need } from '../../src/kit/assert.ts'
import { readAsking } from '../../src/kit/readAsking.ts'
import type { Reading } from '../../src/kit/slices.ts'
import { verify } from '../../src/lab/verify.ts'
import { type Check, checkMatch, isFalse } from '../../src/match/checkMatch.ts'
import { ed25519Signatures as signatures } from '../../src/match/ed25519.ts'
import { headOf, makeEvidence } from '../../src/match/evidence.ts'
import { extendSigned, makeSigner, sealStep, signStep } from '../../src/match/signing.ts'
import * as words from '../../src/overlay/words/en/evidence.ts'
import type { Entry } from '../../src/rules/body.ts'
import { entryHash, type Journal, lastOf } from '../../src/rules/journal.ts'
import { longestText, writeRecord } from '../../src/rules/record.ts'
import { extend, setupOf } from '../../src/rules/replay.ts'
import { hex32Of, sound } from '../journals.ts'
import { busyClock } from '../kit/busyClock.ts'
import { manualClock } from '../kit/manualClock.ts'
import { openLab, signedMatch } from '../match/signedFile.ts'
import { checkSentence, fileProblem } from '../overlay/english.ts'

const eve = hex32Of('eve')

const { game, journal, host, theirs } = await signedMatch('tampered')
const file = writeRecord(journal)
const store = () => makeStore(() => undefined, manualClock())

/** The page's complaint about a file: when it opens it, or when it is asked to verify it. */
async function pageSays(text: string, reading?: Reading): Promise<string | undefined> {
  const read = await readText(titles, text, reading)
  if ('problem' in read) {
    const { problem } = read
    if (problem.type === 'match') return fileProblem(problem.problem)
    return problem.type === 'evidence' ? problem.text : problem.type
  }
  const { saved } = read
  if (saved.wrong) return fileProblem(saved.wrong)
  const checks = await checkMatch(saved.title.game, saved.journal, signatures.verify)
  const wrong = checks.find((check) => isFalse(check) || isMissing(check))
  return wrong && checkSentence(wrong)
}

const isMissing = ({ found }: Check) => found === 'missing'

/** The laboratory's report, which names anything that can't be checked beside the faults. */
async function labSays(text: string): Promise<readonly string[]> {
  const { wrong, said = [] } = await verify(openLab, text)
  return [...(wrong ? [wrong.sentence] : []), ...said]
}

const lines = file.split('\n')
/** The number of the line of a move by a guest, and of its file line. */
const guests = journal.entries.findLast(({ by, body }) => by === 1 && body.type === 'move')?.seq ?? 0
const swap = (at: number) =>
  lines.map((line, n) => (n === at ? lines[at + 1] : n === at + 1 ? lines[at] : line)).join('\n')
const replaced = (from: RegExp, to: (...found: string[]) => string) => file.replace(from, to)
const turned = (digit = '') => (digit === '0' ? '1' : '0')
const chance = lines.findIndex((line) => line.startsWith('{"chance"'))

/** A signature by someone else over the same entry, and a guest's move that someone else has signed. */
const forger = makeSigner(signatures, eve, setupOf(journal).match)
function resigned(kind: 'sig' | 'seal'): string {
  const step = { journal, effects: [], position: undefined }
  const seq = kind === 'seal' ? lastOf(journal).seq : guests
  const until: Journal = {
    entries: journal.entries.slice(0, seq + 1),
    positions: journal.positions.slice(0, seq + 1),
    tables: journal.tables.slice(0, seq + 1),
    ask: journal.ask,
  }
  const { journal: other } =
    kind === 'seal' ? sealStep({ ...step, journal: until }, forger) : signStep({ ...step, journal: until }, forger)
  const entry = lastOf(other)
  return writeRecord({ entries: journal.entries.with(seq, entry) })
}

const tampered: readonly (readonly [string, string])[] = [
  ['cut off at its end', lines.slice(0, 20).join('\n')],
  ['without its last line, and nothing else', lines.filter((_, at) => at !== lines.length - 3).join('\n')],
  ['with two lines swapped', swap(chance)],
  ['with another setup', replaced(/"seats":2,"options":\{\}/, () => '"seats":2,"options":{"x":1}')],
  ['of another match by its name', replaced(/"match":"(.)/, (_, one) => `"match":"${turned(one)}`)],
  ['with another move', file.replace(lines[guests] ?? '', `${(lines[guests + 2] ?? '').replace(/,$/, '')},`)],
  ['with another draw', replaced(/"chance":"(.)/, (_, one) => `"chance":"${turned(one)}`)],
  [
    'with a forged signature',
    replaced(/"sigs":\{"(\d+)":"(.)/, (_, at, one) => `"sigs":{"${at}":"${one === 'A' ? 'B' : 'A'}`),
  ],
  ['with a move signed by another key', resigned('sig')],
  ['sealed by another key', resigned('seal')],
  ['without its seals', replaced(/"seals":\{[^}]*\}/, () => '"seals":{}')],
  ['without its signatures', replaced(/"sigs":\{[^}]*\}/, () => '"sigs":{}')],
  [
    'with its player’s key exchanged',
    replaced(/("seat":1[^\n]*"key":")[^"]+/, (_, before) => `${before}${forger.key}`),
  ],
]

describe('a match file', () => {
  it('is found to be sound as it was saved', async () => {
    expect(await pageSays(file)).toBeUndefined()
    expect((await verify(openLab, file)).wrong).toBeUndefined()
  })

  it.each(tampered)('%s is found out by the page and by the laboratory, in words', async (_, text) => {
    expect(text).not.toBe(file)
    const said = need(await pageSays(text), 'a sentence')
    expect(said).toMatch(/^[A-Z].+\.$/s)
    expect(await labSays(text)).toContain(said)
  })
})

describe('a match with hidden cards', () => {
  const cards = readFileSync(new URL('../matches/metro-2-seats-tie.json', import.meta.url), 'utf8')
  const without = (what: RegExp) =>
    cards
      .split('\n')
      .filter((line) => !what.test(line))
      .join('\n')
  it.each([
    ['another opening', cards.replace(/"salt":"(.)/, (_, one) => `"salt":"${turned(one)}`)],
    ['another face', cards.replace('"face":"adad"', '"face":"adbb"')],
    ['no deal', without(/"(commits|deal)":/)],
    ['no shuffle', without(/"shuffle":/)],
  ])('is found out with %s, too', async (_, text) => {
    expect(text).not.toBe(cards)
    const said = need(await pageSays(text), 'a sentence')
    expect(await labSays(text)).toContain(said)
  })
})

/** Entries in a row, each after the one before. */
function chained(first: Entry<unknown>, count: number): readonly Entry<unknown>[] {
  const all = [first]
  for (let last = first; all.length < count; all.push(last))
    last = { ...first, seq: last.seq + 1, prev: entryHash(last) }
  return all
}

describe('a file of evidence', () => {
  const wrongEntry = () => {
    const other = sound(extendSigned(game, { ...journal }, 'host', { type: 'mark', note: 'a' }, host))
    const last = lastOf(other.journal)
    const another = sound(extendSigned(game, journal, 'host', { type: 'mark', note: 'b' }, host))
    const heads = [headOf(last), headOf(lastOf(another.journal))]
    return { heads, entries: [last, lastOf(another.journal)] }
  }
  const { heads, entries } = wrongEntry()
  const { match } = setupOf(journal)
  const evidence = makeEvidence(match, host.key, 'rewritten', heads, entries)

  it('says in the page and in the laboratory who did what', async () => {
    const text = JSON.stringify(evidence)
    const said = need(await pageSays(text), 'a sentence')
    expect(said).toContain(words.did.rewritten({ host: words.says.host({ match: match.slice(0, 8) }) }))
    expect((await labSays(text)).join(' ')).toContain(said)
  })

  it('is opened where it is dropped', async () => {
    const kept = store()
    let place: unknown
    const go = (to: unknown) => {
      place = to
    }
    const text = JSON.stringify(evidence)
    const opener = {
      store: kept,
      titles,
      go,
      clock: busyClock(0),
      mayAdd: async () => true,
      editions: await loadEditions(kept, []),
    }
    expect(await openText(opener, text)).toBeUndefined()
    expect([place, await openedMatch(kept)]).toEqual([{ type: 'match' }, text])
  })

  it('is left unread if it is too long for a match', async () => {
    const text = JSON.stringify({ ...evidence, branch: ['x'.repeat(longestText)] })
    expect(await pageSays(text)).toBe(words.says.tooLong)
    expect((await verify(openLab, text)).wrong?.sentence).toBe(words.says.tooLong)
  })

  it.each([
    ['has more lines than anyone has played', 2001, 0],
    ['takes long to read', 100, 50],
  ])('is left unread if it %s, and a person would rather not', async (_, count, ms) => {
    const asked: unknown[] = []
    const unwilling = readAsking(busyClock(ms), async () => {
      asked.push(count)
      return false
    })
    const copies = sound(extendSigned(game, journal, 'host', { type: 'mark', note: 'a' }, host))
    const chain = chained(lastOf(copies.journal), count)
    const text = JSON.stringify({ ...evidence, offence: 'rollback', entries: chain })
    expect(await pageSays(text, unwilling)).toBe(words.says.leftUnread)
    expect(asked).toEqual([count])
    expect(await pageSays(text)).toBe(words.says.unsound)
  })

  it('is left unread if another version of the page has saved it, and is said to be', async () => {
    const text = JSON.stringify({ ...evidence, version: 2, more: true })
    expect(await pageSays(text)).toBe(words.says.otherVersion)
    expect((await verify(openLab, text)).wrong?.sentence).toContain(words.says.otherVersion)
  })

  it.each([
    ['about another host', { ...evidence, host: theirs.key }],
    ['about another match', { ...evidence, match: hex32Of('another') }],
    ['of one line shown twice', { ...evidence, heads: [heads[0], heads[0]] }],
  ])('proves nothing %s, and is said to', async (_, other) => {
    const text = JSON.stringify(other)
    expect(await pageSays(text)).toBe(words.says.unsound)
    expect((await verify(openLab, text)).wrong?.sentence).toContain(words.says.unsound)
  })
})

describe('a line that the rules forbid', () => {
  it('is brought home to its host by name', async () => {
    const bare = sound(extend(game, journal, 'host', { type: 'mark', note: 'c' }))
    const illegal = { ...lastOf(bare.journal), body: { type: 'end' } as const }
    const sealed = sealStep({ ...bare, journal: { ...bare.journal, entries: [...journal.entries, illegal] } }, host)
    const last = lastOf(sealed.journal)
    const text = JSON.stringify(
      makeEvidence(setupOf(journal).match, host.key, 'illegal', [headOf(last)], [...journal.entries, last]),
    )
    const { match } = setupOf(journal)
    expect(await pageSays(text)).toContain(
      words.did.illegal({ host: words.says.hostNamed({ match: match.slice(0, 8), name: 'Blue' }) }),
    )
  })
})
