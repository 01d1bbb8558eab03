import { type Box, contractIn, countsIn, lineIn, trainIn } from '../box.ts'
import { type Area, areas } from '../content/edition.ts'
import { nextEvent } from '../events.ts'
import { whiteOdds } from '../outlook.ts'
import { boardOf, inBag, type Position } from '../position.ts'
import { baseRate, rateOf } from '../powers.ts'
import { reckon } from '../score.ts'
import { goodsText } from './goods.ts'
import { scoreText } from './scores.ts'
import { ownerName, seatName } from './seats.ts'
import { tableText } from './table.ts'
import type { Tongue } from './tongue.ts'
import { bonusText, verbText } from './verbs.ts'
import type { Subject, ThingLine, ThingWords } from './words.ts'

interface Context {
  readonly t: Tongue
  readonly box: Box
  readonly p: Position
}
type SubjectOf<T extends Subject['type']> = Extract<Subject, { type: T }>
type Texts = {
  readonly [T in Subject['type']]: (
    context: Context,
    subject: SubjectOf<T>,
  ) => ThingWords | undefined
}

const plain = (text: string): ThingLine => ({ head: '', text })

const texts: Texts = {
  station: stationWords,
  track: trackWords,
  contract: contractWords,
  train: trainWords,
  area: areaWords,
  event: eventWords,
  goods: ({ t, p }, { seat, good }) => ({
    title: t.counted[good](boardOf(p, seat).goods[good]),
    kind: t.about.good(seatName(t, p, seat)),
    lines: [plain(t.about.goodText[good])],
  }),
  seat: seatWords,
  weather: ({ t, box, p }) => ({
    title: t.about.weather,
    kind: '',
    lines: [
      plain(t.about.weatherText),
      ...(tableText(t, box, p)[0]?.lines ?? []).slice(0, 2).map(plain),
    ],
  }),
  bag: bagWords,
}

// Passing the type beside the subject lets the compiler match the entry to the subject.
const textOf = <T extends Subject['type']>(
  type: T,
  context: Context,
  subject: { [K in Subject['type']]: SubjectOf<K> }[T],
) => texts[type](context, subject)

/** What the panel about a thing says; undefined if there is no such thing. */
export const aboutText = (
  t: Tongue,
  box: Box,
  p: Position,
  subject: Subject,
): ThingWords | undefined => textOf(subject.type, { t, box, p }, subject)

function stationWords(
  { t, box, p }: Context,
  { station }: SubjectOf<'station'>,
): ThingWords | undefined {
  const one = lineIn(box, p).stations[station]
  if (!one) return undefined
  const { name, points, gift } = one.card
  const said = tableText(t, box, p).find(({ title }) => title === t.table.station(name))
  return {
    title: name,
    kind: t.about.station,
    lines: [
      ...(points > 0 ? [plain(t.about.surveyor(points))] : []),
      ...(gift ? [plain(t.about.gift(t.counted[gift](1)))] : []),
      ...(said?.lines ?? []).map((text) => ({ head: t.about.sites, text })),
    ],
  }
}

function trackWords({ t, box, p }: Context, { space }: SubjectOf<'track'>): ThingWords | undefined {
  const { track = -1 } = lineIn(box, p).spaces[space] ?? {}
  const card = box.tracks[p.tracks[track] ?? -1]
  if (!card) return undefined
  const owner = ownerName(t, p, p.owners[space] ?? 0)
  return {
    title: t.counted.points(card.points),
    kind: t.about.track,
    lines: [
      plain(t.about.trackText(card.points)),
      ...(owner ? [plain(t.table.card.laid(card.points, owner))] : []),
    ],
  }
}

function contractWords(
  { t, box, p }: Context,
  { contract: id }: SubjectOf<'contract'>,
): ThingWords {
  const contract = contractIn(box, id)
  const { area, verb } = contract
  const isUsed = p.boards.some(({ used }) => used.includes(id))
  return {
    title: t.contracts.name(id),
    kind: t.contracts.kind,
    lines: [
      { head: t.contracts.atEnd, text: bonusText(t, contract) },
      {
        head: area ? t.contracts.when(t.areas[area]) : t.contracts.upkeepWhen,
        text: verbText(t, verb),
      },
      ...(isUsed ? [plain(t.contracts.used)] : []),
    ],
  }
}

function trainWords({ t, box }: Context, { train }: SubjectOf<'train'>): ThingWords {
  const { name, steel, coal, hire, verb } = trainIn(box, train)
  return {
    title: name,
    kind: t.about.train,
    lines: [
      plain(verb ? verbText(t, verb) : t.about.noPower),
      plain(t.about.hire(hire)),
      plain(t.about.price(steel, coal)),
    ],
  }
}

function areaWords({ t, box, p }: Context, { area }: SubjectOf<'area'>): ThingWords {
  return {
    title: t.areas[area],
    kind: t.about.area,
    lines: [
      plain(area === 'B' && p.isDug ? t.about.dug : doesText({ t, box, p }, area)),
      ...rateLines({ t, box, p }, area),
    ],
  }
}

function doesText({ t, box }: Context, area: Area): string {
  const { does } = t.about
  const { take, works } = box.values
  if (area === 'A') return does.A(take.cubes, take.coal)
  return area === 'C' ? does.C(works.times, works.iron, works.rubble) : does[area]
}

function rateLines({ t, box, p }: Context, area: Area): ThingLine[] {
  const of = area === 'B' ? 'dig' : area === 'D' ? 'lay' : undefined
  return of === undefined || (of === 'dig' && p.isDug)
    ? []
    : [plain(t.about.rate(baseRate(box, p, of), rateOf(box, p, p.seat, of)))]
}

function eventWords({ t, box, p }: Context, { space }: SubjectOf<'event'>): ThingWords | undefined {
  const event = box.values.events[space - 1]
  if (!event) return undefined
  const { about } = t
  return {
    title: t.events[event.kind],
    kind: about.event(space),
    lines: [
      plain(about.eventText[event.kind]),
      ...(event.back > 0 ? [plain(about.back(event.back))] : []),
      ...(nextEvent(box, p) === space ? [plain(about.isNext)] : []),
      ...(p.events.includes(space) ? [plain(about.isTaken)] : []),
    ],
  }
}

function seatWords({ t, box, p }: Context, { seat }: SubjectOf<'seat'>): ThingWords | undefined {
  const part = tableText(t, box, p)[seat + 1]
  if (!part || !p.boards[seat]) return undefined
  const points = reckon(box, p, seat).map((line) => `${scoreText(t, box, line)}: ${line.points}`)
  return {
    title: part.title,
    kind: t.about.seat,
    lines: [
      ...(points.length > 0 ? [{ head: t.about.points, text: `${points.join('; ')}.` }] : []),
      ...part.lines.map(plain),
      ...[...boardOf(p, seat).hand, ...boardOf(p, seat).used].map((id) => ({
        head: t.contracts.name(id),
        text: bonusText(t, contractIn(box, id)),
      })),
    ],
  }
}

function bagWords({ t, box, p }: Context): ThingWords {
  const [none = 1] = whiteOdds(box, p)
  return {
    title: t.about.bag,
    kind: goodsText(t, { event: p.bag.event }),
    lines: [
      plain(t.about.bagText(inBag(p), countsIn(box, p).restock, p.bag.event)),
      plain(t.about.odds(Math.round((1 - none) * 100))),
    ],
  }
}

/** The areas by letter, for pieces that go by their number. */
export const areaOf = (area: number): Area => areas[area] ?? 'A'
