import { localizedText, type Translation } from '../../kit/language.ts'
import { asked } from './asking.tsx'

/** Apart from the other text, since hardly anyone is ever asked. */
const words = localizedText<Translation<typeof import('../words/en/longRead.ts')>>({
  en: () => import('../words/en/longRead.ts'),
  de: () => import('../words/de/longRead.ts'),
  cy: () => import('../words/cy/longRead.ts'),
})

/** Asks whether to read a match that takes long, above whatever the page shows. */
export async function mayReadLong(): Promise<boolean> {
  await words.open()
  const { title, text, read, leave } = words()
  return asked({ kind: 'long-read', title, text: <p>{text}</p>, goOn: read, leave })
}
