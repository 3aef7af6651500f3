// The screen of a hall through thirty minutes of days that pass at once: `pnpm build`, then `pnpm bench:soak [minutes]`
import { soakFor } from '../../apps/web/e2e/long-soak.ts'
import { writeSection } from '../benchmarks-section.ts'

const minutes = Number(process.argv[2] ?? 30)
const { heaps, left } = await soakFor(minutes)
const [first = Number.NaN, last = Number.NaN] = [heaps[0], heaps.at(-1)]
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('en-CA')} KB`
const growth = (last / first - 1) * 100
const hasLeaks = Object.values(left).some((it) => it > 0)

const body = [
  '## The screen of the prayer call, left running',
  '',
  `${heaps.length} days passed in ${minutes} minutes, the page reading itself again every five minutes, as in a real day. Heap after collection: ${kilobytes(first)} after the first day, ${kilobytes(Math.max(...heaps))} at most, ${kilobytes(last)} after the last (${growth.toFixed(1)} %; 5 % is allowed).`,
  '',
  `Left behind when the page is left: ${left.timers} timers, ${left.workers} workers, ${left.contexts} audio contexts, ${left.playing} playing sounds.`,
].join('\n')

writeSection('soak', 'pnpm bench:soak', body)
process.stdout.write(`${body}\n`)
if (!(growth < 5) || hasLeaks) process.exitCode = 1
