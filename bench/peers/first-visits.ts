import { languages } from '@islamic-centre/i18n/locales'
import type { Result } from 'lighthouse'
import { auditValue, kilobytes, points, seconds } from '../site/phone.ts'

/** A server behind nginx, by its address without a path. */
export type Visited = { name: string; url: string }

export const visitColumns = [
  'page',
  'speed',
  'FCP s',
  'LCP s',
  'TTI s',
  'TBT ms',
  'CLS',
  'HTML KB',
  'JS KB',
  'all KB',
]

function rowOf(name: string, result: Result): string[] {
  return [
    name,
    String(points(result, 'performance')),
    ...['first-contentful-paint', 'largest-contentful-paint', 'interactive'].map((it) =>
      seconds(result, it).toFixed(2),
    ),
    auditValue(result, 'total-blocking-time').toFixed(0),
    auditValue(result, 'cumulative-layout-shift').toFixed(3),
    String(kilobytes(result, 'Document')),
    String(kilobytes(result, 'Script')),
    String(kilobytes(result)),
  ]
}

/** The first visits of each home page on the phone, after those of a bare page of text. */
export async function visitRows(
  visits: (url: string) => Promise<Result>,
  floor: Visited,
  sites: readonly Visited[],
): Promise<string[][]> {
  const rows = [rowOf(floor.name, await visits(`${floor.url}/`))]
  for (const language of languages)
    for (const { name, url } of sites)
      rows.push(rowOf(`${name}, /${language}/home`, await visits(`${url}/${language}/home`)))
  return rows
}
