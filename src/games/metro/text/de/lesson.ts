import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  tile: {
    name: 'Plättchen',
    title: 'Leg ein Plättchen',
    tasks: ['Du hast ein Plättchen. Es kommt an den Rand oder neben ein anderes: Wähle das helle Feld und leg es.'],
    done: 'Du ziehst nach, dann ist die nächste Gesellschaft dran. Plättchen werden nie gedreht.',
  },
  line: {
    name: 'Linie',
    title: 'Bring einen Zug ans Ziel',
    tasks: ['Dein Zug am Bahnhof 19 folgt seiner Linie. Dieses Plättchen bringt ihn zurück zum Rand: Leg es.'],
    done: 'Am Rand endet eine Linie: 1 Punkt pro Plättchen. Diese machte einen langen Umweg und bringt 8.',
  },
  city: {
    name: 'Stadt',
    title: 'In die Stadt',
    tasks: ['Die Stadt zählt doppelt. Bring den Zug von Bahnhof 29 hinein.'],
    done: '3 Plättchen, je 2 Punkte. Die Stadt ist schwer zu erreichen, aber das Warten lohnt sich.',
  },
  neighbour: {
    name: 'Konkurrenz',
    title: 'Beende eine fremde Linie',
    tasks: ['Ein Plättchen dient allen Zügen darauf. Dieses beendet die fremde Linie von Bahnhof 14: Leg es.'],
    done: 'Das bringt deinem Gegner 3 Punkte und diesem Zug nie wieder welche. Hab ein Auge auf deine.',
  },
  match: {
    name: 'Erste Partie',
    title: 'Deine erste Partie',
    tasks: ['Der Spielplan ist fast voll. Spiel zu Ende, gegen Pip, den Laufburschen.'],
    done: '',
  },
}
