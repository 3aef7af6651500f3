/** After this long the event loop handles requests, however many calls are in progress. */
const sliceMs = 5

let sliceEndsAt = 0

/** Maps one item after the other; between slices of a few milliseconds the process answers requests. */
export async function mapInSlices<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) {
    if (performance.now() >= sliceEndsAt) {
      await new Promise((resolve) => setImmediate(resolve))
      sliceEndsAt = performance.now() + sliceMs
    }
    results.push(await map(item))
  }
  return results
}
