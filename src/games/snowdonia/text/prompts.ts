import type { Choice } from '../../../rules/game.ts'
import type { Box } from '../box.ts'
import type { Move } from '../moves.ts'
import { boardOf, type Do, type FrameOf, type Position } from '../position.ts'
import { hasAnyCoal } from '../powers.ts'
import { openArea } from '../spaces.ts'
import { hireCost } from '../verbs/labour.ts'
import type { Locale } from './locale.ts'
import { areaName } from './names.ts'

/** The instruction shown with a choice. */
export function promptText(t: Locale, box: Box, p: Position, choice: Choice<Move>): string {
  const { prompts } = t
  switch (p.phase) {
    case 'ends':
      return choice.moves.some(({ type }) => type === 'post') ? prompts.post : prompts.end
    case 'assign':
      return placePrompt(t, box, p, choice)
    case 'cards':
      return prompts.use({ area: areaName(t, p, Math.min(p.area, openArea)) })
    case 'upkeep':
      return prompts.upkeep
    case 'reckon':
      return prompts.score
    default: {
      const frame = p.todo.at(-1)
      return frame ? framePrompt(frame.do, { t, box, p, choice }, frame) : ''
    }
  }
}

function placePrompt({ prompts }: Locale, box: Box, p: Position, { seat, moves }: Choice<Move>): string {
  if (moves.some(({ type }) => type === 'hire')) return prompts.placeOrHire({ coal: hireCost(box, p, seat) ?? 0 })
  return prompts.place({ left: boardOf(p, seat).labourers })
}

interface Context {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
  readonly choice: Choice<Move>
}
type Prompts = { readonly [D in Do]?: (context: Context, frame: FrameOf<D>) => string }

const framePrompts: Prompts = {
  take: ({ t, box, p }, { seat, cubes, coal }) =>
    hasAnyCoal(box, p, seat) ? t.prompts.takeAny({ cubes }) : t.prompts.take({ cubes, coal }),
  trade: ({ t }, frame) => tradePrompt(t, frame),
  build: ({ t, choice: { moves } }) =>
    moves.some(({ type }) => type === 'buy') ? t.prompts.buildOrBuy : t.prompts.build,
  contract: ({ t }) => t.prompts.contract,
  disc: ({ t }) => t.prompts.disc,
  move: ({ t }) => t.prompts.move,
  keep: ({ t }) => t.prompts.keep,
}

// Passing the kind beside the frame lets the compiler match the entry to the frame.
const framePrompt = <D extends Do>(kind: D, context: Context, frame: { [K in Do]: FrameOf<K> }[D]): string =>
  framePrompts[kind]?.(context, frame) ?? ''

function tradePrompt({ prompts }: Locale, { iron, rubble, steel, stone, times }: FrameOf<'trade'>): string {
  const made = stone > 0 ? prompts.dress({ rubble }) : prompts.smelt({ iron })
  return prompts.trade({ times, trades: steel > 0 && stone > 0 ? prompts.either({ iron, rubble }) : made })
}
