import type { Do, FrameOf, Position } from '../../position.ts'
import { boardOf } from '../../position.ts'
import { provision } from '../../turn.ts'
import type { Deal, VerbOf } from '../../verbs/verb.ts'
import { goodsText, kindName, listOr, sentence } from './goods.ts'
import { priceText, verbText } from './verbs.ts'

/** The instruction shown with a choice, with a question where there is one to answer. */
export function promptText(p: Position): string {
  if (p.phase === 'provide') return providePrompt(p)
  if (p.phase === 'select') return 'Wähle eine Aktionskarte.'
  if (p.phase === 'flip') return flipPrompt(p.flips)
  const frame = p.todo[p.todo.length - 1]
  return frame ? framePrompt(frame.do, p, frame) : ''
}

function providePrompt(p: Position): string {
  const { supply } = boardOf(p, p.seat)
  const left = provision - supply.iron - supply.stone
  return `Wähle deine ersten Rohstoffe: noch ${left}.`
}

const flipPrompt = (left: number) =>
  left === 1
    ? 'Du darfst noch 1 Aktionskarte umdrehen.'
    : `Du darfst noch bis zu ${left} Aktionskarten umdrehen.`

function takePrompt({ left, taken }: FrameOf<'take'>): string {
  if (taken === 0) return verbText({ type: 'take', upTo: left })
  return left === 1 ? 'Nimm noch 1 oder hör auf.' : `Nimm noch bis zu ${left} oder hör auf.`
}

type Prompts = { readonly [D in Do]: (p: Position, frame: FrameOf<D>) => string }

const prompts: Prompts = {
  take: (_, f) => takePrompt(f),
  gain: (_, f) =>
    f.kind === 'any'
      ? 'Du bekommst 1 Rohstoff. Welchen und woher?'
      : `Du bekommst 1 ${kindName[f.kind]}. Woher?`,
  deal: (_, f) => dealPrompt(f),
  dig: (_, f) =>
    `Räum ${f.left < f.verb.cubes ? 'noch ' : ''}${f.left} Schutt. Auf welcher Strecke?`,
  build: (_, f) => buildPrompt(f.verb),
  survey: () => 'Schick deinen Vermesser los. Wohin?',
  hop: () => 'Deinen Vermesser zum neuen Bahnhof schicken?',
  ticket: () => 'Wähle eine Fahrkarte.',
  score: (_, f) =>
    f.may ? 'Du darfst eine Aktionskarte werten.' : 'Welche Aktionskarte wertest du?',
  flipAny: () => 'Dreh beliebige deiner Aktionskarten um.',
  keep: (_, f) =>
    `Aus dem Beutel: ${goodsText({ iron: f.iron, stone: f.stone })}. Behalte ${f.keep}.`,
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
  return verb.times === 1 ? `${deals}.` : `${deals} (noch ${left}-mal).`
}

function dealPart(deal: Deal): string {
  if (deal.type === 'lay') return `verleg ein Gleis für ${priceText(deal.price)} (1 SP)`
  return `tausch ${goodsText(deal.give)} gegen ${goodsText(deal.get)}`
}

function buildPrompt({ extra, less }: VerbOf<'build'>): string {
  if (extra) return `Welchen Bahnhof baust du (${goodsText(extra)} mehr)?`
  return less
    ? `Welchen Bahnhof baust du (${goodsText(less)} weniger)?`
    : 'Welchen Bahnhof baust du?'
}
