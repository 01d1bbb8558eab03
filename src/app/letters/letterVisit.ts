import type { OpenTitle } from '../../games/title.ts'
import type { Desk } from '../../match/letters/desk.ts'
import type { Letter } from '../../match/letters/letter.ts'
import type { LetterState } from '../../match/letters/letterChart.ts'
import { makeSigner } from '../../match/signing.ts'
import type { LetterContent, LetterNotice } from '../../overlay/letters/letters.ts'
import { lettersText } from '../../overlay/letters/lettersText.ts'
import type { PageProblem } from '../../overlay/screens/pageProblem.ts'
import type { VisitListener } from '../app.ts'
import { packText } from '../files/pack.ts'
import type { Scope } from '../scope.ts'
import { titleOf } from '../titles.ts'
import type { World } from '../world.ts'
import type { LetterRoom, LetterStore } from './letterRooms.ts'

/** A visit to a match by letters. */
export interface Visit {
  readonly world: World
  readonly scope: Scope
  readonly tell: VisitListener
}

/** A visit to a match that this device has a stake in. */
export interface RoomVisit extends Visit {
  readonly code: string
  readonly room: LetterRoom
  readonly store: LetterStore
  /** Sits down at the table of a match that has begun. */
  readonly sitDown: (title: OpenTitle, desk: Desk, state: LetterState) => Promise<void>
}

/** A letter that someone has brought to a match, or a notice about it. */
export interface Brought {
  readonly letter?: Letter
  readonly notice?: LetterNotice
}

/** Says why there is no match to show. */
export const fail = ({ tell }: Visit, why: Extract<PageProblem, { type: 'letter' }>['why']) => {
  const problems = lettersText().problems
  const problem: PageProblem = { type: 'letter', why, title: problems[why], text: problems[`${why}Text` as const] }
  tell({ type: 'failed', retry: false, problem })
}

/** The signer of this device in a match. */
export const roomSigner = async (world: World, { secret, match }: Pick<LetterRoom, 'secret' | 'match'>) =>
  makeSigner(await world.signatures(), secret, match)

/** The link that holds what goes by post. */
export const linkOf = async (world: World, text: string) => world.link({ type: 'letter', packed: await packText(text) })

/** Shows a page of a match by letters that isn't its table. */
export function show(
  { world, tell, code }: Visit & { readonly code?: string },
  game: string,
  content: LetterContent,
): void {
  const title = titleOf(world.titles, game)?.name ?? ''
  tell({ type: 'gathered', room: { type: 'letter', game, title, code, content } })
}
