import { many } from '../../../kit/english.ts'
import type { DamagedMatch, Imported } from '../../device/device.ts'

/** Texts about all that this device keeps. */
export const device = {
  title: 'This device',
  safe: 'Your matches are kept on this device until you delete them.',
  unsafe: 'Your browser may delete your matches when space runs short.',
  unknown: 'Your browser keeps your matches, but doesn’t promise for how long. Save them to a file.',
  makeSafe: 'Ask it to keep them',
  refused: 'The browser didn’t agree. Save your matches to a file, or install this page as an app.',
  save: 'Save everything to a file',
  saveHint:
    'Matches, settings and editions. It also holds the keys to your seats in unfinished matches, so keep it private.',
  load: 'Load a saved file',
  loadHint: 'Adds what’s in it. Nothing you have here is lost.',
  loaded,
  erase: 'Delete everything',
  sure: 'Delete all matches and settings?',
  playing: 'You’re playing in another window. Close it first.',
  /** A match of a file that has lost even its name. */
  nth: (number: number) => `Match ${number} in the file`,
}

function loaded(read: Imported): string {
  if ('problem' in read) return problems[read.problem]
  const { added, known, damaged } = read
  const parts = [
    added > 0 ? `${many(added, 'match', 'matches')} added.` : 'Nothing new was added.',
    known > 0 ? `${many(known, 'match was', 'matches were')} already here.` : '',
    ...damaged.map(damage),
  ]
  return parts.filter(Boolean).join(' ')
}

const damage = ({ name, why, kept }: DamagedMatch) =>
  `${name} ${kept ? 'is damaged, so only its beginning was kept' : 'couldn’t be read'}: ${why}`

const problems = {
  damaged: 'This file is damaged, so nothing was loaded.',
  otherVersion: 'This file was saved by a newer version of this page. Update, then load it again.',
}
