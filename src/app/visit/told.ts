import type { LoadingPart } from '../../overlay/drape/curtain.ts'
import type { VisitListener } from '../app.ts'
import type { World } from '../world.ts'

/** Tells of a part of a table once it has loaded. A failure is left to those who need the part. */
export function told<T>(tell: VisitListener, part: LoadingPart, loading: Promise<T>): Promise<T> {
  loading.then(
    () => tell({ type: 'loaded', part }),
    () => {},
  )
  return loading
}

/**
 * Tells of something that failed, which mostly is code that didn’t load; the console says which. A person can try again,
 * and the page does once it is back.
 */
export const toldFailure =
  (tell: VisitListener, { whenBack }: Pick<World, 'whenBack'>) =>
  (error: unknown): void => {
    console.error(error)
    tell({ type: 'failed', retry: true, problem: { type: 'load' }, whenFree: whenBack })
  }
