import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { need } from '../../src/kit/assert.ts'
import { exit } from '../../src/lab/ports.ts'
import { verify } from '../../src/lab/verify.ts'
import type { Check } from '../../src/match/checkMatch.ts'
import { unchecked, match as verdicts } from '../../src/overlay/words/en/check.ts'
import type { Problem, ProblemReason } from '../../src/rules/problem.ts'
import { openRead, readRecord, writeRecord } from '../../src/rules/record.ts'
import { hex32Of } from '../journals.ts'
import { openLab, signedMatch } from '../match/signedFile.ts'
import { checkSentence, fileProblem } from '../overlay/english.ts'
import { inLab, testFolder } from './laboratory.ts'

const { file, remove } = testFolder()
afterAll(remove)

const { game, journal } = await signedMatch('recorded')
const text = writeRecord(journal)
const another: Loose = JSON.parse(writeRecord((await signedMatch('another')).journal))

/** A file as tests change one. */
interface Loose {
  [field: string]: unknown
  setup: Record<string, unknown>
  entries: Record<string, unknown>[]
  checks: string
  sigs: Record<string, string>
  seals: Record<string, string>
}

/** The same file with a change. */
function changed(change: (match: Loose) => void): string {
  const match: Loose = JSON.parse(text)
  change(match)
  return JSON.stringify(match)
}

/** The same where all that follows from its lines fits again, as by someone who hasn’t the keys. */
function recast(change: (match: Loose) => void): string {
  const bare = changed((match) => {
    change(match)
    match.checks = ''
  })
  const opened = openRead(game, readRecord(bare))
  const again = 'journal' in opened ? opened.journal : need(opened.good, 'a journal')
  return writeRecord(again)
}

/** The same with a piece of its text replaced. */
function edited(from: string | RegExp, to: string): string {
  const other = text.replace(from, to)
  expect(other).not.toBe(text)
  return other
}

const { sigs, seals }: Loose = JSON.parse(text)
const [first, second] = Object.keys(sigs)
const at = {
  first: need(first, 'a signature'),
  second: need(second, 'another'),
  seal: need(Object.keys(seals)[0], 'a seal'),
}
/** The same signature but for one bit. */
const bit = (sig = '') => `${String.fromCharCode(sig.charCodeAt(0) ^ 1)}${sig.slice(1)}`
/** The entry of a draw, which is the line before it among those of the file. */
const draw = journal.entries.findIndex(({ body }) => body.type === 'chance') - 1
const line = (match: Loose, which: number) => need(match.entries.at(which), 'a line')
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

const missing = { people: { of: 'people', found: 'missing' }, host: { of: 'host', found: 'missing' } } as const
const wrong = { people: { of: 'people', found: 'false' }, host: { of: 'host', found: 'false' } } as const

type Found = ProblemReason | Problem | Check | { readonly said: string }
type Tampered = readonly [name: string, text: () => string, found: Found]

/** Files in which nothing is wrong, though nobody has to have played them. */
const unproven: readonly Tampered[] = [
  ['without signatures', () => changed((match) => void Object.assign(match, { sigs: {} })), missing.people],
  ['without seals', () => changed((match) => void Object.assign(match, { seals: {} })), missing.host],
  ['without either', () => changed((match) => void Object.assign(match, { sigs: {}, seals: {} })), missing.people],
  ['without the fields of either', () => edited(/,"sigs":.*/, '}'), missing.host],
  ['without one of its signatures', () => changed((match) => void delete match.sigs[at.first]), missing.people],
  [
    'with a signature at another line',
    () =>
      changed((match) => void Object.assign(match, { sigs: { ...sigs, [at.first]: undefined, 3: sigs[at.first] } })),
    missing.people,
  ],
  ['without its end, cast again', () => recast((match) => void match.entries.pop()), missing.host],
  ['with a line more, cast again', () => recast((match) => void match.entries.push({ mark: 'a' })), missing.host],
  [
    'without keys, cast again',
    () =>
      recast((match) => {
        delete match.setup.key
        for (const entry of match.entries) delete entry.key
      }),
    { of: 'people', found: 'none' },
  ],
  ['with a list of signatures', () => changed((match) => void Object.assign(match, { sigs: ['a'] })), missing.people],
]

/** Files in which something is wrong. */
const found: readonly Tampered[] = [
  [
    'with two signatures swapped',
    () =>
      changed((match) => void Object.assign(match.sigs, { [at.first]: sigs[at.second], [at.second]: sigs[at.first] })),
    wrong.people,
  ],
  ['with one bit of a signature changed', () => edited(sigs[at.first] ?? '', bit(sigs[at.first])), wrong.people],
  ['with one bit of a seal changed', () => edited(seals[at.seal] ?? '', bit(seals[at.seal])), wrong.host],
  [
    'with the seal of another match',
    () => changed((match) => void Object.assign(match, { seals: another.seals })),
    wrong.host,
  ],
  ['with a signature for a seal', () => edited(seals[at.seal] ?? '', sigs[at.first] ?? ''), wrong.host],
  ['with a seal for a signature', () => edited(sigs[at.first] ?? '', seals[at.seal] ?? ''), wrong.people],
  ['with an empty signature', () => edited(sigs[at.first] ?? '', ''), wrong.people],
  ['with an endless signature', () => edited(sigs[at.first] ?? '', 'A'.repeat(10_000)), 'badField'],
  [
    'of another match by its name',
    () => recast(({ setup }) => void Object.assign(setup, { match: hex32Of('x') })),
    wrong.people,
  ],
  [
    'with another draw, cast again',
    () => recast((match) => void Object.assign(line(match, -2), { chance: hex32Of('x') })),
    wrong.people,
  ],
  [
    'with another key of a player, cast again',
    () => recast((match) => void Object.assign(line(match, 1), { key: line(match, 0).key })),
    wrong.people,
  ],
  [
    'with another key of the host, cast again',
    () => recast(({ setup, ...match }) => void Object.assign(setup, { key: line({ setup, ...match }, 1).key })),
    wrong.people,
  ],
  [
    'with another draw',
    () => changed((match) => void Object.assign(line(match, draw), { chance: hex32Of('x') })),
    'wrongHash',
  ],
  ['with a gap', () => changed((match) => void match.entries.splice(-3, 1)), 'noChanceAsked'],
  ['with a line twice', () => changed((match) => void match.entries.splice(3, 0, line(match, 3))), 'illegalMove'],
  [
    'with a line moved',
    () => changed((match) => void match.entries.push(...match.entries.splice(5, 1))),
    'illegalMove',
  ],
  ['without its last line', () => changed((match) => void match.entries.pop()), 'cutOff'],
  ['with a line more', () => changed((match) => void match.entries.push({ mark: 'a' })), 'wrongHash'],
  [
    'with a move by someone else',
    () => changed((match) => void Object.assign(line(match, 3), { by: 1 })),
    'illegalMove',
  ],
  [
    'with an impossible position',
    () => changed((match) => void match.entries.splice(4, 0, { mark: 'a', position: { yard: -1 } })),
    'notAgreed',
  ],
  [
    'with a checksum cut off',
    () => changed((match) => void Object.assign(match, { checks: match.checks.slice(0, -4) })),
    'wrongHash',
  ],
  [
    'with another hash',
    () => edited(/"hash":"([0-9a-f])/g, '"hash":"0'),
    { reason: 'otherEdition', detail: 'Reconstructed' },
  ],
  [
    'of a game by another name',
    () => edited('"game":"foothills"', '"game":"metro"'),
    { reason: 'otherEdition', detail: 'Reconstructed' },
  ],
  [
    'of a game that isn’t there',
    () => edited('"game":"foothills"', '"game":"__proto__"'),
    { said: 'There is no title “__proto__”.' },
  ],
  ['of another edition by name', () => edited('"Reconstructed"', '"Printed"'), 'wrongHash'],
  ['of other rules', () => edited('"ruleset":1', '"ruleset":2'), { reason: 'otherRuleset', detail: '2' }],
  ['of another version', () => edited('"version":1', '"version":2'), 'otherVersion'],
  ['with a field twice', () => edited('"sigs":', '"hash":"","sigs":'), 'badField'],
  ['with a field too many', () => edited('"sigs":', '"more":1,"sigs":'), 'badField'],
  ['with a line of two kinds', () => changed((match) => void Object.assign(line(match, 3), { undo: 1 })), 'badField'],
  ['with a huge number of seats', () => edited('"seats":2', '"seats":1e308'), 'badField'],
  ['with an endless number', () => edited('{"chance":', '{"undo":1e999,"by":0},\n{"chance":'), 'badField'],
  ['with a number of no entry', () => edited('{"chance":', '{"undo":999999999,"by":0},\n{"chance":'), 'undoNotFree'],
  ['nested deep', () => edited('"options":{}', `"options":${nested(50_000)}`), 'notJson'],
  ['nested deep in a move', () => edited('{"type":"take","kind":"iron"}', nested(90)), 'badField'],
  [
    'with lines that are no list',
    () => changed((match) => void Object.assign(match, { entries: { 0: 1 } })),
    'badField',
  ],
  ['with a line that is none', () => edited('{"chance":', '7,\n{"chance":'), 'badField'],
  ['with numbers for checks', () => changed((match) => void Object.assign(match, { checks: 7 })), 'badField'],
  ['that is empty', () => '', 'notJson'],
  ['that is nothing', () => 'null', 'notMatch'],
  ['cut off', () => text.slice(0, 900), 'notJson'],
]

/** The sentence for what was found, without the place, which comes after it. */
function sentenceOf(what: Found): string {
  if (typeof what === 'string') return fileProblem({ reason: what })
  if ('said' in what) return what.said
  return 'of' in what ? checkSentence(what) : fileProblem(what)
}

describe('a match file', () => {
  it('is right as it was recorded, and says that keys aren’t people', async () => {
    const { wrong: none, isUnproven, said } = await verify(openLab, text)
    expect([none, isUnproven]).toEqual([undefined, undefined])
    expect(said?.at(-1)).toBe(unchecked)
    expect(unchecked).toContain('Keys aren’t people')
  })

  it.each(unproven)('%s is not proven', async (_, make, what) => {
    const { wrong: none, isUnproven, said = [] } = await verify(openLab, make())
    expect([none, isUnproven]).toEqual([undefined, true])
    expect(said[0]).toBe(`${verdicts.unsigned}.`)
    expect(said).toContain(sentenceOf(what))
  })

  it.each(found)('%s is not sound', async (_, make, what) => {
    const { wrong: fault, isUnproven } = await verify(openLab, make())
    expect(isUnproven).toBeUndefined()
    expect(fault?.sentence.startsWith(sentenceOf(what)), fault?.sentence).toBe(true)
  })
})

describe('the laboratory', () => {
  const name = file('one.json')
  it.each([
    ['proven', text, exit.fine],
    ['sound, but not proven', need(unproven[2], 'a file')[1](), exit.unproven],
    ['not sound', need(found[1], 'a file')[1](), exit.wrong],
  ])('ends its check of a match that is %s with a code of its own', async (_, what, code) => {
    writeFileSync(name, what.replaceAll('\n', ''))
    const printed = await inLab(['verify', name])
    expect(printed.code).toBe(code)
    expect(printed.said.join('\n')).toContain(
      code === exit.fine ? '1 of 1 matches are right' : '0 of 1 matches are right',
    )
  })
})
