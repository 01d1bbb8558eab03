import type { Translation } from '../../../kit/language.ts'
import {
  type Book,
  type BookBlock,
  type BookSection,
  examplesIn,
  list,
  numbered,
  signs,
  text,
} from '../../../rules/book.ts'
import type { OptionField } from '../../../rules/title.ts'
import type { Box } from '../box.ts'
import { type Good, goods, type Transport } from '../content/edition.ts'
import { lesson } from '../lesson.ts'
import { sections } from '../sections.ts'
import { eventText, sentence } from './names.ts'
import type { Locale } from './words.ts'

/** A picture in the rules book: a piece of goods. */
export interface Sign {
  readonly good: Good
}

type BookWords = Translation<typeof import('../words/en/book.ts')>
type Section = BookSection<Sign>

/** Words that the book shares with the table. */
interface Said {
  readonly locale: Locale
  readonly optionFields: readonly OptionField[]
}

/** The rules of Dwarven Rails in a language, with the values of an edition. */
export const bookIn = (b: BookWords, { locale: t, optionFields }: Said, box: Box): Book<Sign> => ({
  rules: sections,
  examples: examplesIn(lesson),
  title: b.title,
  lead: b.lead,
  sections: [
    { id: 'table', title: b.table.title, blocks: tableBlocks(b, t, box) },
    { id: 'turn', title: t.sections.turn, blocks: turnBlocks(b) },
    { id: 'placing', title: t.sections.placing, blocks: placingBlocks(b, box) },
    { id: 'disputes', title: t.sections.disputes, blocks: disputeBlocks(b, box) },
    { id: 'tickets', title: t.sections.tickets, blocks: ticketBlocks(b, box) },
    { id: 'paying', title: t.sections.paying, blocks: payingBlocks(b, box) },
    { id: 'mines', title: t.sections.mines, blocks: mineBlocks(b, box) },
    { id: 'deals', title: t.sections.deals, blocks: dealBlocks(b) },
    { id: 'snow', title: t.sections.snow, blocks: snowBlocks(b, box) },
    { id: 'shipping', title: t.sections.shipping, blocks: shippingBlocks(b, box) },
    { id: 'market', title: b.market.title, blocks: marketBlocks(b, box) },
    { id: 'end', title: t.sections.end, blocks: endBlocks(b, box) },
    { id: 'options', title: b.options.title, blocks: optionBlocks(b, optionFields, box) },
    { id: 'guild', title: b.guild.title, blocks: [text(b.guild.what), text(b.guild.manner), text(b.guild.deals)] },
    eventSection(b, t, box),
  ],
})

function tableBlocks(b: BookWords, t: Locale, box: Box): BookBlock<Sign>[] {
  const { is } = box
  const rows = goods.map((good) => ({
    sign: { good },
    name: sentence(t.named.goods[good]),
    text: `${b.price({ prices: box.values.market.rungs[good].map(String) })}.`,
  }))
  return [
    text(b.table.map),
    text(b.table.row(is)),
    list(...haulersIn(b, box)),
    text(b.table.tickets),
    text(b.table.start(is)),
    text(b.table.purse({ declare: is.declareAt })),
    text(b.goods),
    signs(rows),
  ]
}

const kinds = ['troll', 'giant', 'dragon'] as const

const ofKind = ({ values }: Box, kind: Transport['kind']) => values.transports.filter((one) => one.kind === kind)

/** The loads of each kind of hauler. */
const haulersIn = (b: BookWords, box: Box): string[] =>
  kinds.map((kind) => {
    const numbers = ofKind(box, kind).map(({ number }) => number)
    return b.haulers[kind]({ least: Math.min(...numbers), most: Math.max(...numbers) })
  })

const turnBlocks = ({ turn }: BookWords) => [numbered(turn.place, turn.roll, turn.work, turn.ship, turn.trade)]

const placingBlocks = ({ placing, clips }: BookWords, { is }: Box) => [
  text(placing.all),
  list(placing.network, placing.survey, placing.chain({ from: is.chainFrom }), placing.twin, placing.block),
  list(placing.agent, placing.several, placing.limits(is)),
  text(placing.race),
  text(clips.what),
  text(clips.cost(is)),
]

const disputeBlocks = ({ disputes }: BookWords, { is }: Box) => [
  text(disputes.dice(is)),
  list(disputes.best, disputes.next),
  text(disputes.bids),
  text(disputes.order),
]

const ticketBlocks = ({ tickets }: BookWords, { is }: Box) => [
  text(tickets.buy({ cost: is.passenger })),
  list(tickets.share, tickets.dispute),
  text(tickets.pays({ first: is.firstTicket, each: is.eachTicket })),
]

const payingBlocks = ({ paying }: BookWords, { is }: Box) => [
  text(paying.sealed),
  list(paying.black(is), paying.red(is), paying.mine(is), paying.ticket({ ticket: is.passenger }), paying.others),
  text(paying.chain),
  list(paying.cubes, paying.haulers({ haulers: is.transports })),
  text(paying.deck),
]

const mineBlocks = ({ mines }: BookWords, { is }: Box) => [
  numbered(mines.pay(is), mines.die),
  list(mines.x, mines.fresh),
]

const dealBlocks = ({ deals }: BookWords) => [
  text(deals.what),
  list(deals.binding, deals.goods, deals.carry),
  text(deals.off),
]

function snowBlocks({ snow }: BookWords, box: Box): BookBlock<Sign>[] {
  const [troll = 0, giant = 0, dragon = 0] = kinds.map((kind) => ofKind(box, kind)[0]?.clears ?? 0)
  return [text(snow.when), list(snow.red, snow.clear({ troll, giant, dragon }), snow.shared)]
}

const shippingBlocks = ({ shipping }: BookWords, { is }: Box) => [
  text(shipping.order),
  list(shipping.sum({ black: is.overBlack, red: is.overRed }), shipping.earn),
  text(shipping.tranship({ same: is.atOneSite })),
]

const marketBlocks = ({ market }: BookWords, { is, values }: Box) => [
  numbered(market.fall(values.market), market.rise, market.die, market.row(is), market.home),
  text(market.deck),
]

const endBlocks = ({ end }: BookWords, { is }: Box) => [
  text(end.goal(is)),
  text(end.tie),
  text(end.declare({ declare: is.declareAt })),
  text(end.latest({ turns: is.mostTurns })),
]

const optionBlocks = ({ options }: BookWords, fields: readonly OptionField[], { is }: Box) => [
  text(options.before),
  list(...fields.map(({ label, hint }) => `${label}: ${hint}`)),
  text(options.advanced({ turns: is.advancedTurns })),
]

const eventSection = ({ events }: BookWords, t: Locale, box: Box): Section => ({
  id: 'events',
  title: events.title,
  blocks: [
    text(events.lead),
    list(...box.values.events.map(({ id, name }) => events.row({ event: name, text: eventText(t, box, id) }))),
  ],
})
