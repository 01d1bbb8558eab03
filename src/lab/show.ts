import type { Entry } from '../rules/body.ts'
import { knownBy } from '../rules/cards.ts'
import type { GameTypes } from '../rules/game.ts'
import { type Journal, positionOf, tableOf } from '../rules/journal.ts'
import { openRead, readRecord } from '../rules/record.ts'
import { playBody, setupOf } from '../rules/replay.ts'
import { halves } from '../rules/words.ts'
import { matchesIn } from './files.ts'
import type { Flags } from './flags.ts'
import { exit, type Ports } from './ports.ts'
import { CommandError, type LabTitle, openTitle } from './title.ts'
import { wrongOf } from './verify.ts'

/** Tells a match of a file, move by move, in its title's words. */
export async function show(flags: Flags, ports: Ports): Promise<number> {
  const [file] = flags.files
  if (file === undefined || flags.files.length > 1) throw new CommandError('Name one file.')
  const text = await nth(file, flags.whole('match', 1))
  const read = readRecord(text)
  const record = 'record' in read ? read.record : read.good
  const damage = 'problem' in read ? (await wrongOf(read.problem)).sentence : ''
  if (!record) throw new CommandError(`“${file}” can’t be read. ${damage}`)
  const { setup, edition } = record
  const title = await openTitle(ports.titles, setup.game, edition, setup.edition.hash)
  const opened = openRead(title.game, read)
  const journal = 'journal' in opened ? opened.journal : opened.good
  if (journal) for (const line of tellMatch(title, journal)) ports.say(line)
  if ('journal' in opened) return exit.fine
  const { sentence } = await wrongOf(opened.problem, title.words)
  ports.complain(`It can’t be read to its end. ${sentence}`)
  return exit.wrong
}

/** The text of a file's `n`th match. */
async function nth(file: string, n: number): Promise<string> {
  let count = 0
  for await (const { text } of matchesIn(file)) {
    count += 1
    if (count === n) return text
  }
  throw new CommandError(`“${file}” has ${count} matches, so there is no match ${n}.`)
}

function tellMatch<G extends GameTypes>(title: LabTitle<G>, journal: Journal<G>): readonly string[] {
  return [
    ...tellHead(title, journal),
    ...journal.entries.flatMap((entry) => tellEntry(title, journal, entry)),
    ...tellEnd(title, journal),
  ]
}

function tellHead<G extends GameTypes>({ words }: LabTitle<G>, journal: Journal<G>): readonly string[] {
  const { edition, options, match } = setupOf(journal)
  const { seats } = tableOf(journal).roster
  const p = positionOf(journal)
  const sitting = seats.map((seated, seat) => `${words.seat(p, seat)}: ${seated?.name ?? seated?.kind ?? 'no one'}`)
  return [
    `${words.title}, match ${match}`,
    words.edition(edition.name),
    ...(Object.keys(options).length > 0 ? [`Options: ${JSON.stringify(options)}`] : []),
    ...sitting,
    '',
  ]
}

function tellEntry<G extends GameTypes>(
  { game, words }: LabTitle<G>,
  { positions }: Journal<G>,
  { seq, by, body }: Entry<G['move']>,
): readonly string[] {
  const [before, after] = [positions[seq - 1], positions[seq]]
  if (!before || !after) return []
  const effects = playBody(game, before, by, body)?.effects ?? []
  const told = effects.flatMap((effect) => words.effect(after, effect) ?? [])
  const head = headOf(words, before, by, body)
  return head === undefined && told.length === 0
    ? []
    : [`${`${seq}`.padStart(4)}  ${head ?? '·'}`, ...told.map((line) => `        ${line}`)]
}

/** The start of an entry's line, before its effects; undefined for entries that are nothing without effects. */
function headOf<G extends GameTypes>(
  words: LabTitle<G>['words'],
  p: G['position'],
  by: Entry<unknown>['by'],
  body: Entry<G['move']>['body'],
): string | undefined {
  const who = by === 'host' ? 'Host' : words.seat(p, by)
  switch (body.type) {
    case 'move':
      return `${who}: ${words.move(p, body.move, knownBy(body.opens ?? []))}`
    case 'undo':
      return `${who} undid everything after ${body.to}`
    case 'mark':
      return body.note === '' ? undefined : `Note: ${body.note}`
    case 'resign':
      return `${who} resigned`
    case 'end':
      return 'Everyone agreed to stop'
    default:
      return undefined
  }
}

function tellEnd<G extends GameTypes>({ game, words }: LabTitle<G>, journal: Journal<G>): readonly string[] {
  const p = positionOf(journal)
  const outcome = game.outcome(p, journal.ask.type === 'over')
  if (!outcome) return ['', 'The match isn’t over.']
  const seats = outcome.seats.flatMap(({ total, lines }, seat) => [
    `${words.seat(p, seat)}: ${halves(total)}`,
    ...lines.map((line) => {
      const count = words.counted?.(line)
      return `${halves(line.points).padStart(8)}  ${words.score(line)}${count ? ` (${count})` : ''}`
    }),
  ])
  return ['', words.outcome(p, outcome), ...seats]
}
