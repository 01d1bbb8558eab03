/** A replay that plays by itself: its controls, and what can be made of it. */
export const film = {
  label: 'Replay',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  rate: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  stride: 'Step by',
  strides: { effect: 'Detail', move: 'Move', turn: 'Turn', round: 'Round' },
  /** Read out at the slider: where it stands, and everyone’s points there. */
  place: (at: number, last: number, points: readonly (readonly [string, string])[]) =>
    [`Move ${at} of ${last}`, ...points.map(([name, total]) => `${name} ${total}`)].join(', '),
  turn: (n: number) => `turn ${n}`,
  point: (n: number, name: string) => `Turning point ${n}: ${name}`,
  note: (at: number) => `Note at move ${at}`,
  moment: 'Copy link to this moment',
  more: 'More',
  backToNow: 'Back to now',
  /** The camera goes where something happens. */
  follow: 'Director',
  odds: 'Odds',
  left: (count: number) => `${count} left to draw`,
  share: (share: number) => `${Math.round(share * 100)}%`,
}

/** The moments of a match to jump to. */
export const moments = {
  title: 'Moments',
  unanalysed: 'Analyse the match to see its turning points here.',
  none: 'Nothing stands out here.',
  point: (n: number, why: string) => `Turning point ${n}: ${why}`,
  lead: 'Takes the lead',
  gain: (points: string) => `+${points} ${points === '1' ? 'point' : 'points'}`,
  by: (name: string | undefined) => (name === undefined ? 'A note' : `${name}’s note`),
}

/** A clip: part of a match as a video file. */
export const clip = {
  make: 'Make a clip',
  about:
    'Choose where it starts and ends, or drag the handles. It’s rendered frame by frame, so it runs smoothly everywhere.',
  from: 'Start here',
  to: 'End here',
  whole: 'Whole match',
  /** `seconds` is missing until it is known. */
  stretch: (from: number, to: number, seconds?: number) =>
    `Moves ${from}–${to}${seconds === undefined ? '' : `, ${seconds.toFixed(1)} s`}`,
  start: 'Start of the clip',
  end: 'End of the clip',
  tooLong: (most: number) => `A clip can be up to ${most} seconds long. Choose a shorter part.`,
  empty: 'Nothing happens there. Choose a longer part.',
  shape: 'Shape',
  shapes: { wide: 'Wide, 16:9', square: 'Square, 1:1', tall: 'Tall, 9:16' },
  pace: 'Speed',
  paces: (pace: string) => (pace.startsWith('x') ? film.rate(Number(pace.slice(1))) : `At most ${pace.slice(1)} s`),
  second: 'Caption languages',
  oneLanguage: 'Captions in one language',
  twoLanguages: (other: string) => `Add ${other} captions`,
  captioned: 'Burn in captions',
  close: 'Director',
  sound: 'Sound',
  render: 'Make the clip',
  working: (share: number) => `Rendering… ${Math.round(100 * share)}%`,
  cancel: 'Stop',
  save: 'Save the clip',
  captions: 'Save the captions',
  share: 'Share',
  done: (width: number, height: number, seconds: number, hasSound: boolean) =>
    `Ready: ${width} × ${height}, ${seconds.toFixed(1)} s${hasSound ? ', with sound' : ''}`,
  noFilms: 'This browser can’t make videos, so your clip will be a silent animation.',
  failed: 'That didn’t work. Try a shorter part or another shape.',
}
