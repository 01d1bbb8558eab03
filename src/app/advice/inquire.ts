import { signal } from '@preact/signals'
import { openWorker } from '../../bots/brain.ts'
import type { Study, StudyFinding } from '../../bots/study.ts'
import type { Inquiry, InquiryState } from '../../overlay/advice/adviser.ts'

/** Studies something and tells each finding; the returned function stops it. */
export type Think = (wanted: Study, tell: (finding: StudyFinding) => void) => () => void

/** Thinks in a worker of its own, which ends with the study. */
export const inWorker: Think = (wanted, tell) => {
  const worker = openWorker()
  const stop = () => worker?.terminate()
  const show = (finding: StudyFinding) => {
    tell(finding)
    if (finding.type !== 'progress' && finding.type !== 'judging') stop()
  }
  if (!worker) show({ type: 'nothing' })
  else {
    worker.onmessage = ({ data }: MessageEvent<StudyFinding>) => show(data)
    worker.onerror = () => show({ type: 'nothing' })
    worker.postMessage(wanted)
  }
  return stop
}

/** Has something studied; `read` makes what the page shows of each finding. */
export function inquire<T>(
  wanted: Study,
  read: (finding: StudyFinding) => InquiryState<T>,
  think: Think = inWorker,
): Inquiry<T> {
  const state = signal<InquiryState<T>>({ type: 'thinking', done: 0 })
  const stop = think(wanted, (finding) => {
    state.value = read(finding)
  })
  return { state, stop }
}
