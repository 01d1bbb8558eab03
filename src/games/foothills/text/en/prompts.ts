import type { Do, FrameOf, Position } from '../../position.ts'
import { boardOf, inYard } from '../../position.ts'
import { provision } from '../../turn.ts'
import type { Deal, VerbOf } from '../../verbs/verb.ts'
import { goodsText, kindName, listOr, sentence } from './goods.ts'

/** One line that says what to do and why it is possible. */
export function promptText(p: Position): string {
  if (p.phase === 'provide') return providePrompt(p)
  if (p.phase === 'select') return 'Select an action card.'
  if (p.phase === 'flip') return `You may flip another action card (${p.flips} left).`
  const frame = p.todo[p.todo.length - 1]
  return frame ? framePrompt(frame.do, p, frame) : ''
}

function providePrompt(p: Position): string {
  const { supply } = boardOf(p, p.seat)
  const left = provision - supply.iron - supply.stone
  return `Choose your resources for the start: ${left} more from the stockyard.`
}

type Prompts = { readonly [D in Do]: (p: Position, frame: FrameOf<D>) => string }

const prompts: Prompts = {
  take: (p, f) => `Take a resource: ${f.left} more, ${inYard(p)} in the stockyard.`,
  gain: (_, f) =>
    f.kind === 'any'
      ? 'Receive a resource: which, and from where?'
      : `Receive ${kindName[f.kind]}: from where?`,
  deal: (_, f) => dealPrompt(f),
  dig: (_, f) =>
    f.verb.lines === 'one'
      ? `Remove ${f.left} rubble: from which line?`
      : `Remove rubble, ${f.left} more: from which line?`,
  build: (_, f) => buildPrompt(f.verb),
  survey: () => 'Move your surveyor: where to?',
  hop: () => 'Your surveyor may step to the new station and act.',
  ticket: () => 'Receive a ticket: which one?',
  score: (_, f) =>
    f.may ? 'You may score an action card and replace it.' : 'Score an action card and replace it.',
  flipAny: () => 'Flip as many of your action cards as you like.',
  keep: (_, f) => `You drew ${goodsText({ iron: f.iron, stone: f.stone })}: keep ${f.keep}.`,
  // Nobody is asked while these are at work.
  verb: () => '',
  refill: () => '',
  draw: () => '',
}

// The kind goes beside the frame: so the compiler sees that prompt and frame belong together.
const framePrompt = <D extends Do>(kind: D, p: Position, frame: { [K in Do]: FrameOf<K> }[D]) =>
  prompts[kind](p, frame)

function dealPrompt({ verb, left }: FrameOf<'deal'>): string {
  const deals = sentence(listOr(verb.of.map(dealPart)))
  return verb.times === 1 ? `${deals}.` : `${deals}: ${left} more.`
}

function dealPart(deal: Deal): string {
  if (deal.type === 'lay') return `lay a track (${goodsText(deal.price)}, 1 VP)`
  return `turn ${goodsText(deal.give)} into ${goodsText(deal.get)}`
}

function buildPrompt(verb: VerbOf<'build'>): string {
  if (verb.extra) return `Build a station, ${goodsText(verb.extra)} on top of its price.`
  if (verb.less) return `Build a station, ${goodsText(verb.less)} off its price.`
  return 'Build a station.'
}
