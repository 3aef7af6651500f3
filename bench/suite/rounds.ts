import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'

/** One run of `npm test`. */
export type Round = {
  /** From 1; also the seed of its samples. */
  round: number
  commit: string
  /** How many programs ran beside it. */
  programs: string
  passed: string
  failed: string
  seconds: string
  /** The names of the tests that failed. */
  failures: string[]
}

const columns = ['round', 'commit', 'programs', 'passed', 'failed', 'seconds']
const heading =
  '## The tests, again and again\n\n`npm test` beside programs that use all the processor they can get.'

/** The section's text in docs/benchmarks.md. */
export function roundsText(rounds: readonly Round[]): string {
  const rows = rounds.map((it) => [
    String(it.round),
    `\`${it.commit}\``,
    it.programs,
    it.passed,
    it.failed,
    it.seconds,
  ])
  const failures = rounds.flatMap(({ round, failures }) => failures.map((it) => `- Round ${round}: ${it}`))
  const table = markdownTable([columns, ...rows]).join('\n')
  return [heading, table, failures.length > 0 ? failures.join('\n') : 'No test failed.'].join('\n\n')
}

/** The rounds of a text that `roundsText` wrote. */
export function roundsIn(text: string): Round[] {
  return [...text.matchAll(/^\| (\d+) +\|(.*)\|$/gm)].map(([, number = '', cells = '']) => {
    const [commit = '', programs = '', passed = '', failed = '', seconds = ''] = cells
      .split('|')
      .map((it) => it.trim().replaceAll('`', ''))
    const failures = [...text.matchAll(/^- Round (\d+): (.*)$/gm)].flatMap(([, round, name = '']) =>
      round === number ? [name] : [],
    )
    return { round: Number(number), commit, programs, passed, failed, seconds, failures }
  })
}
