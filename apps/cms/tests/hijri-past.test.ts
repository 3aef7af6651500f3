import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarOf, type MonthRow, monthOf, numberOf } from '../src/hijri-months/month-rows.ts'
import { endedMonths } from '../src/hijri-months/store-ended-months.ts'
import { whyChangeRefused } from '../src/hijri-months/why-change-refused.ts'

const dayMs = 86_400_000
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
const firstDay = Date.UTC(2026, 0, 1) / dayMs
const days = 30 * 365

/** What an editor does after so many days: months are relative to the running one, days to the calculated beginning. */
const step = fc.record({
  wait: fc.integer({ min: 1, max: 50 }),
  action: fc.constantFrom('declare', 'change', 'delete', 'offset'),
  month: fc.integer({ min: -3, max: 4 }),
  days: fc.integer({ min: -3, max: 3 }),
})

/** The list of months and the offset of a content server, from its first start on. */
class Centre {
  rows: MonthRow[] = []
  adjustDays = 0
  day = firstDay
  /** The beginnings of months that have ended, as they were shown when they ended. */
  readonly past = new Map<number, string>()
  #made = 0

  constructor() {
    this.store()
  }

  get calendar() {
    return calendarOf(this.rows, this.adjustDays)
  }

  /** Lets days pass, in which the server stores at least once in each month. */
  pass(count: number) {
    for (let left = count; left > 0; left -= 20) {
      this.day += Math.min(left, 20)
      this.store()
    }
  }

  /** As the hourly task and each change do. */
  store() {
    const ended = endedMonths(this.rows, this.adjustDays, dateOf(this.day))
    for (const month of ended) this.#add({ ...month, calculated: true })
    const { calendar } = this
    const present = calendar.monthOn(dateOf(this.day))
    for (const row of this.rows) {
      const number = numberOf(row)
      if (number < present && !this.past.has(number)) this.past.set(number, calendar.beginningOf(number))
    }
  }

  #add(row: Omit<MonthRow, 'documentId'>) {
    this.#made += 1
    this.rows = [...this.rows, { ...row, documentId: String(this.#made) }]
  }

  /** One change of an editor; refused ones change nothing. */
  apply({ action, month, days: moved }: { action: string; month: number; days: number }) {
    this.store()
    if (action === 'offset') {
      this.adjustDays = Math.sign(moved)
      return
    }
    const { calendar } = this
    const running = calendar.monthOn(dateOf(this.day))
    const number = running + month
    const begins = Date.parse(calendar.beginningOf(number)) / dayMs + moved
    const fields = { ...monthOf(number), startsOn: dateOf(begins) }
    const row = this.rows.find((it) => numberOf(it) === number)
    if (action !== 'declare' && !row) return
    const change = {
      ...(action !== 'declare' && { row }),
      ...(action !== 'delete' && { month: fields }),
    }
    const present = { adjustDays: this.adjustDays, today: dateOf(this.day) }
    if (whyChangeRefused(this.rows, change, present)) return
    if (change.row) this.rows = this.rows.filter((it) => it !== change.row)
    if (change.month) this.#add({ ...fields, calculated: false })
    // Only its own declaration moves the running month.
    if (number !== running) expect(this.calendar.beginningOf(running)).toBe(calendar.beginningOf(running))
  }

  check() {
    const { calendar } = this
    for (const [number, begins] of this.past) {
      const shown = calendar.beginningOf(number)
      if (shown !== begins) expect([monthOf(number), shown]).toEqual([monthOf(number), begins])
    }
  }
}

it('whatever is declared, corrected and withdrawn over 30 years, the beginnings of months that have ended never change', () => {
  let ended = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 400, maxLength: 600 }), (steps) => {
      const centre = new Centre()
      for (const [at, { wait, ...change }] of steps.entries()) {
        if (centre.day >= firstDay + days) break
        centre.pass(wait)
        centre.apply(change)
        if (at % 20 === 0) centre.check()
      }
      // The steps may be over before the years are.
      centre.pass(firstDay + days - centre.day)
      centre.check()
      ended = Math.max(ended, centre.past.size)
    }),
    { numRuns: 3, endOnFailure: true },
  )
  expect(ended).toBeGreaterThan(12 * 30)
})
