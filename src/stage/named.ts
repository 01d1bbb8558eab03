import type { Touchable } from './port.ts'

/** The piece that goes by a name: its own, else that by which it is picked, which may be another seat's view of it. */
export const placeNamed = (places: readonly Touchable[], name: string): Touchable | undefined =>
  places.find(({ id }) => id === name) ?? places.find(({ pick }) => pick === name)

/** The name of a piece that most likely is its name in other views too: how it is picked, if it alone is. */
export function nameOfPlace(places: readonly Touchable[], { id, pick }: Touchable): string {
  return places.filter((place) => place.pick === pick).length === 1 ? pick : id
}
