/** Reads at most once, whoever asks first; the others get the same answer. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}
