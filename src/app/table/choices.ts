import type { OpenTitle } from '../../games/title.ts'
import type { Now } from '../../match/table.ts'
import type { AskedSeat, Barred, BarredCase, Choices } from '../../overlay/choices/choices.ts'
import { barMoves } from '../../overlay/table/bar.ts'
import { consequence } from '../../overlay/table/consequence.ts'
import { type Forbidden, forbiddenBy } from '../../rules/forbidden.ts'
import type { Choice, Seat, Typed } from '../../rules/game.ts'
import type { Guide } from '../../rules/guide.ts'
import { choiceOf, choicesOf } from '../../rules/play.ts'
import { ruleLink } from '../../rules/words.ts'

/** The most cases of a rule, and the most things of a case, told one by one. */
const most = { cases: 4, things: 6 } as const

type Told = Pick<OpenTitle, 'game' | 'words'>

/** Tells what can be done at a table now: by me if I am asked, or else by those whom it waits for. */
export async function tellChoices(title: Told & Pick<OpenTitle, 'guide'>, now: Now): Promise<Choices> {
  const guide = await title.guide?.()
  const { ask, turn } = now
  const mine = turn === undefined ? undefined : choiceOf(ask, turn)
  const asked = (mine ? [mine] : choicesOf(ask)).map((choice) => tellAsked(title, guide, now, choice, choice === mine))
  return { asked, barred: mine && guide ? tellBarred(title, guide, now, mine.seat) : [] }
}

function tellAsked(
  { game, words }: Told,
  guide: Guide | undefined,
  { position, known: knownBy, hand }: Now,
  { seat, moves }: Choice<Typed>,
  mine: boolean,
): AskedSeat {
  const known = knownBy(hand)
  const bringing = (move: Typed): string =>
    guide?.brings(position, move) ?? consequence({ game, words }, { position, seat, known }, [move])
  return {
    name: words.seat(position, seat),
    mine,
    moves: barMoves(words, position, moves, known).map(({ move, label }) => ({ move, label, brings: bringing(move) })),
  }
}

/** Everything else that the seat might want, by the rule against it. */
function tellBarred({ game, words }: Told, guide: Guide, now: Now, seat: Seat): readonly Barred[] {
  const { position, known, hand } = now
  const wants = guide.intentions(position, seat)
  const groups = forbiddenBy(game, position, seat, wants, words.refusal, undefined, known(hand))
  const reasons = [...new Set(groups.map(({ refusal }) => refusal.reason))]
  return reasons.map((reason) => {
    const under = groups.filter(({ refusal }) => refusal.reason === reason)
    const cases = under.flatMap((group) => casesOf(guide, position, wants, group))
    const rule = ruleLink(words, under[0]?.refusal.section ?? '')
    const more = Math.max(0, cases.length - most.cases)
    return { rule, cases: cases.slice(0, most.cases), more }
  })
}

/** The kinds of thing of which everything is ruled out make one case; of any other, its things are named. */
function casesOf(
  guide: Guide,
  position: Now['position'],
  wants: readonly unknown[],
  { text: why, intentions }: Forbidden<unknown>,
): readonly BarredCase[] {
  const among = (all: readonly unknown[], deed: string) => all.filter((want) => guide.deed(want) === deed)
  const deeds = [...new Set(intentions.map(guide.deed))]
  const isWhole = (deed: string) => among(intentions, deed).length === among(wants, deed).length
  const whole = deeds.filter(isWhole)
  const parts = deeds.filter((deed) => !isWhole(deed))
  return [
    ...(whole.length > 0 ? [{ deeds: whole, things: [], more: 0, why }] : []),
    ...parts.map((deed) => {
      const named = among(intentions, deed).map((want) => guide.thing(position, want))
      const things = [...new Set(named)].filter((thing) => thing !== '')
      const more = Math.max(0, things.length - most.things)
      return { deeds: [deed], things: things.slice(0, most.things), more, why }
    }),
  ]
}
