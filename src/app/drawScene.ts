/** Landscapes of the first page and of the last. */
const named: Readonly<Record<string, string>> = {
  table: 'IV-2/3',
  here: 'I/II-5',
  bot: 'IV-4',
  end: 'IV-5',
}

/** A landscape for a name, always the same one, as the address of a picture; its code comes when first asked for. */
export async function drawScene(name: string, width: number, height: number): Promise<string> {
  const { drawnStations, sceneOf } = await import('../games/foothills/face/scenes/index.ts')
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, 7)
  const id = named[name] ?? drawnStations[sum % drawnStations.length] ?? ''
  return `data:image/svg+xml,${encodeURIComponent(sceneOf(id, { width, height }))}`
}
