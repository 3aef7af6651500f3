import fc from 'fast-check'

/** `npm run test:full` sets it: every case runs, where `npm test` runs a sample. */
export const isFull = process.env.TEST_EXTENT === 'full'

/** The tag of a test that only a full run has. */
export const onlyInFullRun = '@full'
/** The tag of tests that `npm test` also runs on a phone; a full run has every test of the file there. */
export const onPhone = '@phone'
/** For `grepInvert`. */
export const leftOut = isFull ? undefined : new RegExp(onlyInFullRun)

const seedOf = (name: string) =>
  [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), Number(process.env.TEST_SEED ?? 1)) | 0

/**
 * All cases in a full run, else `count` of them in their order. The same name chooses the same cases in each run;
 * another `TEST_SEED` chooses others.
 */
export function sample<Case>(name: string, cases: readonly Case[], count: number): readonly Case[] {
  if (isFull || cases.length <= count) return cases
  const some = fc.subarray([...cases], { minLength: count, maxLength: count })
  return fc.sample(some, { numRuns: 1, seed: seedOf(name) }).flat()
}
