import { writeFile } from 'node:fs/promises'
import { type Crew, inOrder } from '../crew.ts'
import type { MatchFacts } from '../facts.ts'
import { matchesIn } from '../files.ts'
import { type Flags, readText } from '../flags.ts'
import { exit, type Ports } from '../ports.ts'
import { groupedBy } from '../statistics.ts'
import { CommandError } from '../title.ts'
import type { MatchFault } from '../verify.ts'
import { claimsOf, withClaims } from './claims.ts'
import { csvOf } from './csv.ts'
import { type Comparison, compare } from './figures.ts'
import { type MeasuredFile, measure } from './measure.ts'
import { reportPage } from './report.ts'

/** Options chosen less often than this percentage of the times that they are offered count as unused. */
const usualUnused = 2

/** Measures files of matches, and writes a report with plots or the figures as JSON. */
export async function balance(flags: Flags, ports: Ports): Promise<number> {
  if (flags.files.length === 0) throw new CommandError('Which file of matches? Name one, or two to compare.')
  const crew = await ports.crew(flags.whole('workers', ports.cores))
  const all: MeasuredFile[] = []
  try {
    for (const file of flags.files) all.push(await measureFile(file, crew, ports))
    ports.show('')
  } finally {
    await crew.close()
  }
  const [first] = all
  const other = all.find((one) => one.balance.title !== first?.balance.title)
  if (other) throw new CommandError(`“${other.file}” holds matches of another title.`)
  const comparison = compare(all.map(({ facts }) => facts))
  if (flags.has('json')) ports.say(JSON.stringify(jsonOf(all, comparison)))
  else await writeReport(flags, all, comparison, ports)
  return ports.stop.aborted ? exit.interrupted : exit.fine
}

/** The measures of each file, with its figures beside the first file's. */
const jsonOf = (all: readonly MeasuredFile[], { figures, pairs }: Comparison) =>
  all.map(({ file, balance: of }, at) => ({
    file,
    ...of,
    pairs: pairs[at],
    figures: figures.flatMap(({ files, ...name }) => (files[at] ? [{ ...name, ...files[at] }] : [])),
  }))

async function writeReport(
  flags: Flags,
  all: readonly MeasuredFile[],
  comparison: Comparison,
  ports: Ports,
): Promise<void> {
  const id = all[0]?.balance.title
  const name = ports.titles.find((title) => title.id === id)?.name ?? id ?? ''
  const unused = flags.whole('unused', usualUnused) / 100
  const [out, csv, claims] = [flags.text('out') ?? 'balance.html', flags.text('csv'), flags.text('claims')]
  const [first] = all
  // Before anything is written, since the file may have no place for them.
  const claimed = first && claims !== undefined ? withClaims(readText(claims), claimsOf(first, comparison, unused)) : ''
  await writeFile(out, reportPage(name, all, comparison, unused))
  if (csv !== undefined) await writeFile(csv, csvOf(all, comparison))
  if (claims !== undefined) await writeFile(claims, claimed)
  const files = all.map((one) => `${one.file}: ${one.balance.matches} matches`)
  ports.say([...files, out, csv, claims].filter((line) => line !== undefined).join('\n'))
}

async function measureFile(file: string, crew: Crew, ports: Ports): Promise<MeasuredFile> {
  const facts: MatchFacts[] = []
  const unread: MatchFault[] = []
  const survey = ({ text }: { readonly text: string }) => crew.perform('survey', text)
  for await (const one of inOrder(crew, matchesIn(file), survey)) {
    if ('unread' in one) unread.push(one.unread)
    else facts.push(one)
    ports.show(`${file}: ${facts.length} matches`)
    if (ports.stop.aborted) break
  }
  const titles = new Set(facts.map(({ title, edition }) => `${title} ${edition.hash}`))
  if (titles.size > 1)
    throw new CommandError(`“${file}” holds matches of several titles or editions. Give each its own file.`)
  const balance = measure(facts, countsOf(unread.map(({ key }) => key)))
  if (balance) return { file, balance, facts, leftOut: countsOf(unread.map(({ sentence }) => sentence)) }
  const why = unread[0]?.sentence ?? ''
  throw new CommandError(`“${file}” holds no match that can be measured. ${why}`.trim())
}

/** Number of times each text is in a list. */
const countsOf = (texts: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...groupedBy(texts, (text) => text)].map(([text, all]) => [text, all.length]))
