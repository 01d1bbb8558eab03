import { listAnd, many, whose } from '../../../kit/german.ts'
import type { WishBody } from '../../../rules/body.ts'
import type { SeatLook } from '../../table/seats.ts'

const names = (looks: readonly SeatLook[]) => listAnd(looks.map(({ name }) => name))

type Asks = WishBody['wish']

/** The question of a request, as its author reads it and as the others do. */
export const questions: Readonly<Record<Asks, Question>> = {
  undo: { own: () => 'Du möchtest zurücknehmen:', by: (name) => `${name} möchte zurücknehmen:` },
  rematch: { own: () => 'Du möchtest noch eine Partie.', by: (name) => `${name} möchte noch eine Partie.` },
  end: {
    own: () => 'Du möchtest die Partie hier beenden und die Punkte zählen, wie sie stehen.',
    by: (name) => `${name} möchte die Partie hier beenden und die Punkte zählen, wie sie stehen.`,
  },
  edit: {
    own: () => 'Du möchtest zum Testen die Stellung ändern:',
    by: (name) => `${name} möchte zum Testen die Stellung ändern:`,
  },
  deal: {
    own: () => 'Du möchtest neu austeilen.',
    by: (name) => `${name} möchte neu austeilen: Alle ziehen so viele neue Karten, wie sie haben.`,
  },
  standIn: {
    own: ({ seat }) => `Du möchtest den Computer für ${seat} spielen lassen, bis zur Rückkehr.`,
    by: (name, { seat }) => `${name} möchte den Computer für ${seat} spielen lassen, bis zur Rückkehr.`,
  },
  give: {
    own: ({ seat }) => `Du möchtest ${whose(seat)} Platz neu vergeben.`,
    by: (name, { seat }) => `${name} möchte ${whose(seat)} Platz neu vergeben.`,
  },
  draws: {
    own: ({ draws }) =>
      draws.length === 0
        ? 'Du möchtest, dass die nächste Ziehung wieder zufällig ist.'
        : `Du möchtest zum Testen die nächste Ziehung bestimmen: ${listAnd(draws)}.`,
    by: (name, { draws }) =>
      draws.length === 0
        ? `${name} möchte, dass die nächste Ziehung wieder zufällig ist.`
        : `${name} möchte zum Testen die nächste Ziehung bestimmen: ${listAnd(draws)}.`,
  },
}

/** Things named in a request: things to draw, or a seat. */
interface Named {
  readonly draws: readonly string[]
  readonly seat: string
}

interface Question {
  own(named: Named): string
  by(name: string, named: Named): string
}

/** Requests of players to each other. */
export const requests = {
  label: 'Anfrage',
  forEver: 'Stimmen alle zu, wird das für immer eine Testpartie, deren Ergebnis nicht zählt.',
  waits: (looks: readonly SeatLook[]) => `Es fehlt noch die Antwort von ${names(looks)}.`,
  answers: 'Antworten',
  states: { agreed: 'einverstanden', declined: 'abgelehnt', waits: 'noch keine Antwort', away: 'weg' },
  majority: 'Mehr als die Hälfte von euch muss zustimmen.',
  agree: 'Zustimmen',
  refuse: 'Ablehnen',
  withdraw: 'Anfrage zurückziehen',
  nothingSaid: 'Nichts, was im Protokoll steht.',
  more: (count: number) => `…und ${count} weitere`,
  back: (others: readonly SeatLook[]) => (others.length === 0 ? 'Mehr zurücknehmen…' : 'Zurücknahme vorschlagen…'),
  backTitle: 'Das zurücknehmen?',
  backHint: (others: readonly SeatLook[], alone: boolean) => {
    const draws = 'Gezogen wird neu, und vielleicht anders.'
    if (alone) return draws
    const who =
      others.length === 0
        ? 'Der Computer hat nichts dagegen.'
        : `Zustimmen ${others.length === 1 ? 'muss' : 'müssen'} ${names(others)}.`
    return `${who} ${draws}`
  },
  ask: (others: readonly SeatLook[]) => (others.length === 0 ? 'Zurücknehmen' : `${names(others)} fragen`),
  askMore: 'Noch eine Partie vorschlagen',
  lost: (looks: readonly SeatLook[]) => {
    const all = listAnd(looks.map(({ name }) => whose(name)))
    return `${all} neue Karten sind nicht lesbar: Das Gerät, das sie ausgeteilt hat, ist weg.`
  },
  cheated: (looks: readonly SeatLook[]) =>
    `${listAnd(looks.map(({ name }) => whose(name)))} Gerät hat die Karten nicht so gemischt oder verteilt, wie es sollte. Sie wurden nicht ehrlich ausgeteilt, also ist das Ergebnis nichts wert. Du kannst die Partie in den Einstellungen beenden oder gehen.`,
  dealAgain: 'Neu austeilen',
  end: 'Partie beenden…',
  sureEnd: (others: readonly SeatLook[]) =>
    others.length === 0 ? 'Wirklich hier beenden?' : `${names(others)} fragen, hier zu beenden?`,
}

/** A person of two is back, for whom the computer has played. */
export const whileAway = {
  played: (moves: number) =>
    `Während du weg warst, hat der Computer ${many(moves, 'Aktion', 'Aktionen')} für dich gespielt.`,
  hint: 'Du kannst alles zurücknehmen, was seither geschehen ist. Gezogen wird neu, und vielleicht anders.',
  keep: 'Stehen lassen',
  takeBack: 'Zurücknehmen',
}

/** Resigning, and what the end of such a match says. */
export const resigning = {
  resign: (alone: boolean) => (alone ? 'Partie beenden…' : 'Aufgeben…'),
  sure: (name: string, after: 'alone' | 'goesOn' | 'over') => {
    if (after === 'alone') return 'Die Partie wirklich beenden?'
    return `Wirklich als ${name} aufgeben?${after === 'goesOn' ? ' Die anderen spielen weiter.' : ''}`
  },
  outcome: (gone: readonly string[], stayed: readonly string[]) => {
    const gave = `${listAnd(gone)} ${gone.length === 1 ? 'gab' : 'gaben'} auf`
    if (stayed.length === 0) return gone.length === 1 ? `${listAnd(gone)} beendete die Partie.` : `${gave}.`
    return `${gave}, damit ${stayed.length === 1 ? 'gewinnt' : 'gewinnen'} ${listAnd(stayed)}.`
  },
  left: 'aufgegeben',
}

/** The result of a match that was ended by agreement. */
export const stopped = (sentence: string): string => `Einvernehmlich beendet. ${sentence}`

/** Marks of a match that was changed from outside the rules. */
export const testMatch = { label: 'Testpartie', result: 'Testpartie: Das Ergebnis zählt nicht.' }

const askedTest = (name: string) => `${name} bat zum Testen um eine Änderung außerhalb der Regeln.`

/** The same in the log. */
export const requestLog = {
  asked: {
    undo: (name: string) => `${name} schlug eine Zurücknahme vor.`,
    rematch: (name: string) => `${name} schlug noch eine Partie vor.`,
    end: (name: string) => `${name} schlug vor, die Partie zu beenden.`,
    edit: askedTest,
    draws: askedTest,
    deal: (name: string) => `${name} schlug vor, neu auszuteilen.`,
    standIn: (name: string, seat: string) => `${name} schlug vor, den Computer für ${seat} spielen zu lassen.`,
    give: (name: string, seat: string) => `${name} schlug vor, ${whose(seat)} Platz neu zu vergeben.`,
  } satisfies Record<Asks, unknown>,
  edited: 'Die Stellung wurde einvernehmlich geändert. Damit wurde das eine Testpartie.',
  drawsChosen: (draws: readonly string[]) =>
    `Die nächste Ziehung wurde einvernehmlich bestimmt: ${listAnd(draws)}. Damit wurde das eine Testpartie.`,
  drawsFree: 'Die nächste Ziehung wurde wieder dem Zufall überlassen.',
  yes: (name: string) => `${name} stimmte zu.`,
  no: (name: string) => `${name} lehnte ab.`,
  withdrawn: (name: string) => `${name} zog die Anfrage zurück.`,
  agreed: 'Zurückgenommen, wie vereinbart.',
  resigned: (name: string, alone: boolean) => `${name} ${alone ? 'beendete die Partie' : 'gab auf'}.`,
  ended: 'Die Partie wurde einvernehmlich beendet.',
  out: (name: string) => `${name} schied aus, und die anderen spielten weiter.`,
  bot: (bot: string, name: string) => `${bot} übernahm für ${name}.`,
  standIn: (bot: string, name: string) => `${bot} sprang für ${name} ein.`,
  back: (name: string) => `${name} kam zurück.`,
  shuffled: (names: readonly string[], again: boolean) =>
    `${listAnd(names)} mischten und gaben die Karten gemeinsam${again ? ' neu' : ''}.`,
  takenBack: (name: string) => `${name} nahm zurück, was der Computer inzwischen gespielt hatte.`,
  dealt: 'Die Karten wurden ausgeteilt.',
  dealtAgain: 'Die Karten wurden neu ausgeteilt.',
}
