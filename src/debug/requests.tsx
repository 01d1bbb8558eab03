import { useSignal } from '@preact/signals'
import type { Answer } from '../match/table.ts'
import { tableRefusal } from '../overlay/text/tableRefusal.ts'
import { Button } from '../overlay/widgets/button.tsx'
import { refusals } from '../overlay/words/en/index.ts'
import type { Entry, WishBody } from '../rules/body.ts'
import { openWish, type Wish } from '../rules/consent.ts'
import type { Game, GameTypes, Refusal, Seat } from '../rules/game.ts'
import type { Journal } from '../rules/journal.ts'
import { lineOf } from '../rules/journal.ts'
import { cut } from '../rules/replay.ts'
import type { Words } from '../rules/words.ts'
import { type Live, notesOn, type PanelProps } from './live.ts'
import { matchText } from './text/match.ts'

/** Why the table or the rules refused something. */
export const refusalText = <G extends GameTypes>(words: Words<G>, refusal: Refusal): string =>
  tableRefusal(refusals, refusal) ?? words.refusal(refusal)

/** Why the table refused an action other than a move; `undefined` if it didn't. */
export const refusalIn = (answer: Answer): string | undefined =>
  answer.type === 'refused' ? (tableRefusal(refusals, answer.refusal) ?? answer.refusal.reason) : undefined

/** The last entry after which a seat had a choice; `undefined` if there is none. */
export function beforeEnd<G extends GameTypes>(
  game: Game<G>,
  { entries, positions, ask }: Journal<G>,
): number | undefined {
  if (ask.type === 'choose') return entries.length - 1
  const isAsked = (position: G['position'] | undefined) => position && game.ask(position)?.type === 'choose'
  return lineOf(entries).findLast(({ seq }) => isAsked(positions[seq]))?.seq
}

const text = matchText.asking

/**
 * The seat of this browser that can make a request now, or why none can: an empty text while a request of ours is open.
 */
export function askerOf({ now, instant, shown }: Live): Seat | string {
  const { sitters, turn, standing } = now.value
  if (!instant.value.isNow) return text.earlier
  if (standing === 'over') return text.over
  if (standing !== 'playing') return text.notPlaying(standing)
  const own = sitters.findIndex(({ mine, kind }) => mine && kind === 'person')
  if (own < 0) return text.replay
  const wish = openWish(shown.table.now().table)
  if (!wish) return turn ?? own
  if (isTestWish(wish.asks) && sitters[wish.by]?.mine) return ''
  return text.open
}

/** The seats that have to agree: other people's. Bots agree to anything. */
const othersOf = ({ now }: Live): readonly Seat[] =>
  now.value.sitters.flatMap(({ mine, kind }, seat) => (kind === 'person' && !mine ? [seat] : []))

/** The names of seats, as text. */
const namesOf = ({ shown, now }: Live, seats: readonly Seat[]): string =>
  seats.map((seat) => shown.words.seat(now.value.position, seat)).join(' and ')

/** Makes a request and agrees to it for all other seats of this browser. Returns why it was refused, if it was. */
async function askFor(live: Live, seat: Seat, asks: WishBody): Promise<string | undefined> {
  const { table } = live.shown
  const said = refusalIn(await table.act(seat, asks))
  if (said !== undefined) return said
  for (;;) {
    const wish = openWish(table.now().table)
    const own = wish?.waitsFor.find((one) => table.now().sitters[one]?.mine)
    if (!wish || own === undefined) return undefined
    const answer = await table.act(own, { type: 'answer', to: wish.seq, yes: true })
    if (answer.type === 'refused') return refusalIn(answer)
  }
}

/** A way to ask all other people for a change to the match, and what its button says if there are none. */
export function useRequest(live: Live, own: string) {
  const refused = useSignal('')
  const seat = askerOf(live)
  const others = othersOf(live)
  return {
    /** Whether nobody here can ask now. */
    barred: typeof seat === 'string',
    label: others.length === 0 ? own : text.ask(namesOf(live, others)),
    /** A note on what a change does to the match. */
    hint: live.shown.table.now().table.isTest ? text.isTest : text.becomesTest,
    /** Why it was last refused; empty if it wasn't. */
    refused: refused.value,
    /** Resolves with false if it was refused. */
    async ask(asks: WishBody): Promise<boolean> {
      if (typeof seat === 'number') refused.value = (await askFor(live, seat, asks)) ?? ''
      return refused.value === ''
    },
  }
}

interface AskedProps extends PanelProps {
  readonly refused: string
}

/** The state of the last request: refused, open or declined. */
export const Asked = ({ live, refused }: AskedProps) => (
  <>
    {refused !== '' && <p class="debug-no">{refused}</p>}
    <Standing live={live} />
  </>
)

function Standing({ live }: PanelProps) {
  const { table } = live.shown
  // Subscribes to new entries.
  void live.now.value.seq
  const entries = table.journal()
  const wish = openWish(table.now().table)
  if (wish && isTestWish(wish.asks)) return <Waiting live={live} wish={wish} />
  const no = refusalOf(entries)
  if (no === undefined) return undefined
  return <p class="debug-no">{text.no(namesOf(live, [no]))}</p>
}

const isTestWish = ({ wish }: WishBody) => wish === 'edit' || wish === 'draws'

function Waiting({ live, wish }: PanelProps & { readonly wish: Wish }) {
  const { table } = live.shown
  const mine = live.now.value.sitters[wish.by]?.mine ?? false
  if (!mine) return <p>{text.fromOther(namesOf(live, [wish.by]))}</p>
  const withdraw = () => void table.act(wish.by, { type: 'answer', to: wish.seq, yes: false })
  return (
    <p class="debug-line" data-waits>
      {text.waits(namesOf(live, wish.waitsFor))}
      <Button label={text.withdraw} data-do="withdraw" onClick={withdraw} />
    </p>
  )
}

/** The seat that declined the last request for a test, if nothing has happened since. */
function refusalOf(entries: readonly Entry<unknown>[]): Seat | undefined {
  const last = entries.at(-1)
  if (last?.body.type !== 'answer' || last.body.yes || last.by === 'host') return undefined
  const asked = entries[last.body.to]
  if (asked?.body.type !== 'wish' || !isTestWish(asked.body)) return undefined
  return asked.by === last.by ? undefined : last.by
}

/** Says why nothing can be changed at the current moment, and leads to one that can be. */
export function Fixed({ live }: PanelProps) {
  const why = askerOf(live)
  if (typeof why === 'number' || why === '') return undefined
  const way = wayOf(live)
  return (
    <div class="debug-fixed" data-fixed>
      <p class="debug-soft">{why}</p>
      <p class="debug-line">
        {way && <Button label={way.label} data-branch-from={way.seq} onClick={way.go} />}
        {!live.instant.value.isNow && <Button label={text.toNow} data-do="to-now" onClick={live.past.toNow} />}
      </p>
    </div>
  )
}

/** The way to a match that can be changed: a branch from the current moment, or from before its end. */
function wayOf(live: Live) {
  const { journal, instant, now, shown } = live
  const whole = journal.value
  const at = instant.value.entry?.seq
  if (!whole || at === undefined) return undefined
  const { table, actions } = shown
  const { standing } = now.value
  const seq = beforeEnd(table.game, cut(table.game, whole, at + 1))
  if (seq === undefined || !(standing === 'over' || table.beyond || !instant.value.isNow)) return undefined
  return {
    seq,
    label: seq === at ? text.branch(seq) : text.branchBefore(seq),
    go: () => void actions.branch(cut(table.game, whole, seq + 1), undefined, notesOn(live)),
  }
}
