import { localizedText, type Translation } from '../../kit/language.ts'
import { asked } from './asking.tsx'

/** Apart from the other text, since hardly anyone is ever asked. */
const words = localizedText<Translation<typeof import('../text/en/longRead.ts')>>({
  en: () => import('../text/en/longRead.ts'),
  de: () => import('../text/de/longRead.ts'),
  cy: () => import('../text/cy/longRead.ts'),
})

/** Asks whether to read a match that takes long, above whatever the page shows. */
export async function mayReadLong(): Promise<boolean> {
  await words.open()
  const { title, text, read, leave } = words().longRead
  return asked({ kind: 'long-read', title, text: <p>{text}</p>, goOn: read, leave })
}
