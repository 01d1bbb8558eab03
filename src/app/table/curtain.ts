import type { Now, Table } from '../../match/table.ts'
import type { Ask, Choice, Choose, Seat, Typed } from '../../rules/game.ts'
import { choicesOf } from '../../rules/play.ts'
import { retell } from './retold.ts'

/**
 * Covers the hands at a table. A person alone at this device always sees their own; among several, each has to say that
 * they have the device before their hand is shown, and it is covered when they are no longer asked. Nobody has the
 * device at first, so a reload covers all hands. Without hidden cards there is nothing to cover.
 */
export function withCurtain(given: Table) {
  if (!given.game.hidden) return { table: given, takeDevice: () => {} }
  let holder: Seat | undefined
  let last: { readonly from: Now; readonly holder: Seat | undefined; readonly now: Now } | undefined
  const now = () => {
    const from = given.now()
    if (last?.from !== from || last.holder !== holder) last = { from, holder, now: covered(from, holder) }
    return last.now
  }
  const { table, changed } = retell(given, now)
  return {
    table,
    /** The person of the seat in `now().passTo` has the device. */
    takeDevice() {
      const { passTo } = now()
      if (passTo === undefined) return
      holder = passTo
      changed()
    },
  }
}

/** A table's view while a person, if anyone, holds this device. */
function covered(now: Now, holder: Seat | undefined): Now {
  const here = now.sitters.flatMap(({ kind, mine }, seat) => (mine && kind === 'person' ? [seat] : []))
  return here.length > 1 ? shared(now, here, holder) : showing(now, here[0])
}

function shared(now: Now, here: readonly Seat[], holder: Seat | undefined): Now {
  const asked = choicesOf(now.ask).flatMap(({ seat }) => (here.includes(seat) ? [seat] : []))
  const isHolders = now.ask.type === 'chance' || asked.some((seat) => seat === holder)
  const hand = isHolders ? holder : undefined
  const passTo = isHolders ? undefined : asked[0]
  const front = passTo ?? holder ?? now.front
  const turn = now.ask.type === 'choose' ? hand : undefined
  const ask = withoutMoves(now.ask, (seat) => here.includes(seat) && seat !== hand)
  return { ...showing({ ...now, ask }, hand), turn, passTo, ...(front === undefined ? {} : { front }) }
}

/** The same, with the hand of one seat at most. */
const showing = (now: Now, hand: Seat | undefined): Now => ({
  ...now,
  hand,
  known: (seat) => now.known(seat === hand ? hand : undefined),
})

/** The question, without the moves of some seats, which tell of their cards. */
function withoutMoves(ask: Ask<Typed>, isCovered: (seat: Seat) => boolean): Ask<Typed> {
  if (ask.type !== 'choose') return ask
  const cover = <C extends Choice<Typed>>(choice: C): C => (isCovered(choice.seat) ? { ...choice, moves: [] } : choice)
  const also = ask.also?.map(cover)
  return { ...cover<Choose<Typed>>(ask), ...(also ? { also } : {}) }
}
