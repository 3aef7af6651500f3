import { expect, test } from 'vitest'
import { consistentMonths } from './centre-months.ts'

const month = (number: number, begins: string) => ({ year: 1448, month: number, begins, calculated: false })

test('months are in order, whichever was declared first', () => {
  const [first, second] = [month(6, '2026-11-12'), month(7, '2026-12-11')]
  expect(consistentMonths([second, first]).accepted).toEqual([first, second])
})

test('a month that contradicts an earlier one is left out, and so is the second of a month', () => {
  const first = month(6, '2026-11-12')
  expect(consistentMonths([first, month(7, '2026-12-13'), month(8, '2027-01-10')]).accepted).toEqual([
    first,
    month(8, '2027-01-10'),
  ])
  expect(consistentMonths([first, month(6, '2026-11-13')]).accepted).toEqual([first])
  expect(consistentMonths([month(6, '1999-01-01'), first]).accepted).toEqual([first])
})
