import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TablePart } from '../../rules/words.ts'
import { useWelcome } from '../arrival.ts'
import { lessonSentence } from '../lesson/lesson.ts'
import { Letters } from '../letters/lazyLetters.ts'
import type { CoachTip, Page, Picture, TableScreen } from '../screen.ts'
import { text } from '../text/text.ts'
import { lazy } from '../widgets/lazy.tsx'
import type { Area } from '../widgets/placement.ts'
import { Banner } from './banner.tsx'
import { ConnectionBadge } from './connectionBadge.tsx'
import { DecisionBar } from './decisionBar.tsx'
import { interruptionOf } from './interruption.ts'
import { useKeptFocus } from './keptFocus.ts'
import { LogHead } from './logHead.tsx'
import { Log } from './logPanel.tsx'
import { type OpenPanel, TablePanels } from './panels.tsx'
import { placed, twoLines } from './placed.ts'
import { keepsKeys } from './roving.ts'
import type { TableView } from './tableView.ts'
import { WhileWaiting } from './whileWaiting.tsx'
import '../style/table.css'
import '../style/bar.css'
import '../style/barHigh.css'
import '../style/barLarge.css'
import '../style/plain.css'
import '../style/room.css'
import '../style/captions.css'
import '../style/panels.css'

const CoachLabel = lazy(async () => (await import('../lesson/coachLabel.tsx')).CoachLabel)
const LessonBoard = lazy(async () => (await import('../lesson/lessonBoard.tsx')).LessonBoard)
const LessonWays = lazy(async () => (await import('../lesson/lessonWays.tsx')).LessonWays)
const openFilm = async () => (await import('../film/film.ts')).openFilm()
const FilmCaption = lazy(async () => (await openFilm()).FilmCaption)
const RecapBar = lazy(async () => (await openFilm()).RecapBar)
const FilmDeck = lazy(async () => (await openFilm()).FilmDeck)

/** Someone sits at another browser. */
const hasCompany = ({ seats }: Pick<TableView, 'seats'>): boolean =>
  seats.some(({ sitter }) => sitter.kind === 'person' && !sitter.mine)

/**
 * A hint is fair where everyone at the table is at this device: alone, side by side and against the computer. Among
 * people at several devices it would be cheating, even while a bot stands in for one. In the replay of a match that is
 * over, it is fair at every moment.
 */
export const mayHint = (view: Pick<TableView, 'seats' | 'bar'>): boolean =>
  view.bar.moves.length > 1 && !hasCompany(view) && !view.seats.some(({ sitter }) => sitter.standIn)

interface Props {
  readonly page: Page
  readonly table: TableScreen
}

/**
 * A table: the decision bar, the log and the panels above them. The view is read here once and handed down, so that no
 * drawing mixes two moments.
 */
export function Table({ page, table }: Props) {
  const { store, replay, lesson } = table
  const view = store.view.value
  const picture = table.picture.value
  const opened = useSignal<OpenPanel>(replay?.wrong && 'resume')
  const hinted = useSignal(false)
  const told = lessonSentence(lesson, view)
  const speaks = told ? view.seats.findIndex(({ sitter }) => sitter.mine) : view.bar.about
  const about = speaks === undefined ? undefined : view.seats[speaks]
  const areas = picture.type === 'drawn' ? picture.areas : undefined
  useKeptFocus()
  useHelpKey(() => (opened.value = 'choices'))
  useTabTitle(view.bar.mine, store.title)
  const welcome = useWelcome(store.title)
  const tip = table.tip?.value
  const coach = useCoachPlace(tip, areas?.log)
  return (
    <div class={classOf(table, areas !== undefined)}>
      <h1 class="unseen">{store.title}</h1>
      <p class="unseen" aria-live="polite" data-welcome>
        {welcome}
      </p>
      {lesson && <LessonBoard page={page} table={table} lesson={lesson} view={view} picture={picture} />}
      <div {...placed('decision', areas?.decision, 10, replay ? 0 : twoLines)}>
        {replay ? (
          <FilmCaption replay={replay} view={view} verify={() => (opened.value = 'checks')} />
        ) : (
          <Deciding page={page} table={table} view={view}>
            <DecisionBar
              store={store}
              asked={about}
              seq={view.seq}
              hash={view.hash}
              bar={view.bar}
              lesson={told}
              fillIn={() => (store.filling.value = true)}
              hint={mayHint(view) && !lesson ? () => (hinted.value = true) : undefined}
            >
              {lesson && <LessonWays lesson={lesson} />}
              {table.letters && <Letters table={table} letters={table.letters} open={page.actions.join} />}
              {!lesson && (
                <WhileWaiting
                  view={view}
                  store={store}
                  askToUndo={() => (opened.value = 'back')}
                  askIn={table.watches ? undefined : page.actions.askIn}
                />
              )}
            </DecisionBar>
          </Deciding>
        )}
      </div>
      <TableInWords parts={view.table} pictured={areas !== undefined} />
      <div {...placed('log', areas?.log, 4, twoLines)}>
        <LogSide page={page} table={table} view={view} picture={picture} open={(what) => (opened.value = what)}>
          {coach === 'log' && tip && <CoachLabel page={page} tip={tip} />}
        </LogSide>
      </div>
      {replay && (
        <FilmDeck
          page={page}
          table={table}
          replay={replay}
          view={view}
          openers={{
            resume: () => (opened.value = 'resume'),
            scores: view.reckoning && (() => (opened.value = 'reckoning')),
            luck: () => (opened.value = 'luck'),
            analysis: replay.over ? () => (opened.value = 'analysis') : undefined,
            hint: replay.over && about ? () => (hinted.value = true) : undefined,
          }}
        />
      )}
      {table.since && (table.since.missed.value || table.since.playing.value) && <RecapBar since={table.since} />}
      {coach === 'line' && tip && <CoachLabel page={page} tip={tip} line />}
      <TablePanels page={page} table={table} view={view} picture={picture} opened={opened} hinted={hinted} />
    </div>
  )
}

interface DecidingProps extends Props {
  readonly view: TableView
  /** The decision bar. */
  readonly children: ComponentChildren
}

/** The decision bar, or what has happened to a host or a player in its place. */
function Deciding({ page, table, view, children }: DecidingProps) {
  const { store, since } = table
  const interruption = interruptionOf(view, store.happening.value)
  return (
    <>
      <div class="interruption" role="status">
        {interruption && (
          <Banner
            interruption={interruption}
            view={view}
            store={store}
            show={since && (() => since.play())}
            askIn={table.watches ? undefined : page.actions.askIn}
          />
        )}
      </div>
      {!interruption && children}
    </>
  )
}

interface LogSideProps extends Props {
  readonly view: TableView
  readonly picture: Picture
  readonly open: (what: OpenPanel) => void
  /** The coach, where there is room. */
  readonly children: ComponentChildren
}

/** The log, below who is there and what else can be opened. */
function LogSide({ page, table, view, picture, open, children }: LogSideProps) {
  const { store, role, reach } = table
  return (
    <>
      <LogHead
        page={page}
        seats={view.seats}
        watching={view.watching}
        react={hasCompany(view) && !table.replay && !table.watches ? store.react : undefined}
        open={open}
      />
      <ConnectionBadge
        view={view}
        store={store}
        picture={picture}
        role={role}
        reach={reach.value}
        lasting={page.lasting.value}
      />
      {children}
      <Log
        lines={view.log}
        seats={view.seats}
        test={view.test}
        asked={view.bar.asked}
        over={view.standing === 'over'}
      />
    </>
  )
}

/** The question mark asks what can be done, unless the focused element needs the key. */
function useHelpKey(ask: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || keepsKeys(event.target)) return
      event.preventDefault()
      ask()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

interface TableInWordsProps {
  readonly parts: readonly TablePart[]
  /** With a picture, only screen readers find the words. */
  readonly pictured: boolean
}

/** Everything on the table in words, for those who can't see its picture. */
function TableInWords({ parts, pictured }: TableInWordsProps) {
  if (parts.length === 0) return undefined
  return (
    <section
      class={pictured ? 'unseen' : 'in-words'}
      aria-label={text().table.described}
      // It scrolls, and a keyboard can only scroll what has the focus.
      tabIndex={pictured ? undefined : 0}
    >
      {parts.map(({ title, lines }) => (
        <article key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )
}

/** A dot in the corner, as a part of an SVG in an address. */
const dot = "%3Ccircle cx='25' cy='7' r='7' fill='%23e5533d'/%3E"
const end = '%3C/svg%3E'

/** The address of an SVG icon with or without a dot on it. Other addresses stay as they are. */
export function iconWith(href: string, dotted: boolean): string {
  const plain = href.replace(dot, '')
  return dotted ? plain.replace(end, dot + end) : plain
}

function markTab(dotted: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link) link.href = iconWith(link.href, dotted)
}

/** Title and icon of the tab say when it’s my turn, since the page may be hidden. */
function useTabTitle(isMyTurn: boolean, title: string): void {
  const said = isMyTurn ? text().seats.tab({ title }) : title
  useEffect(() => {
    document.title = said
    markTab(isMyTurn)
    return () => markTab(false)
  }, [isMyTurn, said])
}

/** The least room beside the log for what the coach says, CSS pixels. */
const roomy = { w: 170, h: 180 }

/**
 * Where the coach speaks: above the log if there is room, or else on a line of its own above the table. It stays on its
 * line, which changes the room that the picture leaves, until it has finished.
 */
function useCoachPlace(tip: CoachTip | undefined, log: Area | undefined): 'log' | 'line' {
  const place = useRef<'log' | 'line'>('log')
  const isLarge = document.documentElement.dataset.text === 'large'
  if (!tip) place.current = 'log'
  else if (log && (isLarge || log.w < roomy.w || log.h < roomy.h)) place.current = 'line'
  return place.current
}

/** A table is drawn, or else all words; the page makes room for a lesson. */
const classOf = ({ lesson }: TableScreen, isDrawn: boolean) =>
  ['table', isDrawn ? 'drawn' : 'plain', lesson && `learning ${lesson.view.value.phase}`].filter(Boolean).join(' ')
