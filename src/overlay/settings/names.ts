import { signal } from '@preact/signals'

/** Whether other people's names are covered just now, for someone who shows their screen. */
export const areNamesCovered = signal(false)

/** The name of someone at another device, unless it is covered: then they are called as if they had none. */
export const othersName = (name: string | undefined): string | undefined => (areNamesCovered.value ? undefined : name)
