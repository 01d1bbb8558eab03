import { svgAddress } from '../../kit/svgAddress.ts'
import type { BookBlock, DrawnBook, SignPart } from '../../rules/book.ts'
import type { BasePosition } from '../../rules/game.ts'
import { positionOf } from '../../rules/journal.ts'
import type { MatchMoment } from '../../rules/playtest.ts'
import { svgDocument } from '../../stage/art/svg.ts'
import type { Art, Looking } from '../../stage/face.ts'
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

/** At most so many are shown of the table, and as many of the rules. */
const most = 4

/** So many first choices of other matches are tried, with the same luck for both editions. */
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
  const [old, now] = await Promise.all([piecesOf(before), piecesOf(after)])
  const changed = [...now].flatMap(([id, piece]): readonly Changed[] => {
    const was = old.get(id)
    return was === undefined || (was.svg === piece.svg && was.said === piece.said) ? [] : [{ ...piece, was }]
  })
  // Of several that are described alike, such as a station and its parts, the largest that looks different shows most.
  const best = new Map<string, Changed>()
  for (const one of changed) if (rank(one) > rank(best.get(one.said))) best.set(one.said, one)
  return [...best.values()]
    .toSorted((a, b) => rank(b) - rank(a))
    .map(({ title, lines, svg, was }) => ({
      where,
      title,
      lines: lines.filter((line) => !was.lines.includes(line)),
      pictures: was.svg === svg ? [svg] : [was.svg, svg],
    }))
}

interface Changed extends Drawn {
  readonly was: Drawn
}

/** Things with a name come first, and those that look different; the largest of these. */
const rank = (one: Changed | undefined): number =>
  one === undefined ? -1 : one.area + (one.was.svg === one.svg ? 0 : 1e7) + (one.title === '' ? 0 : 1e8)

/** A piece with its picture and what is said of it. */
interface Drawn extends Pick<Shown, 'title' | 'lines'> {
  /** All that is said of it. */
  readonly said: string
  readonly svg: string
  /** In square layout pixels. */
  readonly area: number
}

/** Every piece of a position, by its id. */
async function piecesOf([title, position]: Seen): Promise<ReadonlyMap<string, Drawn>> {
  const face = await title.face()
  const { pieces } = face.layout(position, size, looking)
  return new Map(
    pieces.map(({ id, art, w, h, label = '' }) => {
      const about = face.about(position, id)
      const lines = about?.lines.map(({ head, text }) => `${head} ${text}`.trim()) ?? []
      const title = about?.title ?? label
      return [id, { title, lines, said: [title, ...lines].join('\n'), svg: pictureOf(art), area: w * h }]
    }),
  )
}

const pictureOf = (art: Art): string =>
  svgAddress(svgDocument(art.draw(), { width: art.w, height: art.h, prefix: 'piece' }))

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
