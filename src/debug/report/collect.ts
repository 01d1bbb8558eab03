import { readRoomCode } from '../../link/roomCode.ts'
import type { Now, Sitter } from '../../match/table.ts'
import { hashNow } from '../../overlay/settings/addressBar.ts'
import type { Stage } from '../../stage/index.ts'
import type { Live } from '../live.ts'
import type { Reported } from '../reports.ts'
import { pageText } from '../text/page.ts'
import { blankJournal, blankText, browserKind, privatesOf } from './blank.ts'

/** The tester's additions to a report. */
interface ReportRemarks {
  readonly said: string
  /** Include names and addresses. */
  readonly named: boolean
}

/** A report of the current moment; `undefined` before the first entry. */
export async function reportOf(live: Live, { said, named }: ReportRemarks): Promise<Reported | undefined> {
  const { shown, journal, instant, now, news } = live
  const whole = journal.value
  const { entry } = instant.value
  if (!whole || !entry) return undefined
  const { actions, table, peek } = shown
  const { game } = table
  const { sitters } = now.value
  const privates = named ? new Map<string, string>() : privatesOf(whole, sitters, roomHere())
  const clean = (text: string) => blankText(text, privates)
  const match = named ? whole : blankJournal(game, whole, privates)
  const hand = coverHand(live)
  const picture = await photograph(shown)
  hand?.show()
  const { innerWidth, innerHeight, devicePixelRatio } = window
  return {
    said: clean(said),
    at: new Date().toISOString(),
    named,
    entry: entry.seq,
    position: entry.position,
    ...thereOf(live),
    place: new URL(await actions.link(match, entry.seq)).hash,
    game: game.id,
    ruleset: game.ruleset,
    edition: game.edition.name,
    build: actions.build,
    browser: named ? navigator.userAgent : browserKind(navigator.userAgent),
    screen: `${innerWidth} × ${innerHeight} at ${Math.round(devicePixelRatio * 100) / 100}`,
    table: clean(standingText(live)),
    seat: frontOf(live),
    news: news.value.map(clean),
    links: (peek?.links.links() ?? []).map((link) => `${link.id}: ${link.trace.join(' ')}`),
    words: hand ? '' : clean(pageWords()).slice(0, longestWords),
    ...picture,
    match: actions.text(match),
  }
}

/** The position, and the scores if the match is over. */
function thereOf({ shown: { table }, instant }: Live): Pick<Reported, 'there' | 'reckoning'> {
  const { position } = instant.value
  const reckoning = table.game.outcome(position)
  return { there: { ...position }, ...(reckoning ? { reckoning: { ...reckoning } } : {}) }
}

const longestWords = 20_000

/** This page's table code. */
function roomHere(): string | undefined {
  const read = readRoomCode(/^#\/(?:r|here)\/([^?]*)/.exec(hashNow())?.[1] ?? '')
  return 'code' in read ? read.code : undefined
}

function standingText({ now }: Live): string {
  const { standing, hosting, epoch, sitters } = now.value
  const hosts = hosting ? 'hosting' : 'not hosting'
  return `${standing}, ${hosts}, epoch ${epoch}, ${sitters.map(sitterText).join(' and ')}`
}

const sitterText = ({ kind, mine, present, name }: Sitter) =>
  `${kind}${name === undefined ? '' : ` ${name}`}${mine ? ' here' : present ? '' : ' away'}`

/** The seat whose board is in front. */
function frontOf({ now }: Live): number {
  const { turn, front, sitters } = now.value
  const mine = sitters.findIndex((sitter) => sitter.mine)
  return turn ?? front ?? Math.max(0, mine)
}

const pageWords = () => document.querySelector<HTMLElement>('#page')?.innerText ?? ''

/**
 * Covers the hand on the stage: reports go to people who may not see it. The page's words name its cards too, so they
 * have to be left out. Undefined if there is no hand in sight.
 */
export function coverHand({ now, shown: { stage, table } }: Covered): { show(): void } | undefined {
  const { hand, known } = now.value
  if (!table.game.hidden || hand === undefined) return undefined
  stage.value?.skip()
  stage.value?.know(() => undefined)
  return { show: () => stage.value?.know(known(hand)) }
}

/** A table whose hand may be covered. */
interface Covered {
  readonly now: { readonly value: Pick<Now, 'hand' | 'known'> }
  readonly shown: {
    readonly table: { readonly game: { readonly hidden?: unknown } }
    readonly stage: { readonly value: Pick<Stage, 'skip' | 'know'> | undefined }
  }
}

/** The largest width of a picture, in its own pixels. */
const widest = 1280
/** Longest wait for a frame, ms. */
const patience = 1500

/** A picture of the table as a data URL, or why there is none. */
type Photo = { readonly picture: string } | { readonly noPicture: string }

const text = pageText.report

/** A table that may be drawn. */
interface Drawn {
  readonly stage: { readonly value: Pick<Stage, 'afterFrame'> | undefined }
}

/** Takes a picture of the table, on hidden pages too. */
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
  // Browsers that can't encode WebP return a PNG, which is much larger.
  return url.startsWith('data:image/webp') ? url : small.toDataURL('image/jpeg', 0.8)
}
