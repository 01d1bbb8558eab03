import { type FlawTexts, flawsIn } from '../flaws.ts'

const texts: FlawTexts = {
  tileCount: ({ have, need }, at) =>
    `${at}: Es muss ${need} Plättchen geben, eins für jedes Feld, aber es sind ${have}`,
  badValue: ({ expected, received }, at) => `${at}: erwartet ${expected}, gefunden ${received}`,
  seats: (_, at) => `${at}: Die Partie hat eine andere Zahl von Plätzen`,
  tiles: ({ tiles }, at) =>
    `${at}: Jedes der 60 Plättchen muss an einem Ort sein, aber ${tiles} sind aufgeführt oder eines doppelt`,
  copies: ({ face }, at) => `${at}: Von der Art ${face} gibt es mehr Plättchen als in der Schachtel`,
  cell: ({ cell }, at) => `${at}: Feld ${cell} hat zwei Plättchen oder gehört zur Stadt. Nimm eines weg`,
  shown: (_, at) => `${at}: Gezeigt sind nur Plättchen, die jemand hält, jedes einmal`,
  drawn: (_, at) => `${at}: Das muss ein Plättchen des Platzes am Zug sein, oder -1`,
  notOver: (_, at) => `${at}: Es warten noch Lokomotiven. Setze es auf turn`,
  over: (_, at) => `${at}: Die Partie wäre hier vorbei. Setze es auf over`,
}

/** Flaws of an edition, options or a made-up position, and where they are. */
export const flawText = flawsIn(texts, 'das Ganze', 'Das ist nicht möglich')
