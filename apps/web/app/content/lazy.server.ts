/** Reads at most once, at the first call; later calls get the same answer. */
export function lazy<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => {
    answer ??= read()
    return answer
  }
}
