import type { Touchable } from './stage.ts'

/** The piece with this id, or else this pick name, which may come from another seat's view. */
export const placeNamed = (places: readonly Touchable[], name: string): Touchable | undefined =>
  places.find(({ id }) => id === name) ?? places.find(({ pick }) => pick === name)

/** The name of a piece likeliest to work in other views too: its pick name, if unique. */
export function nameOfPlace(places: readonly Touchable[], { id, pick }: Touchable): string {
  return places.filter((place) => place.pick === pick).length === 1 ? pick : id
}
