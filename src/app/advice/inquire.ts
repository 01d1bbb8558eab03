import { signal } from '@preact/signals'
import { openWorker } from '../../bots/brain.ts'
import type { Finding, Study } from '../../bots/study.ts'
import type { Inquiry, InquiryState } from '../../overlay/advice/adviser.ts'

/**
 * Has a worker of its own study something; `read` makes what the page shows of each finding. The worker
 * ends with the study, or when that is stopped.
 */
export function inquire<T>(wanted: Study, read: (finding: Finding) => InquiryState<T>): Inquiry<T> {
  const state = signal<InquiryState<T>>({ type: 'thinking', done: 0 })
  const worker = openWorker()
  const stop = () => worker?.terminate()
  const show = (next: InquiryState<T>) => {
    state.value = next
    if (next.type !== 'thinking') stop()
  }
  if (!worker) show({ type: 'failed' })
  else {
    worker.onmessage = ({ data }: MessageEvent<Finding>) => show(read(data))
    worker.onerror = () => show({ type: 'failed' })
    worker.postMessage(wanted)
  }
  return { state, stop }
}
