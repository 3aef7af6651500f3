/** Per subject, microseconds for one call. */
export type Measured = { readonly [subject: string]: { readonly best: number; readonly median: number } }

/**
 * Measures subjects side by side: in every round each runs a block of calls, so that other load on the machine affects
 * all of them alike. The best block is the time of the work itself; the median shows how idle the machine was.
 */
export function measure(
  subjects: { readonly [subject: string]: (index: number) => number },
  { rounds = 60, calls = 2000 } = {},
): Measured {
  const blocks = new Map(Object.keys(subjects).map((subject): [string, number[]] => [subject, []]))
  let total = 0
  for (let round = 0; round < rounds; round++) {
    for (const [subject, call] of Object.entries(subjects)) {
      const began = performance.now()
      for (let index = 0; index < calls; index++) total += call(index)
      blocks.get(subject)?.push(((performance.now() - began) / calls) * 1000)
    }
  }
  if (Number.isNaN(total)) throw new Error('a subject answered with something that is no number')
  return Object.fromEntries(
    [...blocks].map(([subject, times]) => {
      const sorted = times.sort((a, b) => a - b)
      return [subject, { best: sorted[0] ?? NaN, median: sorted[Math.floor(sorted.length / 2)] ?? NaN }]
    }),
  )
}
