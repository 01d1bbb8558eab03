import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Playtest } from '../rules/playtest.ts'
import type { Live } from './live.ts'

/** What the title lends to testers, as soon as it has arrived. */
export function usePlaytest({ shown }: Live) {
  const lent = useSignal<Playtest | undefined>(undefined)
  useEffect(() => {
    void shown.playtest().then((playtest) => {
      lent.value = playtest
    })
  }, [])
  return lent.value
}
