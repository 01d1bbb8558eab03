import type { Translation } from '../../../kit/language.ts'
import { type Book, type BookSection, list, numbered, signs, text } from '../../../rules/book.ts'
import type { OptionField } from '../../../rules/title.ts'
import { stationCount } from '../board.ts'
import { ownStations } from '../content/edition.ts'
import { type Copies, kinds, type TileKind } from '../content/tiles.ts'
import { rulebook } from '../rulebook.ts'
import { sentence, tileText } from './names.ts'
import type { Locale } from './words.ts'

/** A picture in the rules book: a tile. */
export interface Sign {
  readonly kind: TileKind
}

type BookWords = Translation<typeof import('../words/en/book.ts')>
type Section = BookSection<Sign>

/** Words that the book shares with the table. */
interface Said {
  readonly locale: Locale
  readonly optionFields: readonly OptionField[]
}

/** The rules of Metro in a language, with the tiles of an edition. */
export const bookIn = (b: BookWords, { locale, optionFields }: Said, copies: Copies): Book<Sign> => ({
  ...rulebook,
  title: b.title,
  lead: b.lead,
  sections: [
    tableIn(b, locale),
    ...playIn(b, locale),
    ...linesIn(b),
    endIn(b, locale),
    optionsSection(b, optionFields),
    tilesIn(b, locale, copies),
  ],
})

const tableIn = (b: BookWords, { sections }: Locale): Section => ({
  id: 'table',
  title: sections.table,
  blocks: [
    list(b.table.board, b.table.stations, b.table.start),
    list(...fleetsIn(b)),
    text(b.table.pool),
    text(b.table.first),
  ],
})

/** For every number of seats, how many trains each company has, and the stations that have none. */
const fleetsIn = (b: BookWords): readonly string[] =>
  Object.entries(ownStations).map(([seats, lists]) => {
    const used = new Set(lists.flat())
    const all = Array.from({ length: stationCount }, (_, station) => station + 1)
    const idle = all.filter((number) => !used.has(number))
    const trains = b.trains({ seats, trains: lists[0]?.length ?? 0 })
    return idle.length === 0 ? trains : `${trains} ${b.idle({ stations: idle.map(String) })}`
  })

const playIn = (b: BookWords, { sections }: Locale): readonly Section[] => [
  {
    id: 'turn',
    title: sections.turn,
    blocks: [numbered(b.turn.lay, b.turn.score, b.turn.draw), text(b.turn.pass), text(b.turn.mark)],
  },
  {
    id: 'squares',
    title: sections.squares,
    blocks: [
      text(b.squares.free),
      text(b.squares.short),
      list(b.squares.circle, b.squares.curve),
      text(b.squares.anyway),
    ],
  },
  { id: 'stuck', title: b.stuck.title, blocks: [text(b.stuck.show), list(b.stuck.more, b.stuck.none)] },
]

const linesIn = ({ lines, scoring }: BookWords): readonly Section[] => [
  { id: 'lines', title: lines.title, blocks: [text(lines.tracks), text(lines.again), text(lines.waits)] },
  {
    id: 'scoring',
    title: scoring.title,
    blocks: [text(scoring.finished), list(scoring.edge, scoring.city, scoring.each), text(scoring.several)],
  },
]

const endIn = ({ end }: BookWords, { sections }: Locale): Section => ({
  id: 'end',
  title: sections.end,
  blocks: [text(end.last), text(end.stop)],
})

const optionsSection = ({ options }: BookWords, fields: readonly OptionField[]): Section => ({
  id: 'options',
  title: options.title,
  blocks: [
    text(options.before),
    list(...fields.map(({ label, hint }) => `${label}: ${hint}`)),
    list(options.hand, options.turning, options.draw),
    text(options.wait),
  ],
})

/** Every kind of tile with what it connects and how many there are: “4 of 60”. */
function tilesIn({ tiles }: BookWords, t: Locale, copies: Copies): Section {
  const rows = kinds
    .filter((kind) => copies[kind] > 0)
    .map((kind) => ({
      sign: { kind },
      name: tiles.copies({ copies: copies[kind] }),
      text: `${sentence(tileText(t, kind))}.`,
    }))
  return { id: 'tiles', title: tiles.title, blocks: [text(tiles.tracks), signs(rows)] }
}
