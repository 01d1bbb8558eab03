import { readRoomCode } from '../../link/roomCode.ts'
import type { Sitter } from '../../match/table.ts'
import type { Stage } from '../../stage/index.ts'
import type { Live } from '../live.ts'
import type { Reported } from '../reports.ts'
import { pageText } from '../text/page.ts'
import { blankJournal, blankText, browserKind, privatesOf } from './blank.ts'

/** What a person adds to a report. */
export interface Told {
  readonly said: string
  /** Names and addresses may stay in. */
  readonly named: boolean
}

/** A report of the moment that is looked at; `undefined` before the first entry. */
export async function reportOf(live: Live, { said, named }: Told): Promise<Reported | undefined> {
  const { shown, journal, instant, now, news } = live
  const whole = journal.value
  const { entry } = instant.value
  if (!whole || !entry) return undefined
  const { doors, table, peek } = shown
  const { game } = table
  const { sitters } = now.value
  const privates = named ? new Map<string, string>() : privatesOf(whole, sitters, roomHere())
  const clean = (text: string) => blankText(text, privates)
  const match = named ? whole : blankJournal(game, whole, privates)
  const picture = await photograph(shown)
  const { innerWidth, innerHeight, devicePixelRatio } = window
  return {
    ...{ said: clean(said), at: new Date().toISOString(), named },
    ...{ entry: entry.seq, position: entry.position, ...thereOf(live) },
    place: new URL(await doors.link(match, entry.seq)).hash,
    ...{ game: game.id, ruleset: game.ruleset, edition: game.edition.name, build: doors.build },
    browser: named ? navigator.userAgent : browserKind(navigator.userAgent),
    screen: `${innerWidth} × ${innerHeight} at ${Math.round(devicePixelRatio * 100) / 100}`,
    table: clean(standingText(live)),
    seat: frontOf(live),
    news: news.value.map(clean),
    links: (peek?.links.links() ?? []).map((link) => `${link.id}: ${link.trace.join(' ')}`),
    words: clean(pageWords()).slice(0, longestWords),
    ...picture,
    match: doors.text(match),
  }
}

/** The position and the reckoning as they are here. */
function thereOf({ shown: { table }, instant }: Live): Pick<Reported, 'there' | 'reckoning'> {
  const { position } = instant.value
  const reckoning = table.game.outcome(position)
  return { there: { ...position }, ...(reckoning ? { reckoning: { ...reckoning } } : {}) }
}

const longestWords = 20_000

/** The code of the room that this page is at. */
function roomHere(): string | undefined {
  const read = readRoomCode(/^#\/(?:r|here)\/([^?]*)/.exec(location.hash)?.[1] ?? '')
  return 'code' in read ? read.code : undefined
}

function standingText({ now }: Live): string {
  const { standing, hosting, epoch, sitters } = now.value
  const hosts = hosting ? 'hosting' : 'not hosting'
  return `${standing}, ${hosts}, epoch ${epoch}, ${sitters.map(sitterText).join(' and ')}`
}

const sitterText = ({ kind, mine, present, name }: Sitter) =>
  `${kind}${name === undefined ? '' : ` ${name}`}${mine ? ' here' : present ? '' : ' away'}`

/** Whose board lies in front, as the table puts it there. */
function frontOf({ now }: Live): number {
  const { turn, front, sitters } = now.value
  const mine = sitters.findIndex((sitter) => sitter.mine)
  return turn ?? front ?? Math.max(0, mine)
}

const pageWords = () => document.querySelector<HTMLElement>('#page')?.innerText ?? ''

/** The widest a picture is kept, in its own pixels. */
const widest = 1280
/** How long a frame is waited for, ms. */
const patience = 1500

/** The table as it looks, as a data URL; or why there is no picture of it. */
export type Photo = { readonly picture: string } | { readonly noPicture: string }

const text = pageText.report

/** A table of which a picture can be taken, where something draws it. */
interface Drawn {
  readonly stage: { readonly value: Pick<Stage, 'afterFrame'> | undefined }
}

/** Takes a picture of the table as it looks now, on a hidden page too. */
export function photograph({ stage }: Drawn): Promise<Photo> {
  const drawn = stage.value
  if (!drawn) return Promise.resolve({ noPicture: text.words })
  return new Promise((resolve) => {
    const late = () => resolve({ noPicture: document.hidden ? text.hidden : text.late })
    const timer = setTimeout(late, patience)
    drawn.afterFrame((canvas) => {
      clearTimeout(timer)
      const picture = smallPicture(canvas)
      resolve(picture === undefined ? { noPicture: text.unread } : { picture })
    })
  })
}

function smallPicture(canvas: HTMLCanvasElement): string | undefined {
  const scale = Math.min(1, widest / canvas.width)
  const small = document.createElement('canvas')
  small.width = Math.max(1, Math.round(canvas.width * scale))
  small.height = Math.max(1, Math.round(canvas.height * scale))
  const context = small.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, small.width, small.height)
  const url = small.toDataURL('image/webp', 0.8)
  // A browser that cannot write this kind says so by writing another, which is much larger.
  return url.startsWith('data:image/webp') ? url : small.toDataURL('image/jpeg', 0.8)
}
