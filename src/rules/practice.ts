import { patched } from '../kit/changes.ts'
import { shuffled, streamOf } from './chance.ts'
import type { CardFace, Game, GameTypes, Known, PhaseInput, Token } from './game.ts'
import type { LessonStart } from './lesson.ts'
import { asked, none, play } from './play.ts'

/** A position to practise from, and all that is hidden in it. */
export interface PracticeStart<G extends GameTypes = GameTypes> {
  readonly position: G['position']
  /** The face of every closed card. */
  readonly faces: Known
}

/** Brings about the position that a lesson's stop starts from; throws if its data is wrong. */
export function practiceStart<G extends GameTypes>(
  game: Game<G>,
  lesson: { readonly seats: number; readonly options: object },
  { seed, faces: first = [], moves = [], more = 0, changes = {} }: LessonStart<G>,
): PracticeStart<G> {
  const read = game.readOptions(lesson.options)
  if ('flaw' in read) throw new Error(`a lesson’s options: ${read.flaw.reason}`)
  let { position } = play(game, game.setup(lesson.seats, read.options), none)
  const faces = facesOf(game, position, first, seed)
  const draw = streamOf(seed)
  const put = (input: PhaseInput<G['move']>) => {
    position = play(game, position, input).position
  }
  const next = (choose: (moves: readonly G['move'][]) => G['move'] | undefined) => {
    for (;;) {
      const ask = asked(game, position, faces)
      if (ask.type === 'over') return
      if (ask.type === 'chance') put({ type: 'chance', draw })
      else {
        const move = choose(ask.moves)
        if (move) put({ type: 'move', seat: ask.seat, move, known: faces })
        return
      }
    }
  }
  for (const move of moves) next(() => move)
  for (let left = more; left > 0; left--) next((legal) => legal[draw(legal.length)])
  next(() => undefined)
  return { position: changed(game, position, changes), faces }
}

/** The position with values set, checked as one made by hand is. */
function changed<G extends GameTypes>(
  game: Game<G>,
  position: G['position'],
  changes: Readonly<Record<string, unknown>>,
): G['position'] {
  const patch = Object.entries(changes).map(([path, value]) => [path.split('.'), value] as const)
  if (patch.length === 0) return position
  const made = game.readPosition(patched(position, patch), position)
  if ('flaws' in made) throw new Error(`a lesson’s position: ${JSON.stringify(made.flaws)}`)
  return made.position
}

/** Faces of the closed cards of a first position: these in the order of their tokens, then any order. */
function facesOf<G extends GameTypes>(
  { hidden }: Game<G>,
  position: G['position'],
  first: readonly CardFace[],
  seed: string,
): Known {
  const { tokens, faces } = hidden?.closed(position) ?? { tokens: [], faces: [] }
  const rest = [...faces]
  for (const face of first) {
    const at = rest.indexOf(face)
    if (at < 0) throw new Error(`a lesson’s card: no more ${face}`)
    rest.splice(at, 1)
  }
  const order = shuffled(rest.length, streamOf(`${seed}/faces`))
  const all = [...first, ...order.flatMap((at) => rest[at] ?? [])]
  const shown = new Map<Token, CardFace>(
    tokens.flatMap((token, at) => {
      const face = all[at]
      return face === undefined ? [] : [[token, face] as const]
    }),
  )
  return (token) => shown.get(token)
}
