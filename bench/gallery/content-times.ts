/** In milliseconds; the health of the server is requested over and over meanwhile. */
export type Reading = { name: string; ms: number; kilobytes: number; longestHealthMs: number }

/** How long a content server takes for a request, and for how long it answers nothing else meanwhile. */
export async function readingTime(
  server: string,
  name: string,
  request: () => Promise<Response>,
): Promise<Reading> {
  let longestHealthMs = 0
  let isDone = false
  const watch = (async () => {
    while (!isDone) {
      const began = performance.now()
      await (await fetch(`${server}/_health`)).arrayBuffer()
      longestHealthMs = Math.max(longestHealthMs, performance.now() - began)
    }
  })()
  const began = performance.now()
  const answer = await request()
  const body = await answer.text()
  const ms = performance.now() - began
  isDone = true
  await watch
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${body.slice(0, 200)}`)
  return { name, ms, kilobytes: body.length / 1000, longestHealthMs }
}
