import type { Do, FrameOf, Position } from '../position.ts'
import { boardOf } from '../position.ts'
import { provision } from '../turn.ts'
import type { Deal, VerbOf } from '../verbs/verb.ts'
import { sentence } from './goods.ts'
import type { Locale } from './locale.ts'

/** The instruction shown with a choice, with a question where there is one to answer. */
export function promptText(t: Locale, p: Position): string {
  const { prompts } = t
  if (p.phase === 'provide') return prompts.provide(stillToTake(p))
  if (p.phase === 'select') return prompts.select
  if (p.phase === 'flip') return p.flips === 1 ? prompts.flipOne : prompts.flip(p.flips)
  const frame = p.todo[p.todo.length - 1]
  return frame ? framePrompt(frame.do, t, frame) : ''
}

function stillToTake(p: Position): number {
  const { supply } = boardOf(p, p.seat)
  return provision - supply.iron - supply.stone
}

type Prompts = { readonly [D in Do]: (t: Locale, frame: FrameOf<D>) => string }

const framePrompts: Prompts = {
  take: (t, f) => takePrompt(t, f),
  gain: ({ goods, prompts }, f) =>
    f.kind === 'any' ? prompts.gainAny : prompts.gain(goods.kindName[f.kind] ?? f.kind),
  deal: (t, f) => dealPrompt(t, f),
  dig: ({ prompts }, f) => (f.left < f.verb.cubes ? prompts.digMore(f.left) : prompts.dig(f.left)),
  build: (t, f) => buildPrompt(t, f.verb),
  survey: ({ prompts }) => prompts.survey,
  hop: ({ prompts }) => prompts.hop,
  ticket: ({ prompts }) => prompts.ticket,
  score: ({ prompts }, f) => (f.may ? prompts.mayScore : prompts.score),
  flipAny: ({ prompts }) => prompts.flipAny,
  keep: ({ goods, prompts }, f) => prompts.keep(goods.goodsText({ iron: f.iron, stone: f.stone }), f.keep),
  // Nobody is asked while these are being performed.
  verb: () => '',
  refill: () => '',
  draw: () => '',
}

// Passing the kind beside the frame lets the compiler match the entry to the frame.
const framePrompt = <D extends Do>(kind: D, t: Locale, frame: { [K in Do]: FrameOf<K> }[D]) =>
  framePrompts[kind](t, frame)

function takePrompt({ prompts, verbs }: Locale, { left, taken }: FrameOf<'take'>): string {
  if (taken === 0) return verbs.verbText({ type: 'take', upTo: left })
  return left === 1 ? prompts.takeOne : prompts.take(left)
}

function dealPrompt(t: Locale, { verb, left }: FrameOf<'deal'>): string {
  const deals = sentence(t.goods.listOr(verb.of.map((deal) => dealPart(t, deal))))
  return verb.times === 1 ? `${deals}.` : t.prompts.dealsLeft(deals, left)
}

function dealPart({ goods, prompts, verbs }: Locale, deal: Deal): string {
  if (deal.type === 'lay') return prompts.lay(verbs.priceText(deal.price))
  return verbs.trade(goods.goodsText(deal.give), goods.goodsText(deal.get))
}

function buildPrompt({ goods, prompts }: Locale, { extra, less }: VerbOf<'build'>): string {
  if (extra) return prompts.buildExtra(goods.goodsText(extra))
  return less ? prompts.buildLess(goods.goodsText(less)) : prompts.build
}
