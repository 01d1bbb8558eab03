/** A replay as a film: its controls, and what can be made of it. */
export const film = {
  label: 'Ffilm',
  play: 'Chwarae’r ffilm',
  pause: 'Oedi',
  speed: 'Cyflymder',
  rate: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  stride: 'Camu fesul',
  strides: { effect: 'Digwyddiad', move: 'Symudiad', turn: 'Tro', round: 'Rownd' },
  place: (at: number, last: number, points: readonly (readonly [string, string])[]) =>
    [`Symudiad ${at} o ${last}`, ...points.map(([name, total]) => `${name} ${total}`)].join(', '),
  turn: (n: number) => `tro ${n}`,
  point: (n: number, name: string) => `Trobwynt ${n}: ${name}`,
  note: (at: number) => `Nodyn ar symudiad ${at}`,
  moment: 'Copïo dolen i’r foment hon',
  backToNow: 'Yn ôl i’r presennol',
}

/** A clip: a stretch of a match as a film file. */
export const clip = {
  make: 'Gwneud clip',
  about:
    'Dewisa ble mae’n dechrau ac yn gorffen. Caiff pob ffrâm ei llunio ar wahân, felly mae’n rhedeg yn llyfn ym mhobman.',
  from: 'Dechrau yma',
  to: 'Gorffen yma',
  stretch: (from: number, to: number, seconds: number) =>
    `Symudiadau ${from}–${to}, ${seconds} eiliad`,
  tooLong: (most: number) => `Gall clip fod yn ${most} eiliad ar y mwyaf. Dewisa ddarn byrrach.`,
  empty: 'Does dim byd yn digwydd yno. Dewisa ddarn hirach.',
  shape: 'Siâp',
  shapes: { wide: 'Llydan, 16:9', square: 'Sgwâr, 1:1', tall: 'Tal, 9:16' },
  render: 'Creu’r ffilm',
  working: (share: number) => `Yn llunio… ${Math.round(100 * share)}%`,
  cancel: 'Stopio',
  save: 'Cadw’r ffilm',
  captions: 'Cadw’r capsiynau',
  done: (width: number, height: number, seconds: number) =>
    `Yn barod: ${width} × ${height}, ${seconds.toFixed(1)} eiliad`,
  unable: 'All y porwr hwn ddim creu ffeiliau ffilm. Copïa ddolen i’r foment hon yn lle hynny.',
  failed: 'Weithiodd hynny ddim. Rho gynnig ar ddarn byrrach neu siâp arall.',
}
