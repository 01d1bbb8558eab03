import { svgAddress } from '../../kit/svgAddress.ts'
import type { BookBlock, DrawnBook, SignPart } from '../../rules/book.ts'
import type { BasePosition } from '../../rules/game.ts'
import { svgDocument } from '../../stage/art/svg.ts'
import type { Art, Looking } from '../../stage/face.ts'
import type { EditedTitle } from '../debugged.ts'

/** Something that another edition shows differently. */
export interface Difference {
  /** Where it is: on the table if missing, or else the section of the rules. */
  readonly section?: string
  readonly title: string
  readonly lines: readonly string[]
  /** Addresses of its pictures. */
  readonly pictures: readonly string[]
}

/** At most so many are shown of the table, and as many of the rules. */
const most = 4

/** The page and the place of someone who looks at the whole table. */
const size = { w: 1280, h: 720 }
const looking: Looking = { seat: 0, picked: [], next: [] }

/**
 * The pieces of a position, and the passages of the rules, that look or read otherwise with the edition `after`. Of a
 * position that can’t be with it, the rules alone.
 */
export async function shownBy(
  before: EditedTitle,
  after: EditedTitle,
  position: BasePosition,
): Promise<readonly Difference[]> {
  const read = after.game.readPosition(position, position)
  const pieces = 'flaws' in read ? [] : await onTable(before, after, position)
  const [old, now] = await Promise.all([before.book(), after.book()])
  return [...pieces.slice(0, most), ...inBook(old, now).slice(0, most)]
}

async function onTable(
  before: EditedTitle,
  after: EditedTitle,
  position: BasePosition,
): Promise<readonly Difference[]> {
  const [old, now] = await Promise.all([piecesOf(before, position), piecesOf(after, position)])
  const changed = [...now].flatMap(([id, piece]) => {
    const was = old.get(id)
    return was === undefined || (was.svg === piece.svg && was.said === piece.said) ? [] : [{ ...piece, was }]
  })
  // Of several that are described alike, such as a station and its parts, the largest shows most.
  const largest = new Map<string, (typeof changed)[number]>()
  for (const one of changed) if (one.area >= (largest.get(one.piece)?.area ?? 0)) largest.set(one.piece, one)
  return [...largest.values()].map(({ title, lines, svg, was }) => ({
    title,
    lines: lines.filter((line) => !was.lines.includes(line)),
    pictures: was.svg === svg ? [svg] : [was.svg, svg],
  }))
}

/** Every described piece of a position, by its id, with its picture and what is said of it. */
async function piecesOf(title: EditedTitle, position: BasePosition) {
  const face = await title.face()
  const { pieces } = face.layout(position, size, looking)
  return new Map(
    pieces.flatMap(({ id, art, w, h }) => {
      const about = face.about(position, id)
      if (!about) return []
      const lines = about.lines.map(({ head, text }) => `${head} ${text}`.trim())
      const { title, piece } = about
      return [[id, { title, piece, lines, said: lines.join('\n'), svg: pictureOf(art), area: w * h }] as const]
    }),
  )
}

const pictureOf = (art: Art): string =>
  svgAddress(svgDocument(art.draw(), { width: art.w, height: art.h, prefix: 'piece' }))

/** The passages of the rules that the book before hasn’t got. */
function inBook(before: DrawnBook, after: DrawnBook): readonly Difference[] {
  const old = new Set(passagesIn(before).map((one) => JSON.stringify(one)))
  return passagesIn(after).filter((one) => !old.has(JSON.stringify(one)))
}

const passagesIn = ({ sections }: DrawnBook): readonly Difference[] =>
  sections.flatMap(({ title, blocks }) => blocks.flatMap((block) => passagesOf(title, block)))

function passagesOf(section: string, block: BookBlock<readonly SignPart[]>): readonly Difference[] {
  if (block.type === 'text') return [{ section, title: '', lines: [block.text], pictures: [] }]
  if (block.type === 'list') return block.items.map((item) => ({ section, title: '', lines: [item], pictures: [] }))
  return block.rows.map(({ sign, name, text }) => ({ section, title: name, lines: [text], pictures: drawnIn(sign) }))
}

const drawnIn = (sign: readonly SignPart[]): readonly string[] =>
  sign.flatMap((part) => (part.type === 'picture' ? [svgAddress(part.svg)] : []))
