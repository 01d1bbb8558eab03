import type { Types } from '../games/foothills/types.ts'
import { titles } from '../games/index.ts'
import type { SeatColour } from '../overlay/table/seats.ts'
import { type DrawnBook, drawBook } from '../rules/book.ts'
import type { Game, GameTypes } from '../rules/game.ts'
import type { Playtest } from '../rules/playtest.ts'
import type { Words } from '../rules/words.ts'
import type { Face } from '../stage/face.ts'
import type { Cue } from '../stage/sound/index.ts'

/** A title with everything a page needs of it: rules, words, and its face when there is a stage. */
export interface Title<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly words: Words<G>
  readonly colour: SeatColour<G['position']>
  /** The component values, unless they are built in. */
  readonly edition: unknown
  face(): Promise<Face<G>>
  /** The rules explained, with the cards of this edition. */
  book(): Promise<DrawnBook>
  /** What is to be heard of an effect. */
  sounds(): Promise<(effect: G['effect']) => readonly Cue[]>
  /** What it lends to those who test it. */
  playtest(): Promise<Playtest<G>>
}

export type Foothills = Title<Types>

/** Fetches Foothills with an edition from untrusted data, or with the one built in. */
export async function loadFoothills(
  data?: unknown,
): Promise<Foothills | { readonly problem: string }> {
  const [rules, text] = await Promise.all([
    titles.foothills(),
    import('../games/foothills/text/en/index.ts'),
  ])
  const read = data === undefined ? { edition: rules.builtIn } : rules.readEdition(data)
  if ('problem' in read) return read
  const game = rules.foothills(read.edition)
  const words = text.words(game.box)
  return {
    game,
    words,
    colour: (p, seat) => ((p.boards[seat]?.colour ?? seat) === 1 ? 'green' : 'blue'),
    edition: data,
    async face() {
      const { openFace } = await import('../games/foothills/face/index.ts')
      return openFace(read.edition, words)
    },
    async book() {
      const [{ book }, { signsOf }] = await Promise.all([
        import('../games/foothills/text/en/book.ts'),
        import('../games/foothills/face/signs.ts'),
      ])
      return drawBook(book(game.box), signsOf(game.box))
    },
    async sounds() {
      const { soundsOf } = await import('../games/foothills/face/sounds.ts')
      return soundsOf
    },
    async playtest() {
      const { playtest } = await import('../games/foothills/playtest/index.ts')
      return playtest(game.box)
    },
  }
}

/** The title of a game by its name, with these component values; `undefined` when there is none. */
export async function titleFor(game: string, edition: unknown): Promise<Foothills | undefined> {
  if (game !== 'foothills') return undefined
  const title = await loadFoothills(edition)
  return 'problem' in title ? undefined : title
}
