import { collected } from './encoder.ts'
import { type AudioCodec, samplesASecond, type Track, type VideoCodec } from './footage.ts'

/** Sounds by their codec and the name that browsers know it by, the best first. */
const audioCodecs = {
  mp4: [
    { codec: 'aac', name: 'mp4a.40.2' },
    { codec: 'opus', name: 'opus' },
  ],
  webm: [{ codec: 'opus', name: 'opus' }],
} as const

/** The first codec for the sound beside such pictures that this browser encodes; undefined if none. */
export async function chooseAudio(beside: VideoCodec) {
  if (!('AudioEncoder' in globalThis)) return undefined
  for (const { codec, name } of audioCodecs[beside === 'avc' ? 'mp4' : 'webm']) {
    const config: AudioEncoderConfig = {
      ...{ codec: name, sampleRate: samplesASecond, numberOfChannels: 1, bitrate: 128_000 },
    }
    const { supported } = await AudioEncoder.isConfigSupported(config)
    if (supported) return { codec, config }
  }
  return undefined
}

/** Encodes one channel of sound. */
export async function encodeSound<A extends AudioCodec>(
  { codec, config }: { readonly codec: A; readonly config: AudioEncoderConfig },
  samples: Float32Array,
): Promise<Track<A>> {
  const { chunks, setup, output, failed, check } = collected()
  const encoder = new AudioEncoder({ output, error: failed })
  encoder.configure(config)
  for (let at = 0; at < samples.length; at += samplesASecond) {
    const data = Float32Array.from(samples.subarray(at, at + samplesASecond))
    const stretch = new AudioData({
      ...{ format: 'f32', sampleRate: samplesASecond, numberOfChannels: 1 },
      ...{ numberOfFrames: data.length, timestamp: (at / samplesASecond) * 1e6, data },
    })
    encoder.encode(stretch)
    stretch.close()
  }
  await encoder.flush()
  encoder.close()
  check()
  return { codec, setup: setup(), chunks }
}
