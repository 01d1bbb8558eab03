import type { Do, FrameOf, Position } from '../position.ts'
import { boardOf } from '../position.ts'
import { provision } from '../turn.ts'
import type { Deal, VerbOf } from '../verbs/verb.ts'
import { goodsText, sentence } from './goods.ts'
import type { Locale } from './locale.ts'
import { priceText, tradeText, verbText } from './verbs.ts'

/** The instruction shown with a choice, with a question where there is one to answer. */
export function promptText(t: Locale, p: Position): string {
  const { prompts } = t
  if (p.phase === 'provide') return prompts.provide({ left: stillToTake(p) })
  if (p.phase === 'select') return prompts.select
  if (p.phase === 'flip') return prompts.flip({ left: p.flips })
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
  gain: ({ prompts }, f) => (f.kind === 'any' ? prompts.gainAny : prompts.gain({ kind: f.kind })),
  deal: (t, f) => dealPrompt(t, f),
  dig: ({ prompts }, f) => (f.left < f.verb.cubes ? prompts.digMore({ left: f.left }) : prompts.dig({ left: f.left })),
  build: (t, f) => buildPrompt(t, f.verb),
  survey: ({ prompts }) => prompts.survey,
  hop: ({ prompts }) => prompts.hop,
  ticket: ({ prompts }) => prompts.ticket,
  score: ({ prompts }, f) => (f.may ? prompts.mayScore : prompts.score),
  flipAny: ({ prompts }) => prompts.flipAny,
  keep: (t, f) => t.prompts.keep({ goods: goodsText(t, { iron: f.iron, stone: f.stone }), keep: f.keep }),
  // Nobody is asked while these are being performed.
  verb: () => '',
  refill: () => '',
  draw: () => '',
}

// Passing the kind beside the frame lets the compiler match the entry to the frame.
const framePrompt = <D extends Do>(kind: D, t: Locale, frame: { [K in Do]: FrameOf<K> }[D]) =>
  framePrompts[kind](t, frame)

function takePrompt(t: Locale, { left, taken }: FrameOf<'take'>): string {
  if (taken === 0) return verbText(t, { type: 'take', upTo: left })
  return t.prompts.take({ left })
}

function dealPrompt(t: Locale, { verb, left }: FrameOf<'deal'>): string {
  const deals = sentence(t.list.or({ parts: verb.of.map((deal) => dealPart(t, deal)) }))
  return verb.times === 1 ? `${deals}.` : t.prompts.dealsLeft({ deals, left })
}

const dealPart = (t: Locale, deal: Deal): string =>
  deal.type === 'lay' ? t.prompts.lay({ price: priceText(t, deal.price) }) : tradeText(t, deal)

function buildPrompt(t: Locale, { extra, less }: VerbOf<'build'>): string {
  if (extra) return t.prompts.buildExtra({ goods: goodsText(t, extra) })
  return less ? t.prompts.buildLess({ goods: goodsText(t, less) }) : t.prompts.build
}
