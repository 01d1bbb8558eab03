type Sound<A> = Exclude<A, { readonly problem: unknown }>

const isSound = <A extends object>(answer: A): answer is Sound<A> => !('problem' in answer)

/** An answer that can only be sound, such as one from the rules to a move of theirs. Throws its problem. */
export function sound<A extends object>(answer: A): Sound<A> {
  if (isSound(answer)) return answer
  throw new Error(`unsound: ${JSON.stringify('problem' in answer ? answer.problem : answer)}`)
}
