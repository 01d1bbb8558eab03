import { useEffect, useState } from 'preact/hooks'
import { text } from '../text/text.ts'
import { Button } from '../widgets/button.tsx'
import type { Requests } from './requests.ts'
import { ownersOf } from './requestText.ts'
import type { TableStore } from './tableStore.ts'
import '../style/requests.css'

interface Props {
  readonly requests: Pick<Requests, 'lost' | 'actor' | 'others'>
  readonly store: TableStore
}

/**
 * Time two people wait for the one who dealt before they may deal again, ms: one alone decides then, while among more
 * than two it takes most of them.
 */
const patience = 60_000

/** Says whose cards nobody can read any more, and offers to deal again. */
export function LostCards({ requests: { lost, actor, others }, store }: Props) {
  const isOffered = useAfter(others.length > 1 ? 0 : patience)
  return (
    <section class="panel wish" aria-label={text().requests.label} data-lost>
      <p class="lead" role="alert">
        {text().requests.lost({ owners: ownersOf(lost) })}
      </p>
      {isOffered && actor !== undefined && (
        <div class="ways">
          <Button label={text().requests.dealAgain} class="primary" data-ask="deal" onClick={store.requests.askDeal} />
        </div>
      )}
    </section>
  )
}

/** Becomes true after `ms` milliseconds. */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver || ms === 0
}
