import { cpus } from 'node:os'
import type { UnderLoad } from '../../apps/web/tests/topology/topology.test.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import type { Measured } from './fault-under-load.ts'

const count = (it: number) => it.toLocaleString('en-CA')

export function faultRow({ name, times, right, lines, breakerOpened, recovered }: Measured): string[] {
  const quantile = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)
  return [
    name,
    count(times.length),
    count(right),
    ...[0.5, 0.99, 1].map(quantile),
    String(lines),
    String(breakerOpened),
    recovered === undefined ? '–' : (recovered / 1000).toFixed(1),
  ]
}

/**
 * `logged` are the expected log lines of a full outage and of all files; `timeoutMs` is the site's timeout of a
 * request.
 */
export const faultTable = (
  rows: readonly string[][],
  missed: readonly string[],
  of: { addresses: number; logged: { types: number; files: number }; timeoutMs: number },
): string[] => [
  '## Faults under load',
  '',
  `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, shared by visitors, site and content server. Eight visitors send requests all the time, from before a fault begins until after it ended, for each of ${of.addresses} addresses: every page and file in both languages, and a record of each kind. Each fault lasts beyond the start of a minute, when every page is rendered again; the site's timeout for the content server is ${of.timeoutMs / 1000} s. A response is right when its status is 200 and it shows the same content as before.`,
  '',
  ...markdownTable([
    [
      'fault',
      'responses',
      'right',
      'p50 ms',
      'p99 ms',
      'max ms',
      'log lines',
      'breaker',
      'recovered after s',
    ],
    ...rows,
  ]),
  '',
  `- Log lines: one for each of ${of.logged.types} types that cannot be read, or of ${of.logged.files} files. Breaker: how often the circuit breaker opened, after which no requests are sent for a while.`,
  '- Recovered: from the end of the fault until everything is read or written again, without a restart. A file that could not be written is written with the next change.',
  ...missed.map((it) => `- **Missed**: ${it}`),
]

export const killedTable = (killed: readonly UnderLoad[]): string[] => [
  '## Any process killed under load',
  '',
  'PostgreSQL, Redis, the content server, two processes of the site and nginx, one of which is killed with `kill -9` and restarted, as a supervisor does, while eight visitors send requests to nginx. A response is wrong when it is another page, incomplete, or of an older version than one already served.',
  '',
  ...markdownTable([
    ['killed', 'right', 'wrong', 'failures', 'seen after ms: site 1, site 2, nginx'],
    ...killed.map(({ what, answered, wrong, failures, seenAfter }) => [
      what,
      count(answered),
      count(wrong),
      Object.entries(failures)
        .map(([how, often]) => `${often} × ${how}`)
        .join(', ') || '0',
      seenAfter.join(', '),
    ]),
  ]),
  '',
  '- Seen: from publishing an entry, once the process is running again, until it is visible. For Redis: from its restart, for an entry published while it was down.',
]
