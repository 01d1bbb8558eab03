import type { Time } from './time.ts'

/** The least time between two starts of the same sound, in milliseconds. */
const apart = 40

/** The most sounds that may overlap; more would be mud. */
const crowd = 12

/** The sounds playing now: none doubled, and not too many. */
export function openCrowd(time: Pick<Time, 'now'>) {
  let sounding: { readonly name: string; readonly at: number; readonly end: number }[] = []
  return {
    isQuiet: () => sounding.every(({ end }) => end <= time.now()),
    /** Admits a sound if there is room for it. True if admitted. */
    joins: (name: string, at: number, length: number): boolean => {
      sounding = sounding.filter(({ end }) => end > time.now())
      const twin = sounding.some((one) => one.name === name && Math.abs(one.at - at) < apart)
      if (twin || sounding.length >= crowd) return false
      sounding.push({ name, at, end: at + length })
      return true
    },
  }
}
