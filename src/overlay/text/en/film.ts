/** A replay as a film: its controls, and what can be made of it. */
export const film = {
  label: 'Film',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  rate: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  stride: 'Step by',
  strides: { effect: 'Effect', move: 'Move', turn: 'Turn', round: 'Round' },
  /** Read out at the slider: where it stands, and everyone’s points there. */
  place: (at: number, last: number, points: readonly (readonly [string, string])[]) =>
    [`Move ${at} of ${last}`, ...points.map(([name, total]) => `${name} ${total}`)].join(', '),
  turn: (n: number) => `turn ${n}`,
  point: (n: number, name: string) => `Turning point ${n}: ${name}`,
  note: (at: number) => `Note at move ${at}`,
  moment: 'Copy link to this moment',
  backToNow: 'Back to now',
}

/** A clip: a stretch of a match as a film file. */
export const clip = {
  make: 'Make a clip',
  about:
    'Choose where it starts and ends. It’s drawn frame by frame, so it runs smoothly everywhere.',
  from: 'Start here',
  to: 'End here',
  stretch: (from: number, to: number, seconds: number) =>
    `Moves ${from}–${to}, ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  tooLong: (most: number) =>
    `A clip can be ${most} seconds long at most. Choose a shorter stretch.`,
  empty: 'Nothing happens there. Choose a longer stretch.',
  shape: 'Shape',
  shapes: { wide: 'Wide, 16:9', square: 'Square, 1:1', tall: 'Tall, 9:16' },
  render: 'Make the film',
  working: (share: number) => `Drawing… ${Math.round(100 * share)}%`,
  cancel: 'Stop',
  save: 'Save the film',
  captions: 'Save the captions',
  done: (width: number, height: number, seconds: number) =>
    `Ready: ${width} × ${height}, ${seconds.toFixed(1)} s`,
  unable: 'This browser can’t make film files. Copy a link to this moment instead.',
  failed: 'That didn’t work. Try a shorter stretch or another shape.',
}
