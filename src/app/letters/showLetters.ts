import { signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { letterText } from '../../match/letters/letter.ts'
import type { LetterTable } from '../../match/letters/letterTable.ts'
import type { LetterNotice, LetterNow, TableLetters } from '../../overlay/letters/letters.ts'
import { lettersText } from '../../overlay/letters/lettersText.ts'
import type { VisitListener } from '../app.ts'
import { packText } from '../files/pack.ts'
import type { Scope } from '../scope.ts'
import { showTable } from '../visit/tableScreen.ts'
import type { World } from '../world.ts'

interface ShownLetters {
  readonly world: World
  readonly code: string
  readonly title: OpenTitle
  readonly table: LetterTable
  /** What there is to say about the letter that was opened. */
  readonly notice: LetterNotice | undefined
  /** Makes the link that moves this seat to another device. */
  readonly seatLink: () => Promise<string>
  readonly scope: Scope
  readonly tell: VisitListener
}

/** Puts a match by letters on the screen, and keeps its letter up to date. */
export async function showLetters({
  world,
  code,
  title,
  table,
  notice,
  seatLink,
  scope,
  tell,
}: ShownLetters): Promise<void> {
  const now = signal<LetterNow>(await letterNow(world, title, table))
  const update = async () => {
    const next = await letterNow(world, title, table)
    if (!scope.ended) now.value = next
  }
  scope.onEnd(table.on(() => void update()))
  const letters: TableLetters = { code, now, notice: signal(notice), sent: () => void table.sent() }
  const ownLink = { link: seatLink, hint: () => lettersText().ownLink }
  showTable(world, title, table, () => ({ role: 'letters', letters, ownLink }), scope, tell)
}

/** The letter as it stands now. Its link takes a while, during which the match may go on: the last one counts. */
async function letterNow(world: World, { words }: OpenTitle, table: LetterTable): Promise<LetterNow> {
  const { letters, sitters, position } = table.now()
  const state = table.state()
  const next = letters?.next
  const to = next === undefined ? undefined : words.seat(position, next)
  const packed = state === 'writing' ? '' : await packText(letterText({ ...table.letter(), to: to ?? '' }))
  return {
    state: state === 'writing' ? undefined : state === 'ready' ? 'ready' : 'sent',
    link: packed === '' ? '' : world.link({ type: 'letter', packed }),
    to,
    forAll: sitters.filter(({ kind }) => kind === 'person').length > 2,
  }
}
