import { filled, type Translation } from '../../../kit/language.ts'
import { sectionTitle } from '../../../rules/book.ts'
import type { Flaw } from '../../../rules/flaw.ts'
import type { Outcome, Refusal } from '../../../rules/game.ts'
import type { OptionField } from '../../../rules/title.ts'
import { refusalText, type Tally } from '../../../rules/words.ts'
import { type Box, cardIn } from '../box.ts'
import { goods } from '../content/edition.ts'
import type { Effect } from '../effects.ts'
import type { Position } from '../position.ts'
import type { Reason } from '../reasons.ts'
import { sections } from '../sections.ts'
import { aboutText } from './about.ts'
import { effectText } from './effects.ts'
import { moveText, shortText, trialText } from './moves.ts'
import { cardName, eventText, goodsText, seatName, seatNames, segmentName, sentence } from './names.ts'
import { offerForm } from './offer.ts'
import { promptText } from './prompts.ts'
import { farText, holdingsText, tableText } from './table.ts'
import type { DwarvenWords, Locale } from './words.ts'

const builtIn = 'Five treasures'

/** Dwarven Rails in a language, with the values of an edition. */
const wordsIn = (t: Locale, box: Box, flaw: DwarvenWords['flaw']): DwarvenWords => ({
  flaw,
  language: t.title.language,
  title: 'Dwarven Rails',
  ambience: t.title.ambience,
  edition: (name) => (name === builtIn ? t.title.builtIn : t.title.loaded({ name })),
  seat: (p, seat) => seatName(t, p, seat),
  prompt: (p, choice) => promptText(t, box, p, choice),
  move: (p, move) => moveText(t, box, p, move),
  short: (p, move) => shortText(t, box, p, move),
  trial: (p, move) => trialText(t, box, p, move),
  formName: ({ phase }) => (phase === 'deals' ? t.offer.name : undefined),
  form: (p, seat, chosen) => offerForm(t, box, p, seat, chosen),
  effect: (p, effect) => effectText(t, box, p, effect),
  tally: (_, effect) => tallyText(t, box, effect),
  table: (p) => tableText(t, box, p),
  holdings: (p, seat) => holdingsText(t, box, p, seat),
  far: (p) => farText(t, box, p),
  refusal: refusalText((refusal) => refusedText(t, box, refusal)),
  section: sectionTitle(sections, t.sections),
  score: ({ source }) => scoreText(t, source),
  outcome: (p, outcome) => outcomeText(t, p, outcome),
  card: (card) => cardName(t, box, card),
  segment: (p, segment) => segmentName(t, box, p, segment),
  goods: (good, count) => goodsText(t, good, count),
  event: (card) => eventText(t, box, card),
  about: (p, subject, viewer = -1) => aboutText(t, box, p, subject, viewer),
})

/** The source of Cu in the final reckoning. */
function scoreText(t: Locale, source: string): string {
  const good = goods.find((one) => one === source)
  if (good) return sentence(t.scores.sold({ goods: t.named.goods[good] }))
  return source === 'start' || source === 'tickets' ? t.scores[source] : t.scores.spent
}

/** The item that an effect adds to statistics. */
function tallyText(t: Locale, box: Box, effect: Effect): Tally | undefined {
  const { tallies } = t
  const named = (card: number) => sentence(cardName(t, box, card))
  switch (effect.type) {
    case 'event':
      return { heading: tallies.events, name: named(effect.card) }
    case 'claimed':
      return { heading: tallies.tickets, name: named(effect.card) }
    case 'took':
      return { heading: tallies[kindTaken(box, effect.card)], name: named(effect.card) }
    case 'shipped':
      return { heading: tallies.shipped, name: named(effect.mine), points: effect.money }
    case 'die':
      return { heading: tallies.dice, name: `${effect.die}` }
    default:
      return undefined
  }
}

function kindTaken(box: Box, card: number): 'mines' | 'haulers' | 'people' {
  const { kind } = cardIn(box, card)
  return kind === 'mine' ? 'mines' : kind === 'transport' ? 'haulers' : 'people'
}

/** The winner with the most copper, or by the goods left on mines. */
function outcomeText({ scores, ...t }: Locale, p: Position, { seats, winners }: Outcome): string {
  const cu = seats[winners[0] ?? 0]?.total ?? 0
  const names = seatNames({ scores, ...t }, p, winners)
  if (names.length > 1) return scores.shared({ names, cu })
  const isTied = seats.filter(({ total }) => total === cu).length > 1
  return (isTied ? scores.wonGoods : scores.won)({ name: names[0] ?? '', cu })
}

/** A language’s sentences about flaws. */
type Flaws = Translation<typeof import('../words/en/flaws.ts')>

/** Everything Dwarven Rails says in a language, but for its book; the sentences of flaws load when one is needed. */
export function textIn(t: Locale, flaws: () => Promise<Flaws>) {
  const flawText = async (flaw: Flaw) => flawIn(await flaws(), flaw)
  return {
    locale: t,
    captions: captionsIn(t),
    /** Captions of its own sounds, and of others where it has words of its own. */
    soundCaptions: t.sounds,
    optionFields: optionsIn(t),
    /** Text of a flaw in an edition, options or a made-up position. */
    flawText,
    /** Its words, with the values of an edition. */
    wordsWith: (box: Box) => wordsIn(t, box, flawText),
  }
}

const isReason = (flaws: Flaws, reason: string): reason is keyof Flaws => Object.hasOwn(flaws, reason)

/** A flaw, after the path to where it is. */
function flawIn(flaws: Flaws, { reason, at, amounts }: Flaw): string {
  const fact = (name: string) => String(amounts[name])
  const facts = {
    need: fact('need'),
    have: fact('have'),
    card: fact('card'),
    seats: fact('seats'),
    site: fact('site'),
    expected: fact('expected'),
    received: fact('received'),
  }
  return `${at || flaws.whole}: ${isReason(flaws, reason) ? filled(flaws[reason], facts) : flaws.impossible}`
}

/** The choices before a match of Dwarven Rails. */
export const optionsIn = ({ options: { paperClip, openMoney, deals, advanced } }: Locale): readonly OptionField[] => [
  { key: 'paperClip', kind: 'switch', default: true, ...paperClip },
  { key: 'openMoney', kind: 'switch', default: false, ...openMoney },
  {
    key: 'deals',
    kind: 'choice',
    default: 0,
    label: deals.label,
    hint: deals.hint,
    choices: [
      { label: deals.usual, value: undefined },
      { label: deals.on, value: true },
      { label: deals.off, value: false },
    ],
  },
  { key: 'advanced', kind: 'switch', default: false, ...advanced },
]

/** The text printed on the table itself, and the names of its things. */
export const captionsIn = ({ captions: { papers, pawn, ...captions }, named, moves: { brief }, offer }: Locale) => ({
  ...captions,
  ...papers,
  ...pawn,
  stages: named.steps,
  goods: named.goods,
  people: captions.tabs.people,
  mines: captions.tabs.mines,
  turn: (turn: number) => captions.turn({ turn }),
  toLay: (segments: number) => captions.toLay({ segments }),
  under: (money: number) => captions.under({ money }),
  aTurn: (money: number) => captions.aTurn({ money }),
  toGoal: (money: number) => captions.toGoal({ money }),
  money: (money: number) => captions.money({ money }),
  left: (money: number) => captions.left({ money }),
  atMost: (money: number) => captions.atMost({ money }),
  makeOffer: offer.name,
  take: brief.take,
  leave: brief.leave,
  forgo: brief.forgo,
  bid: brief.bid,
  drop: brief.drop,
})

const isRefusal = ({ refusals }: Locale, reason: string): reason is Reason => Object.hasOwn(refusals, reason)

/** The sentence for something that was refused. */
export const refusedText = (t: Locale, box: Box, { reason, amounts }: Refusal): string =>
  isRefusal(t, reason) ? sentence(filled(t.refusals[reason], factsOf(t, box, reason, amounts))) : t.title.refused

function factsOf(t: Locale, box: Box, reason: Reason, amounts: Refusal['amounts']) {
  const fact = (name: string) => Number(amounts[name] ?? 0)
  const role = reason === 'noAgent' ? 'agent' : 'surveyor'
  return {
    pawn: t.named.pawn[role]({ rating: fact('rating') }),
    rating: fact('rating'),
    need: fact('need'),
    most: fact('most'),
    strength: fact('strength'),
    way: fact('way'),
    die: fact('die'),
    cu: reason === 'lowBid' ? fact('need') : fact('have'),
    have: fact('have'),
    card: box.cards[fact('card')] ? cardName(t, box, fact('card')) : t.title.thatCard,
  }
}
