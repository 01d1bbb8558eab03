import { many } from '../../../../kit/german.ts'
import type { about as english } from '../en/about.ts'
import { counted } from './goods.ts'

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The panels about things on the table. */
export const about: typeof english = {
  station: {
    kind: (number) => `Bahnhof ${number}`,
    closed: 'Durch ein Ereignis geschlossen',
    surveyor: 'Vermesser',
    worth: (points) => `${counted.points(points)}, wenn deiner am Ende hier ist.`,
    sites: 'Bauplätze',
    digs: 'Aushubplätze',
    here: 'Gerade hier',
    gift: 'Geschenk',
    gains: (goods) => `Jeder Bau hier bringt ${goods} aus dem Beutel.`,
    upkeep: 'Lokomotiven brauchen Wartung, sobald der ganze Schutt hier geräumt ist.',
  },
  track: {
    title: (station) => `Gleis vor ${station}`,
    kind: (points) => `Gleiskarte, ${counted.points(points)}`,
    open: (rubble) => `Erst ist ${counted.rubble(rubble)} zu räumen. Er gehört den Gesellschaften, die ihn räumen.`,
    clear: `Frei. Ein Gleis kostet ${counted.steel(1)} und bringt die Punkte der Gesellschaft, die es verlegt.`,
    laid: (name) => `Von ${name} verlegt.`,
    lost: 'Von einem Ereignis verlegt. Dafür bekam niemand Punkte.',
  },
  contract: {
    kind: 'Auftrag',
    use: (area) => `Einmal, bei: ${area}`,
    useUpkeep: 'Einmal, zur Wartung',
    atEnd: 'Am Ende',
    scores: 'Jetzt würde er zählen.',
    state: 'Stand',
    used: 'Genutzt, zählt am Ende aber trotzdem.',
    heldBy: (name) => `Auftrag von ${name}`,
    weather: 'Wetter auf der Rückseite',
  },
  train: {
    kind: 'Lokomotive',
    ownedBy: (name) => `Lokomotive von ${name}`,
    price: 'Preis',
    costs: (steel, coal) =>
      coal === 0
        ? `${counted.steel(steel)}. Kohle bringt sie keine mit.`
        : `${counted.steel(steel)}. Sie bringt ${counted.coal(coal)} mit.`,
    hire: 'Dritter Arbeiter',
    hires: (coal) =>
      `Zahle ${counted.coal(coal)}, bevor du deinen ersten Arbeiter einsetzt, und ein dritter hilft in dieser Runde.`,
    power: 'Fähigkeit',
    none: 'Keine.',
    notYet: 'Noch nicht im Verkauf.',
  },
  area: {
    kind: (letter) => `Bereich ${letter}`,
    does: {
      A: (cubes, coal) =>
        `Nimm bis zu ${counted.cubes(cubes)}, höchstens ${counted.coal(coal)}. Das letzte Feld bringt auch den Startspielerstein.`,
      B: 'Räume so viel Schutt, wie der Wert von heute sagt, vom unteren Ende der Strecke aus. Räumst du einen Aushubplatz an einem Bahnhof frei, gehört er dir.',
      C: (times, iron, rubble) =>
        `Tausche bis zu ${times}-mal: ${counted.iron(iron)} gegen einen Stahlbarren oder ${counted.rubble(rubble)} gegen einen Stein.`,
      D: `Verlege so viele Gleise, wie der Wert von heute sagt, vom unteren Ende der Strecke aus, für je ${counted.steel(1)}.`,
      E: 'Bebaue einen Bauplatz an einem Bahnhof, bis zu dem der Schutt geräumt ist, oder kaufe eine Lokomotive.',
      F: 'Nimm einen der Aufträge im Angebot.',
      G: 'Schicke deinen Vermesser zum nächsten Bahnhof. Hier ist immer Platz.',
    },
    dug: 'Der Schutt ist weg. Hier wird jetzt auch gebaut: ein Bauplatz oder eine Lokomotive.',
    today: 'Heute',
    rate: (rate) => `Der Wert ist ${rate}.`,
    fog: 'Nebel: Hier kann niemand arbeiten.',
  },
  event: {
    title: (space) => `Ereignis ${space}`,
    kind: 'Ereignisleiste',
    does: {
      dig: 'So viele Karten und Aushubplätze, wie der Aushubwert sagt, verlieren allen Schutt, vom unteren Ende der Strecke aus. Niemand punktet.',
      trains: 'Lokomotiven kommen in den Verkauf.',
      lay: 'So viele Gleise, wie der Gleisbauwert sagt, werden verlegt, vom unteren Ende der Strecke aus. Niemand punktet.',
      station: 'Der erste Bahnhof mit einem offenen Bauplatz wird geschlossen. Was offen ist, ist verloren.',
      upkeep: `Jede Gesellschaft mit einer Lokomotive zahlt ${counted.steel(1)} oder gibt sie zurück.`,
    },
    back: (cubes) => `Dann kommen ${counted.event(cubes)} zurück in den Beutel.`,
    isNext: 'Hierher kommt das nächste weiße Klötzchen.',
    isTaken: 'Hier ist ein weißes Klötzchen.',
    now: 'Käme es jetzt',
  },
  goods: {
    has: (name, count) => `${name} hat ${count}`,
    use: {
      iron: 'Wird im Werk zu Stahlbarren.',
      stone: 'Bezahlt Bauplätze.',
      steel: 'Bezahlt Gleise, Bauplätze, Lokomotiven und ihre Wartung.',
      rubble: 'Wird im Werk zu Stein und zählt für Aufträge.',
      coal: 'Holt einen dritten Arbeiter, wenn du eine Lokomotive hast.',
    },
  },
  seat: {
    soFar: (points) => `Bisher ${counted.points(points)}`,
    contracts: 'Aufträge',
    markers: 'Besitzmarken',
    left: (count) => `Noch ${count}.`,
  },
  weather: {
    title: 'Wetter',
    kind: (round) => `Runde ${round}`,
    now: 'Diese Runde',
    next: 'Nächste Runde',
    later: 'Die Runde danach',
    rates: (weather, dig, lay) => `${weather}. Aushub ${dig}, Gleisbau ${lay}.`,
    fog: (weather) => `${weather}. Kein Aushub, kein Gleisbau.`,
    none: 'Noch kein Wetter',
    moves: 'Was es bewirkt',
    text: (sun, rain) =>
      `Sonne rückt den Aushubwert um ${many(sun[0], 'Feld', 'Felder')} vor, den Gleisbauwert um ${sun[1]}. Regen rückt sie um ${rain[0]} und ${rain[1]} zurück. Bei Nebel wird weder geräumt noch verlegt.`,
    odds: 'In drei Runden',
    chances: (sun, rain, fog) => `Sonne ${percent(sun)}, Regen ${percent(rain)}, Nebel ${percent(fog)}.`,
  },
  bag: {
    title: 'Der Beutel',
    inside: 'Inhalt',
    text: (restock) =>
      `Am Ende der Runde kommen ${restock} Klötzchen auf den Lagerplatz. Jedes weiße bringt stattdessen ein Ereignis.`,
    odds: 'Weiße dabei',
    chance: (share) => `Mit ${percent(share)} mindestens eins.`,
  },
}
