import { usualDepth } from '../../bots/analyse.ts'
import type { AnalysisWanted, StudyFinding } from '../../bots/study.ts'
import type { OpenTitle } from '../../games/title.ts'
import { need } from '../../kit/assert.ts'
import type { Inquiry, InquiryState, MatchAnalysis, SeatLuck, ShownTurningPoint } from '../../overlay/advice/adviser.ts'
import { lookOf, type SeatLook } from '../../overlay/table/seats.ts'
import type { Entry } from '../../rules/body.ts'
import type { BasePosition, Typed } from '../../rules/game.ts'
import { lineOf, positionOf, setupIn } from '../../rules/journal.ts'
import { beginJournal, playBody } from '../../rules/replay.ts'
import { keepAnalysis, keptAnalysis } from '../storage/analyses.ts'
import type { Store } from '../storage/store.ts'
import { inquire, inWorker, type Think } from './inquire.ts'
import { outlook } from './outlook.ts'
import type { MarkedMove } from './pictures.ts'

type Found = Extract<StudyFinding, { readonly type: 'analysis' }>['analysis']

/** Analyses a match that is over. */
export function analyseMatch(
  title: OpenTitle,
  entries: readonly Entry<Typed>[],
  isContrast: () => boolean,
  think: Think,
): Inquiry<MatchAnalysis> {
  const { game, edition } = title
  const { id, edition: mark } = game
  const wanted: AnalysisWanted = { study: 'analysis', game: id, hash: mark.hash, edition, entries }
  return inquire(wanted, tellingIn(title, entries, isContrast), think)
}

/** Tells the analysis kept of a match, or else thinks about it and keeps what was found. */
export function rememberedIn(
  store: Store,
  { game }: Pick<OpenTitle, 'game'>,
  entries: readonly Entry<Typed>[],
  think: Think = inWorker,
): Think {
  return (wanted, tell) => {
    let stop = () => {}
    let isStopped = false
    const begin = async () => {
      const analysis = await keptAnalysis(store, { game, entries })
      if (isStopped) return
      if (analysis) return tell({ type: 'analysis', analysis })
      stop = think(wanted, (finding) => {
        if (finding.type === 'analysis') void keepAnalysis(store, { game, entries }, finding.analysis)
        tell(finding)
      })
    }
    void begin()
    return () => {
      isStopped = true
      stop()
    }
  }
}

/** Tells each finding about a match in its title’s words. */
export function tellingIn(
  title: Pick<OpenTitle, 'game' | 'words' | 'seat' | 'face'>,
  entries: readonly Entry<Typed>[],
  isContrast: () => boolean = () => false,
): (finding: StudyFinding) => InquiryState<MatchAnalysis> {
  const played = playedOf(title, entries)
  const { seq: last, after } = need(played.at(-1), 'an entry')
  const count = setupIn(entries)?.seats ?? 0
  const seats = Array.from({ length: count }, (_, seat) => lookOf(title.words, title.seat, after, seat))
  const common = { seats, last, futures: usualDepth.futures }
  return (finding) => {
    if (finding.type === 'judging') {
      const { done, moments } = finding
      return { type: 'thinking', done, sofar: { ...common, moments, turningPoints: [], luck: [] } }
    }
    if (finding.type !== 'analysis') return { type: 'failed' }
    const { analysis } = finding
    const turningPoints = analysis.turningPoints.map((point) => tell(title, seats, played, point, isContrast))
    const luck = analysis.luck.map((one, seat) => tellLuck(title, need(seats[seat], 'a seat'), one))
    return { type: 'found', found: { ...common, moments: analysis.moments, turningPoints, luck } }
  }
}

/** An entry of the rules, what it did, and the table before and after it. */
interface Played {
  readonly seq: number
  readonly before: BasePosition
  readonly after: BasePosition
  readonly effects: readonly Typed[]
}

/** Replays what stands of a match. The table has checked it already, which takes longer. */
function playedOf({ game }: Pick<OpenTitle, 'game'>, entries: readonly Entry<Typed>[]): readonly Played[] {
  const setup = need(setupIn(entries), 'the setup entry')
  const begun = beginJournal(game, setup)
  if ('problem' in begun) throw new Error(begun.problem.reason)
  let after = positionOf(begun.journal)
  const played: Played[] = [{ seq: 0, before: after, after, effects: begun.effects }]
  for (const { seq, by, body } of lineOf(entries)) {
    const next = playBody(game, after, by, body)
    if (!next) continue
    played.push({ seq, before: after, after: next.position, effects: next.effects })
    after = next.position
  }
  return played
}

/** A turning point in the title’s words. */
function tell(
  title: Pick<OpenTitle, 'game' | 'words' | 'face'>,
  seats: readonly SeatLook[],
  played: readonly Played[],
  { seq, seat, faces, ...point }: Found['turningPoints'][number],
  isContrast: () => boolean,
): ShownTurningPoint {
  const { words } = title
  const { before, after, effects } = need(
    played.find((one) => one.seq === seq),
    'the entry',
  )
  const shown = new Map(faces)
  const asked = { position: before, seat, known: (token: number) => shown.get(token) }
  const labelOf = (move: Typed) => words.move(before, move, asked.known)
  const lines = effects.flatMap((effect) => words.effect(after, effect) ?? [])
  const { move, chance, plan } = point.other
  const made = point.played.move
  const marked: readonly MarkedMove[] =
    point.played.chance >= chance
      ? [{ kind: 'best', move: made }]
      : [
          { kind: 'played', move: made },
          { kind: 'better', move },
        ]
  return {
    seq,
    look: need(seats[seat], 'a seat'),
    chance: point.played.chance,
    played: lines.length > 0 ? lines : [labelOf(made)],
    other: { move, chance, label: labelOf(move) },
    // The label says what a single move brings.
    outlook: plan.length > 1 ? outlook(title, asked, plan) : [],
    async pictures() {
      const { picturesOf } = await import('./pictures.ts')
      return picturesOf(title, asked, marked, isContrast())
    },
  }
}

/** A seat’s luck in the title’s words; what both seats drew comes in the same order. */
function tellLuck(
  { words }: Pick<OpenTitle, 'words'>,
  look: SeatLook,
  { chance, brought }: Found['luck'][number],
): SeatLuck {
  const named = Object.entries(brought).map(([thing, gain]) => ({ name: words.drawn?.(thing) ?? thing, gain }))
  return { look, chance, brought: named.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
