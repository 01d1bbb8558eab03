import { useSignal } from '@preact/signals'
import { Button } from '../../overlay/widgets/button.tsx'
import { forbiddenBy } from '../../rules/forbidden.ts'
import type { Choose, Refusal, Typed } from '../../rules/game.ts'
import { type Live, type PanelProps, usePlaytest } from '../live.ts'
import { Fixed, refusalText } from '../requests.tsx'
import { matchText } from '../text/match.ts'

const text = matchText.choice

/** Every legal move, to be played from here, and everything else with the reason against it. */
export function ChoicePanel({ live }: PanelProps) {
  const { game } = live.shown.table
  const { position } = live.instant.value
  const { known, hand } = live.now.value
  const ask = game.ask(position, known(hand))
  if (ask?.type !== 'choose')
    return (
      <>
        <p>{nobodyText(ask?.type)}</p>
        <Fixed live={live} />
      </>
    )
  return (
    <>
      <Legal live={live} ask={ask} />
      <Forbidden live={live} seat={ask.seat} />
    </>
  )
}

function nobodyText(asked: 'chance' | 'over' | undefined): string {
  if (asked === 'chance') return text.drawn
  return asked === 'over' ? text.over : text.goesOn
}

interface LegalProps extends PanelProps {
  readonly ask: Choose<Typed>
}

function Legal({ live, ask }: LegalProps) {
  const answer = useSignal('')
  const { words, table } = live.shown
  const { position, isNow } = live.instant.value
  const { turn, pending, standing, known, hand } = live.now.value
  const mine = isNow && turn === ask.seat && !pending && standing === 'playing'
  const press = async (move: Typed) => {
    const said = await table.submit(ask.seat, move)
    answer.value = said.type === 'refused' ? text.refused(refusalText(words, said.refusal)) : ''
  }
  return (
    <>
      <h3>{text.legal(words.seat(position, ask.seat), ask.moves.length)}</h3>
      <p class="debug-soft">
        {mine ? text.press : whyNot(live, ask)} {answer.value}
      </p>
      <ol class="debug-moves">
        {ask.moves.map((move) => (
          <li key={JSON.stringify(move)} class="debug-line">
            <Button
              label={words.move(position, move, known(hand))}
              data-legal={brief(move)}
              disabled={!mine}
              onClick={() => void press(move)}
            />{' '}
            <code>{brief(move)}</code>
          </li>
        ))}
      </ol>
    </>
  )
}

function whyNot({ instant, now }: Live, ask: Choose<Typed>): string {
  if (!instant.value.isNow) return text.earlier
  return now.value.turn === ask.seat ? text.waits : text.notMine
}

/** An intention or a move in short: `lay station=4 deal=0`. */
export function brief(intention: unknown): string {
  const { type, ...rest } = Object.fromEntries(Object.entries(intention ?? {}))
  const given = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [type, ...given].join(' ')
}

interface ForbiddenProps extends PanelProps {
  readonly seat: number
}

function Forbidden({ live, seat }: ForbiddenProps) {
  const playtest = usePlaytest(live)
  const { position } = live.instant.value
  const { words, table } = live.shown
  if (!playtest) return <p>{text.fetching}</p>
  const say = (refusal: Refusal) => refusalText(words, refusal)
  const wants = playtest.intentions(position)
  const isOwn = (want: unknown) => playtest.isOwn?.(position, seat, want) ?? true
  const groups = forbiddenBy(table.game, position, seat, wants, say, isOwn)
  const count = groups.reduce((sum, { intentions }) => sum + intentions.length, 0)
  return (
    <>
      <h3 data-forbidden={count}>{text.forbidden(words.seat(position, seat), count)}</h3>
      <p class="debug-soft">{text.legend}</p>
      <ul class="debug-whys">
        {groups.map(({ text: why, refusal, intentions }) => (
          <li key={why} data-why={refusal.reason}>
            <p>
              {why}{' '}
              <span class="debug-soft">
                “{refusal.section}” · <code>{refusal.reason}</code>
              </span>
            </p>
            <details>
              <summary>{text.rulesOut(intentions.length)}</summary>
              {intentions.map((intention) => (
                <code key={brief(intention)}>{brief(intention)}</code>
              ))}
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
