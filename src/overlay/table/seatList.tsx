import type { Sitter } from '../../match/table.ts'
import { nobody } from '../../rules/faces.ts'
import { botText } from '../bots/bots.ts'
import { Locket, type LocketState } from '../people/locket.tsx'
import { othersName } from '../settings/names.ts'
import { text } from '../text/text.ts'
import { Icon, type IconName } from '../widgets/icon.tsx'
import { botNamed, peopleNamed } from './seatNames.ts'
import type { SeatLine } from './seats.ts'

/** More seats than this are told apart by their marks alone, where there is a picture. */
const mostNamed = 3

interface Props {
  readonly seats: readonly SeatLine[]
  /** Number of people who watch without a seat. */
  readonly watching: number
}

/** The players by seat, those away, whose turn it is, and the number watching. */
export function SeatList({ seats, watching }: Props) {
  const sitters = seats.map(({ sitter }) => sitter)
  return (
    <ul class="seats" aria-label={text().seats.label} data-many={seats.length > mostNamed}>
      {seats.map((line) => {
        const state = stateOf(line)
        const who = whoIs(line, sitters)
        return (
          <li
            key={line.look.seat}
            class={line.asked ? 'asked' : undefined}
            aria-current={line.asked ? 'true' : undefined}
            data-seat={line.look.seat}
            data-state={state}
            title={titleOf(line, who)}
          >
            <Locket
              face={line.look.face ?? nobody}
              look={line.look}
              r="0.95em"
              state={presence(line)}
              thinks={line.asked}
            />
            {signs[state] && <Icon name={signs[state]} />}
            {line.answered && <Icon name="tick" />}
            <span class="seat-name">{line.look.name}</span>
            <span class="seat-who" data-usual={isUsual(line)} data-others-name={isNamed(line.sitter) || undefined}>
              {who}
            </span>
          </li>
        )
      })}
      {watching > 0 && (
        <li class="watching" title={text().seats.watching({ count: watching })}>
          <Icon name="eye" />
          <span aria-hidden="true">{watching}</span>
          <span class="unseen">{text().seats.watching({ count: watching })}</span>
        </li>
      )}
    </ul>
  )
}

/** State of a seat. */
type SeatState = 'here' | 'quiet' | 'away' | 'bot' | 'open' | 'out'

const signs: Readonly<Partial<Record<SeatState, IconName>>> = { quiet: 'more', away: 'clock', bot: 'bot', out: 'cross' }

function stateOf({ sitter, out }: SeatLine): SeatState {
  if (out) return 'out'
  if (sitter.kind !== 'person') return sitter.kind
  if (!sitter.present) return 'away'
  return sitter.quiet ? 'quiet' : 'here'
}

/** A seat’s state as its locket shows it. */
function presence(line: SeatLine): LocketState {
  const state = stateOf(line)
  if (state === 'away' || state === 'out') return 'away'
  if (state === 'open') return 'coming'
  return line.asked ? 'turn' : 'here'
}

/** Whether someone else has given their name. */
const isNamed = ({ kind, mine, name }: Sitter) => kind === 'person' && !mine && name !== undefined

/** A nameless person who is here: with a picture beside it, that goes without saying. */
const isUsual = (line: SeatLine) => stateOf(line) === 'here' && line.sitter.name === undefined

function titleOf(line: SeatLine, who: string): string {
  const { look, sitter, asked, answered } = line
  const bot = stateOf(line) === 'bot' ? botText(sitter.name) : undefined
  const name = bot && sitter.standIn ? bot.name : who
  const notes = [
    bot?.level ?? '',
    sitter.standIn ? text().seats.untilBack : '',
    asked && bot ? text().seats.thinking : '',
    answered ? text().seats.answered : '',
  ]
  return `${look.name}: ${[name, ...notes].filter(Boolean).join(' · ')}`
}

function whoIs(line: SeatLine, sitters: readonly Sitter[]): string {
  const { look, sitter } = line
  if (line.out) return text().seats.out
  if (sitter.standIn) return text().seats.standIn
  if (sitter.kind === 'bot') return botNamed(sitters, look.seat, text().seats.bot)
  if (sitter.kind === 'open') return text().seats.open
  const name = peopleNamed(sitters)[look.seat]
  if (sitter.mine) return name ?? text().seats.you
  return sitter.present ? (othersName(name) ?? text().seats.here) : text().seats.away
}
