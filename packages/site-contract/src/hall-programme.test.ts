import { expect, test } from 'vitest'
import { secondsField, shownFor } from './hall-programme.ts'

test.each([
  [5, true],
  [120, true],
  [4, false],
  [121, false],
  [7.5, false],
  [-15, false],
  ['15', false],
  [null, false],
  [Number.NaN, false],
])('%s seconds are a time to show something: %s', (seconds, isOne) => {
  expect(shownFor(seconds)).toBe(isOne)
})

test('the field of a kind is named after it', () => {
  expect(secondsField('deathNotice')).toBe('deathNoticeSeconds')
})
