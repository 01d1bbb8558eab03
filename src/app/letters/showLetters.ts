import { signal } from '@preact/signals'
import type { OpenTitle } from '../../games/title.ts'
import { makeSerial } from '../../kit/serial.ts'
import { letterText } from '../../match/letters/letter.ts'
import type { LetterTable } from '../../match/letters/letterTable.ts'
import type { LetterNotice, LetterNow, TableLetters } from '../../overlay/letters/letters.ts'
import { lettersText } from '../../overlay/letters/lettersText.ts'
import type { Seat } from '../../rules/game.ts'
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
  /** The notice about the letter that was opened, if it has changed nothing. */
  readonly notice: LetterNotice | undefined
  /** Makes the link that moves this seat to another device. */
  readonly seatLink: () => Promise<string>
  readonly scope: Scope
  readonly tell: VisitListener
}

/** Puts a match by letters on the screen, and keeps its letter up to date. */
export async function showLetters(shown: ShownLetters): Promise<void> {
  const { world, code, title, table, notice, seatLink, scope, tell } = shown
  const now = signal<LetterNow>(await letterNow(shown))
  // A link takes a while, so that an older one could come last.
  const serial = makeSerial()
  const update = () =>
    serial(async () => {
      const next = await letterNow(shown)
      if (!scope.ended) now.value = next
    })
  scope.onEnd(table.on(() => void update()))
  const letters: TableLetters = { code, now, notice: signal(notice), sent: () => void table.sent() }
  const ownLink = { link: seatLink, hint: () => lettersText().ownLink }
  showTable(world, title, table, () => ({ role: 'letters', letters, ownLink }), scope, tell)
  await meetOthers(shown)
}

/** Goes on live with those who have the same match open, as long as it goes on and there is a network. */
async function meetOthers({ world, table, scope }: ShownLetters): Promise<void> {
  const { sitters, table: state, standing } = table.now()
  const seats = sitters.flatMap(({ kind, mine }, seat) => (kind === 'person' ? [{ seat, mine }] : []))
  const own = seats.find(({ mine }) => mine)?.seat
  const others = seats.filter(({ mine }) => !mine).map(({ seat }) => seat)
  const match = state.setup?.match
  if (own === undefined || match === undefined || standing === 'over') return
  const [network, { goLive }] = await Promise.all([world.network(), import('./live.ts')])
  if (scope.ended) return
  const people = goLive({ network, clock: world.clock, match, table, own, others }, scope)
  scope.onEnd(people.on(() => table.meet(people.seats())))
}

/** The letter as it stands now. */
async function letterNow({ world, title, table }: ShownLetters): Promise<LetterNow> {
  const { letters, sitters, position } = table.now()
  const { words } = title
  const state = table.state()
  const next = letters?.next
  const nameOf = (seat: Seat) => sitters[seat]?.name ?? words.seat(position, seat)
  const to = next === undefined ? undefined : nameOf(next)
  const packed = state === 'writing' ? '' : await packText(letterText({ ...table.letter(), to: to ?? '' }))
  return {
    state: state === 'writing' ? undefined : state === 'ready' ? 'ready' : 'sent',
    link: packed === '' ? '' : world.link({ type: 'letter', packed }),
    to,
    live: (letters?.live ?? []).map(nameOf),
    forAll: sitters.filter(({ kind }) => kind === 'person').length > 2,
  }
}
