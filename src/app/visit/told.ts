import type { LoadingPart } from '../../overlay/drape/curtain.ts'
import type { VisitListener } from '../app.ts'

/** Tells of a part of a table once it has loaded. A failure is left to those who need the part. */
export function told<T>(tell: VisitListener, part: LoadingPart, loading: Promise<T>): Promise<T> {
  loading.then(
    () => tell({ type: 'loaded', part }),
    () => {},
  )
  return loading
}
