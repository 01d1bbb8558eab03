import { listAnd } from '../../../../kit/german.ts'
import { type Book, list, text } from '../../../../rules/book.ts'
import { type Copies, tileCount } from '../../content/tiles.ts'
import { rulebook } from '../../rulebook.ts'
import { type Fleet, fleets, kindSigns, type Section } from '../bookParts.ts'
import { sentence } from '../sentence.ts'
import type { Sign } from '../sign.ts'
import { tileText } from '../tiles.ts'
import * as locale from './locale.ts'
import { optionFields } from './options.ts'
import { sections } from './sections.ts'

/** The rules of Metro in German, with the tiles of an edition. */
export const book = (copies: Copies): Book<Sign> => ({
  ...rulebook,
  title: 'So spielt man Metro',
  lead: 'Jeder von euch führt um 1900 eine Bahngesellschaft in einer Stadt. Gemeinsam legt ihr die Gleise, Plättchen für Plättchen. Jedes trägt Linien von dir und von deinen Konkurrenten, also mache deine lang und ihre kurz. Wer die meisten Punkte hat, gewinnt.',
  sections: [table, turn, squares, stuck, lines, scoring, end, options, tiles(copies)],
})

const table: Section = {
  id: 'table',
  title: sections.table,
  blocks: [
    list(
      `Der Spielplan hat ${tileCount} Felder rund um die Stadt, die die vier in der Mitte einnimmt.`,
      'Darum liegen 32 Bahnhöfe, einer an jeder Außenseite eines Feldes, ab der Ecke oben rechts gegen den Uhrzeigersinn nummeriert. Jeder hat ein Gleis, auf dem Lokomotiven abfahren, und eines, auf dem sie ankommen.',
      'Am Anfang warten Lokomotiven deiner Gesellschaft an deinen Bahnhöfen. Wo, das hängt davon ab, wie viele mitspielen:',
    ),
    list(...fleets.map(trainsLine)),
    text(
      `Die ${tileCount} Plättchen werden gemischt und liegen verdeckt im Nachziehstapel. Jeder zieht eines und darf es ansehen. Die anderen sehen es nicht.`,
    ),
    text('Wer auf dem letzten Platz sitzt, beginnt. Danach geht es reihum.'),
  ],
}

/** Number of trains each company has, and the stations that have none. */
function trainsLine({ seats, trains, idle }: Fleet): string {
  const unused = idle.length === 0 ? '' : `. Ohne Lokomotive: Bahnhof ${listAnd(idle.map(String))}`
  return `${seats} Spieler: je ${trains} Lokomotiven${unused}.`
}

const turn: Section = {
  id: 'turn',
  title: sections.turn,
  blocks: [
    {
      type: 'list',
      numbered: true,
      items: [
        'Lege dein Plättchen auf ein freies Feld.',
        'Sind dadurch Linien vollendet, werden sie sofort gewertet, ganz gleich, wem sie gehören.',
        'Ziehe ein neues Plättchen, wenn noch welche da sind.',
      ],
    },
    text(
      'Passen kannst du nicht. Auch wenn alle deine Linien vollendet sind, legst du weiter Plättchen an die Linien der anderen. Hast du kein Plättchen und ist keines mehr zu ziehen, entfällt dein Zug.',
    ),
    text(
      'Das Zeichen in der Ecke eines Plättchens zeigt, wie herum es liegt. Plättchen werden nicht gedreht, also ist eines, das wie ein anderes gedreht aussieht, ein anderes Plättchen.',
    ),
  ],
}

const squares: Section = {
  id: 'squares',
  title: sections.squares,
  blocks: [
    text(
      'Lege es auf ein freies Feld am Rand des Spielplans oder auf eines, das an ein liegendes Plättchen grenzt. Über Eck reicht nicht, und neben der Stadt reicht auch nicht.',
    ),
    text('Keine Linie darf nur ein Plättchen lang sein, vom Rand gleich zurück zum Rand. Du darfst also nicht:'),
    list('einen Halbkreis an den Rand legen', 'in eine Ecke eine Kurve legen, die die beiden Außenseiten verbindet.'),
    text(
      'Ob dort eine Lokomotive wartet, macht keinen Unterschied. An der Stadt oder sonst im Inneren ist das alles erlaubt.',
    ),
  ],
}

const stuck: Section = {
  id: 'stuck',
  title: 'Wenn dein Plättchen nicht passt',
  blocks: [
    text('Gibt es kein Feld für dein Plättchen, zeige es allen. Dann:'),
    list(
      'Sind noch Plättchen da, ziehe ein weiteres und lege das. Das erste behältst du, es bleibt offen, und du ziehst in diesem Zug nicht nach. Passt auch das gezogene nicht, lege es auf irgendein sonst erlaubtes Feld, selbst wenn eine Linie aus einem Plättchen entsteht.',
      'Sind keine mehr da, lege dein eigenes auf irgendein sonst erlaubtes Feld, selbst wenn eine Linie aus einem Plättchen entsteht.',
    ),
  ],
}

const lines: Section = {
  id: 'lines',
  title: 'Einer Linie folgen',
  blocks: [
    text(
      'Eine Linie beginnt an einem Bahnhof, geht von Plättchen zu Plättchen weiter und kreuzt andere Gleise über oder unter ihnen, ohne auf sie zu wechseln. Lokomotiven fahren auf einer Seite, deshalb gehören die beiden Gleise zwischen benachbarten Plättchen zu verschiedenen Richtungen.',
    ),
    text(
      'Eine Linie kann mehrmals über dasselbe Plättchen führen. Ein Gleis, das im Kreis läuft oder in der Stadt beginnt, gehört niemandem und bringt nichts.',
    ),
    text(
      'Solange sie an einem freien Feld endet, wartet die Linie dort. Zeige auf einen Bahnhof, um seine Linie zu sehen, wie lang sie ist und was sie bringt.',
    ),
  ],
}

const scoring: Section = {
  id: 'scoring',
  title: 'Wertung',
  blocks: [
    text(
      'Eine Linie ist vollendet, wenn sie den Rand des Spielplans oder die Stadt erreicht. Ihre Lokomotive wird umgedreht, und ihre Gesellschaft bekommt Punkte, auch wenn jemand anders das Plättchen gelegt hat.',
    ),
    list(
      'Am Rand: 1 Punkt pro Plättchen.',
      'In der Stadt: 2 Punkte pro Plättchen.',
      'Ein Plättchen zählt jedes Mal, wenn die Linie darüberführt.',
    ),
    text(
      'Ein Plättchen kann mehrere Linien vollenden. Alle werden gewertet. Eine Linie von einem Bahnhof ohne Lokomotive bringt nichts.',
    ),
  ],
}

const end: Section = {
  id: 'end',
  title: sections.end,
  blocks: [
    text(
      'Die Partie endet, sobald die letzte Lokomotive umgedreht ist, auch wenn noch Felder frei sind. Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.',
    ),
    text('Wollt ihr nicht zu Ende spielen, könnt ihr euch einigen aufzuhören. Dann zählen die Punkte, wie sie stehen.'),
  ],
}

const options: Section = {
  id: 'options',
  title: 'Anders spielen',
  blocks: [
    text('Wählt das vor der Partie. Alles lässt sich verbinden.'),
    list(...optionFields.map(({ label, hint }) => `${label}: ${hint}`)),
    list(
      'Mit mehr als einem Plättchen auf der Hand legst du eines davon und ziehst nach. Ein zweites zum Legen ziehst du nur, wenn keines passt, also zeigst du zuerst alle.',
      'Beim freien Drehen passt ein Plättchen, wenn es irgendwie herum passt. Eine Linie aus einem Plättchen darfst du nur legen, wenn kein Drehen hilft.',
      'Darfst du jederzeit ein zweites ziehen, musst du das gezogene legen: wo es passt, und wenn es nirgends passt, auf irgendein sonst erlaubtes Feld, selbst wenn eine Linie aus einem Plättchen entsteht. Dein eigenes bleibt verdeckt.',
    ),
    text('Mehr Plättchen und freies Drehen geben dir mehr zu überlegen und allen anderen mehr zu warten.'),
  ],
}

const tiles = (copies: Copies): Section => ({
  id: 'tiles',
  title: `Die ${tileCount} Plättchen`,
  blocks: [
    text(
      'Jedes Plättchen hat vier Gleise, von jeder Seite eines herein. „Von Norden nach Osten“ ist ein Gleis für Lokomotiven, die aus dem Norden kommen und nach Osten hinausfahren. „In beiden Richtungen“ heißt, dass es auch ein Gleis zurück gibt. Ein Halbkreis schickt eine Lokomotive auf der Seite hinaus, auf der sie kam.',
    ),
    kindSigns(copies, (kind) => `${sentence(tileText(locale, kind))}.`, 'von'),
  ],
})
