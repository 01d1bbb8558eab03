import type { StopWords } from '../../../../rules/lesson.ts'
import type { lesson } from '../../lesson.ts'

type StopId = (typeof lesson)['stops'][number]['id']

/** The lesson’s words at each stop. */
export const lessonWords: Readonly<Record<StopId, StopWords>> = {
  tile: {
    name: 'Plättchen',
    title: 'Lege ein Plättchen',
    tasks: ['Du hast ein Plättchen. Es kommt an den Rand oder neben ein anderes: Wähle das helle Feld und lege es.'],
    done: 'Du ziehst nach, dann ist die nächste Gesellschaft dran. Plättchen werden nie gedreht.',
  },
  line: {
    name: 'Linie',
    title: 'Bringe eine Lokomotive ans Ziel',
    tasks: ['Deine Lokomotive am Bahnhof 19 folgt ihrer Linie. Dieses Plättchen bringt sie zurück zum Rand: Lege es.'],
    done: 'Am Rand endet eine Linie: 1 Punkt pro Plättchen. Diese machte einen langen Umweg und bringt 8.',
  },
  city: {
    name: 'Stadt',
    title: 'In die Stadt',
    tasks: ['Die Stadt zählt doppelt. Bringe die Lokomotive von Bahnhof 29 hinein.'],
    done: '3 Plättchen, je 2 Punkte. Die Stadt ist schwer zu erreichen, aber das Warten lohnt sich.',
  },
  neighbour: {
    name: 'Konkurrenz',
    title: 'Beende eine fremde Linie',
    tasks: ['Ein Plättchen dient allen Lokomotiven darauf. Dieses beendet die fremde Linie von Bahnhof 14: Lege es.'],
    done: 'Dein Gegner bekommt 3 Punkte, und diese Lokomotive bringt nie wieder welche. Achte auf deine eigenen.',
  },
  match: {
    name: 'Erste Partie',
    title: 'Deine erste Partie',
    tasks: ['Der Spielplan ist fast voll. Spiele zu Ende, gegen Pip, den Laufburschen.'],
    done: '',
  },
}
