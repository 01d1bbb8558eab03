import { many } from '../../../kit/german.ts'
import type { DamagedMatch, Imported } from '../../device/device.ts'

/** Texts about all that this device keeps. */
export const device = {
  title: 'Dieses Gerät',
  safe: 'Deine Partien bleiben auf diesem Gerät, bis du sie löschst.',
  unsafe: 'Dein Browser löscht deine Partien vielleicht, wenn der Platz knapp wird.',
  unknown: 'Dein Browser behält deine Partien, verspricht aber nicht, wie lange. Speichere sie in einer Datei.',
  makeSafe: 'Browser bitten, sie zu behalten',
  refused: 'Der Browser hat abgelehnt. Speichere deine Partien in einer Datei, oder installiere diese Seite als App.',
  save: 'Alles in einer Datei speichern',
  saveHint:
    'Partien, Einstellungen und Ausgaben. Auch die Schlüssel zu deinen Plätzen in laufenden Partien, also behalte sie für dich.',
  load: 'Gespeicherte Datei laden',
  loadHint: 'Fügt hinzu, was darin ist. Nichts, was du hier hast, geht verloren.',
  loaded,
  erase: 'Alles löschen',
  sure: 'Alle Partien und Einstellungen löschen?',
  playing: 'Du spielst in einem anderen Fenster. Schließe es zuerst.',
  /** A match of a file that has lost even its name. */
  nth: (number: number) => `Partie ${number} in der Datei`,
}

function loaded(read: Imported): string {
  if ('problem' in read) return problems[read.problem]
  const { added, known, damaged } = read
  const parts = [
    added > 0 ? `${many(added, 'Partie', 'Partien')} hinzugefügt.` : 'Nichts Neues dabei.',
    known > 0 ? `${many(known, 'Partie war', 'Partien waren')} schon hier.` : '',
    ...damaged.map(damage),
  ]
  return parts.filter(Boolean).join(' ')
}

const damage = ({ name, why, kept }: DamagedMatch) =>
  `${name} ${kept ? 'ist beschädigt, deshalb wurde nur der Anfang übernommen' : 'ließ sich nicht lesen'}: ${why}`

const problems = {
  damaged: 'Diese Datei ist beschädigt. Deshalb wurde nichts geladen.',
  otherVersion:
    'Diese Datei stammt von einer neueren Version dieser Seite. Aktualisiere sie und lade die Datei dann noch einmal.',
}
