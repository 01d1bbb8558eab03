import type { Refusal } from '../../../../rules/game.ts'
import type { Reason } from '../../why.ts'

/** For each reason, the sentence that gives it. */
export const refusals: Readonly<Record<Reason, (amounts: Refusal['amounts']) => string>> = {
  over: () => 'Die Partie ist vorbei.',
  drawing: () => 'Wer beginnt, ist noch nicht ausgelost.',
  notYourTurn: () => 'Du bist nicht am Zug.',
  notHeld: () => 'Dieses Plättchen hast du nicht.',
  layDrawn: () => 'Du musst das Plättchen legen, das du gerade gezogen hast.',
  noDraw: () => 'Du ziehst nur dann ein weiteres Plättchen, wenn keines von deinen passt.',
  nothingLeft: () => 'Es sind keine Plättchen mehr zum Ziehen da.',
  drawnAlready: () => 'Du hast in diesem Zug schon ein Plättchen gezogen.',
  canLay: () => 'Du kannst ein Plättchen legen, also gibt es nichts zu zeigen.',
  showToDraw: () => 'Keines von deinen passt. Zeig sie zuerst, dann ziehst du ein weiteres.',
  showFirst: () =>
    'Das ergäbe eine Linie aus einem Plättchen, vom Rand gleich zurück zum Rand. Keines von deinen passt, also zeig sie zuerst.',
  city: () => 'Das ist die Stadt. Dort liegen keine Plättchen.',
  taken: ({ square }) => `Auf ${square} liegt schon ein Plättchen.`,
  apart: () => 'Plättchen liegen am Rand des Spielplans oder neben einem anderen. Die Stadt zählt nicht.',
  onePoint: () => 'Das ergäbe eine Linie aus einem Plättchen, vom Rand gleich zurück zum Rand.',
  noTurning: () =>
    'In dieser Partie werden Plättchen nicht gedreht. Das Zeichen in der Ecke zeigt, wie herum sie liegen.',
}
