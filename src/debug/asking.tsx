import { openWish, type Wish } from '../rules/consent.ts'
import type { Seat } from '../rules/game.ts'
import type { Entry, WishBody } from '../rules/journal.ts'
import type { Live, PanelProps } from './live.ts'
import { refusalIn } from './refusal.ts'
import { matchText } from './text/match.ts'

const text = matchText.asking

/**
 * A seat of this browser for which something may be asked now; or why there is none, as a sentence,
 * which is empty while something like it has been asked from here.
 */
export function askerOf({ now, instant, shown }: Live): Seat | string {
  const { sitters, turn, standing } = now.value
  if (!instant.value.now) return text.earlier
  if (standing === 'over') return text.over
  if (standing !== 'playing') return text.notPlaying(standing)
  const own = sitters.findIndex(({ mine, kind }) => mine && kind === 'person')
  if (own < 0) return text.replay
  const wish = openWish(shown.table.journal())
  if (!wish) return turn ?? own
  if (isTestWish(wish.asks) && sitters[wish.by]?.mine) return ''
  return text.open
}

/** Whose leave it takes, apart from the asker's own seats; bots agree to anything. */
export const othersOf = ({ now }: Live): readonly Seat[] =>
  now.value.sitters.flatMap(({ mine, kind }, seat) => (kind === 'person' && !mine ? [seat] : []))

/** The names of seats, for a sentence. */
export const namesOf = ({ shown, now }: Live, seats: readonly Seat[]): string =>
  seats.map((seat) => shown.words.seat(now.value.position, seat)).join(' and ')

/** Asks for something, and agrees to it for all other seats of this browser. The answer is what is against it. */
export async function askFor(live: Live, seat: Seat, asks: WishBody): Promise<string | undefined> {
  const { table } = live.shown
  const said = refusalIn(await table.act(seat, asks))
  if (said !== undefined) return said
  for (;;) {
    const wish = openWish(table.journal())
    const own = wish?.waitsFor.find((one) => table.now().sitters[one]?.mine)
    if (!wish || own === undefined) return undefined
    const answer = await table.act(own, { type: 'answer', to: wish.seq, yes: true })
    if (answer.type === 'refused') return refusalIn(answer)
  }
}

/** How it stands with what was asked last: still open, or refused. */
export function Asked({ live }: PanelProps) {
  const { table } = live.shown
  // Read so that it is drawn anew with each entry.
  void live.now.value.seq
  const entries = table.journal()
  const wish = openWish(entries)
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
      <button type="button" data-do="withdraw" onClick={withdraw}>
        {text.withdraw}
      </button>
    </p>
  )
}

/** Who said no to the last thing that was asked for a test, if nothing has come since. */
function refusalOf(entries: readonly Entry<unknown>[]): Seat | undefined {
  const last = entries.at(-1)
  if (last?.body.type !== 'answer' || last.body.yes || last.by === 'host') return undefined
  const asked = entries[last.body.to]
  if (asked?.body.type !== 'wish' || !isTestWish(asked.body)) return undefined
  return asked.by === last.by ? undefined : last.by
}
