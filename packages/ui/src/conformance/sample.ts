/** `npm run test:full` sets it (decision 037): every case runs, where `npm test` runs a sample. */
const { TEST_EXTENT, TEST_SEED } = import.meta.env

/** Numbers from 0 to 1 that are the same for the same text (a linear congruential generator, Numerical Recipes). */
function numbers(text: string): () => number {
  let state = [...text].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0,
    Number(TEST_SEED) >>> 0,
  )
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * All cases in a full run, else `count` of them in their order. The same name chooses the same cases in each run;
 * another `TEST_SEED` chooses others.
 */
export function sample<Case>(name: string, cases: readonly Case[], count: number): Case[] {
  if (TEST_EXTENT === 'full' || cases.length <= count) return [...cases]
  const next = numbers(name)
  const ranks = new Map(cases.map((it) => [it, next()]))
  const chosen = new Set(
    [...cases].sort((a, b) => Number(ranks.get(a)) - Number(ranks.get(b))).slice(0, count),
  )
  return cases.filter((it) => chosen.has(it))
}
