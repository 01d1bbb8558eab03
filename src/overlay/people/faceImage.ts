/** Makes the address of a face’s picture, cut `close` for small windows. */
export type FaceDrawer = (name: string, isClose: boolean) => Promise<string>

let draw: FaceDrawer | undefined
const drawn = new Map<string, Promise<string>>()

/** Draws faces by this from now on; the page has the code for it, which loads with the first face. */
export function drawFacesWith(drawer: FaceDrawer): void {
  draw = drawer
  drawn.clear()
}

/** The address of a face’s picture, drawn once. Faces that failed to load are tried again when wanted again. */
export function faceImage(name: string, isClose: boolean): Promise<string> {
  const key = `${name} ${isClose}`
  const address = drawn.get(key) ?? draw?.(name, isClose) ?? Promise.resolve('')
  drawn.set(key, address)
  address.catch(() => drawn.delete(key))
  return address
}
