import { need } from '../../kit/assert.ts'
import { svgAddress } from '../../kit/svgAddress.ts'
import type { BookBlock, DrawnBook, SignPart } from '../../rules/book.ts'
import type { BasePosition } from '../../rules/game.ts'
import { positionOf } from '../../rules/journal.ts'
import type { MatchMoment } from '../../rules/playtest.ts'
import type { Group } from '../../stage/art/shape.ts'
import { svgDocument } from '../../stage/art/svg.ts'
import type { About, Looking, Piece } from '../../stage/face.ts'
import type { EditedTitle } from '../debugged.ts'
import { findScene, makeBreath } from '../scenario/search.ts'

/** Something that another edition shows differently. */
export interface Shown {
  readonly where: 'table' | 'opening' | 'rules'
  readonly title: string
  readonly lines: readonly string[]
  /** Addresses of its pictures: of before and after, if it looks different. */
  readonly pictures: readonly string[]
}

/** The most shown of the table, and the most of the rules. */
const most = 4

/** First choices of other matches that are tried, with the same luck for both editions. */
const openings = 8

/** The page and the place of someone who looks at the whole table. */
const size = { w: 1280, h: 720 }
const looking: Looking = { seat: 0, picked: [], next: [] }

/** A match with the edition before. */
interface Moment {
  readonly position: BasePosition
  readonly seats: number
}

/**
 * The pieces of a position, and the passages of the rules, that look or read otherwise with the edition `after`; if
 * there are none, pieces at the beginning of other matches.
 */
export async function shownBy(
  before: EditedTitle,
  after: EditedTitle,
  { position, seats }: Moment,
): Promise<readonly Shown[]> {
  const [old, now] = await Promise.all([before.book(), after.book()])
  // With the other edition the position may be impossible.
  const isPossible = 'position' in after.game.readPosition(position, position)
  const here = isPossible ? await onTable([before, position], [after, position], 'table') : []
  let shown = [...here.slice(0, most), ...inBook(old, now).slice(0, most)]
  const breathe = makeBreath()
  for (let seed = 0; seed < openings && shown.length === 0; seed++) {
    await breathe()
    const [was, is] = await Promise.all([before, after].map(({ game }) => openingOf(game, seats, seed)))
    if (was && is) shown = (await onTable([before, was], [after, is], 'opening')).slice(0, most)
  }
  return shown
}

/** The first choice in a match, which is the same for a seed. */
async function openingOf(game: EditedTitle['game'], seats: number, seed: number): Promise<BasePosition | undefined> {
  const scene = { id: `opening/${seed}`, name: 'opening', is: ({ ask }: MatchMoment) => ask.type === 'choose' }
  const found = await findScene(game, scene, 1, undefined, seats)
  return found && positionOf(found.journal)
}

/** An edition with a position. */
type Seen = readonly [EditedTitle, BasePosition]

async function onTable(before: Seen, after: Seen, where: Shown['where']): Promise<readonly Shown[]> {
  const [old, now] = await Promise.all([thingsOn(before), thingsOn(after)])
  const changed = [...now].flatMap(([id, thing]): readonly Changed[] => {
    const was = old.get(id)
    return was === undefined || (was.svg === thing.svg && was.said === thing.said) ? [] : [{ ...thing, was }]
  })
  const best = new Map<string, Changed>()
  for (const one of changed) if (rank(one) > rank(best.get(one.said))) best.set(one.said, one)
  return [...best.values()]
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ title, lines, svg, was }) => ({
      where,
      title,
      lines: lines.filter((line) => !was.lines.includes(line)),
      pictures: [...new Set([was.svg, svg])].filter((one) => one !== ''),
    }))
}

interface Changed extends OnTable {
  readonly was: OnTable
}

/** Things with a name come first, and those that look different; the largest of these. */
const rank = (one: Changed | undefined): number =>
  one === undefined ? -1 : one.area + (one.was.svg === one.svg ? 0 : 1e7) + (one.title === '' ? 0 : 1e8)

/** A thing on the table with its picture and what is said of it. */
interface OnTable extends Pick<Shown, 'title' | 'lines'> {
  /** All that is said of it. */
  readonly said: string
  /** The address of its picture; empty if nothing is drawn. */
  readonly svg: string
  /** In square layout pixels. */
  readonly area: number
}

/** The things of a position, each with its parts, by the piece that is described. */
async function thingsOn([title, position]: Seen): Promise<ReadonlyMap<string, OnTable>> {
  const face = await title.face()
  const { pieces } = face.layout(position, size, looking)
  const things = new Map<string, { readonly about: About | undefined; readonly parts: Piece[] }>()
  for (const piece of pieces) {
    const about = face.about(position, piece.id)
    const id = about?.piece ?? piece.id
    const thing = things.get(id) ?? { about, parts: [] }
    thing.parts.push(piece)
    things.set(id, thing)
  }
  return new Map([...things].map(([id, { about, parts }]) => [id, { ...wordsOf(about), ...pictureOf(parts) }]))
}

function wordsOf(about: About | undefined): Pick<OnTable, 'title' | 'lines' | 'said'> {
  const { title, lines: said } = about ?? { title: '', lines: [] }
  const lines = said.map(({ head, text }) => `${head} ${text}`.trim())
  return { title, lines, said: [title, ...lines].join('\n') }
}

/** The largest part, and whatever of the others lies on it. */
function pictureOf(parts: readonly Piece[]): Pick<OnTable, 'svg' | 'area'> {
  const [largest] = parts.toSorted((a, b) => b.w * b.h - a.w * a.h)
  const { x, y, w, h } = need(largest, 'a part')
  const isOn = (part: Piece) => part.x + part.w > x && part.x < x + w && part.y + part.h > y && part.y < y + h
  const shapes = parts
    .filter(isOn)
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ art, ...part }): Group => {
      const scale = part.w / art.w
      return { type: 'group', x: part.x - x, y: part.y - y, scale, shapes: art.draw() }
    })
  const isBare = shapes.every((one) => one.shapes.length === 0)
  const svg = isBare ? '' : svgAddress(svgDocument(shapes, { width: w, height: h, prefix: 'piece' }))
  return { svg, area: w * h }
}

/** The passages of the rules that the book before hasn’t got. */
function inBook(before: DrawnBook, after: DrawnBook): readonly Shown[] {
  const old = new Set(passagesIn(before).map((one) => JSON.stringify(one)))
  return passagesIn(after).filter((one) => !old.has(JSON.stringify(one)))
}

const passagesIn = ({ sections }: DrawnBook): readonly Shown[] =>
  sections.flatMap(({ title, blocks }) => blocks.flatMap((block) => passagesOf(title, block)))

function passagesOf(section: string, block: BookBlock<readonly SignPart[]>): readonly Shown[] {
  const passage = { where: 'rules', title: section, pictures: [] } as const
  if (block.type === 'text') return [{ ...passage, lines: [block.text] }]
  if (block.type === 'list') return block.items.map((item) => ({ ...passage, lines: [item] }))
  return block.rows.map(({ sign, name, text }) => ({ ...passage, title: name, lines: [text], pictures: drawnIn(sign) }))
}

const drawnIn = (sign: readonly SignPart[]): readonly string[] =>
  sign.flatMap((part) => (part.type === 'picture' ? [svgAddress(part.svg)] : []))
