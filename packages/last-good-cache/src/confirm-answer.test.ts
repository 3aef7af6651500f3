import { expect, test } from 'vitest'
import { confirmAnswer } from './confirm-answer.ts'

/** Confirms the first of these answers by the others. */
async function confirm([first = '', ...others]: string[], known?: string) {
  const left = [...others]
  const answer = await confirmAnswer(first, {
    repeat: async () => left.shift() ?? 'none left',
    revisionOf: (it) => it,
    delayMs: () => 1,
    isKnown: (it) => it === known,
  })
  return { answer, repeats: others.length - left.length }
}

test('an answer is confirmed by an equal one', async () => {
  expect(await confirm(['a', 'a', 'b'])).toEqual({ answer: 'a', repeats: 1 })
})

test('a single wrong answer is followed by the right one', async () => {
  expect(await confirm(['wrong', 'a', 'a'])).toEqual({ answer: 'a', repeats: 2 })
})

test('an answer that is known needs no second one', async () => {
  expect(await confirm(['wrong', 'a', 'b'], 'a')).toEqual({ answer: 'a', repeats: 1 })
})

test('while no two answers are equal the latest is accepted', async () => {
  expect(await confirm(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({ answer: 'e', repeats: 4 })
})
