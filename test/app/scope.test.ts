import { describe, expect, it } from 'vitest'
import { makeScope } from '../../src/app/scope.ts'

describe('a scope', () => {
  it('undoes the last first, and a scope within it too', () => {
    const scope = makeScope()
    const undone: number[] = []
    scope.onEnd(() => undone.push(1))
    scope.child().onEnd(() => undone.push(2))
    scope.onEnd(() => undone.push(3))
    scope.end()
    scope.end()
    expect(undone).toEqual([3, 2, 1])
  })

  it('goes on when one within it ends', () => {
    const scope = makeScope()
    const inner = scope.child()
    inner.end()
    expect([inner.ended, scope.ended]).toEqual([true, false])
  })

  it('undoes right away what comes after its end', () => {
    const scope = makeScope()
    scope.end()
    let undone = false
    scope.onEnd(() => {
      undone = true
    })
    expect([scope.ended, undone]).toEqual([true, true])
  })

  it('undoes everything although some of it throws, and reports every error', () => {
    const scope = makeScope()
    const undone: number[] = []
    const errors = [new Error('one'), new Error('other')]
    scope.onEnd(() => undone.push(1))
    for (const error of errors)
      scope.onEnd(() => {
        throw error
      })
    scope.onEnd(() => undone.push(2))
    const end = () => scope.end()
    expect(end).toThrow(AggregateError)
    expect(undone).toEqual([2, 1])
    const again = makeScope()
    again.onEnd(() => {
      throw errors[0]
    })
    expect(() => again.end()).toThrow(expect.objectContaining({ errors: [errors[0]] }))
  })
})
