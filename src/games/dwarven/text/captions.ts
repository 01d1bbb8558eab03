import type { Locale } from './words.ts'

/** The text printed on the table itself, and the names of its things. */
export const captionsIn = ({ captions: { papers, pawn, ...captions }, named, moves: { brief } }: Locale) => ({
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
  take: brief.take,
  leave: brief.leave,
  forgo: brief.forgo,
  bid: brief.bid,
  drop: brief.drop,
})
