/** Files by the files they import. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** One circle for each import that closes one, as the files on it, the first again at the end. */
export function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const done = new Set<string>()
  const circles: string[][] = []
  const path: string[] = []
  const follow = (file: string) => {
    const at = path.indexOf(file)
    if (at >= 0) circles.push([...path.slice(at), file])
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) follow(next)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) follow(file)
  return circles
}
