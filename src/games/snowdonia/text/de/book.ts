import { type Book, list, numbered, text } from '../../../../rules/book.ts'
import type { Box } from '../../box.ts'
import { rulebook } from '../../rulebook.ts'
import { contractLines, eventLines, type Section, trainLines } from '../bookParts.ts'
import { about } from './about.ts'
import { counted } from './goods.ts'
import * as locale from './locale.ts'
import { sections } from './sections.ts'

/** The rules of Snowdonia in German, with the values of an edition. */
export const book = (box: Box): Book<never> => ({
  ...rulebook,
  alike: { meeple: ['arbeiter', 'vermesser'] },
  title: 'So spielt man Snowdonia',
  lead: '1894 soll eine Bahn auf den Snowdon fahren. Eure Gesellschaften räumen, verlegen Gleise und bauen Bahnhöfe, gemeinsam, gegeneinander und gegen das walisische Wetter. Und die Bahn wird fertig, ob ihr euch beeilt oder nicht: Das Spiel baut mit. Die meisten Punkte gewinnen.',
  sections: parts(box).map(([id, title, ...blocks]) => ({ id, title, blocks: [...blocks] })),
})

type Part = readonly [id: string, title: string, ...blocks: Section['blocks']]

const parts = (box: Box): readonly Part[] => [...roundParts(box), ...lineParts(box), ...moreParts(box)]

const roundParts = ({ values }: Box): readonly Part[] => [
  [
    'table',
    sections.table,
    text(
      'Die Strecke steigt von Llanberis zum Gipfel: Gleiskarten unter Schutt und dazwischen Bahnhöfe. Jeder Bahnhof hat Bauplätze und Aushubplätze, auf denen ebenfalls Schutt liegt.',
    ),
    list(
      `Jede Gesellschaft hat 2 Arbeiter, einen dritten im Pub, einen Vermesser und ${values.box.markers.value} Besitzmarken. Sind deine Marken verbraucht, kannst du nichts mehr in Besitz nehmen.`,
      'Im Beutel sind Eisenerz, Stein, Kohle und weiße Klötzchen. Hineinsehen darf niemand.',
      'Neben der Strecke: der Lagerplatz, drei Aufträge im Baubüro, der Lokschuppen, das Wetter und die Ereignisleiste.',
      'Alles liegt offen, außer dem, was Beutel und Stapel noch bringen.',
    ),
  ],
  [
    'labourers',
    sections.labourers,
    text('So läuft eine Runde:'),
    numbered(
      'Reihum, beginnend beim Startspieler, setzt ihr je einen Arbeiter auf ein freies Feld, bis alle eingesetzt sind.',
      'Die Bereiche kommen nacheinander dran, vom Lagerplatz bis zum Vermesser, und in jedem die Arbeiter von links nach rechts. Dann gehen sie nach Hause.',
      'Aufträge, Wetter und Lagerplatz werden erneuert, und weiße Klötzchen bringen ihre Ereignisse.',
    ),
    text(
      'Hast du eine Lokomotive, kannst du vor deinem ersten Arbeiter deren Kohle bezahlen. Dann kommt dein dritter Arbeiter für diese Runde aus dem Pub. Du darfst einen Arbeiter auch dort einsetzen, wo er nichts tun kann.',
    ),
  ],
  [
    'contracts',
    sections.contracts,
    text(
      'Bevor ein Bereich drankommt, dürft ihr Aufträge für ihn nutzen, reihum, beginnend beim Startspieler. Jeder wird einmal genutzt, und was er ändert, gilt bis zum Ende der Runde. Einen Auftrag, der nichts bewirken würde, kannst du nicht nutzen.',
    ),
    text(
      'Nimmst du einen Auftrag, kannst du ihn nur dann noch in dieser Runde nutzen, wenn sein Bereich erst kommt. Genutzt oder nicht: Werten kannst du deine Aufträge am Ende.',
    ),
  ],
  [
    'yard',
    sections.yard,
    list(
      about.area.does.A(values.take.cubes, values.take.coal),
      about.area.does.C(values.works.times, values.works.iron, values.works.rubble),
      'Ausgegebenes Eisenerz, ausgegebener Stein und ausgegebene Kohle kommen zurück in den Beutel. Stein, den du machst, kommt aus dem Beutel, es kann also keiner da sein.',
    ),
  ],
]

const lineParts = ({ values }: Box): readonly Part[] => [
  [
    'digging',
    sections.digging,
    list(
      'Räume genau so viel Schutt, wie der Wert von heute sagt, mit dem Plus von Lokomotive und Aufträgen, vom unteren Ende der Strecke aus. Weniger nur, wenn es nicht genug gibt. Der Schutt gehört dir.',
      'Räumst du den letzten Schutt eines Aushubplatzes, gehört er dir, wenn du eine Marke hast. An einem Bahnhof kommt der linke Aushubplatz zuerst.',
      `Ein Gleis kostet ${counted.steel(1)} und eine Marke. Du verlegst auf die ersten freien Karten, so viele, wie der Wert von heute sagt. Freiwillig weniger verlegen kannst du nicht, aber dir können Stahl, Marken oder freie Karten fehlen.`,
      'Ist am Ende einer Runde kein Schutt mehr da, wird aus dem Aushub ein zweiter Bau.',
    ),
  ],
  [
    'building',
    sections.building,
    text(
      'Bebaue einen Bauplatz an einem Bahnhof, den der Aushub erreicht hat: Alle Gleiskarten davor sind frei. Seine eigenen Aushubplätze müssen es nicht sein. Zahle den ganzen Preis und lege deine Marke dorthin.',
    ),
    text('Stattdessen kannst du eine Lokomotive kaufen, wenn welche im Verkauf sind.'),
  ],
  [
    'trains',
    sections.trains,
    text(
      'Lokomotiven kommen erst durch ein Ereignis in den Verkauf. Du hast höchstens eine. Kaufst du eine andere, kommt die alte zurück in den Schuppen und wird mit Kohle aus dem Beutel beladen. Die Kohle auf der gekauften bekommst du dazu.',
    ),
  ],
  [
    'office',
    sections.office,
    list(
      'Nimm im Baubüro einen der Aufträge im Angebot.',
      'Dein Vermesser geht zum nächsten Bahnhof, egal was geräumt ist. Am Ende zählt der Bahnhof, den er erreicht hat.',
    ),
  ],
  [
    'restock',
    sections.restock,
    numbered(
      'Der Auftrag auf dem ersten Feld wird abgelegt, wenn ihn niemand nahm. Die anderen rücken auf, und neue füllen die Lücken.',
      'Das Wetter rückt weiter. Die Rückseite des nächsten Auftrags im Stapel zeigt das Wetter in drei Runden.',
      'Klötzchen kommen aus dem Beutel auf den Lagerplatz. Jedes weiße kommt stattdessen auf die Ereignisleiste.',
    ),
    text(
      about.weather.text(
        [values.rates.dig.sun, values.rates.lay.sun],
        [-values.rates.dig.rain, -values.rates.lay.rain],
      ),
    ),
  ],
]

const moreParts = (box: Box): readonly Part[] => [
  [
    'events',
    sections.events,
    text(
      'Jedes weiße Klötzchen kommt auf das nächste Feld der Ereignisleiste, und sein Ereignis tritt ein, bevor das nächste gelegt wird. Nebel hält Ereignisse nicht auf, und niemand punktet oder bekommt etwas dafür. Nach dem letzten Feld wiederholen sich die letzten drei.',
    ),
    list(...eventLines(locale, box)),
    list(...Object.values(about.event.does)),
  ],
  [
    'blaenau',
    sections.blaenau,
    list(
      `Jeder von euch beginnt an einem der beiden Enden, wo je ${box.values.routes.blaenau.ends ?? 0} Vermesser Platz haben, und räumt und verlegt von dort aus. Wer zuletzt wählt, stellt auch den neutralen Vermesser an ein Ende: Dort beginnen Ereignisse, und nach jedem geht er ans andere.`,
      'Du kannst an Bahnhöfen bauen, die dein Vermesser erreicht hat, ob die Strecke frei ist oder nicht. Manche schenken dir bei jedem Bau ein Klötzchen. Geht dein Vermesser zum ersten Mal los, lässt er eine deiner Marken zurück.',
      'Lokomotiven sind von Anfang an im Verkauf. Wartung ist fällig, sobald in Penrhyndeudraeth kein Schutt mehr liegt. Dein Vermesser bringt umso mehr Punkte, je weiter er gekommen ist.',
    ),
  ],
  [
    'alone',
    sections.alone,
    text(
      'Allein spielst du eine Reihe von sieben Partien, jedes Mal mit einer anderen Lokomotive, und versuchst, dich zu übertreffen. Eine andere Lokomotive kannst du nicht kaufen. Am Ende jeder Runde werden alle drei Aufträge ersetzt.',
    ),
  ],
  [
    'end',
    sections.end,
    text(
      'Die Partie endet mit der Runde, in der das letzte Gleis verlegt wird. Allein oder zu zweit endet sie auch sofort, wenn alle Besitzmarken gelegt sind.',
    ),
    list(
      'Deine Bauplätze, Aushubplätze und Gleise: ihre Punkte.',
      'Deine Aufträge: Jeder Schutt und jede Marke gilt nur für einen. Marken auf Aushubplätzen zählen wie die auf Bauplätzen.',
      'Deine Lokomotive, wenn sie Punkte hat, und der Bahnhof deines Vermessers.',
    ),
    text('Die meisten Punkte gewinnen. Bei Gleichstand teilt ihr euch den Sieg.'),
  ],
  ['trainCards', 'Die Lokomotiven', list(...trainLines(locale, box))],
  ['contractCards', 'Die Aufträge', list(...contractLines(locale, box))],
]
