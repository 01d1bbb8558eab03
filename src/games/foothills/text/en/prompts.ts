import type { Do, FrameOf, Position } from '../../position.ts'
import { boardOf } from '../../position.ts'
import { provision } from '../../turn.ts'
import type { Deal, VerbOf } from '../../verbs/verb.ts'
import { goodsText, kindName, listOr, sentence } from './goods.ts'
import { priceText, verbText } from './verbs.ts'

/** The instruction shown with a choice, with a question where there is one to answer. */
export function promptText(p: Position): string {
  if (p.phase === 'provide') return providePrompt(p)
  if (p.phase === 'select') return 'Choose an action card.'
  if (p.phase === 'flip') return flipPrompt(p.flips)
  const frame = p.todo[p.todo.length - 1]
  return frame ? framePrompt(frame.do, p, frame) : ''
}

function providePrompt(p: Position): string {
  const { supply } = boardOf(p, p.seat)
  const left = provision - supply.iron - supply.stone
  return `Choose your starting resources: ${left} to take.`
}

const flipPrompt = (left: number) =>
  left === 1 ? 'You may flip 1 more action card.' : `You may flip up to ${left} more action cards.`

function takePrompt({ left, taken }: FrameOf<'take'>): string {
  if (taken === 0) return verbText({ type: 'take', upTo: left })
  return left === 1 ? 'Take 1 more, or stop.' : `Take up to ${left} more, or stop.`
}

type Prompts = { readonly [D in Do]: (p: Position, frame: FrameOf<D>) => string }

const prompts: Prompts = {
  take: (_, f) => takePrompt(f),
  gain: (_, f) =>
    f.kind === 'any'
      ? 'Gain 1 resource. Which one, and where from?'
      : `Gain 1 ${kindName[f.kind]}. Where from?`,
  deal: (_, f) => dealPrompt(f),
  dig: (_, f) => `Remove ${f.left}${f.left < f.verb.cubes ? ' more' : ''} rubble. From which line?`,
  build: (_, f) => buildPrompt(f.verb),
  survey: () => 'Move your surveyor. Where to?',
  hop: () => 'Move your surveyor to the new station?',
  ticket: () => 'Choose a ticket.',
  score: (_, f) => (f.may ? 'You may score an action card.' : 'Choose an action card to score.'),
  flipAny: () => 'Flip any of your action cards.',
  keep: (_, f) => `From the bag: ${goodsText({ iron: f.iron, stone: f.stone })}. Keep ${f.keep}.`,
  // Nobody is asked while these are being performed.
  verb: () => '',
  refill: () => '',
  draw: () => '',
}

// Passing the kind beside the frame lets the compiler match the entry to the frame.
const framePrompt = <D extends Do>(kind: D, p: Position, frame: { [K in Do]: FrameOf<K> }[D]) =>
  prompts[kind](p, frame)

function dealPrompt({ verb, left }: FrameOf<'deal'>): string {
  const deals = sentence(listOr(verb.of.map(dealPart)))
  return verb.times === 1 ? `${deals}.` : `${deals} (${left} left).`
}

function dealPart(deal: Deal): string {
  if (deal.type === 'lay') return `lay track for ${priceText(deal.price)} (1 VP)`
  return `trade ${goodsText(deal.give)} for ${goodsText(deal.get)}`
}

function buildPrompt({ extra, less }: VerbOf<'build'>): string {
  if (extra) return `Choose a station to build (${goodsText(extra)} extra).`
  return less
    ? `Choose a station to build (${goodsText(less)} less).`
    : 'Choose a station to build.'
}
