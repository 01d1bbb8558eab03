import type { Noise, Recipe, SoundPart, Tone } from './soundPart.ts'

/** Practically silent: an exponential ramp never reaches 0. */
const silence = 0.0001

/** The release of a sustained sound, in seconds. */
const fall = 0.08

/** Two seconds of noise, the same each time, so that sounds can be measured. */
export function noiseFor(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    samples[i] = seed / 0x80000000 - 1
  }
  return buffer
}

/** The means a recipe needs to be played. */
export interface Instrument {
  readonly context: BaseAudioContext
  readonly noise: AudioBuffer
  /** Where the sound goes. */
  readonly out: AudioNode
}

/** Plays a recipe at a time of the context, in seconds, with all pitches multiplied. */
export function playRecipe(on: Instrument, recipe: Recipe, when: number, pitch = 1): void {
  for (const part of recipe) {
    const start = when + part.at / 1000
    const end = start + part.for / 1000
    const gain = envelope(on, part, start, end)
    const source = part.type === 'tone' ? tone(on, part, start, end, pitch) : noise(on, part, start, end, pitch)
    source.out.connect(gain)
    gain.connect(on.out)
    // Disconnects: otherwise the graph would grow with every sound.
    source.node.onended = () => gain.disconnect()
    source.node.start(start)
    source.node.stop(end + 0.02)
  }
}

function envelope({ context }: Instrument, part: SoundPart, start: number, end: number): GainNode {
  const gain = context.createGain()
  const top = Math.min(start + (part.rise ?? 1) / 1000, end)
  gain.gain.setValueAtTime(silence, start)
  gain.gain.linearRampToValueAtTime(part.level, top)
  if (part.held) gain.gain.setValueAtTime(part.level, Math.max(top, end - fall))
  gain.gain.exponentialRampToValueAtTime(silence, end)
  return gain
}

interface Source {
  readonly node: AudioScheduledSourceNode
  readonly out: AudioNode
}

function tone({ context }: Instrument, part: Tone, start: number, end: number, pitch: number): Source {
  const node = context.createOscillator()
  node.type = part.wave
  glide(node.frequency, part, start, end, pitch)
  if (part.tremble !== undefined) tremble(context, node, part.tremble, start, end)
  return { node, out: node }
}

/** Vibrato depth: a hundredth of the pitch. */
function tremble(
  context: BaseAudioContext,
  { frequency }: OscillatorNode,
  hz: number,
  start: number,
  end: number,
): void {
  const swing = context.createOscillator()
  const depth = context.createGain()
  swing.frequency.value = hz
  depth.gain.value = frequency.value * 0.01
  swing.connect(depth)
  depth.connect(frequency)
  swing.onended = () => depth.disconnect()
  swing.start(start)
  swing.stop(end)
}

function noise(on: Instrument, part: Noise, start: number, end: number, pitch: number): Source {
  const node = on.context.createBufferSource()
  node.buffer = on.noise
  node.loop = true
  const filter = on.context.createBiquadFilter()
  filter.type = part.filter
  filter.Q.value = part.q ?? 1
  glide(filter.frequency, part, start, end, pitch)
  node.connect(filter)
  return { node, out: filter }
}

function glide(param: AudioParam, part: SoundPart, start: number, end: number, pitch: number): void {
  param.value = part.hz * pitch
  param.setValueAtTime(part.hz * pitch, start)
  if (part.to !== undefined) param.exponentialRampToValueAtTime(part.to * pitch, end)
}
