import { describe, expect, it } from 'vitest'
import { mp4Of } from '../../../src/app/film/file/mp4.ts'

/** The boxes of an MP4 file, each by its path, with those inside of the given ones. */
function boxesIn(bytes: Uint8Array, path = ''): readonly (readonly [string, Uint8Array])[] {
  const found: (readonly [string, Uint8Array])[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at)
    const name = new TextDecoder().decode(bytes.subarray(at + 4, at + 8))
    const inside = bytes.subarray(at + 8, at + length)
    const here = `${path}/${name}`
    found.push([here, inside])
    if (open.has(name)) found.push(...boxesIn(inside, here))
    at += length
  }
  return found
}

const open = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl'])

/** The numbers in a box behind its flags. */
const numbersIn = (bytes: Uint8Array | undefined): readonly number[] => {
  if (!bytes) return []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: bytes.byteLength / 4 - 1 }, (_, n) => view.getUint32(4 * n + 4))
}

const chunk = (ms: number, key: boolean, ...data: readonly number[]) => ({
  ...{ ms, key, data: Uint8Array.from(data) },
})

describe('an MP4 file', () => {
  const video = [0, 1000 / 30, 2000 / 30].map((ms, n) => chunk(ms, n === 0, 1, n, 9))
  const audio = [0, 20, 40].map((ms, n) => chunk(ms, true, 2, n))
  const file = mp4Of({
    ...{ width: 640, height: 360, rate: 30, ms: 100 },
    video: { codec: 'avc', setup: Uint8Array.of(1, 66, 0, 31), chunks: video },
    audio: { codec: 'opus', setup: new Uint8Array(), chunks: audio },
  })
  const read = async () => new Uint8Array(await file.arrayBuffer())
  const stables = async (name: string) =>
    boxesIn(await read()).filter(([path]) => path.endsWith(`stbl/${name}`))

  it('has its index before its data', async () => {
    const top = boxesIn(await read()).filter(([path]) => path.lastIndexOf('/') === 0)
    expect(top.map(([path]) => path)).toEqual(['/ftyp', '/moov', '/mdat'])
    expect(file.type).toBe('video/mp4')
  })

  it('says where each picture and each sound begins', async () => {
    const bytes = await read()
    const places = await stables('stco')
    const begun = places.map(([, box]) =>
      numbersIn(box)
        .slice(1)
        .map((at) => [...bytes.subarray(at, at + 2)]),
    )
    expect(begun).toEqual([
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ],
      [
        [2, 0],
        [2, 1],
        [2, 2],
      ],
    ])
  })

  it('says how long each lasts, and where to begin', async () => {
    const lengths = (await stables('stts')).map(([, box]) => numbersIn(box))
    // Three pictures of a thirtieth of a second; two sounds of 20 ms, and one to the end.
    expect(lengths).toEqual([
      [1, 3, 1],
      [2, 2, 960, 1, 2880],
    ])
    expect((await stables('stss')).map(([, box]) => numbersIn(box))).toEqual([[1, 1]])
    expect((await stables('stsz')).map(([, box]) => numbersIn(box))).toEqual([
      [0, 3, 3, 3, 3],
      [0, 3, 2, 2, 2],
    ])
  })

  it('hands on what the decoders have to know', async () => {
    const kinds = (await stables('stsd')).map(([, box]) => new TextDecoder('latin1').decode(box))
    expect(kinds[0]).toContain('avcC\u0001B\u0000\u001f')
    expect(kinds[1]).toContain('dOps\u0000\u0001')
  })
})
