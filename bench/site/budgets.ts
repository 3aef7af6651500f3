import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'

/** A page on Lighthouse's phone; seconds of paints are those over the floor of the same run. */
export type Visit = {
  path: string
  firstPaint: number
  largestPaint: number
  /** Milliseconds. */
  blocking: number
  layoutShift: number
  /** Milliseconds of the slowest press until the next paint. */
  press: number
}

type Budget = {
  name: string
  of: (visit: Visit) => number
  limit: number
  /** What two runs of the same build differ by. */
  tolerance: number
  digits: number
  pages?: RegExp
}

const budgets: readonly Budget[] = [
  {
    name: 'first paint, s over the floor',
    of: (it) => it.firstPaint,
    limit: 0.25,
    tolerance: 0.05,
    digits: 2,
  },
  {
    name: 'largest paint, s over the floor',
    of: (it) => it.largestPaint,
    limit: 0.45,
    tolerance: 0.05,
    digits: 2,
  },
  {
    name: 'blocking time of home, ms',
    of: (it) => it.blocking,
    limit: 50,
    tolerance: 50,
    digits: 0,
    pages: /\/home$/,
  },
  { name: 'layout shift', of: (it) => it.layoutShift, limit: 0, tolerance: 0.005, digits: 3 },
  { name: 'press until the next paint, ms', of: (it) => it.press, limit: 100, tolerance: 16, digits: 0 },
]

/** The budgets beside what was measured, as lines of Markdown; `missed` when one is exceeded by more than its tolerance. */
export function compareWithBudgets(visits: readonly Visit[]): { lines: string[]; missed: boolean } {
  const results = budgets.map(({ name, of, limit, tolerance, digits, pages }) => {
    const judged = visits.filter(({ path }) => !pages || pages.test(path))
    const over = judged.filter((it) => of(it) > limit + tolerance)
    const worst = judged.toSorted((one, other) => of(other) - of(one))[0]
    const measured = worst ? `${of(worst).toFixed(digits)} (\`${worst.path}\`)` : ''
    const outcome = over.length === 0 ? 'met' : `missed on ${over.length} of ${judged.length}`
    return { over, row: [name, limit.toFixed(digits), tolerance.toFixed(digits), measured, outcome] }
  })
  return {
    lines: markdownTable([
      ['budget', 'at most', 'tolerance', 'worst page', 'outcome'],
      ...results.map(({ row }) => row),
    ]),
    missed: results.some(({ over }) => over.length > 0),
  }
}
