import { filled, localizedText, type Translation } from '../../kit/language.ts'
import type { Weakness } from '../../match/level.ts'
import { asked } from './asking.tsx'

/** Apart from the other text, since hardly anyone is ever asked. */
const words = localizedText<Translation<typeof import('../words/en/playOn.ts')>>({
  en: () => import('../words/en/playOn.ts'),
  de: () => import('../words/de/playOn.ts'),
  cy: () => import('../words/cy/playOn.ts'),
})

/** Asks whether to sit down at a match that is less protected than a new one, and says in words what is missing. */
export async function mayPlayOn(less: readonly Weakness[], gone: Promise<void>): Promise<boolean> {
  await words.open()
  const { title, lead, goOn, leave, weaknesses, hint } = words()
  const text = (
    <>
      <p>{lead}</p>
      <ul>
        {less.map(({ reason, count }) => (
          <li key={reason}>{filled(weaknesses[reason], { count })}</li>
        ))}
      </ul>
      <p class="quiet">{hint}</p>
    </>
  )
  return asked({ kind: 'play-on', title, text, goOn, leave }, gone)
}
