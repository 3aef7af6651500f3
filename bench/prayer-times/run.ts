// This package beside adhan, praytime and suncalc, in one run: pnpm --filter @islamic-centre/prayer-times bench
import { cpus } from 'node:os'
import {
  bundleSize,
  bundles,
  subjects,
  yearForFiveCities,
} from '../../packages/prayer-times/tests/bench-subjects.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'

import { writeSection } from '../benchmarks-section.ts'
import { measure } from './measure.ts'

const days = measure(subjects)
const adhan = days['adhan 4.4.6, a bare day']?.best ?? NaN
const year = measure({ year: yearForFiveCities }, { rounds: 15, calls: 1 }).year
const sizes = await Promise.all(
  Object.entries(bundles).map(async ([name, contents]) => ({ name, ...(await bundleSize(contents)) })),
)
const bareDay = sizes.find(({ name }) => name === 'adhan, a bare day')?.gzip ?? NaN

const body = [
  '## Prayer times',
  '',
  `Node.js ${process.versions.node}, ${cpus()[0]?.model.trim() ?? 'an unknown processor'}. Compare the rows with each other, not with another machine.`,
  '',
  ...markdownTable([
    ['one day in Toronto', 'µs, best', 'µs, median', '× adhan'],
    ...Object.entries(days).map(([name, { best, median }]) => [
      name,
      best.toFixed(2),
      median.toFixed(2),
      (best / adhan).toFixed(2),
    ]),
  ]),
  '',
  `A year for five cities (1,825 days): ${((year?.best ?? NaN) / 1000).toFixed(1)} ms, median ${((year?.median ?? NaN) / 1000).toFixed(1)} ms.`,
  '',
  ...markdownTable([
    ['in a bundle for browsers', 'bytes, minified', 'bytes, gzip', 'gzip over a bare day of adhan'],
    ...sizes.map(({ name, minified, gzip }) => [
      name,
      minified.toLocaleString('en-CA'),
      gzip.toLocaleString('en-CA'),
      (gzip - bareDay).toLocaleString('en-CA'),
    ]),
  ]),
].join('\n')

writeSection('prayer-times', 'pnpm --filter @islamic-centre/prayer-times bench', body)
process.stdout.write(`${body}\n`)
