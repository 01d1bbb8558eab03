import { useSignal } from '@preact/signals'
import { hereName, type Peek } from './peek.ts'
import { pageText } from './text/page.ts'

const text = pageText.network

interface Props {
  readonly peek: Peek
  /** This browser hosts the match. */
  readonly hosting: boolean
  readonly restart: () => void
}

/** How long the page may be frozen, s. */
const freezes = [5, 10, 20] as const

/** What befalls a whole browser: the host is lost, or this page stands still. */
export function Trouble({ peek, hosting, restart }: Props) {
  const isDead = useSignal(false)
  const lab = peek.lab()
  const die = () => {
    isDead.value = true
    peek.die()
  }
  const lose = () => {
    lab?.faults.set({
      mute: [
        { from: '*', to: hereName },
        { from: hereName, to: '*' },
      ],
    })
    lab?.cut('silent')
  }
  if (isDead.value)
    return (
      <p role="status" data-dead>
        {text.dead}{' '}
        <button type="button" data-do="restart" onClick={restart}>
          {text.comeBack}
        </button>
      </p>
    )
  return (
    <>
      <h3>{text.trouble}</h3>
      {lab && (
        <p class="debug-line">
          <button type="button" data-do="kill" onClick={hosting ? die : lose}>
            {hosting ? text.kill : text.lose}
          </button>
        </p>
      )}
      <p class="debug-line">
        {text.freeze}
        {freezes.map((seconds) => (
          <button
            key={seconds}
            type="button"
            data-freeze={seconds}
            onClick={() => void freeze(seconds)}
          >
            {seconds} s
          </button>
        ))}
      </p>
    </>
  )
}

/** Keeps the page from doing anything: its timers, its links, its picture. */
async function freeze(seconds: number): Promise<void> {
  // The press itself is to be seen first.
  await new Promise<void>((resolve) => setTimeout(resolve, 100))
  const end = performance.now() + seconds * 1000
  while (performance.now() < end);
}
