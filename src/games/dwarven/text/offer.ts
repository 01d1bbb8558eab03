import { need } from '../../../kit/assert.ts'
import type { Seat } from '../../../rules/game.ts'
import type { Chosen, OptionField } from '../../../rules/title.ts'
import type { FormPart, MoveForm } from '../../../rules/words.ts'
import { type Box, mineIn } from '../box.ts'
import type { Move, Part } from '../moves.ts'
import { boardOf, type Position } from '../position.ts'
import { cardName, cardNames, goodName, minedText, seatName, segmentName, sentence } from './names.ts'
import type { Locale } from './words.ts'

/** One side of the form: who gives what to whom, read from the fields whose keys begin with its name. */
interface Side {
  readonly name: 'gives' | 'wants'
  /** The name of the other side. */
  readonly against: 'gives' | 'wants'
  readonly giver: Seat
  readonly receiver: Seat
}

/** Everything that the fields of a side are made from. */
interface Form {
  readonly t: Locale
  readonly box: Box
  readonly p: Position
  /** The seat that fills it in. */
  readonly seat: Seat
  readonly chosen: Chosen
}

/** The most Cu that a field takes: what one has, or what could be in another purse. */
const mostMoney = 999
/** Cu that a press adds or takes off. */
const moneyStep = 5
/** The ways to deal with a mine or a segment, by their index in its field. */
const [give, lend] = [1, 2]

const partnerKey = 'with'

/** The form for an offer in “Make Deals”: with whom, what one gives, and what one gets. */
export function offerForm(t: Locale, box: Box, p: Position, seat: Seat, chosen: Chosen): MoveForm<Move> {
  const others = [...p.boards.keys()].filter((one) => one !== seat)
  const to = need(others[Number(chosen[partnerKey] ?? 0)] ?? others[0], 'someone to deal with')
  const form: Form = { t, box, p, seat, chosen }
  const gives: Side = { name: 'gives', against: 'wants', giver: seat, receiver: to }
  const wants: Side = { name: 'wants', against: 'gives', giver: to, receiver: seat }
  return {
    title: t.offer.title,
    note: t.offer.note,
    parts: [
      { title: t.offer.title, fields: [partnerField(form, others)] },
      { title: t.offer.gives, ...sideOf(form, gives) },
      { title: t.offer.theirs({ name: seatName(t, p, to) }), ...sideOf(form, wants) },
    ],
    move: { type: 'offer', to, gives: partOf(form, gives), wants: partOf(form, wants) },
  }
}

const partnerField = ({ t, p }: Form, others: readonly Seat[]): OptionField => ({
  key: partnerKey,
  label: t.offer.partner,
  hint: '',
  kind: 'choice',
  default: 0,
  choices: others.map((value) => ({ label: seatName(t, p, value), value })),
})

/** Copper stands open; everything else that the giver has is folded away by its kind. */
function sideOf(form: Form, side: Side): Omit<FormPart, 'title'> {
  const { t, p } = form
  const { groups } = t.offer
  const { giver } = side
  const more = [
    { title: groups.mines, fields: minesOf(p, giver).map((mine, at) => mineField(form, side, mine, at === 0)) },
    { title: groups.goods, fields: goodsMoves(form, side).map((one) => goodsField(form, side, one)) },
    { title: groups.carriage, fields: carried(form, side).flatMap((mine) => carryFields(form, side, mine)) },
    { title: groups.track, fields: segmentsOf(p, giver).map((one, at) => trackField(form, side, one, at === 0)) },
  ]
  return { seat: giver, fields: [moneyField(form, side)], more: more.filter(({ fields }) => fields.length > 0) }
}

const mineKey = (side: Side['name'], mine: number) => `${side}.mine.${mine}`

function mineField(form: Form, { name }: Side, mine: number, isFirst: boolean): OptionField {
  const { t, box, p } = form
  const names = { mine: sentence(cardName(t, box, mine)), goods: minedText(t, box, mine, p.goods[mine] ?? 0) }
  return waysField(form, mineKey(name, mine), t.offer.mine(names), isFirst ? t.offer.mineHint : '')
}

function trackField(form: Form, { name }: Side, segment: number, isFirst: boolean): OptionField {
  const { t, box, p } = form
  const label = sentence(segmentName(t, box, p, segment))
  return waysField(form, `${name}.segment.${segment}`, label, isFirst ? t.offer.segmentHint : '')
}

/** The number in a field. */
const amountIn = ({ chosen }: Form, key: string): number => Number(chosen[key] ?? 0)

const number = (key: string, label: string, hint: string, max: number, step = 1): OptionField => ({
  key,
  label,
  hint,
  kind: 'number',
  default: 0,
  min: 0,
  max,
  step,
})

function moneyField({ t, p, seat }: Form, { name, giver }: Side): OptionField {
  const { money } = boardOf(p, giver)
  return giver === seat
    ? number(`${name}.money`, t.offer.copper, t.offer.own({ cu: money }), money, moneyStep)
    : number(`${name}.money`, t.offer.copper, t.offer.purse, mostMoney, moneyStep)
}

/** A mine or a segment: keep it, give it away, or lend it for this turn. */
const waysField = ({ t }: Form, key: string, label: string, hint: string): OptionField => ({
  key,
  label,
  hint,
  kind: 'choice',
  default: 0,
  choices: [t.offer.ways.none, t.offer.ways.give, t.offer.ways.lend].map((way, value) => ({ label: way, value })),
})

interface GoodsMove {
  readonly from: number
  readonly to: number
}

const goodsKey = ({ name }: Side, { from, to }: GoodsMove) => `${name}.goods.${from}.${to}`

function goodsField({ t, box, p }: Form, side: Side, { from, to }: GoodsMove): OptionField {
  const most = p.goods[from] ?? 0
  const label = t.offer.goods({
    goods: sentence(goodName(t, mineIn(box, from).good)),
    from: cardName(t, box, from),
    to: cardName(t, box, to),
  })
  return number(goodsKey(side, { from, to }), label, t.offer.goodsHint({ most }), most)
}

const carryKey = ({ name }: Side, mine: number) => `${name}.carry.${mine}`

/** Goods to carry; as soon as there are any, also the pay. */
function carryFields(form: Form, side: Side, mine: number): OptionField[] {
  const { t, box, p } = form
  const { offer } = t
  const key = carryKey(side, mine)
  const most = p.goods[mine] ?? 0
  const goods = goodName(t, mineIn(box, mine).good)
  return [
    number(key, offer.carry({ goods, mine: cardName(t, box, mine) }), offer.carryHint({ most }), most),
    ...(amountIn(form, key) > 0
      ? [
          number(`${key}.fee`, offer.fee, offer.feeHint, mostMoney),
          number(`${key}.cut`, offer.cut, offer.cutHint, mostMoney),
        ]
      : []),
  ]
}

const ascending = (all: readonly number[]): number[] => [...all].sort((a, b) => a - b)

const minesOf = (p: Position, seat: Seat): number[] => ascending(boardOf(p, seat).mines)

const segmentsOf = ({ owners }: Position, seat: Seat): number[] =>
  owners.flatMap((owner, segment) => (owner === seat + 1 ? [segment] : []))

/** Mines with goods of the giver, and the mines of the same good that the receiver has once the deal is done. */
function goodsMoves(form: Form, { name, against, giver, receiver }: Side): GoodsMove[] {
  const { box, p } = form
  const isGiven = (side: Side['name'], mine: number) => amountIn(form, mineKey(side, mine)) === give
  const got = minesOf(p, giver).filter((mine) => isGiven(name, mine))
  const kept = minesOf(p, receiver).filter((mine) => !isGiven(against, mine))
  const all = ascending([...got, ...kept])
  return minesOf(p, giver).flatMap((from) =>
    (p.goods[from] ?? 0) === 0
      ? []
      : all.flatMap((to) => (to !== from && mineIn(box, to).good === mineIn(box, from).good ? [{ from, to }] : [])),
  )
}

/** Mines of the receiver whose goods the giver could carry. */
const carried = ({ p }: Form, { receiver }: Side): number[] =>
  minesOf(p, receiver).filter((mine) => (p.goods[mine] ?? 0) > 0)

/** A side as it is filled in; a kind of which there is nothing stays out. */
function partOf(form: Form, side: Side): Part {
  const { name, giver } = side
  const { p } = form
  const amount = (key: string) => amountIn(form, key)
  const treated = (kind: 'mine' | 'segment', all: readonly number[], way: number | undefined) =>
    all.filter((one) => amount(`${name}.${kind}.${one}`) === way)
  const [mines, segments] = [minesOf(p, giver), segmentsOf(p, giver)]
  const money = amount(`${name}.money`)
  const lists = {
    mines: treated('mine', mines, give),
    segments: treated('segment', segments, give),
    goods: goodsMoves(form, side)
      .map((one) => ({ ...one, goods: amount(goodsKey(side, one)) }))
      .filter(hasGoods),
    leave: treated('segment', segments, lend),
    docks: treated('mine', mines, lend),
    carry: carried(form, side)
      .map((mine) => ({ key: carryKey(side, mine), mine }))
      .map(({ key, mine }) => ({ mine, goods: amount(key), fee: amount(`${key}.fee`), cut: amount(`${key}.cut`) }))
      .filter(hasGoods),
  }
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0)
  return { ...(money > 0 && { money }), ...Object.fromEntries(filled) }
}

const hasGoods = ({ goods }: { readonly goods: number }): boolean => goods > 0

/** Everything that one player gives in a deal; without amounts of Cu for those who may not see them. */
export function partTexts(t: Locale, box: Box, p: Position, part: Part, isSeen: boolean): string[] {
  const { deals } = t
  const { money, mines = [], segments = [], goods = [], leave = [], docks = [], carry = [] } = part
  const segmentsText = (all: readonly number[]) => all.map((segment) => segmentName(t, box, p, segment))
  const texts = [
    ...(money === undefined ? [] : [isSeen ? deals.money({ cu: money }) : deals.some]),
    ...cardNames(t, box, mines).map((mine) => deals.mine({ mine })),
    ...segmentsText(segments).map((segment) => deals.segment({ segment })),
    ...goods.map(({ from, to, goods: count }) => {
      const [source, target] = [cardName(t, box, from), cardName(t, box, to)]
      return deals.goods({ goods: minedText(t, box, from, count), from: source, to: target })
    }),
    ...(leave.length > 0 ? [deals.leave({ segments: segmentsText(leave) })] : []),
    ...(docks.length > 0 ? [deals.docks({ mines: cardNames(t, box, docks) })] : []),
    ...carry.map((one) => carryText(t, box, one, isSeen)),
  ]
  return texts.length > 0 ? texts : [deals.nothing]
}

type Carry = NonNullable<Part['carry']>[number]

function carryText(t: Locale, box: Box, { mine, goods, fee, cut }: Carry, isSeen: boolean): string {
  const facts = { goods: minedText(t, box, mine, goods), mine: cardName(t, box, mine) }
  return isSeen ? t.deals.carryFor({ ...facts, cu: fee, cut }) : t.deals.carry(facts)
}
