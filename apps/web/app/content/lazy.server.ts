/** Reads at most once, whoever asks first; the others get the same answer. */
export function lazy<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}
