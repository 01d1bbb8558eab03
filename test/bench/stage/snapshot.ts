import type { CDPSession } from 'playwright-core'
import * as v from 'valibot'

/** Bytes of a heap with everything unreachable collected. */
export interface Heap {
  /** Memory that the page keeps. */
  readonly kept: number
  /** Compiled code, which grows as script runs more often until all of it is compiled. */
  readonly code: number
}

const Snapshot = v.object({
  snapshot: v.object({
    meta: v.object({ node_fields: v.array(v.string()), node_types: v.looseTuple([v.array(v.string())]) }),
  }),
  nodes: v.array(v.number()),
})

/** Collects garbage and measures what is left. */
export async function weighHeap(session: CDPSession): Promise<Heap> {
  const chunks: string[] = []
  const onChunk = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk)
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  session.on('HeapProfiler.addHeapSnapshotChunk', onChunk)
  await session.send('HeapProfiler.takeHeapSnapshot', {})
  session.off('HeapProfiler.addHeapSnapshotChunk', onChunk)
  return heapIn(JSON.parse(chunks.join('')))
}

/** Adds up a heap snapshot. */
export function heapIn(data: unknown): Heap {
  const { snapshot, nodes } = v.parse(Snapshot, data)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const isCode = types[0].indexOf('code')
  let [kept, code] = [0, 0]
  for (let node = 0; node < nodes.length; node += fields.length) {
    const bytes = nodes[node + size] ?? 0
    if (nodes[node + type] === isCode) code += bytes
    else kept += bytes
  }
  return { kept, code }
}
