import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { dayAt } from './day.ts'

test('the evening of 21 November 2026 in Toronto', () => {
  const { times, next } = dayAt(new Date('2026-11-22T03:00:00Z'), 'toronto')
  assert.match(next, /^fajr in 7 h 5[12] min$/)
  assert.deepEqual(
    times.map(({ name }) => name),
    ['fajr', 'sunrise', 'dhuhr', 'maghrib', 'midnight'],
  )
  assert.match(times[0]?.clock ?? '', /^5:51/)
})

test('the page was built', () => {
  assert.ok(readdirSync('dist/assets').some((file) => file.endsWith('.js')))
})
