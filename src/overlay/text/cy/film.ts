/** A replay that plays by itself: its controls, and what can be made of it. */
export const film = {
  label: 'Ailchwarae',
  play: 'Chwarae',
  pause: 'Oedi',
  speed: 'Cyflymder',
  rate: (times: number) => (times === 0.5 ? '½×' : `${times}×`),
  stride: 'Camu fesul',
  strides: { effect: 'Manylyn', move: 'Symudiad', turn: 'Tro', round: 'Rownd' },
  place: (at: number, last: number, points: readonly (readonly [string, string])[]) =>
    [`Symudiad ${at} o ${last}`, ...points.map(([name, total]) => `${name} ${total}`)].join(', '),
  turn: (n: number) => `tro ${n}`,
  point: (n: number, name: string) => `Trobwynt ${n}: ${name}`,
  note: (at: number) => `Nodyn ar symudiad ${at}`,
  moment: 'Copïo dolen i’r foment hon',
  more: 'Mwy',
  backToNow: 'Yn ôl i’r presennol',
  /** The camera goes where something happens. */
  follow: 'Cyfarwyddwr',
  odds: 'Siawns',
  left: (count: number) => `${count} ar ôl i’w tynnu`,
  share: (share: number) => `${Math.round(share * 100)}%`,
}

/** The moments of a match to jump to. */
export const moments = {
  title: 'Uchafbwyntiau',
  unanalysed: 'Dadansodda’r gêm i weld ei throbwyntiau yma.',
  none: 'Does dim uchafbwynt yma.',
  point: (n: number, why: string) => `Trobwynt ${n}: ${why}`,
  lead: 'Yn mynd ar y blaen',
  gain: (points: string) => `+${points} pwynt`,
  by: (name: string | undefined) => (name === undefined ? 'Nodyn' : `Nodyn gan ${name}`),
}

/** A clip: part of a match as a video file. */
export const clip = {
  make: 'Gwneud clip',
  about:
    'Dewisa ble mae’n dechrau ac yn gorffen, neu llusga’r dolenni. Caiff pob ffrâm ei rendro ar wahân, felly mae’n rhedeg yn llyfn ym mhobman.',
  from: 'Dechrau yma',
  to: 'Gorffen yma',
  whole: 'Y gêm gyfan',
  stretch: (from: number, to: number, seconds?: number) =>
    `Symudiadau ${from}–${to}${seconds === undefined ? '' : `, ${seconds.toFixed(1)} eiliad`}`,
  start: 'Dechrau’r clip',
  end: 'Diwedd y clip',
  tooLong: (most: number) => `Gall clip fod yn ${most} eiliad ar y mwyaf. Dewisa ddarn byrrach.`,
  empty: 'Does dim byd yn digwydd yno. Dewisa ddarn hirach.',
  shape: 'Siâp',
  shapes: { wide: 'Llydan, 16:9', square: 'Sgwâr, 1:1', tall: 'Tal, 9:16' },
  pace: 'Cyflymder',
  paces: (pace: string) =>
    pace.startsWith('x') ? film.rate(Number(pace.slice(1))) : `${pace.slice(1)} eiliad ar y mwyaf`,
  second: 'Ieithoedd y capsiynau',
  oneLanguage: 'Capsiynau mewn un iaith',
  twoLanguages: (other: string) => `Ychwanegu capsiynau: ${other}`,
  captioned: 'Capsiynau’n rhan o’r llun',
  close: 'Cyfarwyddwr',
  sound: 'Sain',
  render: 'Creu’r clip',
  working: (share: number) => `Yn rendro… ${Math.round(100 * share)}%`,
  cancel: 'Stopio',
  save: 'Cadw’r clip',
  captions: 'Cadw’r capsiynau',
  share: 'Rhannu',
  done: (width: number, height: number, seconds: number, hasSound: boolean) =>
    `Yn barod: ${width} × ${height}, ${seconds.toFixed(1)} eiliad${hasSound ? ', gyda sain' : ''}`,
  noFilms: 'All y porwr hwn ddim creu fideos, felly animeiddiad heb sain fydd dy glip.',
  failed: 'Weithiodd hynny ddim. Rho gynnig ar ddarn byrrach neu siâp arall.',
}
