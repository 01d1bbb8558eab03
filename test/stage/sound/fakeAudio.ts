/** A silent audio context that counts what would sound. */
export class FakeAudioContext {
  /** Every context created so far. */
  static made: FakeAudioContext[] = []
  state: AudioContextState = 'suspended'
  currentTime = 0
  sampleRate = 8000
  destination = {}
  started: string[] = []
  gains: { readonly gain: FakeParam }[] = []
  stopped = 0

  constructor() {
    FakeAudioContext.made.push(this)
  }
  async resume() {
    this.state = 'running'
  }
  async suspend() {
    this.state = 'suspended'
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) }
  }
  createGain() {
    const gain = { ...this.node(), gain: new FakeParam() }
    this.gains.push(gain)
    return gain
  }
  createOscillator() {
    return { ...this.source('tone'), type: '', frequency: new FakeParam() }
  }
  createBufferSource() {
    return { ...this.source('noise'), buffer: {}, loop: false, playbackRate: new FakeParam() }
  }
  createBiquadFilter() {
    return { ...this.node(), type: '', frequency: new FakeParam(), Q: new FakeParam() }
  }
  createDynamicsCompressor() {
    return { ...this.node(), threshold: new FakeParam() }
  }
  private node() {
    return { connect: () => {}, disconnect: () => {} }
  }
  private source(kind: string) {
    const start = () => void this.started.push(kind)
    const stop = () => void this.stopped++
    return { ...this.node(), onended: undefined, start, stop }
  }
}

/** An audio parameter that records its last value. */
export class FakeParam {
  value = 0
  setValueAtTime(value: number) {
    this.value = value
  }
  setTargetAtTime(value: number) {
    this.value = value
  }
  linearRampToValueAtTime(value: number) {
    this.value = value
  }
  exponentialRampToValueAtTime(value: number) {
    if (value <= 0) throw new RangeError('an exponential ramp never reaches 0')
    this.value = value
  }
}
