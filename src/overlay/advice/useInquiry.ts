import { useEffect, useMemo } from 'preact/hooks'
import type { TableScreen } from '../screen.ts'
import { useLoaded } from '../widgets/loaded.ts'
import type { Adviser, Inquiry, InquiryState } from './adviser.ts'

/** State of a question, and the adviser it was put to, once that has loaded. */
interface Asked<T> {
  readonly state: InquiryState<T>
  readonly adviser: Adviser | undefined
}

/** Asks the computer something while a component is shown. */
export function useInquiry<T>(table: TableScreen, ask: (adviser: Adviser) => Inquiry<T>): Asked<T> {
  const { value: adviser, failed } = useLoaded(table.adviser, [table])
  const inquiry = useMemo(() => adviser && ask(adviser), [adviser])
  useEffect(() => inquiry?.stop, [inquiry])
  if (failed) return { state: { type: 'failed' }, adviser }
  return { state: inquiry?.state.value ?? { type: 'thinking', done: 0 }, adviser }
}
