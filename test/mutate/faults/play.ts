import { type Fault, faultsOf as of } from '../plant.ts'

/** Mistakes in what drives any game. */
export const playFaults: readonly Fault[] = [
  ...of(
    'rules/play.ts',
    ['a move from any seat', 'choicesOf(ask).find((choice) => choice.seat === seat)', 'choicesOf(ask)[0]'],
    [
      'a new chance for every draw',
      "const rest = input.type === 'chance' ? input : none",
      'const rest: Input<M> = none',
    ],
  ),
  ...of(
    'rules/checkCards.ts',
    ['a card opened without proof', 'isProven(deck, opening, togetherIn(game))', 'true'],
    ['a card given to any seat', 'deck.tokens.includes(token) && hands[seat]?.includes(token) === true', 'true'],
    ['cards dealt whenever the host likes', '(isDealDue(game, journal) ||', '(true ||'],
  ),
  ...of(
    'rules/cards.ts',
    ['a seen card that turns into another', 'seen.face === opening.face && seen.salt === opening.salt', 'true'],
    ['an undo that keeps a card looked at', 'return deck.given.some(isBack)', 'return false'],
  ),
  ...of(
    'rules/chance.ts',
    ['small seeds begin alike', 'xoroshiro128plus(scatter(seed))', 'xoroshiro128plus(seed)'],
    ['a stream that favours small numbers', 'return value % below', 'return value % Math.max(1, below - 1)'],
  ),
]
