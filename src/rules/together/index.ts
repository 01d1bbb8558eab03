import { audit, openingBySeeds, unaudited } from './audit.ts'
import { carryingProblem, dealingProblem, shareProblem } from './checks.ts'
import { type Cipher, cipher } from './cipher.ts'
import { beginDeal, dealAfter, dealerOf, dealOpened, isShuffled, isTableProven } from './deal.ts'
import { carriedSeeds, dealingDue, foulSeals, partOf, tableCards } from './part.ts'
import type { Together } from './together.ts'

/** Dealing together by a cipher. */
export const togetherBy = (hiding: Cipher): Together => ({
  begin: beginDeal,
  after: dealAfter,
  isShuffled,
  shareProblem,
  due: dealingDue,
  unaudited,
  carryingProblem,
  carried: carriedSeeds,
  opened: (deal, opens) => dealOpened(deal, hiding, opens),
  isProven: (deal, opening) => isTableProven(deal, hiding, opening),
  problem: (journal, by, body) => dealingProblem(hiding, journal, by, body),
  part: (game, journal, holder) => partOf(hiding, game, journal, holder),
  cards: (game, journal, holder) => tableCards(hiding, game, journal, holder),
  foulFor: (deal, holder) => foulSeals(holder, deal).map(({ dealer }) => dealerOf(deal, dealer).seat),
  audit: (deal) => audit(deal, hiding),
  opening: (deal, token) => openingBySeeds(deal, hiding, token),
})

/** Dealing together. */
export const together: Together = togetherBy(cipher)
