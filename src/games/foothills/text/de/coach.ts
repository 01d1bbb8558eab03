import type { tips } from '../../coach.ts'

type TipId = (typeof tips)[number]['id']

/** The coach’s words, a sentence each, the first time something happens. */
export const tipWords: Readonly<Record<TipId, string>> = {
  ending: 'Die Partie endet mit dieser Runde: Wer nicht begonnen hat, macht den letzten Zug.',
  completed: 'Eine Strecke ist fertig und bekommt einen Prellbock. Der letzte von 5 beendet die Partie.',
  navvy:
    'Ein weißes Klötzchen bringt Streckenarbeiter: Sie bebauen die nächste unberührte Karte, und niemand bekommt Punkte.',
  scored: 'Eine gewertete Karte zählt am Ende, auch alles, was du bis dahin noch baust und verlegst.',
  built: 'Jeder Bahnhof lässt dich im Pub eine Karte mehr werten und öffnet seine Karte für Vermesser.',
  ticket: 'Eine Fahrkarte bleibt dir. Manche grauen Kartenseiten gelten nur dort, wo du eine hast.',
  laid: 'Jedes Gleis bringt 1 SP, wo auch immer es liegt, und hilft, seine Strecke fertigzustellen.',
  cleared: 'Der letzte Schutt einer Karte bringt 1 SP. Jetzt ist dort Platz für Gleise und Bahnhöfe.',
  summit: 'Das Gipfelplättchen zählt am Ende für den, der zuletzt oben war.',
  returned: 'Drei weiße Klötzchen sind da: Sie kommen zurück in den Beutel und wohl bald wieder.',
  surveyed: 'Dein Vermesser steht anderen im Weg und muss weiter, bevor er zurückkommen darf.',
  flipped: 'Die gespielte Karte hat sich umgedreht. Ihre andere Seite nutzt du in einem späteren Zug.',
}
