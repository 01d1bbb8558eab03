import type { Game, GameTypes } from '../../src/rules/game.ts'
import { togetherBy } from '../../src/rules/together/index.ts'
import { dealtBy } from '../../src/rules/together/together.ts'
import { cheapCipher } from './cheapCipher.ts'

/** A game whose cards are dealt together in a way that is easy to break, but cheap: for long tests. */
export const dealtQuickly = <G extends GameTypes>(game: Game<G>): Game<G> =>
  game.hidden ? dealtBy(togetherBy(cheapCipher), { ...game, hidden: { ...game.hidden } }) : game
